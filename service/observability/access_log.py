"""Around the whole service: each request is counted, and written to the log as one line.

A request only leaves a note; notes are worked off many at a time, which costs far less than one by one.
"""

import re
from collections import deque
from collections.abc import Callable, Iterable
from threading import Lock
from time import perf_counter, time
from typing import Any, NamedTuple

from flask import Flask, Request, Response, request

from service.http.request_body import RECEIVED_BYTES
from service.http.response_headers import REQUEST_ID_KEY, Application, Headers
from service.observability.logs import line_of, write
from service.observability.metrics import Metrics

ROUTE = "dancecard.route"
NO_ROUTE = "none"  # an unknown path or method, or a request that was turned away before anybody looked
CONVERTER = re.compile(r"<(?:[^<>]*:)?(\w+)>")
NO_METHOD = "none"  # of what is no HTTP
MOST_NOTES = 64


class Note(NamedTuple):
    """What is known of a request."""

    when: float
    request_id: str
    method: str
    route: str
    status: int
    seconds: float
    received: int  # bytes
    sent: int


class Observer:
    """Works off notes; `tell` is whether to write lines."""

    def __init__(self, metrics: Metrics, tell: bool) -> None:
        self.metrics, self.tell = metrics, tell
        self.notes: deque[Note] = deque()
        self.most = 1  # notes that may wait
        self.lock = Lock()

    def observed(self, application: Application) -> Application:
        """The application, observed."""

        def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
            begun, status, sent = perf_counter(), 0, 0

            def start(line: str, headers: Headers, *error: Any) -> Any:
                nonlocal status, sent
                length = 0 if environ["REQUEST_METHOD"] == "HEAD" else dict(headers).get("Content-Length", 0)
                status, sent = int(line[:3]), int(length)
                return start_response(line, headers, *error)

            answer = application(environ, start)
            seconds, route = perf_counter() - begun, environ.get(ROUTE, NO_ROUTE)
            received = environ.get(RECEIVED_BYTES, 0)
            about = environ[REQUEST_ID_KEY], environ["REQUEST_METHOD"], route, status, seconds, received, sent
            self.notes.append(Note(time(), *about))
            if len(self.notes) >= self.most:
                self.flush()
            return answer

        return answering

    def flush(self) -> None:
        """Work off all notes."""
        with self.lock:
            found = [self.notes.popleft() for _ in range(len(self.notes))]
            for note in found:
                self.metrics.record(note.route, note.status, note.seconds, note.received, note.sent)
            if self.tell:
                write(line_of(*note[:6]) for note in found)


observers: list[Observer] = []  # of this process


def be_patient() -> None:
    """Let notes wait: somebody will flush them."""
    for observer in observers:
        observer.most = MOST_NOTES


def flush() -> None:
    """Work off what is left."""
    for observer in observers:
        observer.flush()


def note_refusal(request_id: str, status: int, sent: int) -> None:
    """Leave a note of what was refused before the application: nobody knows more of it."""
    note = Note(time(), request_id, NO_METHOD, NO_ROUTE, status, seconds=0.0, received=0, sent=sent)
    for observer in observers:
        observer.notes.append(note)


def note_routes(app: Flask) -> None:
    """Let each request say by which path of the document it was answered: `/games/{name}`, not what was asked for."""
    routes = {rule.endpoint: CONVERTER.sub(r"{\1}", rule.rule) for rule in app.url_map.iter_rules()}

    def note(answer: Response) -> Response:
        asked: Request = request._get_current_object()  # type: ignore[attr-defined]
        asked.environ[ROUTE] = routes.get(asked.endpoint, NO_ROUTE) if asked.endpoint else NO_ROUTE
        return answer

    app.after_request(note)
