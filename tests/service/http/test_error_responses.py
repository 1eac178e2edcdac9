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

# Order of the checks: of several errors in a request, the first in this list is reported.

ERRORS = (
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
CODES = [code for _, code in ERRORS]


def request_with(game, codes):
    """Build a request to apply that has these errors."""
    state, bad_move = forbidden(game)
    good_move = game.legal_moves(state)[0]
    body = wire({"state": state, "move": bad_move if "illegal_move" in codes else good_move})
    if "not_your_turn" in codes:
        body["move"]["seat"] = next(seat for seat in range(state.seats) if seat not in state.to_move)
    if "no_such_seat" in codes:
        body["move"]["seat"] = state.seats
    if "game_over" in codes:
        body["state"] = wire(end(game))
    if "impossible_state" in codes:
        body["state"]["rules_version"] = game.rules_version + 1
    if "invalid_request" in codes:
        body["unknown"] = None
    data = json_bytes(body)
    if "malformed_json" in codes:
        data += b"}"
    if "body_too_large" in codes:
        data += b" " * LIMIT
    return {
        "path": address(game, "apply") + "/nothing" * ("unknown_path" in codes),
        "method": "PUT" if "method_not_allowed" in codes else "POST",
        "data": data,
        "content_type": "text/plain" if "not_json" in codes else JSON,
    }


@games
def test_request_without_errors_gets_200(service, game):
    assert service.open(**request_with(game, ())).status_code == 200


@games
@pytest.mark.parametrize(("status", "code"), ERRORS, ids=CODES)
def test_each_error_has_its_code_and_status(service, game, status, code):
    answer = service.open(**request_with(game, {code}))
    assert (answer.status_code, answer.json["code"]) == (status, code)


@games
@pytest.mark.parametrize("codes", list(combinations(CODES, 2)), ids=" then ".join)
def test_of_two_errors_the_first_is_reported(service, game, codes):
    assert service.open(**request_with(game, codes)).json["code"] == codes[0]


@games
@pytest.mark.parametrize("first", range(len(CODES)), ids=CODES)
def test_of_many_errors_the_first_is_reported(service, game, first):
    assert service.open(**request_with(game, CODES[first:])).json["code"] == CODES[first]


# Members of each problem


@games
@pytest.mark.parametrize(
    ("code", "members"),
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
def test_problem_has_the_common_members_and_those_of_its_code(service, game, code, members):
    problem = service.open(**request_with(game, {code})).json
    assert set(problem) == COMMON | members
    assert problem["title"]
    assert problem["detail"]


@games
def test_body_too_large_reports_the_limit(service, game):
    assert service.open(**request_with(game, {"body_too_large"})).json["limit"] == LIMIT


@games
def test_move_problems_report_the_seat(service, game):
    for code in ("game_over", "no_such_seat", "not_your_turn", "illegal_move"):
        asked = request_with(game, {code})
        assert service.open(**asked).json["seat"] == json.loads(asked["data"])["move"]["seat"]


@games
def test_illegal_move_reports_the_rule_as_the_game_words_it(service, game):
    rule = service.open(**request_with(game, {"illegal_move"})).json["rule"]
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
def test_unknown_path_gets_404_for_every_method(service, path, method):
    answer = service.open(path, method)
    assert answer.status_code == 404
    if method != "HEAD":
        assert answer.json["code"] == "unknown_path"
        assert set(answer.json) == COMMON


@pytest.mark.parametrize("path", ["/docs/nothing.js", "/docs/problems/none", "/docs/..%2f..%2fapp.py"])
def test_missing_page_is_an_unknown_path(service, path):
    assert service.open(path, "GET").json["code"] == "unknown_path"


def test_query_string_is_ignored(service):
    assert service.open("/games?x=%ff&y", "GET").status_code == 200


@games
@pytest.mark.parametrize("method", METHODS)
def test_other_methods_get_405_with_the_allowed_methods(service, game, method):
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
def test_json_media_type_in_utf_8_is_accepted(service, game, content_type):
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
def test_other_content_type_gets_not_json(service, path, content_type):
    answer = service.open(address(A_GAME, path), data=json_bytes(valid_body(A_GAME, path)), content_type=content_type)
    assert (answer.status_code, answer.json["code"]) == (415, "not_json")


@paths
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "identity", "x, y"])
def test_content_encoding_gets_not_json(service, path, encoding):
    body = json_bytes(valid_body(A_GAME, path))
    service.refused(A_GAME, path, body, 415, "not_json", headers={"Content-Encoding": encoding})


# Body size


@games
@paths
def test_body_of_the_limit_is_accepted_and_a_longer_one_refused(service, game, path):
    limit = REPLAY_LIMIT if path in LONG_BODIES else LIMIT
    body = json_bytes(valid_body(game, path))
    assert service.post(game, path, body.ljust(limit)).status_code == 200
    problem = service.refused(game, path, body.ljust(limit + 1), 413, "body_too_large")
    assert problem["limit"] == limit


def test_body_limits_are_configurable():
    service = Client(create_service(Config(max_body=16 * 1024, max_replay_body=65 * 1024)))
    for path in PATHS:
        limit = 65 * 1024 if path in LONG_BODIES else 16 * 1024
        body = json_bytes(valid_body(A_GAME, path))
        assert service.post(A_GAME, path, body.ljust(limit)).status_code == 200
        assert service.refused(A_GAME, path, body.ljust(limit + 1), 413, "body_too_large")["limit"] == limit
