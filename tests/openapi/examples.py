"""Requests and answers for front ends, recorded from the service: `python -m tests.openapi.examples` writes them.

Random games are played until every phase, situation and refusal of a game has been met; the first of each is kept.
Nothing here names a game: `tests.rules.told` has the situations.
"""

import json
from itertools import product
from pathlib import Path

import msgspec
from msgspec.structs import replace

from rules.errors import ImpossibleState
from rules.registry import GAMES
from rules.wire import MAX_SEATS
from service.api.operations import MOVE_REFUSALS
from service.codec.problem_details import KINDS, ProblemCode
from service.config import Config
from service.wsgi import create_service
from tests.rules.playing import attempts, playout, setups
from tests.rules.told import told

FOLDER = Path("openapi/examples")
MOST_GAMES = 40  # in each set-up, before the search is given up
WIDTH = 120
EVERYTHING = ("legal_moves", "views")
CODES = (
    ProblemCode.GAME_OVER,
    ProblemCode.NO_SUCH_SEAT,
    ProblemCode.NOT_YOUR_TURN,
    ProblemCode.IMPOSSIBLE_STATE,
)
assert {*CODES, ProblemCode.ILLEGAL_MOVE} == {code for code in MOVE_REFUSALS if KINDS[code].status == 409}


def wanted(game):
    """The text for every example that a game should have, by name."""
    return {
        "new": f"A new game of {game.title}.",
        **{f"phase-{phase}": text for phase, text in game.about.phases.items()},
        **{name: f"{name.replace('-', ' ').capitalize()}." for name in told(game).SITUATIONS},
        **{f"refused-{rule.number}": f"Rule {rule.number} forbids the move. {rule.text}" for rule in game.rules},
        **{f"refused-{code}": f"{KINDS[code].title}." for code in CODES},
    }


def searched(game):
    """The first of each: (name, text, transcript, path, request). Raises ValueError when some are not to be found."""
    missing = wanted(game)
    for seed, (seats, options) in product(range(MOST_GAMES), setups(game)):
        moves = []
        for state, move, after in playout(game, seats, options, seed):
            for name, path, request in shown(game, missing, state, move, after):
                if text := missing.pop(name, None):
                    played = [*moves, move] if request.get("state") == after.state else moves
                    transcript = {"seats": seats, "options": options, "seed": str(seed), "moves": tuple(played)}
                    yield name, text, transcript, path, request
            if not missing:
                return
            moves.append(move)
    raise ValueError(f"random games of {game.name} do not show {', '.join(missing)}")


def shown(game, missing, state, move, after):
    """What a step of a game is an example of: (name, path, request)."""
    if state.ply == 0:
        asked = {"seats": state.seats, "options": state.options, "seed": state.chance.seed, "include": EVERYTHING}
        yield "new", "new", asked
    step = {"state": state, "move": move, "include": EVERYTHING}
    yield f"phase-{state.phase}", "apply", step
    for name, shows in told(game).SITUATIONS.items():
        if name in missing and shows(state, move, after):
            yield name, "apply", step
    for number, forbidden in forbidden_moves(game, missing, state):
        yield f"refused-{number}", "apply", {"state": state, "move": forbidden}
    for code, path, request in other_refusals(game, state, move, after):
        yield f"refused-{code}", path, request


def forbidden_moves(game, missing, state):
    """A move for each rule that forbids one in this state, of those that are still missing."""
    wanted = {rule for rule in game.rules if f"refused-{rule.number}" in missing}
    for seat in state.to_move if wanted else ():
        for move in attempts(game, state, seat):
            if any(isinstance(move, rule.governs) for rule in wanted):
                broken = game.broken_rule(state, game.normal(move))
                if broken in wanted:
                    wanted.remove(broken)
                    yield broken.number, move


def other_refusals(game, state, move, after):
    """Requests that are refused for another reason than a numbered rule."""
    for seat in set(range(state.seats)) - set(state.to_move):
        yield ProblemCode.NOT_YOUR_TURN, "apply", {"state": state, "move": replace(move, seat=seat)}
    if state.seats < MAX_SEATS:
        yield ProblemCode.NO_SUCH_SEAT, "view", {"state": state, "seat": state.seats}
    if after.state.outcome is not None:
        yield ProblemCode.GAME_OVER, "apply", {"state": after.state, "move": move}
    for wrong in told(game).impossible(state):
        if impossible(game, wrong):
            yield ProblemCode.IMPOSSIBLE_STATE, "legal-moves", {"state": wrong}


def impossible(game, state):
    """Is it as the schema says, but nothing that a game can come to?"""
    try:
        game.check(msgspec.json.decode(msgspec.json.encode(state), type=game.State))
    except msgspec.ValidationError:
        return False
    except ImpossibleState:
        return True
    return False


def record(client, game, name, text, transcript, path, request):
    """Ask the service, and write down what it says."""
    path = f"/games/{game.name}/{path}"
    answer = client.post(path, data=msgspec.json.encode(request), content_type="application/json")
    told_of = answer.get_json()
    refused = name.removeprefix("refused-") if name.startswith("refused-") else None
    assert answer.status_code == (409 if refused else 200), (name, told_of)
    assert refused is None or refused in (told_of["code"], told_of.get("rule", {}).get("number")), (name, told_of)
    known = {"name": name, "text": text, "transcript": transcript, "path": path, "request": request}
    return {**json.loads(msgspec.json.encode(known)), "status": answer.status_code, "answer": told_of}


def examples(game, client):
    """Every example file of a game: its bytes by its name."""
    recorded = (record(client, game, *found) for found in searched(game))
    return {f"{each['name']}.json": f"{pretty(each)}\n".encode() for each in recorded}


def pretty(value, indent=0):
    """JSON in which everything that fits stands on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDTH or not isinstance(value, dict | list):
        return flat
    named = value.items() if isinstance(value, dict) else ((None, item) for item in value)
    inner = " " * (indent + 2)
    lines = [
        inner + ("" if name is None else f"{json.dumps(name, ensure_ascii=False)}: ") + pretty(item, indent + 2)
        for name, item in named
    ]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([first, ",\n".join(lines), " " * indent + last])


def main():
    """Write the examples of every game, and remove what is none any more."""
    client, written = create_service(Config(log_level="warning")).test_client(), {FOLDER / "README.md"}
    for game in GAMES.values():
        folder = FOLDER / game.name
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in examples(game, client).items():
            folder.joinpath(name).write_bytes(text)
            written.add(folder / name)
    for path in sorted(FOLDER.rglob("*"), reverse=True):
        if path.is_file() and path not in written:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


if __name__ == "__main__":
    main()
