"""Headers of every answer: request ids, what a browser may do with it, CORS. Around Flask, where they cost little."""

import re
from collections.abc import Callable, Iterable
from random import getrandbits
from typing import Any

Headers = list[tuple[str, str]]
Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
REQUEST_ID = re.compile(r"[!-~]{1,128}")
REQUEST_ID_KEY = "dancecard.request_id"
PREFLIGHT_SECONDS = 86_400
NO_GUESSING = ("X-Content-Type-Options", "nosniff")
POLICY = "Content-Security-Policy"
FOR_DATA = (POLICY, "default-src 'none'; frame-ancestors 'none'")
NO_REFERRER = ("Referrer-Policy", "no-referrer")


def with_headers(application: Application, cors_origins: tuple[str, ...]) -> Application:
    """The application, with these headers on each of its answers."""

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        environ[REQUEST_ID_KEY] = request_id(environ.get("HTTP_X_REQUEST_ID", ""))

        def start(status: str, headers: Headers, *error: Any) -> Any:
            common = [
                ("X-Request-Id", environ[REQUEST_ID_KEY]),
                *protection(headers),
                *cors(environ, headers, cors_origins),
            ]
            return start_response(status, headers + common, *error)

        return application(environ, start)

    return answering


def request_id(given: str) -> str:
    """The id that came with the request, or a new one. It is no secret, and costs no call of the system."""
    return given if REQUEST_ID.fullmatch(given) else f"{getrandbits(128):032x}"


def protection(headers: Headers) -> Headers:
    """What a browser may do with the answer: pages say it themselves, data uses nothing."""
    if any(name == POLICY for name, _ in headers):
        return [NO_GUESSING, NO_REFERRER]
    return [NO_GUESSING, FOR_DATA]


def cors(environ: dict[str, Any], headers: Headers, allowed: tuple[str, ...]) -> Headers:
    """What a browser wants to know before it lets a page of another origin read the answer."""
    everybody, origin = allowed == ("*",), environ.get("HTTP_ORIGIN")
    varies = [] if everybody else [("Vary", "Origin")]
    if not origin or not (everybody or origin in allowed):
        return varies
    return [
        *varies,
        ("Access-Control-Allow-Origin", "*" if everybody else origin),
        ("Access-Control-Expose-Headers", "X-Request-Id, ETag, Retry-After"),
        *(preflight(headers) if is_preflight(environ) else ()),
    ]


def is_preflight(environ: dict[str, Any]) -> bool:
    """Does a browser ask what a page may send?"""
    return environ["REQUEST_METHOD"] == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in environ


def preflight(headers: Headers) -> Headers:
    """What a page of another origin may send here."""
    return [
        *(("Access-Control-Allow-Methods", value) for name, value in headers if name == "Allow"),
        ("Access-Control-Allow-Headers", "Authorization, Content-Type, X-Request-Id, If-None-Match"),
        ("Access-Control-Max-Age", str(PREFLIGHT_SECONDS)),
    ]
