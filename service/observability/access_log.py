"""Access log: WSGI middleware that counts every request and logs it as one line."""

import logging
import re
from collections.abc import Iterable
from time import perf_counter
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from flask import Flask, Response, request

from service.http.environ_keys import REQUEST_ID, ROUTE
from service.observability.logging_config import ACCESS_LOGGER
from service.observability.metrics import Metrics

NO_ROUTE = "none"  # unknown path or method, or a request that was refused before routing
CONVERTER = re.compile(r"<(?:[^<>]*:)?(\w+)>")

log = logging.getLogger(ACCESS_LOGGER)


class AccessLog:
    """WSGI middleware. Record route, status and duration of each request; log them at level INFO."""

    def __init__(self, app: WSGIApplication, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Pass the request on, and record it at its end."""
        status, started = 500, perf_counter()  # 500: what gunicorn answers if the application raises

        def start(line: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            nonlocal status
            status = int(line[:3])
            return start_response(line, headers, exc_info)

        try:
            return self.app(environ, start)
        finally:
            self.record(environ, status, perf_counter() - started)

    def record(self, environ: WSGIEnvironment, status: int, seconds: float) -> None:
        """Count one request and log it."""
        route = environ.get(ROUTE, NO_ROUTE)
        self.metrics.record(route, status, seconds)
        if log.isEnabledFor(logging.INFO):
            fields = {
                "request_id": environ.get(REQUEST_ID),
                "method": environ["REQUEST_METHOD"],
                "route": route,
                "status": status,
                "milliseconds": round(seconds * 1e3, 3),
            }
            # The dict is the message; python-json-logger merges it as message_dict. `log.info` would search the stack
            # for its caller, which the line does not name.
            log.handle(log.makeRecord(log.name, logging.INFO, "", 0, fields, (), None))


def record_routes(app: Flask) -> None:
    """Register a hook that stores the path template of the matched rule in the environ."""
    templates = {rule.endpoint: CONVERTER.sub(r"{\1}", rule.rule) for rule in app.url_map.iter_rules()}

    def record_route(response: Response) -> Response:
        request.environ[ROUTE] = templates.get(request.endpoint or "", NO_ROUTE)
        return response

    app.after_request(record_route)
