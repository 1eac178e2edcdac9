"""Response headers: request ids, conditional GET, OPTIONS and CORS."""

import pytest

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.service.client import PROBLEM, Client, address, games, paths

A_GAME = next(iter(GAMES.values()))

# Request ids, conditional GET and OPTIONS


def test_request_id_is_echoed_or_generated(service):
    assert service.open("/games", "GET", headers={"X-Request-Id": "abc-123"}).headers["X-Request-Id"] == "abc-123"
    made = {service.open("/games", "GET").headers["X-Request-Id"] for _ in range(3)}
    assert len(made) == 3
    refused = service.open("/nothing", "GET", headers={"X-Request-Id": "on-a-problem-too"})
    assert refused.headers["X-Request-Id"] == "on-a-problem-too"


@pytest.mark.parametrize("given", ["", "x" * 129, "two words", "tab\there", "ÿ", "<\x7f>"], ids=ascii)
def test_invalid_request_id_is_replaced(service, given):
    assert service.open("/games", "GET", headers={"X-Request-Id": given}).headers["X-Request-Id"] not in ("", given)


CONSTANT = ["/games", f"/games/{next(iter(GAMES))}", "/healthz", "/readyz", "/openapi.json", "/docs/"]
CONSTANT += ["/docs/problems", "/docs/problems/game_over"]


@pytest.mark.parametrize("path", CONSTANT)
def test_get_has_etag_and_cache_control_and_conditional_get_gets_304(service, path):
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
def test_head_returns_the_headers_of_get_and_no_body(service, path):
    got, head = service.open(path, "GET"), service.open(path, "HEAD")
    assert (head.status_code, head.data) == (200, b"")
    for name in ("Content-Type", "Content-Length", "ETag", "Cache-Control"):
        assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize("headers", [{"If-Match": '"other"'}, {"If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT"}])
def test_failed_precondition_gets_200_or_a_problem(service, headers):
    answer = service.open("/games", "GET", headers=headers)
    assert answer.status_code == 200 or answer.content_type == PROBLEM


@games
def test_options_lists_the_allowed_methods(service, game):
    for path, method in ((f"/games/{game.name}", "GET"), (f"/games/{game.name}/apply", "POST")):
        answer = service.open(path, "OPTIONS")
        assert answer.status_code in (200, 204)
        assert method in answer.headers["Allow"].split(", ")


# CORS

ALLOWED = "https://play.example.org"
OTHER = "https://elsewhere.example.com"
PREFLIGHT = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}


def test_every_origin_is_allowed_by_default(service):
    for path, method in (("/games", "GET"), ("/nothing", "GET"), (address(A_GAME, "new"), "POST"), ("/games", "PUT")):
        answer = service.open(path, method, headers={"Origin": ALLOWED})
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "X-Request-Id" in answer.headers["Access-Control-Expose-Headers"]
        assert "Access-Control-Allow-Credentials" not in answer.headers


@games
@paths
def test_preflight_allows_post_and_the_headers_of_a_front_end(service, game, path):
    answer = service.open(address(game, path), "OPTIONS", headers={"Origin": ALLOWED, **PREFLIGHT})
    assert answer.status_code in (200, 204)
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "POST" in answer.headers["Access-Control-Allow-Methods"].split(", ")
    allowed = answer.headers["Access-Control-Allow-Headers"].lower().split(", ")
    assert {"content-type", "x-request-id"} <= set(allowed)


def test_preflight_for_an_unknown_path_allows_no_method(service):
    answer = service.open("/nothing", "OPTIONS", headers={"Origin": ALLOWED, **PREFLIGHT})
    assert answer.status_code == 404
    assert "Access-Control-Allow-Methods" not in answer.headers


def test_only_configured_origins_are_allowed():
    service = Client(create_service(Config(cors_origins=(ALLOWED, "http://localhost:5173"))))
    for origin in (ALLOWED, "http://localhost:5173"):
        for method, headers in (("GET", {}), ("OPTIONS", PREFLIGHT)):
            answer = service.open("/games", method, headers={"Origin": origin, **headers})
            assert answer.headers["Access-Control-Allow-Origin"] == origin
            assert "Origin" in answer.headers["Vary"]
    for headers in ({"Origin": OTHER}, {"Origin": "null"}, {"Origin": ALLOWED + ".evil.example"}, {}):
        answer = service.open("/games", "GET", headers=headers)
        assert answer.status_code == 200
        assert "Access-Control-Allow-Origin" not in answer.headers
        assert "Origin" in answer.headers["Vary"]


def test_response_304_has_cors_headers(service):
    tag = service.open("/games", "GET").headers["ETag"]
    answer = service.open("/games", "GET", headers={"If-None-Match": tag, "Origin": ALLOWED})
    assert answer.status_code == 304
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
