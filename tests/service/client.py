"""Test client of the service in process, sample states and requests, and validation against the OpenAPI document."""

import json
import os
from functools import cache, cached_property
from random import Random

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from rules.errors import IllegalMove, RulesError
from rules.registry import GAMES
from rules.transcripts import recorded
from tests.kit.playouts import attempts, playout, setups

LONG = os.environ.get("LONG") == "1"
JSON = "application/json"
PROBLEM = "application/problem+json"
SEED = "a short seed"
PATHS = ("new", "legal-moves", "apply", "view", "replay", "validate")

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
paths = pytest.mark.parametrize("path", PATHS)


def wire(record):
    """Convert a record to plain JSON values."""
    return msgspec.json.decode(msgspec.json.encode(record))


def address(game, path):
    return f"/games/{game.name}/{path}"


class Client:
    """Client of the service that checks the rules common to all responses."""

    def __init__(self, app):
        self.client = app.test_client()
        self.document = json.loads(self.client.get("/openapi.json").data)

    def open(self, path, method="POST", **rest):
        answer = self.client.open(path, method=method, buffered=True, **rest)
        assert answer.headers["X-Request-Id"], "every response has an X-Request-Id"
        if answer.status_code >= 400 and method != "HEAD":
            assert answer.content_type == PROBLEM, (answer.status, answer.content_type, answer.data)
            assert list(self.problems.iter_errors(answer.json)) == []
            assert answer.json["status"] == answer.status_code
            assert answer.json["type"] == f"/docs/problems/{answer.json['code']}"
        return answer

    def post(self, game, path, body, **rest):
        """Post a value as JSON, or bytes unchanged."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.open(address(game, path), data=data, content_type=JSON, **rest)

    def ask(self, game, path, **body):
        """Post a valid request; assert 200 and the documented schema, and return the JSON."""
        answer = self.post(game, path, wire(body))
        assert answer.status_code == 200, answer.data
        assert answer.content_type == JSON
        assert self.undocumented(answer, address(game, path)) == []
        return answer.json

    def refused(self, game, path, body, status, code, **rest):
        """Post an invalid request; assert status and code, and return the problem."""
        answer = self.post(game, path, body if isinstance(body, bytes) else wire(body), **rest)
        assert (answer.status_code, answer.json["code"]) == (status, code), answer.data[:500]
        return answer.json

    @cached_property
    def problems(self):
        return self.validator({"$ref": "#/components/schemas/Problem"})

    @cache  # noqa: B019 (lives as long as the suite)
    def answers(self, path, status, content_type):
        """Validator of the responses to POST of this status and type, or None if they are not documented."""
        response = self.document["paths"][path]["post"]["responses"].get(str(status))
        if response and "$ref" in response:
            response = self.document["components"]["responses"][response["$ref"].rpartition("/")[2]]
        content = (response or {"content": {}})["content"].get(content_type)
        return content and self.validator(content["schema"])

    def body(self, path):
        """Documented schema of the bodies of POST."""
        schema = self.document["paths"][path]["post"]["requestBody"]["content"][JSON]["schema"]
        return self.document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]

    @cache  # noqa: B019
    def requests(self, path):
        """Validator of the bodies of POST. Transcripts have verdicts of their own: here they may be any value."""
        found = self.body(path)
        if path.endswith("/validate"):
            found = {**found, "properties": {"transcripts": {**found["properties"]["transcripts"], "items": {}}}}
        return self.validator(found)

    @cache  # noqa: B019
    def transcripts(self, game):
        """Validator of the transcripts of a game."""
        return self.validator(self.body(address(game, "validate"))["properties"]["transcripts"]["items"])

    def validator(self, schema):
        return Draft202012Validator({**schema, "components": {"schemas": self.document["components"]["schemas"]}})

    def undocumented(self, answer, path):
        """Differences between a response to POST and the document."""
        validator = self.answers(path, answer.status_code, answer.content_type)
        if validator is None:
            return [f"{answer.status} {answer.content_type} is not documented for {path}"]
        return [f"{error.instance_path}: {error.message[:200]}" for error in validator.iter_errors(answer.json)]


@cache
def steps(game):
    """Every (state, move, transition) of one random game with the fewest seats."""
    return tuple(playout(game, game.seats[0], game.options, "service"))


def end(game):
    """Last state of the game of `steps`."""
    return steps(game)[-1][2].state


def halfway(game):
    """Middle (state, move, transition) of the game of `steps`."""
    return steps(game)[len(steps(game)) // 2]


@cache
def some_steps(game, most=40):
    """Sample of (state, move, transition) from one game in each of at most eight set-ups."""
    every = [(seats, options) for seats, options in setups(game)]
    chosen = every if len(every) <= 8 else Random(game.name).sample(every, 8)
    found = [step for seats, options in chosen for step in playout(game, seats, options, "some")]
    return tuple(found[:: len(found) // most + 1])


@cache
def forbidden(game):
    """A (state, move) that a numbered rule forbids, preferably in a state in which some seat may not move."""
    best = None
    for state, _, _ in steps(game):
        for seat in state.to_move:
            for move in attempts(game, state, seat):
                if isinstance(refusal(game, state, move), IllegalMove):
                    best = best or (state, move)
                    if len(state.to_move) < state.seats:
                        return state, move
    return best


def refusal(game, state, move):
    try:
        game.apply(state, move)
    except RulesError as error:
        return error
    return None


@cache
def requests(game):
    """Request bodies that get 200: several for each path."""
    found = {path: [] for path in PATHS}
    for index, (state, move, after) in enumerate(some_steps(game)):
        seats, options, seed = state.seats, state.options, state.chance.seed
        seat = index % (seats + 1)
        seat = None if seat == seats else seat
        found["new"].append({"seats": seats, "options": options, "seed": seed, "include": ["legal_moves", "views"]})
        found["legal-moves"].append({"state": state, "seat": seat})
        found["apply"].append({"state": state, "move": move, "include": ["views", "legal_moves"][: index % 3]})
        found["view"].append({"state": after.state, "seat": seat})
    for seats, options in list(setups(game))[:4]:
        moves = [move for _, move, _ in playout(game, seats, options, "some")][:30]
        whole = {"seats": seats, "options": options, "seed": "some", "moves": moves}
        whole["rules_version"] = game.rules_version
        found["replay"].append({**whole, "include": ["events", "views"]})
        found["replay"].append({"seats": seats, "seed": "some", "moves": []})
        one = recorded(game, seats, options, "some", moves, names=("one", "two"))
        found["validate"].append({"transcripts": [one, recorded(game, seats, options, "none", ())]})
    found["new"].append({"seats": game.seats[0]})
    return {path: tuple(wire(bodies)) for path, bodies in found.items()}


def valid_body(game, path):
    """A request body that the operation answers with 200."""
    return requests(game)[path][0]


def json_bytes(body):
    return json.dumps(body).encode()


def is_over_the_size_limits(answer):
    """Was a body refused before it was parsed? Then it may be malformed as well."""
    return answer.status_code == 422 and "no request of its length" in answer.json["detail"]


def resolves(pointer, document):
    """Tell whether a JSON pointer names a value of the document, or a possible member of a container in it."""
    start, *names = (name.replace("~1", "/").replace("~0", "~") for name in pointer.split("/"))
    assert start == "", f"{pointer!r} is not a JSON pointer"
    for name in names[:-1]:
        if isinstance(document, dict) and name in document:
            document = document[name]
        elif isinstance(document, list) and name.isdecimal() and int(name) < len(document):
            document = document[int(name)]
        else:
            return False
    return not names or isinstance(document, dict | list)
