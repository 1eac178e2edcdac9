"""The log: one JSON object a line. It never holds a body, a state, a seed or a key, and so no error's text either."""

import logging
import os
import traceback
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from io import TextIOBase
from select import PIPE_BUF, select
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


lost: deque[int] = deque()  # how many lines, each time that nobody read the log


def write_out(chunk: bytes) -> None:
    """A log that cannot be written, or that nobody reads, costs nobody an answer."""
    with suppress(OSError):
        if not is_writable():
            lost.append(chunk.count(b"\n"))
        else:
            os.write(STDERR, chunk)
            tell_of_loss()


def is_writable() -> bool:
    """Whether no more than PIPE_BUF bytes can be written without waiting."""
    return bool(select((), (STDERR,), (), 0)[1])


def tell_of_loss() -> None:
    """Say how much is missing, once somebody reads again."""
    if lost and is_writable():
        count = sum(lost.popleft() for _ in range(len(lost)))
        os.write(
            STDERR, encode({"time": datetime.now(UTC), "level": "warning", "message": f"{count} lines lost"}) + b"\n"
        )


class Stderr(TextIOBase):
    """Standard error as a stream."""

    def write(self, text: str) -> int:
        write_out(text.encode())
        return len(text)


ABOUT_ITSELF = frozenset(  # what gunicorn says of addresses, processes and signals
    {
        "Booting worker with pid: %s",
        "Can't connect to %s",
        "Connection in use: %s",
        "Handling signal: %s",
        "Hang up: %s",
        "Invalid address: %s",
        "Listening at: %s (%s)",
        "Shutting down: %s",
        "Starting gunicorn %s",
        "Using worker: %s",
        "WORKER TIMEOUT (pid:%s)",
        "Worker (pid:%s) exited with code %s.",
        "Worker (pid:%s) was sent %s!",
        "Worker (pid:%s) was sent %s! Perhaps out of memory?",
        "Worker exiting (pid: %s)",
    }
)


def message(record: logging.LogRecord) -> str:
    """What a record says; of gunicorn's, which may quote a request, only what is known not to."""
    if record.name.startswith("gunicorn") and record.msg not in ABOUT_ITSELF:
        return str(record.msg).partition(": ")[0]
    return record.getMessage()


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
            if isinstance(handler, logging.StreamHandler) and not isinstance(handler, logging.FileHandler):
                handler.setStream(Stderr())
        logging.basicConfig(handlers=self.error_log.handlers, level=self.loglevel, force=True)
        logging.getLogger("markdown_it").setLevel(logging.WARNING)  # it tells of each step it takes
