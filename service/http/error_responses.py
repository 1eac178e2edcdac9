"""An answer to every error, the framework's own included: a problem."""

import logging
from typing import Any

import msgspec
from werkzeug import Response
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound

from rules.errors import RulesError
from service.codec.json_reader import encode
from service.codec.problem_details import HEADERS, MEDIA_TYPE, Problem, ProblemCode, ProblemError, problem, problem_of
from service.http.response_headers import REQUEST_ID_KEY

log = logging.getLogger("dancecard")


def handle_exception(error: Exception, environ: dict[str, Any]) -> Response:
    """What is said to a request that raised this."""
    if isinstance(error, ProblemError):
        return problem_response(error.problem, **error.headers)
    if isinstance(error, RulesError):
        return problem_response(problem_of(error))
    if isinstance(error, HTTPException) and (error.code or 500) < 500:
        return framework_refusal(error)
    return internal_error(error, environ[REQUEST_ID_KEY])


def problem_response(found: Problem, **headers: str) -> Response:
    """A problem as an answer."""
    about = {**HEADERS.get(found.code, {}), **headers}
    return Response(encode(found), found.status, about, content_type=MEDIA_TYPE)


def framework_refusal(error: HTTPException) -> Response:
    """What Flask or Werkzeug refused."""
    if isinstance(error, NotFound):
        return problem_response(problem(ProblemCode.UNKNOWN_PATH, "There is nothing at this path."))
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        return problem_response(problem(ProblemCode.METHOD_NOT_ALLOWED, f"This path takes {allowed}."), Allow=allowed)
    found = problem(ProblemCode.BAD_REQUEST, f"{error.name}.")
    return problem_response(msgspec.structs.replace(found, status=error.code))


def internal_error(error: Exception, request_id: str) -> Response:
    """Something that should not happen: told to the log in full, to the client not at all."""
    log.error("defect in request %s", request_id, exc_info=error)
    return problem_response(problem(ProblemCode.INTERNAL_ERROR, "The service has a defect.", request_id=request_id))
