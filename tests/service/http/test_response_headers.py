"""Response headers: request ids, conditional GET, OPTIONS and CORS."""

import pytest

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.service.client import PROBLEM, Client, address, games, paths

A_GAME = next(iter(GAMES.values()))

# Request ids, conditional GET and OPTIONS


def test_a_request_id_is_echoed_or_made(service):
    assert service.open("/games", "GET", headers={"X-Request-Id": "abc-123"}).headers["X-Request-Id"] == "abc-123"
    made = {service.open("/games", "GET").headers["X-Request-Id"] for _ in range(3)}
    assert len(made) == 3
    refused = service.open("/nothing", "GET", headers={"X-Request-Id": "on-a-problem-too"})
    assert refused.headers["X-Request-Id"] == "on-a-problem-too"


@pytest.mark.parametrize("given", ["", "x" * 129, "two words", "tab\there", "ÿ", "<\x7f>"], ids=ascii)
def test_a_request_id_that_could_not_be_meant_is_replaced(service, given):
    assert service.open("/games", "GET", headers={"X-Request-Id": given}).headers["X-Request-Id"] not in ("", given)


CONSTANT = ["/games", f"/games/{next(iter(GAMES))}", "/healthz", "/readyz", "/openapi.json", "/docs/"]
CONSTANT += ["/docs/problems", "/docs/problems/game_over"]


@pytest.mark.parametrize("path", CONSTANT)
def test_every_get_has_an_etag_and_cache_control_and_is_not_sent_twice(service, path):
    first = service.open(path, "GET")
    assert first.headers["Cache-Control"]
    tag = first.headers["ETag"]
    for known in (tag, f'"other", {tag}', f"W/{tag.removeprefix('W/')}", "*"):
        again = service.open(path, "GET", headers={"If-None-Match": known})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["ETag"] == tag
        assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
    assert service.open(path, "GET", headers={"If-None-Match": '"other"'}).data == first.data


@pytest.mark.parametrize("path", CONSTANT)
def test_head_is_get_without_the_body(service, path):
    got, head = service.open(path, "GET"), service.open(path, "HEAD")
    assert (head.status_code, head.data) == (200, b"")
    for name in ("Content-Type", "Content-Length", "ETag", "Cache-Control"):
        assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize("headers", [{"If-Match": '"other"'}, {"If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT"}])
def test_a_precondition_that_fails_is_answered_by_a_problem_or_passed_over(service, headers):
    answer = service.open("/games", "GET", headers=headers)
    assert answer.status_code == 200 or answer.content_type == PROBLEM


@games
def test_options_tells_what_a_path_takes(service, game):
    for path, method in ((f"/games/{game.name}", "GET"), (f"/games/{game.name}/apply", "POST")):
        answer = service.open(path, "OPTIONS")
        assert answer.status_code in (200, 204)
        assert method in answer.headers["Allow"].split(", ")


# CORS

HERE = "https://play.example.org"
THERE = "https://elsewhere.example.com"
PREFLIGHT = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}


def test_by_default_every_origin_may_read_every_answer(service):
    for path, method in (("/games", "GET"), ("/nothing", "GET"), (address(A_GAME, "new"), "POST"), ("/games", "PUT")):
        answer = service.open(path, method, headers={"Origin": HERE})
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "X-Request-Id" in answer.headers["Access-Control-Expose-Headers"]
        assert "Access-Control-Allow-Credentials" not in answer.headers


@games
@paths
def test_a_preflight_allows_what_a_front_end_sends(service, game, path):
    answer = service.open(address(game, path), "OPTIONS", headers={"Origin": HERE, **PREFLIGHT})
    assert answer.status_code in (200, 204)
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "POST" in answer.headers["Access-Control-Allow-Methods"].split(", ")
    allowed = answer.headers["Access-Control-Allow-Headers"].lower().split(", ")
    assert {"content-type", "x-request-id"} <= set(allowed)


def test_a_preflight_for_what_is_not_there_allows_no_method(service):
    answer = service.open("/nothing", "OPTIONS", headers={"Origin": HERE, **PREFLIGHT})
    assert answer.status_code == 404
    assert "Access-Control-Allow-Methods" not in answer.headers


def test_with_listed_origins_only_these_may_read():
    service = Client(create_service(Config(cors_origins=(HERE, "http://localhost:5173"))))
    for origin in (HERE, "http://localhost:5173"):
        for method, headers in (("GET", {}), ("OPTIONS", PREFLIGHT)):
            answer = service.open("/games", method, headers={"Origin": origin, **headers})
            assert answer.headers["Access-Control-Allow-Origin"] == origin
            assert "Origin" in answer.headers["Vary"]
    for headers in ({"Origin": THERE}, {"Origin": "null"}, {"Origin": HERE + ".evil.example"}, {}):
        answer = service.open("/games", "GET", headers=headers)
        assert answer.status_code == 200
        assert "Access-Control-Allow-Origin" not in answer.headers
        assert "Origin" in answer.headers["Vary"]


def test_a_conditional_answer_has_its_cors_headers_too(service):
    tag = service.open("/games", "GET").headers["ETag"]
    answer = service.open("/games", "GET", headers={"If-None-Match": tag, "Origin": HERE})
    assert answer.status_code == 304
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
