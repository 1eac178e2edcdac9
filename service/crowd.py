"""When more comes than can be answered, the rest is told so at once, and nobody looks at what it asks."""

from collections.abc import Callable, Iterable
from contextvars import ContextVar
from typing import Any

from werkzeug import Response

from service.codec.problem_details import ProblemCode, problem
from service.http.error_responses import problem_response
from service.http.response_headers import REQUEST_ID_KEY, Application

CROWDED: ContextVar[bool] = ContextVar(
    "crowded", default=False
)  # as the worker found it when a thread took the request


def guarded(application: Application) -> Application:
    """The application, which takes no work while it is crowded; what costs nothing is answered all the same."""

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if CROWDED.get() and environ["REQUEST_METHOD"] == "POST":
            return turned_away(environ[REQUEST_ID_KEY])(environ, start_response)
        return application(environ, start_response)

    return answering


def turned_away(request_id: str) -> Response:
    """503, and when to come again."""
    return problem_response(problem(ProblemCode.OVERLOADED, "Too many requests are waiting.", request_id=request_id))
