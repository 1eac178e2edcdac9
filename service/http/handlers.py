"""HTTP handlers: one function from an HTTP request to its response for each operation, for view and shortcut alike."""

from collections.abc import Callable

from werkzeug import Request, Response

from service.api.operations import AnyOperation
from service.codec.json_reader import JSONReader, encode
from service.http.request_body import JSON, read_body

Handler = Callable[[Request], Response]


def handler_for(operation: AnyOperation) -> Handler:
    """Make a function that decodes the body, calls the operation and encodes its answer."""
    assert operation.request is not None
    decode = JSONReader(operation.request, operation.lenient).decode
    answer, max_body, size = operation.handle, operation.max_body, operation.padded_size

    def handle(request: Request) -> Response:
        body = encode(answer(decode(read_body(request, max_body))))
        return Response(padded(body, size) if size else body, content_type=JSON)

    return handle


def padded(body: bytes, size: int) -> bytes:
    """Pad a body with spaces to a multiple of a size: its length then tells nothing of what it says."""
    return body.ljust(-(-len(body) // size) * size)
