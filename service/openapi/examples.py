"""Examples for the OpenAPI document, recorded from the service: one for each operation and each problem code."""

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
from rules.game import AnyGame
from rules.transcripts import digest, recorded
from service.api.operations import AnyOperation
from service.api.tokens import KEY_BYTES, KeyRing
from service.codec.problem_details import KINDS, MEDIA_TYPE, ProblemCode, problem
from service.http.request_body import JSON

SEED = "example"
REQUEST_ID = {"X-Request-Id": "example"}
MAX_MOVES = 1_000  # of the game that is played for examples
OPENING_MOVES = 3  # before the state that the examples show
CONSTRUCTED = {  # problems that no request to the application provokes
    ProblemCode.BAD_REQUEST: "The request line is malformed.",
    ProblemCode.UNAUTHORIZED: "This needs a key: Authorization: Bearer and the key.",
    ProblemCode.INTERNAL_ERROR: "The service has a defect.",
    ProblemCode.OVERLOADED: "Too many requests are waiting.",
}
Body = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Examples:
    """Recorded requests and answers by operation id, and problems by code."""

    requests: dict[str, Any] = field(default_factory=dict)
    answers: dict[str, Any] = field(default_factory=dict)
    problems: dict[ProblemCode, Any] = field(default_factory=dict)


def example_key_ring() -> KeyRing:
    """Return a key ring with a public key and reproducible randomness, so that the document is reproducible."""
    calls = count()
    return KeyRing(keys=(bytes(KEY_BYTES),), random=lambda length: shake_256(str(next(calls)).encode()).digest(length))


def record_examples(app: Flask, operations: tuple[AnyOperation, ...], games: tuple[AnyGame, ...]) -> Examples:
    """Record an example of each operation and problem from this application."""
    examples, client = Examples(), app.test_client()
    for operation in operations:
        if operation.request is None:
            path = operation.path.format(name=games[0].name)
            examples.answers[operation.id] = client.get(path, headers=REQUEST_ID).get_json()
    by_path = {operation.path: operation for operation in operations}
    for game in games:
        for path, body in (*requests(game), *sealed_requests(client, game)):
            operation = by_path[f"/games/{game.name}/{path}"]
            examples.requests[operation.id] = body
            examples.answers[operation.id] = client.post(operation.path, json=body, headers=REQUEST_ID).get_json()
    examples.problems.update(record_problems(app, operations, games[0]))
    return examples


def sealed_requests(client: FlaskClient, game: AnyGame) -> Iterator[tuple[str, Body]]:
    """Yield the path and body of a request for each sealed operation of a game, at its start."""
    path = f"/games/{game.name}/sealed"
    setup = {"seats": game.seats[0], "options": msgspec.to_builtins(game.options)}
    yield "sealed/new", setup
    match = client.post(f"{path}/new", json=setup, headers=REQUEST_ID).get_json()
    holders = [{"token": match["token"], "key": key} for key in match["keys"]]
    listed = [client.post(f"{path}/legal-moves", json=each, headers=REQUEST_ID).get_json()["moves"] for each in holders]
    seat = next(seat for seat, moves in enumerate(listed) if moves)
    yield "sealed/view", holders[seat]
    yield "sealed/legal-moves", holders[seat]
    yield "sealed/apply", {**holders[seat], "move": listed[seat][0]}


def requests(game: AnyGame) -> Iterator[tuple[str, Body]]:
    """Yield the path and body of a request for each operation of a game, after its opening moves."""
    seats = game.seats[0]
    state, moves = game.new(seats, game.options, SEED).state, []
    for _ in range(OPENING_MOVES):
        moves.append(game.legal_moves(state)[0])
        state = game.apply(state, moves[-1]).state
    seat, move = state.to_move[0], game.legal_moves(state)[0]
    bodies: dict[str, Body] = {
        "new": {"seats": seats, "options": game.options, "seed": SEED, "include": ["legal_moves"]},
        "legal-moves": {"state": state, "seat": seat},
        "apply": {"state": state, "move": move, "include": ["views"]},
        "view": {"state": state, "seat": seat},
        "replay": {"seats": seats, "seed": SEED, "moves": moves, "rules_version": game.rules_version},
        "validate": {"transcripts": [recorded(game, seats, game.options, SEED, moves, state_digest=digest(state))]},
    }
    for path, body in bodies.items():
        yield path, msgspec.to_builtins(body)


def record_problems(
    app: Flask, operations: tuple[AnyOperation, ...], game: AnyGame
) -> Iterator[tuple[ProblemCode, Any]]:
    """Yield a problem for each code: the answer to a refused request, or constructed where no request provokes it."""
    client = app.test_client()
    limit = next(operation.max_body for operation in operations if operation.max_body)
    for refused in (*malformed_requests(game, limit), *illegal_requests(game), *bad_sealed_requests(client, game)):
        answer = client.open(**{"method": "POST", "headers": REQUEST_ID, **refused})
        if answer.content_type != MEDIA_TYPE:
            raise ValueError(f"{refused['path']} was not refused: {answer.status}")
        yield ProblemCode(answer.get_json()["code"]), answer.get_json()
    for code, detail in CONSTRUCTED.items():
        about = {"request_id": REQUEST_ID["X-Request-Id"]} if KINDS[code].status >= 500 else {}
        yield code, msgspec.to_builtins(problem(code, detail, **about))


def malformed_requests(game: AnyGame, limit: int) -> Iterator[Body]:
    """Yield requests that are refused before the rules see them."""
    path = f"/games/{game.name}/new"
    yield {"path": "/games/none", "method": "GET"}
    yield {"path": path, "data": "{}", "content_type": "text/plain"}
    yield {"path": path, "data": b" " * (limit + 1), "content_type": JSON}
    yield {"path": path, "data": '{"seats": NaN}', "content_type": JSON}
    yield {"path": path, "json": {"seats": "two"}}


def illegal_requests(game: AnyGame) -> Iterator[Body]:
    """Yield requests that the rules refuse."""
    *steps, (end, _) = play_through(game)
    state, move = steps[0]

    def request(path: str, **body: Any) -> Body:
        return {"path": f"/games/{game.name}/{path}", "json": msgspec.to_builtins(body)}

    yield request("view", state=replace(state, rules_version=game.rules_version + 1), seat=None)
    yield request("apply", state=end, move=move)
    yield request("view", state=state, seat=state.seats)
    idle, seat = next((s, seat) for s, _ in steps for seat in range(s.seats) if seat not in s.to_move)
    yield request("apply", state=idle, move=replace(move, seat=seat))
    late, old = next((s, m) for s, _ in steps for _, m in steps if is_forbidden(game, s, replace(m, seat=s.to_move[0])))
    yield request("apply", state=late, move=replace(old, seat=late.to_move[0]))


def bad_sealed_requests(client: FlaskClient, game: AnyGame) -> Iterator[Body]:
    """Yield requests of sealed play that are refused."""
    path = f"/games/{game.name}/sealed"
    match = client.post(f"{path}/new", json={"seats": game.seats[0]}, headers=REQUEST_ID).get_json()
    token, key = match["token"], match["keys"][0]
    yield {"path": f"{path}/view", "json": {"token": token[:-1], "key": key}}
    yield {"path": f"{path}/view", "json": {"token": "AAAAA".join((token[:2], token[7:])), "key": key}}
    yield {"path": f"{path}/view", "json": {"token": token, "key": key[::-1]}}
    yield {"path": f"{path}/new", "json": {"seats": game.seats[0], "key_hashes": []}}


def is_forbidden(game: AnyGame, state: Any, move: Any) -> bool:
    """Return whether a numbered rule forbids the move."""
    try:
        game.apply(state, move)
    except IllegalMove:
        return True
    return False


def play_through(game: AnyGame) -> list[tuple[Any, Any]]:
    """Return each state of a whole game with the move made in it, None at the end. Raises ValueError at MAX_MOVES."""
    state, steps = game.new(game.seats[0], game.options, SEED).state, []
    while legal := game.legal_moves(state):
        if state.ply > MAX_MOVES:
            raise ValueError(f"{game.name} takes too long for an example")
        steps.append((state, legal[state.ply % len(legal)]))
        state = game.apply(*steps[-1]).state
    return [*steps, (state, None)]
