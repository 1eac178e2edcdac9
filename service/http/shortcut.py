"""Shortcut: answer a known POST without Flask's routing, context and hooks, which cost more than the rules."""

from collections.abc import Iterable, Mapping
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from service.http.environ_keys import ROUTE
from service.http.error_responses import handle_exception
from service.http.handlers import HTTPHandler
from service.http.request_body import JSON


class Shortcut:
    """WSGI middleware. A POST to the path of a handler goes to it, everything else to the wrapped application."""

    def __init__(self, app: WSGIApplication, handlers: Mapping[str, HTTPHandler]) -> None:
        self.app = app
        self.handlers = handlers

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer the request by its handler, or pass it on."""
        path = environ["PATH_INFO"]
        handler = self.handlers.get(path) if environ["REQUEST_METHOD"] == "POST" else None
        if handler is None:
            return self.app(environ, start_response)
        environ[ROUTE] = path
        try:
            body = handler(environ)
        except Exception as error:
            return handle_exception(error, environ)(environ, start_response)
        start_response("200 OK", [("Content-Type", JSON), ("Content-Length", str(len(body)))])
        return [body]
