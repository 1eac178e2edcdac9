"""When more comes than can be answered, the rest is told so at once, before anybody reads what it asks."""

from collections.abc import Callable, Iterable
from contextvars import ContextVar
from typing import Any

import msgspec

from service.headers import KNOWN_AS, Application
from service.problems import HEADERS, MEDIA_TYPE, ProblemCode, problem

CROWDED: ContextVar[bool] = ContextVar(
    "crowded", default=False
)  # as the worker found it when a thread took the request


def guarded(application: Application) -> Application:
    """The application, which takes no work while it is crowded. What costs nothing is always answered."""

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if CROWDED.get() and environ["REQUEST_METHOD"] == "POST":
            return turned_away(environ[KNOWN_AS], start_response)
        return application(environ, start_response)

    return answering


def turned_away(request_id: str, start_response: Callable[..., Any]) -> Iterable[bytes]:
    """503, and when to come again."""
    code = ProblemCode.OVERLOADED
    found = problem(code, "Too many requests are waiting.", request_id=request_id)
    body = msgspec.json.encode(found)
    about = [("Content-Type", MEDIA_TYPE), ("Content-Length", str(len(body))), *HEADERS[code].items()]
    start_response(f"{found.status} Service Unavailable", about)
    return [body]
