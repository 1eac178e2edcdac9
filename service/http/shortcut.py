"""From the bytes of a request to those of its answer, with nothing between that is not needed.

A POST is a WSGI application of its own. Flask would have it routed, put into a context and passed by hooks, which
takes longer than the rules; it knows these paths only for all that is asked of them by another method.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from service.api.operations import Operation
from service.codec.json_reader import JSON, JSONReader, encode
from service.http.error_responses import handle_exception
from service.http.response_headers import Application
from service.observability.access_log import ROUTE


def posting(operation: Operation) -> Application:
    """Read a record, answer with another, or with why not."""
    read = JSONReader(operation.request, operation.max_body, operation.lenient).read
    answer, route, size = operation.handle, operation.path, operation.padded_size

    def post(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        environ[ROUTE] = route
        try:
            body = pad(encode(answer(read(environ))), size)
        except Exception as error:
            refusal = handle_exception(error, environ)
            refusal.set_data(pad(refusal.get_data(), size))
            return refusal(environ, start_response)
        start_response("200 OK", [("Content-Type", JSON), ("Content-Length", str(len(body)))])
        return (body,)

    return post


def pad(body: bytes, size: int) -> bytes:
    """Pad JSON with spaces to a multiple of `size` bytes, so that its length tells nothing of its content."""
    return body.ljust(-(-len(body) // size) * size) if size else body


def directly(application: Application, posts: Mapping[str, Application]) -> Application:
    """The application, which is not asked for what is posted to these paths."""

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        post = posts.get(environ["PATH_INFO"]) if environ["REQUEST_METHOD"] == "POST" else None
        return (post or application)(environ, start_response)

    return answering
