"""Whole games in files that a person can read: they must replay exactly, for ever.

A line that begins with a number is a move, an indented line an event that it caused; members are JSON.
"""

import json
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from rules.registry import GAMES
from tests.kit.playouts import playout, setups

FOLDER = Path(__file__).parent / "transcripts"
SEED = "transcript"


def every_setup():
    for game in GAMES.values():
        for seats, options in setups(game):
            chosen = [str(value) for value in msgspec.structs.asdict(options).values()]
            yield pytest.param(game, seats, options, id="-".join([game.name, str(seats), *chosen]))


each_setup = pytest.mark.parametrize(("game", "seats", "options"), list(every_setup()))


def told_as(record):
    """`type {members}`, the members as JSON."""
    members = msgspec.to_builtins(record)
    return f"{members.pop('type')} {json.dumps(members, ensure_ascii=False)}"


def written(game, seats, options, moves):
    """The transcript of a game, as its rules now play it."""
    start = game.new(seats, options, SEED)
    state = start.state
    lines = [f"{game.title}, {seats} seats, rules version {game.rules_version}, seed {SEED}"]
    lines += [f"options {json.dumps(msgspec.to_builtins(options))}", ""]
    lines += [f"    {told_as(event)}" for event in start.events]
    for move in moves:
        after = game.apply(state, move)
        lines += [f"{after.state.ply} {told_as(move)}", *(f"    {told_as(event)}" for event in after.events)]
        state = after.state
    lines += ["", f"outcome {json.dumps(msgspec.to_builtins(state.outcome))}"]
    lines += [f"state {sha256(msgspec.json.encode(state)).hexdigest()}", ""]
    return "\n".join(lines)


def moves_of(game, text):
    """The moves of a transcript."""
    for line in text.splitlines()[3:]:
        number, _, rest = line.partition(" ")
        if number.isdigit():
            kind, _, members = rest.partition(" ")
            yield msgspec.convert({"type": kind, **json.loads(members)}, game.Move)


@each_setup
def test_a_transcript_replays_exactly(game, seats, options, request):
    path = FOLDER / f"{request.node.callspec.id}.txt"
    if request.config.getoption("--write-transcripts"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(written(game, seats, options, [move for _, move, _ in playout(game, seats, options, SEED)]))
    text = path.read_text()
    assert written(game, seats, options, list(moves_of(game, text))) == text


def test_every_transcript_belongs_to_a_set_up():
    assert {path.stem for path in FOLDER.iterdir()} == {each.id for each in every_setup()}
