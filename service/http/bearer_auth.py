"""Bearer authentication middleware: refuse requests without a known key. The service knows the keys by their hashes."""

import hmac
from collections.abc import Iterable
from hashlib import sha256
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from service.codec.problem_details import ProblemCode, problem
from service.http.error_responses import problem_response

PUBLIC_PATHS = frozenset({"/", "/docs", "/healthz", "/openapi.json", "/readyz"})
PUBLIC_PREFIXES = ("/docs/", "/playground/")


class BearerAuth:
    """WSGI middleware. All but public paths and preflights need a key with one of these SHA-256 hashes."""

    def __init__(self, app: WSGIApplication, key_hashes: tuple[bytes, ...]) -> None:
        self.app = app
        self.key_hashes = key_hashes

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Pass the request on, or answer 401."""
        open_to_all = environ["REQUEST_METHOD"] == "OPTIONS" or is_public(environ["PATH_INFO"])
        if open_to_all or is_known(bearer_token(environ.get("HTTP_AUTHORIZATION", "")), self.key_hashes):
            return self.app(environ, start_response)
        refusal = problem(ProblemCode.UNAUTHORIZED, "This needs a key: Authorization: Bearer and the key.")
        return problem_response(refusal, **{"WWW-Authenticate": "Bearer"})(environ, start_response)


def is_public(path: str) -> bool:
    """Tell whether a path needs no key."""
    return path in PUBLIC_PATHS or path.startswith(PUBLIC_PREFIXES)


def bearer_token(header: str) -> str | None:
    """The key in an Authorization header, or None. Linear in the header's length, whatever it holds."""
    scheme, _, token = header.partition(" ")
    token = token.lstrip(" ")
    valid = scheme.lower() == "bearer" and token and token.isascii() and token.isprintable()
    return token if valid else None


def is_known(key: str | None, key_hashes: tuple[bytes, ...]) -> bool:
    """Compare a key with all hashes, in constant time."""
    if key is None:
        return False
    key_hash = sha256(key.encode()).digest()
    return any([hmac.compare_digest(key_hash, known) for known in key_hashes])  # noqa: C419 (each is compared)
