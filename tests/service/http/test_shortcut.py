"""Shortcut and Flask view: the same status, headers and body for every operation and every refusal."""

import json
from dataclasses import replace

import pytest

from rules.registry import GAMES
from service.app import create_app
from service.config import Config
from service.wsgi import create_service
from tests.service.client import JSON, PATHS, Client, address, end, forbidden, games, halfway, requests, wire

A_GAME = next(iter(GAMES.values()))
NEW = address(A_GAME, "new")
SEAL_KEY = bytes(range(32))
CONFIG = Config(seal_keys=(SEAL_KEY,), log_level="warning")
SECRET = "a card that no client may see"
STATE, _, _ = halfway(A_GAME)


@pytest.fixture(scope="module")
def by_view():
    return create_service(replace(CONFIG, shortcut=False)).test_client()


@pytest.fixture(scope="module")
def by_shortcut():
    return create_service(CONFIG).test_client()


def answers(clients, path, body, **options):
    """Status, headers and body from the view and from the shortcut."""
    data = body if isinstance(body, bytes) else json.dumps(wire(body)).encode()
    options = {"content_type": JSON, "headers": {"X-Request-Id": "one"}, **options}
    found = [client.post(path, data=data, **options) for client in clients]
    return [(each.status, each.headers.to_wsgi_list(), each.data) for each in found]


@games
@pytest.mark.parametrize("path", PATHS)
def test_view_and_shortcut_give_the_same_response(by_view, by_shortcut, game, path):
    for body in requests(game)[path]:
        if path == "new" and "seed" not in body:
            continue
        view, shortcut = answers((by_view, by_shortcut), address(game, path), body)
        assert view == shortcut
        assert view[0] == "200 OK"


@games
def test_view_and_shortcut_give_the_same_response_to_sealed_requests(by_view, by_shortcut, game):
    match = by_view.post(address(game, "sealed/new"), json={"seats": game.seats[0]}).json
    for seat_key in match["keys"]:
        body = {"token": match["token"], "key": seat_key}
        for path in ("sealed/view", "sealed/legal-moves"):
            view, shortcut = answers((by_view, by_shortcut), address(game, path), body)
            assert view == shortcut
            assert view[0] == "200 OK"
    wrong_key = {"token": match["token"], "key": "x" * 22}
    view, shortcut = answers((by_view, by_shortcut), address(game, "sealed/view"), wrong_key)
    assert view == shortcut


def refused_bodies():
    """A path and a request for each kind of refusal."""
    state, _, _ = halfway(A_GAME)
    wrong_state, wrong_move = forbidden(A_GAME)
    finished = end(A_GAME)
    move = A_GAME.legal_moves(state)[0]
    yield "not_json", NEW, b"{}", {"content_type": "text/plain"}
    yield "content coding", NEW, b"{}", {"headers": {"Content-Encoding": "gzip"}}
    yield "body_too_large", NEW, b" " * 70_000, {}
    yield "shorter than its length", NEW, b"{}", {"headers": {"Content-Length": "9"}}
    yield "malformed_json", NEW, b"{", {}
    yield "not UTF-8", NEW, b'{"seats":"\xff"}', {}
    yield "duplicate member", NEW, b'{"seats":2,"seats":2}', {}
    yield "nested too deep", NEW, b"[" * 100 + b"]" * 100, {}
    yield "invalid_request", NEW, {"seats": "two", "more": 1}, {}
    yield "impossible_state", address(A_GAME, "view"), {"state": {**wire(state), "rules_version": 9}, "seat": 0}, {}
    yield "game_over", address(A_GAME, "apply"), {"state": finished, "move": move}, {}
    yield "no_such_seat", address(A_GAME, "view"), {"state": state, "seat": 7}, {}
    yield "illegal_move", address(A_GAME, "apply"), {"state": wrong_state, "move": wrong_move}, {}
    yield "bad_key_hashes", address(A_GAME, "sealed/new"), {"seats": A_GAME.seats[0], "key_hashes": []}, {}
    yield "bad_token", address(A_GAME, "sealed/view"), {"token": "x", "key": None}, {}
    yield "unknown_path", "/games/chess/new", {}, {}
    yield "doubled slash", "/" + NEW, {}, {}
    yield "method_not_allowed", "/games", {}, {}


REFUSED = {name: rest for name, *rest in refused_bodies()}


@pytest.mark.parametrize(("path", "body", "options"), REFUSED.values(), ids=REFUSED)
def test_view_and_shortcut_give_the_same_error_response(by_view, by_shortcut, path, body, options):
    view, shortcut = answers((by_view, by_shortcut), path, body, **options)
    if "headers" in options:  # without a request id of the client each answer has its own
        view, shortcut = ([header for header in each[1] if header[0] != "X-Request-Id"] for each in (view, shortcut))
    assert view == shortcut
    assert "200 OK" not in view


def faults_with_a_defect(state):
    """Faults that raise at one state, and quote it."""
    if state == STATE:
        raise ZeroDivisionError(SECRET)
    return A_GAME.faults(state)


@pytest.mark.parametrize("shortcut", [True, False])
def test_unexpected_exception_gets_500_with_only_the_request_id(shortcut, caplog):
    config = replace(CONFIG, shortcut=shortcut)
    broken = create_service(config, {A_GAME.name: replace(A_GAME, faults=faults_with_a_defect)})
    service = Client(broken)
    answer = service.post(A_GAME, "legal-moves", {"state": wire(STATE)}, headers={"X-Request-Id": "mine"})
    assert (answer.status_code, answer.json["code"], answer.json["request_id"]) == (500, "internal_error", "mine")
    assert SECRET not in answer.text
    assert "unhandled exception in request mine" in caplog.text


OTHER_PATHS = [NEW + "/", "/" + NEW, NEW.upper(), NEW + "%20", NEW + ";a=b", NEW.replace("/new", "//new")]


@pytest.mark.parametrize("path", OTHER_PATHS)
def test_only_the_documented_spelling_of_a_path_is_routed(service, path):
    answer = service.open(path, "POST", json={"seats": A_GAME.seats[0]})
    assert (answer.status_code, answer.json["code"]) == (404, "unknown_path")


def test_path_with_escapes_and_a_query_is_routed(service):
    escaped = NEW.replace("n", "%6e")
    assert service.open(f"{escaped}?a=b", "POST", json={"seats": A_GAME.seats[0]}).status_code == 200


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "PATCH", "DELETE"])
def test_other_method_gets_405_with_the_allowed_methods(service, method):
    answer = service.open(NEW, method)
    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) == {"OPTIONS", "POST"}


@games
def test_every_operation_is_a_flask_view(game):
    rules = {rule.rule: rule.endpoint for rule in create_app(CONFIG).url_map.iter_rules()}
    sealed = ("sealed/new", "sealed/view", "sealed/legal-moves", "sealed/apply")
    for path in (*PATHS, *sealed):
        assert rules[address(game, path)]
