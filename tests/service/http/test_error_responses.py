"""Error responses: the order of the checks, the members of each problem, and unknown paths, methods and media types."""

import json
from itertools import combinations

import pytest

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.service.client import (
    JSON,
    PATHS,
    Client,
    address,
    end,
    forbidden,
    games,
    json_bytes,
    paths,
    valid_body,
    wire,
)

LIMIT, REPLAY_LIMIT = 64 * 1024, 1024 * 1024
LONG_BODIES = ("replay", "validate")
COMMON = {"type", "title", "status", "detail", "code"}
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "ODD")
A_GAME = next(iter(GAMES.values()))

# The order of the checks. A request may have several flaws: the first in this list is told.

FLAWS = (
    (404, "unknown_path"),
    (405, "method_not_allowed"),
    (415, "not_json"),
    (413, "body_too_large"),
    (400, "malformed_json"),
    (422, "invalid_request"),
    (409, "impossible_state"),
    (409, "game_over"),
    (409, "no_such_seat"),
    (409, "not_your_turn"),
    (409, "illegal_move"),
)
CODES = [code for _, code in FLAWS]


def flawed(game, flaws):
    """A request to apply with these flaws."""
    state, bad_move = forbidden(game)
    good_move = game.legal_moves(state)[0]
    body = wire({"state": state, "move": bad_move if "illegal_move" in flaws else good_move})
    if "not_your_turn" in flaws:
        body["move"]["seat"] = next(seat for seat in range(state.seats) if seat not in state.to_move)
    if "no_such_seat" in flaws:
        body["move"]["seat"] = state.seats
    if "game_over" in flaws:
        body["state"] = wire(end(game))
    if "impossible_state" in flaws:
        body["state"]["rules_version"] = game.rules_version + 1
    if "invalid_request" in flaws:
        body["unknown"] = None
    data = json_bytes(body)
    if "malformed_json" in flaws:
        data += b"}"
    if "body_too_large" in flaws:
        data += b" " * LIMIT
    return {
        "path": address(game, "apply") + "/nothing" * ("unknown_path" in flaws),
        "method": "PUT" if "method_not_allowed" in flaws else "POST",
        "data": data,
        "content_type": "text/plain" if "not_json" in flaws else JSON,
    }


@games
def test_the_request_without_a_flaw_is_answered(service, game):
    assert service.open(**flawed(game, ())).status_code == 200


@games
@pytest.mark.parametrize(("status", "code"), FLAWS, ids=CODES)
def test_each_flaw_has_its_code_and_status(service, game, status, code):
    answer = service.open(**flawed(game, {code}))
    assert (answer.status_code, answer.json["code"]) == (status, code)


@games
@pytest.mark.parametrize("flaws", list(combinations(CODES, 2)), ids=" then ".join)
def test_of_two_flaws_the_first_is_told(service, game, flaws):
    assert service.open(**flawed(game, flaws)).json["code"] == flaws[0]


@games
@pytest.mark.parametrize("first", range(len(CODES)), ids=CODES)
def test_of_many_flaws_the_first_is_told(service, game, first):
    assert service.open(**flawed(game, CODES[first:])).json["code"] == CODES[first]


# What each problem carries


@games
@pytest.mark.parametrize(
    ("code", "carried"),
    [
        ("unknown_path", set()),
        ("method_not_allowed", set()),
        ("not_json", set()),
        ("body_too_large", {"limit"}),
        ("malformed_json", {"position"}),
        ("invalid_request", {"errors"}),
        ("impossible_state", {"faults"}),
        ("game_over", {"seat"}),
        ("no_such_seat", {"seat"}),
        ("not_your_turn", {"seat"}),
        ("illegal_move", {"rule", "seat"}),
    ],
)
def test_a_problem_has_the_common_members_and_those_of_its_code(service, game, code, carried):
    problem = service.open(**flawed(game, {code})).json
    assert set(problem) == COMMON | carried
    assert problem["title"]
    assert problem["detail"]


@games
def test_the_limit_is_told(service, game):
    assert service.open(**flawed(game, {"body_too_large"})).json["limit"] == LIMIT


@games
def test_the_seat_is_told(service, game):
    for code in ("game_over", "no_such_seat", "not_your_turn", "illegal_move"):
        asked = flawed(game, {code})
        assert service.open(**asked).json["seat"] == json.loads(asked["data"])["move"]["seat"]


@games
def test_the_broken_rule_is_told_as_the_game_has_it(service, game):
    rule = service.open(**flawed(game, {"illegal_move"})).json["rule"]
    assert rule in [{"number": each.number, "text": each.text} for each in game.rules]


# Paths and methods


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/games/",
        "/games/none",
        "/games/none/new",
        "/games/%00",
        "/games/%ff/apply",
        "/Games",
        "/" + "a" * 5000,
    ],
    ids=lambda path: path[:20],
)
def test_an_unknown_path_is_404_for_every_method(service, path, method):
    answer = service.open(path, method)
    assert answer.status_code == 404
    if method != "HEAD":
        assert answer.json["code"] == "unknown_path"
        assert set(answer.json) == COMMON


@pytest.mark.parametrize("path", ["/docs/nothing.js", "/docs/problems/none", "/docs/..%2f..%2fapp.py"])
def test_a_page_that_is_not_there_is_an_unknown_path(service, path):
    assert service.open(path, "GET").json["code"] == "unknown_path"


def test_the_query_is_no_part_of_the_path(service):
    assert service.open("/games?x=%ff&y", "GET").status_code == 200


@games
@pytest.mark.parametrize("method", METHODS)
def test_a_known_path_refuses_other_methods_and_says_which_it_takes(service, game, method):
    for path, taken in (
        ("/games", {"GET", "HEAD", "OPTIONS"}),
        (f"/games/{game.name}", {"GET", "HEAD", "OPTIONS"}),
        ("/openapi.json", {"GET", "HEAD", "OPTIONS"}),
        ("/healthz", {"GET", "HEAD", "OPTIONS"}),
        *((address(game, name), {"POST", "OPTIONS"}) for name in PATHS),
    ):
        if method in taken:
            continue
        answer = service.open(path, method)
        assert answer.status_code == 405
        assert set(answer.headers["Allow"].split(", ")) == taken
        if method != "HEAD":
            assert answer.json["code"] == "method_not_allowed"


# Content types


@games
@pytest.mark.parametrize(
    "content_type",
    [
        "application/json",
        "application/json; charset=utf-8",
        "application/json;charset=UTF-8",
        'application/json; charset="utf-8"',
        "Application/JSON",
    ],
)
def test_json_in_utf_8_is_accepted(service, game, content_type):
    for path in PATHS:
        answer = service.open(address(game, path), data=json_bytes(valid_body(game, path)), content_type=content_type)
        assert answer.status_code == 200


@paths
@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "",
        "text/plain",
        "text/json",
        "application/jsonx",
        "application/problem+json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-16",
        "application/json; charset=latin-1",
        "json",
        "*/*",
        "application/json, text/plain",
    ],
)
def test_another_content_type_is_not_json(service, path, content_type):
    answer = service.open(address(A_GAME, path), data=json_bytes(valid_body(A_GAME, path)), content_type=content_type)
    assert (answer.status_code, answer.json["code"]) == (415, "not_json")


@paths
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "identity", "x, y"])
def test_any_content_encoding_is_not_json(service, path, encoding):
    body = json_bytes(valid_body(A_GAME, path))
    service.refused(A_GAME, path, body, 415, "not_json", headers={"Content-Encoding": encoding})


# The size of bodies


@games
@paths
def test_a_body_may_be_as_long_as_the_limit_but_not_longer(service, game, path):
    limit = REPLAY_LIMIT if path in LONG_BODIES else LIMIT
    body = json_bytes(valid_body(game, path))
    assert service.post(game, path, body.ljust(limit)).status_code == 200
    problem = service.refused(game, path, body.ljust(limit + 1), 413, "body_too_large")
    assert problem["limit"] == limit


def test_the_limits_can_be_configured():
    service = Client(create_service(Config(max_body=16 * 1024, max_replay_body=65 * 1024)))
    for path in PATHS:
        limit = 65 * 1024 if path in LONG_BODIES else 16 * 1024
        body = json_bytes(valid_body(A_GAME, path))
        assert service.post(A_GAME, path, body.ljust(limit)).status_code == 200
        assert service.refused(A_GAME, path, body.ljust(limit + 1), 413, "body_too_large")["limit"] == limit
