"""The log: one JSON object a line. It never holds a body, a state, a seed or a key, and so no error's text either."""

import logging
import os
import traceback
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from select import PIPE_BUF
from typing import Any

import msgspec
from gunicorn import glogging  # type: ignore[import-untyped]

STDERR = 2
encode = msgspec.json.Encoder().encode


class RequestLine(msgspec.Struct):
    """What is told of a request. The route is the path in the document, never what was asked for."""

    time: datetime
    level: str
    message: str
    request_id: str
    method: str
    route: str
    status: int
    milliseconds: float


def line_of(when: float, request_id: str, method: str, route: str, status: int, seconds: float) -> bytes:
    """The line of a request."""
    time, took = datetime.fromtimestamp(when, UTC), round(seconds * 1e3, 3)
    return encode(RequestLine(time, "info", "request", request_id, method, route, status, took)) + b"\n"


def write(lines: Iterable[bytes]) -> None:
    """Write lines, as many at once as a pipe does not mix with what others write."""
    chunk = b""
    for line in lines:
        if len(chunk) + len(line) > PIPE_BUF:
            write_out(chunk)
            chunk = b""
        chunk += line
    write_out(chunk)


def write_out(chunk: bytes) -> None:
    """A log that cannot be written costs nobody an answer."""
    with suppress(OSError):
        os.write(STDERR, chunk)


NO_HTTP = "Invalid request from ip="  # as gunicorn begins; it goes on to quote what came


def message(record: logging.LogRecord) -> str:
    """What a record says, but for what gunicorn quotes of a request."""
    if record.exc_info and record.name.startswith("gunicorn"):
        return str(record.msg)
    said = record.getMessage()
    return said.partition(": ")[0] if said.startswith(NO_HTTP) else said


class JsonFormatter(logging.Formatter):
    """Every other line. Of an error it tells the type and where it was raised: its text may quote what came in."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname.lower(),
            "message": message(record),
            "logger": record.name,
            "process": record.process,
        }
        if record.exc_info and record.exc_info[0]:
            kind, _, trace = record.exc_info
            told["error"] = kind.__name__
            told["stack"] = [f"{at.filename}:{at.lineno} {at.name}" for at in traceback.extract_tb(trace)]
        return encode(told).decode()


class Logger(glogging.Logger):  # type: ignore[misc]
    """gunicorn's log, in JSON, and everybody else's with it. (Its `logconfig_dict` would write each request too.)"""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonFormatter())
        logging.basicConfig(handlers=self.error_log.handlers, level=self.loglevel, force=True)
