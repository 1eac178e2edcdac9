"""Keys for clients, if any are configured: what a key opens is told by its hash alone."""

import hmac
import re
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from service.codec.problem_details import ProblemCode, problem
from service.http.error_responses import problem_response
from service.http.response_headers import Application

OPEN = frozenset({"/", "/docs", "/healthz", "/openapi.json", "/readyz"})  # about the service, for everybody
OPEN_BELOW = ("/docs/", "/playground/")  # all else needs a key
BEARER = re.compile(r"(?i:bearer) +([ -~]+)")


def keyed(application: Application, hashes: tuple[bytes, ...]) -> Application:
    """The application, closed to those without a key that has one of these SHA-256 hashes, if there are any."""

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] != "OPTIONS" and not is_open(environ["PATH_INFO"]):
            found = BEARER.fullmatch(environ.get("HTTP_AUTHORIZATION", ""))
            if found is None or not is_known(found[1], hashes):
                needed = problem(ProblemCode.UNAUTHORIZED, "This needs a key: Authorization: Bearer and the key.")
                return problem_response(needed)(environ, start_response)
        return application(environ, start_response)

    return answering if hashes else application


def is_open(path: str) -> bool:
    """Does this path need no key?"""
    return path in OPEN or path.startswith(OPEN_BELOW)


def is_known(key: str, hashes: tuple[bytes, ...]) -> bool:
    """Is it one of the keys? It takes as long to say no as to say yes."""
    found = sha256(key.encode()).digest()
    return any([hmac.compare_digest(found, each) for each in hashes])  # noqa: C419 (each is compared)
