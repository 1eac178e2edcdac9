"""Transcripts as text that a person can read and write, and that is read back without loss.

    game dancing-queen
    rules_version 1
    seats 2
    options microphone=0
    seed "my first game"

    1. 0 open girl
    2. 1 open boy
    3. 0 draw

One line for each member of the transcript, then one for each move: its number, and the move as `move_notation.py`
writes it. Options are `name=value`, with spaces between.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from rules.game import AnyGame
from rules.move_notation import BLANKS, WORD, Line, members, read_line, read_member, write_move, written
from rules.registry import GAMES
from rules.transcripts import NOTES, Transcript, UnknownGame, game_called, transcript_type

FIRST = "game"  # the member that begins a transcript
BEGINNING = re.compile(rf"[ \t]*{FIRST}[ \t]")  # of a transcript


def write_notation(transcript: Transcript) -> str:
    """Return the text of a transcript; `read_notation` makes the same transcript of it.

    >>> from rules import GAMES, recorded
    >>> game = GAMES["dancing-queen"]
    >>> print(write_notation(recorded(game, 2, game.options, "a seed", game.legal_moves(game.match().state, 0)[:1])))
    game dancing-queen
    rules_version 1
    seats 2
    options microphone=0
    seed "a seed"
    <BLANKLINE>
    1. 0 open girl
    <BLANKLINE>
    """
    moves = (f"{number}. {write_move(move)}" for number, move in enumerate(transcript.moves, 1))
    return "\n".join([*header(transcript), "", *moves, ""])


def header(transcript: Transcript) -> Iterator[str]:
    """Yield the lines before the moves, without annotations that the transcript leaves out."""
    yield f"{FIRST} {transcript.game}"
    for name in transcript.__struct_fields__:
        value = getattr(transcript, name)
        if name == "options":
            yield " ".join([name, *(f"{each}={written(getattr(value, each))}" for each in value.__struct_fields__)])
        elif name not in (FIRST, "moves") and not (name in NOTES and value is None):
            yield f"{name} {written(value)}"


def read_notation(text: str, games: Mapping[str, AnyGame] = GAMES, first: int = 1) -> Transcript:
    """Read a transcript. Raises NotationError; `first` is the number of the first line.

    >>> text = '''
    ... game dancing-queen
    ... rules_version 1
    ... seats 2
    ... options microphone=0
    ... seed "a seed"
    ...
    ... 1. 0 open girl
    ... '''
    >>> read_notation(text).moves
    (Open(seat=0, gender=<Gender.GIRL: 'girl'>),)
    """
    texts = text.split("\n")
    lines = [Line(text.rstrip("\r"), number) for number, text in enumerate(texts, first) if text.strip()]
    if not lines:
        Line("", first).refuse(f"Expected {FIRST!r} and the name of a game.")
    game = read_game(lines[0], games)
    moves = next((index for index, line in enumerate(lines) if line.text.lstrip()[:1].isdigit()), len(lines))
    found = read_header(lines[:moves], game)
    found["moves"] = [read_numbered(line, number, game) for number, line in enumerate(lines[moves:], 1)]
    try:
        return msgspec.convert(found, transcript_type(game))
    except msgspec.ValidationError as error:
        lines[-1].refuse(f"{error}.", len(lines[-1].text))


def read_game(line: Line, games: Mapping[str, AnyGame]) -> AnyGame:
    """Read the first line."""
    line.take(BLANKS, "")
    line.need(FIRST)
    line.gap()
    start = line.place
    try:
        game = game_called(line.take(WORD, "the name of a game"), games)
    except UnknownGame as error:
        line.refuse(str(error), start)
    line.end()
    return game


def read_header(lines: list[Line], game: AnyGame) -> dict[str, Any]:
    """Read the lines before the moves. Each member stands once, in any order."""
    kinds = members(transcript_type(game))
    found: dict[str, Any] = {FIRST: game.name}
    wanted = [name for name in kinds if name not in (FIRST, "moves")]
    for line in lines[1:]:
        line.take(BLANKS, "")
        name = line.word([name for name in wanted if name not in found])
        found[name] = read_options(line, game) if name == "options" else read_member(line, kinds[name])
        line.end()
    missing = [name for name in wanted if name not in found and name not in NOTES]
    if missing:
        lines[-1].refuse(f"After this {' and '.join(missing)} must be told.", len(lines[-1].text))
    return found


def read_options(line: Line, game: AnyGame) -> dict[str, Any]:
    """Read `name=value` for every option, in the order of its record."""
    options: Any = game.Options
    found = {}
    for name, member in members(options).items():
        line.gap()
        line.need(f"{name}=")
        found[name] = line.value(member)
    return found


def read_numbered(line: Line, number: int, game: AnyGame) -> dict[str, Any]:
    """Read the line of one move."""
    line.take(BLANKS, "")
    line.need(f"{number}.")
    line.gap()
    return read_line(line, game)


def each_notation(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Cut a stream of lines into the texts of single transcripts, each with the number of its first line."""
    first = 1
    held: list[str] = []
    for number, line in enumerate(lines, 1):
        if BEGINNING.match(line) and any(each.strip() for each in held):
            yield first, "".join(held)
            first, held = number, []
        held.append(line)
    if any(each.strip() for each in held):
        yield first, "".join(held)
