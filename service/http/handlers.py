"""HTTP handlers: for each POST operation one function from a request to the body of its answer, for both ways."""

from collections.abc import Callable
from wsgiref.types import WSGIEnvironment

from service.api.operations import AnyOperation
from service.codec.json_reader import JSONReader, encode
from service.http.environ_keys import PADDED_SIZE
from service.http.error_responses import padded
from service.http.request_body import read_body

HTTPHandler = Callable[[WSGIEnvironment], bytes]


def handler_for(operation: AnyOperation) -> HTTPHandler:
    """Make a function that decodes the body, calls the operation and encodes its answer. It raises refusals."""
    assert operation.request is not None
    decode = JSONReader(operation.request, operation.unchecked_items).decode
    answer, max_body, padded_size = operation.handle, operation.max_body, operation.padded_size

    def handle(environ: WSGIEnvironment) -> bytes:
        environ[PADDED_SIZE] = padded_size
        return padded(encode(answer(decode(read_body(environ, max_body)))), padded_size)

    return handle
