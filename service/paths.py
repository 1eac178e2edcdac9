"""Paths as the document writes them. Werkzeug would take others for the same: it drops slashes at the front."""

from collections.abc import Callable, Iterable
from typing import Any

from werkzeug.exceptions import NotFound

from service.http.error_responses import handle_exception
from service.http.response_headers import Application


def straight(application: Application) -> Application:
    """The application, which is asked for no path but those that begin with one slash."""

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        if path.startswith("/") and not path.startswith("//"):
            return application(environ, start_response)
        return handle_exception(NotFound(), environ)(environ, start_response)

    return answering
