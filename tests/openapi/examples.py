"""Example requests and responses for front ends: `python -m tests.openapi.examples` records them from the service.

Random games run until every phase, situation and refusal of a game has occurred; the first of each is recorded.
The situations of each game are in `tests.kit`.
"""

import json
from itertools import product
from pathlib import Path

import msgspec
from msgspec.structs import replace

from rules.errors import ImpossibleState
from rules.records import MAX_SEATS
from rules.registry import GAMES
from service.api.operations import MOVE_REFUSALS
from service.codec.problem_details import KINDS, ProblemCode
from service.config import Config
from service.wsgi import create_service
from tests.kit import kit_of
from tests.kit.playouts import attempts, playout, setups

FOLDER = Path("openapi/examples")
MOST_GAMES = 40  # searched in each set-up
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
    """Names and texts of the examples that a game must have."""
    return {
        "new": f"A new game of {game.title}.",
        **{f"phase-{phase}": text for phase, text in game.about.phases.items()},
        **{name: f"{name.replace('-', ' ').capitalize()}." for name in kit_of(game).SITUATIONS},
        **{f"refused-{rule.number}": f"Rule {rule.number} forbids the move. {rule.text}" for rule in game.rules},
        **{f"refused-{code}": f"{KINDS[code].title}." for code in CODES},
    }


def searched(game):
    """Yield the first (name, text, transcript, path, request) of each example; raise ValueError if one is not found."""
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
    """Yield (name, path, request) for every example that a step of a game gives."""
    if state.ply == 0:
        asked = {"seats": state.seats, "options": state.options, "seed": state.chance.seed, "include": EVERYTHING}
        yield "new", "new", asked
    step = {"state": state, "move": move, "include": EVERYTHING}
    yield f"phase-{state.phase}", "apply", step
    for name, shows in kit_of(game).SITUATIONS.items():
        if name in missing and shows(state, move, after):
            yield name, "apply", step
    for number, forbidden in forbidden_moves(game, missing, state):
        yield f"refused-{number}", "apply", {"state": state, "move": forbidden}
    for code, path, request in other_refusals(game, state, move, after):
        yield f"refused-{code}", path, request


def forbidden_moves(game, missing, state):
    """Yield a forbidden move for each missing rule that applies in this state."""
    wanted = {rule for rule in game.rules if f"refused-{rule.number}" in missing}
    for seat in state.to_move if wanted else ():
        for move in attempts(game, state, seat):
            if any(isinstance(move, rule.governs) for rule in wanted):
                broken = game.broken_rule(state, game.canonical(move))
                if broken in wanted:
                    wanted.remove(broken)
                    yield broken.number, move


def other_refusals(game, state, move, after):
    """Yield requests that are refused without breaking a numbered rule."""
    for seat in set(range(state.seats)) - set(state.to_move):
        yield ProblemCode.NOT_YOUR_TURN, "apply", {"state": state, "move": replace(move, seat=seat)}
    if state.seats < MAX_SEATS:
        yield ProblemCode.NO_SUCH_SEAT, "view", {"state": state, "seat": state.seats}
    if after.state.outcome is not None:
        yield ProblemCode.GAME_OVER, "apply", {"state": after.state, "move": move}
    for wrong in kit_of(game).impossible_states(state):
        if impossible(game, wrong):
            yield ProblemCode.IMPOSSIBLE_STATE, "legal-moves", {"state": wrong}


def impossible(game, state):
    """Tell whether a state matches the schema, but cannot occur in a game."""
    try:
        game.check(msgspec.json.decode(msgspec.json.encode(state), type=game.State))
    except msgspec.ValidationError:
        return False
    except ImpossibleState:
        return True
    return False


def record(client, game, name, text, transcript, path, request):
    """Send the request and return the example with its response."""
    path = f"/games/{game.name}/{path}"
    answer = client.post(path, data=msgspec.json.encode(request), content_type="application/json")
    body = answer.get_json()
    refused = name.removeprefix("refused-") if name.startswith("refused-") else None
    assert answer.status_code == (409 if refused else 200), (name, body)
    assert refused is None or refused in (body["code"], body.get("rule", {}).get("number")), (name, body)
    known = {"name": name, "text": text, "transcript": transcript, "path": path, "request": request}
    return {**json.loads(msgspec.json.encode(known)), "status": answer.status_code, "answer": body}


def examples(game, client):
    """Example files of a game: contents by name."""
    recorded = (record(client, game, *found) for found in searched(game))
    return {f"{each['name']}.json": f"{pretty(each)}\n".encode() for each in recorded}


def pretty(value, indent=0):
    """Serialize to JSON, with every value on one line if it fits."""
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
    """Write the examples of every game, and remove obsolete files."""
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
