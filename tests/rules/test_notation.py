"""Transcripts as JSON and as text: both ways without loss, and of a malformed text the line and the column."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from rules import (
    NotationError,
    random_transcript,
    read_move,
    read_notation,
    read_transcript,
    write_move,
    write_notation,
)
from rules.notation import each_notation
from rules.registry import GAMES
from rules.transcripts import NOTES, recorded
from tests.kit.playouts import LONG, playout, setups

FOLDER = Path(__file__).parent / "notation"
RANDOM_GAMES = 10_000 if LONG else 30  # of each kind
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

# A move as JSON, and how the text of notation.py's docstring says that it is written.
TOLD = [
    ("dancing-queen", {"type": "open", "seat": 0, "gender": "girl"}, "0 open girl"),
    ("dancing-queen", {"type": "draw", "seat": 1}, "1 draw"),
    (
        "dancing-queen",
        {"type": "place", "seat": 1, "gender": "boy", "role": "backup", "rotate": None},
        "1 place boy backup -",
    ),
    (
        "dancing-queen",
        {"type": "place", "seat": 0, "gender": "girl", "role": "lead", "rotate": {"seat": 1, "position": 2}},
        "0 place girl lead 1/2",
    ),
    ("lets-dance", {"type": "dance", "seat": 5, "cards": ["spin", "backspin"]}, "5 dance [spin,backspin]"),
    ("lets-dance", {"type": "renew", "seat": 2, "face_down": "y", "discard": []}, "2 renew y []"),
    (
        "queen-of-12",
        {
            "type": "cross",
            "seat": 3,
            "die": {"color": "red", "value": 2},
            "field": {"area": "left", "row": 0, "column": 4},
        },
        "3 cross red/2 left/0/4",
    ),
    (
        "king-of-clubs",
        {"type": "assign", "seat": 3, "clubs": [[5], [4], [1, 2]], "backup": 3},
        "3 assign [[5],[4],[1,2]] 3",
    ),
    (
        "king-of-clubs",
        {"type": "play_moves", "seat": 0, "dancer": {"seat": 2, "skill": 4}, "count": 3},
        "0 play_moves 2/4 3",
    ),
    (
        "dancing-dragons",
        {
            "type": "swap",
            "seat": 7,
            "give": {"color": "red", "part": "head"},
            "take": {"color": "blue", "part": "tail"},
        },
        "7 swap red/head blue/tail",
    ),
]


@pytest.mark.parametrize(("name", "members", "text"), TOLD, ids=[text for _, _, text in TOLD])
def test_a_move_is_written_as_the_notation_says(name, members, text):
    move = msgspec.convert(members, GAMES[name].Move)
    assert write_move(move) == text
    assert read_move(text, GAMES[name]) == move


def golden(game):
    """A game in the last of its set-ups, by a seed that needs quotes, with all annotations."""
    *_, (seats, options) = setups(game)
    seed = 'the "golden" one\n'
    moves = [move for _, move, _ in playout(game, seats, options, seed)]
    names = ("Ann", 'Bob "the Boot"', "Żaneta")
    return recorded(game, seats, options, seed, moves, state_digest="0" * 64, result="not\tlooked at", names=names)


@games
def test_the_golden_transcript_in_both_notations(game, request):
    as_json, as_text = FOLDER / f"{game.name}.json", FOLDER / f"{game.name}.txt"
    if request.config.getoption("--write-transcripts"):
        FOLDER.mkdir(exist_ok=True)
        as_json.write_bytes(msgspec.json.encode(golden(game)) + b"\n")
        as_text.write_text(write_notation(golden(game)))
    from_json, from_text = read_transcript(as_json.read_bytes()), read_notation(as_text.read_text())
    assert from_json == from_text
    assert write_notation(from_json) == as_text.read_text()
    assert msgspec.json.encode(from_text) + b"\n" == as_json.read_bytes()
    members = json.loads(as_json.read_bytes())
    assert list(members) == ["game", "rules_version", "seats", "options", "seed", "moves", *NOTES]
    assert len(as_text.read_text().splitlines()) == len(members["moves"]) + len(members)  # one blank, no `moves`


@pytest.mark.medium
@games
def test_reading_what_was_written_changes_nothing(game):
    every = list(setups(game))
    for number in range(RANDOM_GAMES):
        seats, options = every[number % len(every)]
        transcript = random_transcript(game, seats, options, f"{number}")
        text = write_notation(transcript)
        again = read_notation(text)
        assert again == transcript
        assert write_notation(again) == text
        assert read_transcript(msgspec.json.encode(transcript)) == transcript


@games
def test_line_ends_blanks_and_the_order_of_members_do_not_matter(game):
    text = (FOLDER / f"{game.name}.txt").read_text()
    first, *header = text.partition("\n\n")[0].splitlines()
    moves = text.partition("\n\n")[2]
    other = "\n".join([first, *header[::-1], "", *(f" {line}\t" for line in moves.splitlines())])
    other = " \t" + other.replace("\nseats ", "\n seats \t")
    other = re.sub(r"^ (\d+\. \d+) ", r" \1 \t ", other, flags=re.MULTILINE).replace("\n", "\r\n\r\n")
    assert read_notation(other) == read_notation(text)


def test_annotations_may_be_left_out_and_are_then_not_written():
    game = GAMES["dancing-queen"]
    text = 'game dancing-queen\nrules_version 1\nseats 2\noptions microphone=1\nseed "s"\n\n'
    transcript = recorded(game, 2, game.Options(microphone=1), "s", ())
    assert read_notation(text) == transcript
    assert write_notation(transcript) == text
    assert b"null" not in msgspec.json.encode(transcript)


HEAD = """\
game dancing-queen
rules_version 1
seats 2
options microphone=0
seed "a"

1. 0 open girl
2. 1 open boy
3. 0 draw
4. 0 place girl lead 1/0
"""
BROKEN = [  # what to replace, by what, and where that is wrong: counted by hand
    ("game dancing-queen", "gamedancing-queen", 1, 5),
    ("game dancing-queen", "chess", 1, 1),
    ("game dancing-queen", "game chess", 1, 6),
    ("game dancing-queen", "game dancing-queen 2", 1, 20),
    ("rules_version 1", "rules_version one", 2, 15),
    ("rules_version 1", "rules_version 0", 2, 15),
    ("seats 2", "seats 3", 3, 7),
    ("seats 2", "seats", 3, 6),
    ("seats 2", "seats 2 2", 3, 9),
    ("seats 2", "chairs 2", 3, 1),
    ("seats 2", "rules_version 1", 3, 1),
    ("microphone=0", "loudspeaker=0", 4, 9),
    ("microphone=0", "microphone=2", 4, 20),
    ("options microphone=0", "options", 4, 8),
    ('seed "a"', "seed a", 5, 6),
    ('seed "a"', 'seed "a', 5, 6),
    ('seed "a"', r'seed "\x"', 5, 7),
    ('seed "a"', 'seed ""', 5, 6),
    ('seed "a"', r'seed "\ud800"', 5, 6),
    ('seed "a"', 'seed "a"\nseed "b"', 6, 1),
    ('seed "a"\n', "", 4, 21),
    ("1. 0", "2. 0", 7, 1),
    ("1. 0", "0", 7, 1),
    ("1. 0", "1.0", 7, 3),
    ("1. 0", "1. 8", 7, 4),
    ("1. 0", "1. -", 7, 4),
    ("open girl", "opens girl", 7, 6),
    ("open girl", "open woman", 7, 11),
    ("open girl", "open Girl", 7, 11),
    ("open girl", "open", 7, 10),
    ("open girl", "open girl boy", 7, 16),
    ("3. 0 draw", "4. 0 draw", 9, 1),
    ("1/0", "1/9", 10, 22),
    ("1/0", "1", 10, 23),
    ("1/0", "1-0", 10, 23),
    ("1/0", "--", 10, 23),
]


@pytest.mark.parametrize(("old", "new", "line", "column"), BROKEN, ids=[new for _, new, _, _ in BROKEN])
def test_of_a_malformed_text_line_and_column_are_told(old, new, line, column):
    read_notation(HEAD)
    assert old in HEAD
    with pytest.raises(NotationError) as told:
        read_notation(HEAD.replace(old, new, 1))
    assert (told.value.line, told.value.column) == (line, column), told.value
    assert str(told.value).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize("text", ["", "\n\n", " \n"])
def test_an_empty_text_is_malformed_at_its_beginning(text):
    with pytest.raises(NotationError) as told:
        read_notation(text)
    assert (told.value.line, told.value.column) == (1, 1)


@pytest.mark.medium
@games
def test_any_token_of_a_move_that_is_replaced_is_found(game):
    lines = (FOLDER / f"{game.name}.txt").read_text().splitlines()
    first = lines.index("") + 1
    for index in range(first, len(lines), 7):
        for token in re.finditer(r"\S+", lines[index]):
            broken = f"{lines[index][: token.start()]}?{lines[index][token.end() :]}"
            with pytest.raises(NotationError) as told:
                read_notation("\n".join([*lines[:index], broken, *lines[index + 1 :]]))
            assert (told.value.line, told.value.column) == (index + 1, token.start() + 1), broken


def test_the_column_of_a_move_counts_what_is_before_it():
    with pytest.raises(NotationError) as told:
        read_move(" \t 0 dance \n", GAMES["dancing-queen"])
    assert (told.value.line, told.value.column) == (1, 6)


def test_a_stream_of_games_may_have_blanks_and_tabs_where_they_begin():
    lines = [line + "\n" for line in (HEAD + HEAD + HEAD).splitlines()]
    lines[10], lines[20] = "\t game dancing-queen\n", "game\tdancing-queen\n"
    assert [(first, read_notation(text, first=first)) for first, text in each_notation(lines)] == [
        (first, read_notation(HEAD)) for first in (1, 11, 21)
    ]


def test_a_stream_is_cut_into_games_that_know_their_lines():
    lines = [line + "\n" for line in f"\n{HEAD}\n{HEAD}".splitlines()]
    cut = list(each_notation(lines))
    assert [first for first, _ in cut] == [1, 13]
    assert all(read_notation(text, first=first) == read_notation(HEAD) for first, text in cut)
    lines[lines.index("2. 1 open boy\n", 13)] = "2. 1 open man\n"
    with pytest.raises(NotationError) as told:
        [read_notation(text, first=first) for first, text in each_notation(lines)]
    assert (told.value.line, told.value.column) == (20, 11)
