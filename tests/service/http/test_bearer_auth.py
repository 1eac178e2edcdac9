"""Bearer authentication: protected and public paths, and the 401 response."""

from hashlib import sha256

import pytest

from rules.registry import GAMES
from service.config import BadConfiguration, Config, from_environment
from service.http.bearer_auth import is_known
from service.wsgi import create_service
from tests.service.client import Client, address

KEY, OTHER = "a key of a client", "ключ, another one"
HASHES = tuple(sha256(key.encode()).digest() for key in (KEY, OTHER))
A_GAME = next(iter(GAMES.values()))
NEW = address(A_GAME, "new")
MALFORMED = ["Bearer \xff", *(f"Bearer{gap}{KEY}" for gap in ("", "\t", " \t", "\xa0", "\x1f "))]
PUBLIC = ["/healthz", "/readyz", "/openapi.json", "/docs/", "/docs/problems", "/docs/problems/unauthorized"]


@pytest.fixture(scope="module")
def protected():
    return Client(create_service(Config(api_keys=HASHES, log_level="warning")))


def new(service, **headers):
    return service.post(A_GAME, "new", {"seats": A_GAME.seats[0]}, headers=headers)


@pytest.mark.parametrize("sent", [f"Bearer {KEY}", f"bearer {KEY}", f"BEARER  {KEY}"])
def test_known_key_is_accepted(protected, sent):
    assert new(protected, Authorization=sent).status_code == 200
    assert protected.open("/metrics", "GET", headers={"Authorization": sent}).status_code == 200


@pytest.mark.parametrize("key", [KEY, OTHER])
def test_is_known_accepts_exactly_the_configured_keys(key):
    assert is_known(key, HASHES)
    assert not is_known(key + "x", HASHES)
    assert not is_known(sha256(key.encode()).hexdigest(), HASHES)


@pytest.mark.parametrize(
    "sent", [None, "", KEY, "Bearer", "Bearer ", f"Basic {KEY}", f"Bearer {KEY}x", f"Bearer {KEY}\xa0", *MALFORMED]
)
@pytest.mark.parametrize("path", ["/games", NEW, "/games/none", "/metrics", "/none", "/docsx", "/healthz/"])
def test_missing_or_unknown_key_gets_401_on_every_protected_path(protected, sent, path):
    headers = {} if sent is None else {"Authorization": sent}
    answer = protected.open(path, "POST" if path == NEW else "GET", headers=headers)
    assert (answer.status_code, answer.json["code"]) == (401, "unauthorized")
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    if sent and len(sent) > len("Bearer "):
        assert sent.split()[-1] not in answer.text


@pytest.mark.parametrize("path", PUBLIC)
def test_public_path_needs_no_key(protected, path):
    assert protected.open(path, "GET").status_code == 200


@pytest.mark.parametrize("path", ["//games", "///games", "//metrics", f"/{NEW}", "games", "metrics", ""])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_path_variants_do_not_bypass_authentication(protected, path, method):
    """Werkzeug drops slashes at the front, and gunicorn takes `GET x:games?:// HTTP/1.1` for `games`."""
    answer = protected.open("/", method, environ_overrides={"PATH_INFO": path})
    assert (answer.status_code, answer.json["code"]) == (401, "unauthorized")
    key = {"Authorization": f"Bearer {KEY}"}
    answer = protected.open("/", method, environ_overrides={"PATH_INFO": path}, headers=key)
    assert (answer.status_code, answer.json["code"]) == (404, "unknown_path")


def test_preflight_needs_no_key_and_allows_the_authorization_header(protected):
    asked = {"Origin": "https://a.example", "Access-Control-Request-Method": "POST"}
    answer = protected.open(NEW, "OPTIONS", headers=asked)
    assert answer.status_code == 200
    assert "Authorization" in answer.headers["Access-Control-Allow-Headers"]


def test_no_key_is_required_by_default(service):
    assert new(service).status_code == 200
    assert new(service, Authorization="Bearer whatever").status_code == 200


def test_document_declares_the_optional_bearer_scheme_per_operation(service):
    assert service.document["security"] == [{}, {"clientKey": []}]
    scheme = service.document["components"]["securitySchemes"]["clientKey"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    for path, item in service.document["paths"].items():
        for operation in item.values():
            assert ("401" in operation["responses"]) == path.startswith("/games")
            assert operation.get("security") == (None if path.startswith("/games") else [])


def test_api_keys_are_configured_as_sha256_hashes():
    text = ", ".join(each.hex() for each in HASHES)
    assert from_environment({"API_KEYS": text}).api_keys == HASHES
    assert from_environment({"API_KEYS": text.upper()}).api_keys == HASHES


@pytest.mark.parametrize("text", [KEY, HASHES[0].hex()[1:], HASHES[0].hex() + ",", "g" * 64])
def test_invalid_hash_is_rejected_without_being_quoted(text):
    with pytest.raises(BadConfiguration, match=r"^API_KEYS: must be SHA-256 hashes") as refused:
        from_environment({"API_KEYS": text})
    assert text not in str(refused.value)
