"""Examples for the document, recorded from the service itself: one of every operation, one of every refusal."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import shake_256
from itertools import count
from typing import Any

import msgspec
from flask import Flask
from flask.testing import FlaskClient
from msgspec.structs import replace

from rules.errors import IllegalMove
from rules.transcripts import digest, recorded
from service.api.messages import AnyGame
from service.api.operations import Operation
from service.api.tokens import KEY_BYTES, KeyRing
from service.codec.problem_details import KINDS, MEDIA_TYPE, ProblemCode, problem

SEED = "example"
ID = {"X-Request-Id": "example"}
JSON = "application/json"
LONGEST_WALK = 1_000  # moves
MOVES = 3  # into the game, where the examples are taken
Body = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Examples:
    """Requests and answers by operation, problems by code."""

    requests: dict[str, Any] = field(default_factory=dict)
    answers: dict[str, Any] = field(default_factory=dict)
    problems: dict[ProblemCode, Any] = field(default_factory=dict)


def example_ring() -> KeyRing:
    """A key for everybody to see, and chance that is always the same: so is the document."""
    calls = count()
    return KeyRing(keys=(bytes(KEY_BYTES),), random=lambda length: shake_256(str(next(calls)).encode()).digest(length))


def record_examples(app: Flask, operations: tuple[Operation, ...], games: tuple[AnyGame, ...]) -> Examples:
    """Ask the service, and write down what it says."""
    found, client = Examples(), app.test_client()
    for operation in operations:
        if operation.request is None:
            path = operation.path.format(name=games[0].name)
            found.answers[operation.id] = client.get(path, headers=ID).get_json()
    by_path = {operation.path: operation for operation in operations}
    for game in games:
        for path, body in (*requests(game), *sealed_requests(client, game)):
            operation = by_path[f"/games/{game.name}/{path}"]
            found.requests[operation.id] = body
            found.answers[operation.id] = client.post(operation.path, json=body, headers=ID).get_json()
    found.problems.update(record_problems(app, operations, games[0]))
    return found


def sealed_requests(client: FlaskClient, game: AnyGame) -> Iterator[tuple[str, Body]]:
    """One request for each of a game's sealed operations, at its start."""
    path = f"/games/{game.name}/sealed"
    asked = {"seats": game.seats[0], "options": msgspec.to_builtins(game.options)}
    yield "sealed/new", asked
    match = client.post(f"{path}/new", json=asked, headers=ID).get_json()
    mine = [{"token": match["token"], "key": key} for key in match["keys"]]
    listed = [client.post(f"{path}/legal-moves", json=each, headers=ID).get_json()["moves"] for each in mine]
    seat = next(seat for seat, moves in enumerate(listed) if moves)
    yield "sealed/view", mine[seat]
    yield "sealed/legal-moves", mine[seat]
    yield "sealed/apply", {**mine[seat], "move": listed[seat][0]}


def requests(game: AnyGame) -> Iterator[tuple[str, Body]]:
    """One request for each of a game's operations, some moves into a game."""
    seats = game.seats[0]
    state, moves = game.new(seats, game.options, SEED).state, []
    for _ in range(MOVES):
        moves.append(game.legal_moves(state)[0])
        state = game.apply(state, moves[-1]).state
    seat, move = state.to_move[0], game.legal_moves(state)[0]
    asked: dict[str, Body] = {
        "new": {"seats": seats, "options": game.options, "seed": SEED, "include": ["legal_moves"]},
        "legal-moves": {"state": state, "seat": seat},
        "apply": {"state": state, "move": move, "include": ["views"]},
        "view": {"state": state, "seat": seat},
        "replay": {"seats": seats, "seed": SEED, "moves": moves, "rules_version": game.rules_version},
        "validate": {"transcripts": [recorded(game, seats, game.options, SEED, moves, state_digest=digest(state))]},
    }
    for path, body in asked.items():
        yield path, msgspec.to_builtins(body)


def record_problems(app: Flask, operations: tuple[Operation, ...], game: AnyGame) -> Iterator[tuple[ProblemCode, Any]]:
    """One problem for each code: provoked where a request can, else as it would be written."""
    client = app.test_client()
    limit = next(operation.max_body for operation in operations if operation.max_body)
    for asked in (
        *framework_provocations(game, limit),
        *rules_provocations(game),
        *sealed_provocations(client, game),
    ):
        answer = client.open(**{"method": "POST", "headers": ID, **asked})
        assert answer.content_type == MEDIA_TYPE, (asked["path"], answer.status, answer.data)
        yield ProblemCode(answer.get_json()["code"]), answer.get_json()
    for code, detail in (
        (ProblemCode.BAD_REQUEST, "The request line is malformed."),
        (ProblemCode.UNAUTHORIZED, "This needs a key: Authorization: Bearer and the key."),
        (ProblemCode.INTERNAL_ERROR, "The service has a defect."),
        (ProblemCode.OVERLOADED, "Too many requests are waiting."),
    ):
        about = {"request_id": ID["X-Request-Id"]} if KINDS[code].status >= 500 else {}
        yield code, msgspec.to_builtins(problem(code, detail, **about))


def framework_provocations(game: AnyGame, limit: int) -> Iterator[Body]:
    """Requests that are refused before the rules see them."""
    path = f"/games/{game.name}/new"
    yield {"path": "/games/none", "method": "GET"}
    yield {"path": path, "data": "{}", "content_type": "text/plain"}
    yield {"path": path, "data": b" " * (limit + 1), "content_type": JSON}
    yield {"path": path, "data": '{"seats": NaN}', "content_type": JSON}
    yield {"path": path, "json": {"seats": "two"}}


def rules_provocations(game: AnyGame) -> Iterator[Body]:
    """Requests that the rules refuse."""
    *steps, (end, _) = walk(game)
    state, move = steps[0]

    def refused(path: str, **body: Any) -> Body:
        return {"path": f"/games/{game.name}/{path}", "json": msgspec.to_builtins(body)}

    yield refused("view", state=replace(state, rules_version=game.rules_version + 1), seat=None)
    yield refused("apply", state=end, move=move)
    yield refused("view", state=state, seat=state.seats)
    idle, seat = next((s, seat) for s, _ in steps for seat in range(s.seats) if seat not in s.to_move)
    yield refused("apply", state=idle, move=replace(move, seat=seat))
    late, old = next((s, m) for s, _ in steps for _, m in steps if forbidden(game, s, replace(m, seat=s.to_move[0])))
    yield refused("apply", state=late, move=replace(old, seat=late.to_move[0]))


def sealed_provocations(client: FlaskClient, game: AnyGame) -> Iterator[Body]:
    """Sealed requests that are refused."""
    path = f"/games/{game.name}/sealed"
    match = client.post(f"{path}/new", json={"seats": game.seats[0]}, headers=ID).get_json()
    token, key = match["token"], match["keys"][0]
    yield {"path": f"{path}/view", "json": {"token": token[:-1], "key": key}}
    yield {"path": f"{path}/view", "json": {"token": "AAAAA".join((token[:2], token[7:])), "key": key}}
    yield {"path": f"{path}/view", "json": {"token": token, "key": key[::-1]}}
    yield {"path": f"{path}/new", "json": {"seats": game.seats[0], "key_hashes": []}}


def forbidden(game: AnyGame, state: Any, move: Any) -> bool:
    """Does a numbered rule forbid the move?"""
    try:
        game.apply(state, move)
    except IllegalMove:
        return True
    return False


def walk(game: AnyGame) -> list[tuple[Any, Any]]:
    """Every state of a game with the move made there, None at the end. Raises ValueError if it does not end."""
    state, steps = game.new(game.seats[0], game.options, SEED).state, []
    while legal := game.legal_moves(state):
        if state.ply > LONGEST_WALK:
            raise ValueError(f"{game.name} takes too long for an example")
        steps.append((state, legal[state.ply % len(legal)]))
        state = game.apply(*steps[-1]).state
    return [*steps, (state, None)]
