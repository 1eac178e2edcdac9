"""HTTP handlers: one function from an HTTP request to its response for each operation, for view and shortcut alike."""

from collections.abc import Callable

from werkzeug import Request, Response

from service.api.operations import AnyOperation
from service.codec.json_reader import JSONReader, encode
from service.http.error_responses import PADDED_SIZE_KEY, padded
from service.http.request_body import JSON, read_body

Handler = Callable[[Request], Response]


def handler_for(operation: AnyOperation) -> Handler:
    """Make a function that decodes the body, calls the operation and encodes its answer."""
    assert operation.request is not None
    decode = JSONReader(operation.request, operation.lenient).decode
    answer, max_body, size = operation.handle, operation.max_body, operation.padded_size

    def handle(request: Request) -> Response:
        request.environ[PADDED_SIZE_KEY] = size
        body = encode(answer(decode(read_body(request, max_body))))
        return Response(padded(body, size), content_type=JSON)

    return handle
