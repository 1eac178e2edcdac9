"""HTTP handlers: one function from a request to the body of its answer for each operation, for both ways."""

from collections.abc import Callable
from wsgiref.types import WSGIEnvironment

from service.api.operations import AnyOperation
from service.codec.json_reader import JSONReader, encode
from service.http.error_responses import PADDED_SIZE_KEY, padded
from service.http.request_body import read_body

Handler = Callable[[WSGIEnvironment], bytes]


def handler_for(operation: AnyOperation) -> Handler:
    """Make a function that decodes the body, calls the operation and encodes its answer."""
    assert operation.request is not None
    decode = JSONReader(operation.request, operation.lenient).decode
    answer, max_body, size = operation.handle, operation.max_body, operation.padded_size

    def handle(environ: WSGIEnvironment) -> bytes:
        environ[PADDED_SIZE_KEY] = size
        return padded(encode(answer(decode(read_body(environ, max_body)))), size)

    return handle
