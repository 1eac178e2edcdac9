"""Keys for clients, if any are configured: what a key opens is told by its hash alone."""

import hmac
import re
from hashlib import sha256

from flask import Flask, request

from service.problems import ProblemCode, Refusal

CLOSED = ("/games", "/metrics")  # what needs a key: the rest is about the service, for everybody
BEARER = re.compile(r"(?i:bearer) +([ -~]+)")


def require_key(app: Flask, hashes: tuple[bytes, ...]) -> None:
    """Let nobody in without a key that has one of these SHA-256 hashes."""

    def check() -> None:
        if request.path.startswith(CLOSED) and request.method != "OPTIONS":
            found = BEARER.fullmatch(request.headers.get("Authorization", ""))
            if found is None or not is_known(found[1], hashes):
                raise Refusal(ProblemCode.UNAUTHORIZED, "This needs a key: Authorization: Bearer and the key.")

    app.before_request(check)


def is_known(key: str, hashes: tuple[bytes, ...]) -> bool:
    """Is it one of the keys? It takes as long to say no as to say yes."""
    found = sha256(key.encode()).digest()
    return any([hmac.compare_digest(found, each) for each in hashes])  # noqa: C419 (each is compared)
