"""Around the whole service: each request is counted, and written to the log as one line."""

import re
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Any

from flask import Flask, Request, Response, request

from service.headers import KNOWN_AS, Application, Headers
from service.logs import tell_of_request
from service.metrics import Metrics

ROUTE = "dancecard.route"
NO_ROUTE = "none"  # an unknown path or method, or a request that was turned away before anybody looked
CONVERTER = re.compile(r"<(?:[^<>]*:)?(\w+)>")


def observed(application: Application, metrics: Metrics, tell: bool) -> Application:
    """The application, observed; `tell` is whether to write lines."""

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        begun, status, sent = perf_counter(), 0, 0

        def start(line: str, headers: Headers, *error: Any) -> Any:
            nonlocal status, sent
            status, sent = int(line[:3]), int(dict(headers).get("Content-Length", 0))
            return start_response(line, headers, *error)

        answer = application(environ, start)
        seconds, route = perf_counter() - begun, environ.get(ROUTE, NO_ROUTE)
        metrics.record(route, status, seconds, int(environ.get("CONTENT_LENGTH") or 0), sent)
        if tell:
            tell_of_request(environ[KNOWN_AS], environ["REQUEST_METHOD"], route, status, seconds)
        return answer

    return answering


def note_routes(app: Flask) -> None:
    """Let each request say by which path of the document it was answered: `/games/{name}`, not what was asked for."""
    routes = {rule.endpoint: CONVERTER.sub(r"{\1}", rule.rule) for rule in app.url_map.iter_rules()}

    def note(answer: Response) -> Response:
        asked: Request = request._get_current_object()  # type: ignore[attr-defined]
        asked.environ[ROUTE] = routes.get(asked.endpoint, NO_ROUTE) if asked.endpoint else NO_ROUTE
        return answer

    app.after_request(note)
