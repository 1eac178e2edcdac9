"""What is said of lines that should be transcripts: how many play, and what is wrong with the others."""

from functools import cache
from typing import Any

import msgspec

from rules.transcripts import AnyGame, AnyOne, Transcript, UnknownGame, game_called, transcript_type, verify
from service.cli.files import BLANKS, LONGEST, Piece, Place
from service.codec.json_reader import JSONReader, parse
from service.codec.problem_details import Problem, ProblemCode, ProblemError, problem_of

LINE_TOO_LONG, UNREADABLE, UNKNOWN_GAME = "line_too_long", "unreadable", "unknown_game"


class Complaint(msgspec.Struct, frozen=True):
    """Why a line was refused. `move` counts from 0, as in a list of moves; it and `rule` may be null."""

    file: str
    line: int
    move: int | None
    rule: str | None
    code: str
    detail: str


class Judged(msgspec.Struct, frozen=True):
    """What was found in a piece of a file, where that begins, and where the next one does."""

    begin: Place
    end: Place
    position: int
    games: int
    moves: int
    refused: tuple[Complaint, ...]


def judge(piece: Piece) -> Judged:
    """Play every transcript of a piece again."""
    games, moves, refused = 0, 0, []
    for number, line in enumerate(piece.lines, piece.first):
        if line is None or line.strip(BLANKS):
            played, complaint = judge_line(line, piece.name, number)
            games, moves = games + 1, moves + played
            refused += [complaint] if complaint else []
    if piece.broken is not None:
        number = piece.first + len(piece.lines)
        refused.append(Complaint(piece.name, number, None, None, UNREADABLE, piece.broken))
    return Judged(piece.begin, piece.end, piece.position, games, moves, tuple(refused))


def judge_line(line: bytes | None, name: str, number: int) -> tuple[int, Complaint | None]:
    """How many moves of a line's transcript can be played, and why not more."""

    def complaint(code: str, detail: str, move: int | None = None, rule: str | None = None) -> Complaint:
        return Complaint(name, number, move, rule, code, detail)

    if line is None:
        return 0, complaint(LINE_TOO_LONG, f"The line is longer than {LONGEST} bytes.")
    try:
        game, transcript = read(line)
    except ProblemError as error:
        return 0, complaint(error.problem.code, told(error.problem))
    except UnknownGame as unknown:
        return 0, complaint(UNKNOWN_GAME, str(unknown))
    verdict = verify(game, transcript)
    if verdict.refused is None:
        return verdict.applied, None
    move = verdict.applied if verdict.applied < len(transcript.moves) and verdict.state is not None else None
    found = problem_of(verdict.refused)
    return verdict.applied, complaint(found.code, told(found), move, found.rule.number if found.rule else None)


def told(found: Problem) -> str:
    """A problem in one line: the places where something is wrong, if they are known."""
    places = [f"{place.pointer or '/'}: {place.detail}" for place in found.errors or found.faults or ()]
    at = "" if found.position is None else f" (character {found.position})"
    return f"{found.detail}{at} {' '.join(places)}".strip()


def read(line: bytes) -> tuple[AnyGame, Transcript]:
    """Read a transcript as strictly as the service does. Raises ProblemError or UnknownGame."""
    game = game_called(name_of(line))
    return game, reader(game).decode(line)


def name_of(line: bytes) -> str:
    """The game of a transcript. Raises ProblemError."""
    try:
        return msgspec.json.decode(line, type=AnyOne).game
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        value: Any = parse(line)
    name = value.get("game") if isinstance(value, dict) else None
    if not isinstance(name, str):
        raise ProblemError(ProblemCode.INVALID_REQUEST, "This is no transcript: it does not say of which `game`.")
    return name


@cache
def reader(game: AnyGame) -> JSONReader[Any]:
    """Reads the transcripts of a game."""
    return JSONReader(transcript_type(game))
