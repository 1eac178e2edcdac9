"""Request bodies: check the headers, read the bytes up to a limit, under any WSGI server."""

from typing import IO, NoReturn
from wsgiref.types import WSGIEnvironment

from werkzeug import Request
from werkzeug.sansio.utils import get_content_length

from service.codec.problem_details import ProblemCode, ProblemError

JSON = "application/json"
UTF_8 = ("utf-8", "utf8")


def read_body(environ: WSGIEnvironment, max_body: int) -> bytes:
    """Read a JSON body of at most so many bytes. Raises ProblemError (415, 413 or 400)."""
    if environ.get("CONTENT_TYPE") != JSON or "HTTP_CONTENT_ENCODING" in environ:
        require_json(Request(environ))
    length = get_content_length(environ.get("CONTENT_LENGTH"), environ.get("HTTP_TRANSFER_ENCODING"))
    if length is None:
        body = read_undeclared(environ, max_body)
    elif length > max_body:
        refuse_length(max_body)
    else:
        body = read_up_to(environ["wsgi.input"], length)
        if len(body) < length:
            raise ProblemError(ProblemCode.BAD_REQUEST, "The body is shorter than its Content-Length.")
    return body


def require_json(request: Request) -> None:
    """Refuse every media type but JSON in UTF-8, and every content coding. Raises ProblemError (415)."""
    if request.mimetype != JSON or request.mimetype_params.get("charset", "utf-8").lower() not in UTF_8:
        raise ProblemError(ProblemCode.NOT_JSON, "The Content-Type must be application/json, in UTF-8.")
    if request.content_encoding:
        detail = "The body must not have a Content-Encoding."
        raise ProblemError(ProblemCode.NOT_JSON, detail, headers={"Accept-Encoding": "identity"})


def read_undeclared(environ: WSGIEnvironment, max_body: int) -> bytes:
    """Read a chunked body; one whose end the server does not mark counts as empty. Raises ProblemError (413 or 400)."""
    coding = environ.get("HTTP_TRANSFER_ENCODING", "chunked").strip().lower()
    if coding != "chunked":
        raise ProblemError(ProblemCode.BAD_REQUEST, "The body must have no Transfer-Encoding but chunked.")
    if "wsgi.input_terminated" not in environ:
        return b""
    body = read_up_to(environ["wsgi.input"], max_body + 1)
    if len(body) > max_body:
        refuse_length(max_body)
    return body


def read_up_to(stream: IO[bytes], size: int) -> bytes:
    """Read so many bytes, or those before the end. Raises ProblemError (400)."""
    parts = []
    try:
        while size and (part := stream.read(size)):
            parts.append(part)
            size -= len(part)
    except Exception:  # WSGI names no exceptions of a server's stream, and gunicorn's for bad chunks is no OSError
        raise ProblemError(ProblemCode.BAD_REQUEST, "The body ends too early, or its chunks are malformed.") from None
    return b"".join(parts)


def refuse_length(max_body: int) -> NoReturn:
    """Refuse a body that is too long."""
    raise ProblemError(ProblemCode.BODY_TOO_LARGE, f"The body is longer than {max_body} bytes.", limit=max_body)
