"""Requests that are no HTTP never reach the application: what gunicorn answers to them is a problem too."""

import socket

import msgspec
from gunicorn import util  # type: ignore[import-untyped]

from service.codec.problem_details import MEDIA_TYPE, ProblemCode, problem, shortened
from service.http.response_headers import protection, request_id

DEFECT = 500


def write_problem(sock: socket.socket, status: int, reason: str, detail: str) -> None:
    """Stands in for `gunicorn.util.write_error`, which writes HTML."""
    known_as = request_id("")
    if status == DEFECT:
        found = problem(ProblemCode.INTERNAL_ERROR, "The service has a defect.", request_id=known_as)
    else:
        found = problem(ProblemCode.BAD_REQUEST, shortened(detail.encode("ascii", "backslashreplace").decode()))
    body = msgspec.json.encode(msgspec.structs.replace(found, status=status))
    head = (
        f"HTTP/1.1 {status} {reason}",
        "Connection: close",
        f"Content-Type: {MEDIA_TYPE}",
        f"Content-Length: {len(body)}",
        f"X-Request-Id: {known_as}",
        *(f"{name}: {value}" for name, value in protection([])),
    )
    util.write_nonblock(sock, "\r\n".join((*head, "", "")).encode() + body)
