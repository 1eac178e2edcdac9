"""Error responses: one function turns any exception into a problem+json response (RFC 9457)."""

import logging
from wsgiref.types import WSGIEnvironment

import msgspec
from werkzeug import Response
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound

from rules.errors import RulesError
from service.codec.json_reader import encode
from service.codec.problem_details import MEDIA_TYPE, Problem, ProblemCode, ProblemError, problem, problem_of
from service.http.environ_keys import PADDED_SIZE, REQUEST_ID

log = logging.getLogger("dancecard")


def handle_exception(error: Exception, environ: WSGIEnvironment) -> Response:
    """Answer a request that raised an exception by a problem: Flask's error handler, and the shortcut's."""
    response = response_to(error, environ)
    if size := environ.get(PADDED_SIZE, 0):
        response.set_data(padded(response.get_data(), size))
    return response


def response_to(error: Exception, environ: WSGIEnvironment) -> Response:
    """The problem that belongs to an exception, as a response."""
    if isinstance(error, ProblemError):
        return problem_response(error.problem, **error.headers)
    if isinstance(error, RulesError):
        return problem_response(problem_of(error))
    if isinstance(error, HTTPException) and (error.code or 500) < 500:
        return http_error(error)
    return internal_error(error, environ.get(REQUEST_ID, ""))


def padded(body: bytes, size: int) -> bytes:
    """Pad JSON with spaces to a multiple of `size` bytes, so that its length tells nothing; 0: as it is."""
    return body.ljust(-(-len(body) // size) * size) if size else body


def problem_response(found: Problem, **headers: str) -> Response:
    """Serialize a problem."""
    return Response(encode(found), found.status, headers, content_type=MEDIA_TYPE)


def http_error(error: HTTPException) -> Response:
    """Answer an error of Flask or Werkzeug: an unknown path, a wrong method, a malformed header."""
    if isinstance(error, NotFound):
        return problem_response(problem(ProblemCode.UNKNOWN_PATH, "There is nothing at this path."))
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        return problem_response(problem(ProblemCode.METHOD_NOT_ALLOWED, f"This path takes {allowed}."), Allow=allowed)
    found = problem(ProblemCode.BAD_REQUEST, f"{error.name}.")
    return problem_response(msgspec.structs.replace(found, status=error.code))


def internal_error(error: Exception, request_id: str) -> Response:
    """Log a defect, and answer 500 with the request's id and without details."""
    log.error("unhandled exception in request %s", request_id, exc_info=error)
    return problem_response(problem(ProblemCode.INTERNAL_ERROR, "The service has a defect.", request_id=request_id))
