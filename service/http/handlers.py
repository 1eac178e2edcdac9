"""HTTP handlers: for each POST operation one function from a request to its answer. View and shortcut share it."""

from collections.abc import Callable
from wsgiref.types import WSGIEnvironment

from service.api.operations import AnyOperation
from service.codec.json_reader import JSONReader, encode
from service.http.error_responses import handle_exception
from service.http.request_body import JSON, read_body

Answer = tuple[bytes, str, list[tuple[str, str]]]  # body, status and headers
HTTPHandler = Callable[[WSGIEnvironment], Answer]


def handler_for(operation: AnyOperation) -> HTTPHandler:
    """Make a function that decodes the body, calls the operation and encodes its answer or its refusal."""
    assert operation.request is not None
    decode = JSONReader(operation.request, operation.unchecked_items).decode
    answer, max_body, padded_size = operation.handle, operation.max_body, operation.padded_size

    def handle(environ: WSGIEnvironment) -> Answer:
        try:
            body, status = encode(answer(decode(read_body(environ, max_body)))), "200 OK"
            headers = [("Content-Type", JSON)]
        except Exception as error:
            response = handle_exception(error, environ)
            body, status = response.get_data(), response.status
            headers = [header for header in response.headers if header[0] != "Content-Length"]
        body = padded(body, padded_size)
        return body, status, [*headers, ("Content-Length", str(len(body)))]

    return handle


def padded(body: bytes, size: int) -> bytes:
    """Pad JSON with spaces to a multiple of `size` bytes, so that its length tells nothing; 0: as it is."""
    return body.ljust(-(-len(body) // size) * size) if size else body
