"""Response headers middleware: request id, security headers and CORS on every answer."""

import re
from collections.abc import Iterable
from random import getrandbits
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from service.http.environ_keys import REQUEST_ID

Headers = list[tuple[str, str]]
VALID_REQUEST_ID = re.compile(r"[!-~]{1,128}")
PREFLIGHT_SECONDS = 86_400
NOSNIFF = ("X-Content-Type-Options", "nosniff")
CSP = "Content-Security-Policy"
API_CSP = (CSP, "default-src 'none'; frame-ancestors 'none'")
NO_REFERRER = ("Referrer-Policy", "no-referrer")


class ResponseHeaders:
    """WSGI middleware. A valid X-Request-Id of the client is echoed, otherwise one is made."""

    def __init__(self, app: WSGIApplication, cors_origins: tuple[str, ...]) -> None:
        self.app = app
        self.cors_origins = cors_origins

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Pass the request on, and add the headers to its answer."""
        request_id = environ[REQUEST_ID] = valid_request_id(environ.get("HTTP_X_REQUEST_ID", ""))

        def start_with_headers(status: str, headers: Headers, exc_info: Any = None) -> Any:
            cors = cors_headers(environ, headers, self.cors_origins)
            return start_response(
                status, [*headers, ("X-Request-Id", request_id), *security_headers(headers), *cors], exc_info
            )

        return self.app(environ, start_with_headers)


def valid_request_id(given: str) -> str:
    """The client's request id if it is valid, otherwise a new one.

    Not a secret, so the fast non-cryptographic generator is enough.
    """
    return given if VALID_REQUEST_ID.fullmatch(given) else f"{getrandbits(128):032x}"


def security_headers(headers: Headers) -> Headers:
    """The limits on what a browser does with the answer. Pages bring a policy of their own; data may load nothing."""
    if any(name == CSP for name, _ in headers):
        return [NOSNIFF, NO_REFERRER]
    return [NOSNIFF, API_CSP]


def cors_headers(environ: WSGIEnvironment, headers: Headers, allowed: tuple[str, ...]) -> Headers:
    """The CORS headers for a page of another origin, if that origin is allowed."""
    everybody, origin = allowed == ("*",), environ.get("HTTP_ORIGIN")
    varies = [] if everybody else [("Vary", "Origin")]
    if not origin or not (everybody or origin in allowed):
        return varies
    return [
        *varies,
        ("Access-Control-Allow-Origin", "*" if everybody else origin),
        ("Access-Control-Expose-Headers", "X-Request-Id, ETag, Retry-After"),
        *(preflight_headers(headers) if is_preflight(environ) else ()),
    ]


def is_preflight(environ: WSGIEnvironment) -> bool:
    """Tell whether a browser asks which requests a page may send."""
    return environ["REQUEST_METHOD"] == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in environ


def preflight_headers(headers: Headers) -> Headers:
    """The requests that a page of another origin may send."""
    return [
        *(("Access-Control-Allow-Methods", value) for name, value in headers if name == "Allow"),
        ("Access-Control-Allow-Headers", "Authorization, Content-Type, X-Request-Id, If-None-Match"),
        ("Access-Control-Max-Age", str(PREFLIGHT_SECONDS)),
    ]
