"""Logging configuration: JSON lines on standard error, written by a listener thread from a bounded queue.

No caller waits for a log that is not read: when the queue is full, records are dropped and their number is reported.
"""

import atexit
import logging
import os
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from logging.handlers import QueueHandler, QueueListener
from queue import Empty, Queue
from time import sleep
from typing import Any

from pythonjsonlogger.msgspec import MsgspecFormatter

STDERR = 2
ACCESS_LOGGER = "dancecard.access"
MAX_LINES = 1_000  # in the queue
POLL_SECONDS = 0.05
FLUSH_POLLS = 20
GUNICORN_MESSAGES = frozenset(  # about addresses, processes and signals; all others may quote a request
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


class LineFormatter(MsgspecFormatter):
    """Formatter of JSON lines: `time`, `level`, `message`, then the source, or the fields of a request."""

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        """Set the fields. Of an exception keep type and place; its text may quote a request."""
        log_data["time"] = datetime.fromtimestamp(record.created, UTC)
        log_data["level"] = record.levelname.lower()
        if record.name == ACCESS_LOGGER:
            log_data.update(message="request", **message_dict)
            return
        log_data.update(message=message_of(record), logger=record.name, pid=record.process)
        if record.exc_info and record.exc_info[0]:
            kind, _, trace = record.exc_info
            log_data["error"] = kind.__name__
            log_data["stack"] = [f"{each.filename}:{each.lineno} {each.name}" for each in traceback.extract_tb(trace)]


def message_of(record: logging.LogRecord) -> str:
    """Return the message; one of gunicorn's is cut before what may quote a request."""
    if record.name.startswith("gunicorn") and str(record.msg) not in GUNICORN_MESSAGES:
        return str(record.msg).partition(": ")[0]
    return record.getMessage()


class BoundedQueueHandler(QueueHandler):
    """Queue handler that drops records instead of waiting when the queue is full."""

    queue: Queue[bytes]

    def __init__(self) -> None:
        super().__init__(Queue(MAX_LINES))
        self.dropped = 0
        self.setFormatter(LineFormatter())

    def prepare(self, record: logging.LogRecord) -> bytes:
        """Format the record: the queue holds lines."""
        return self.format(record).encode() + b"\n"

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the base class calls it so)
        """Count a record as dropped: the queue is full, or formatting failed. The handler's lock is held."""
        self.dropped += 1

    def start(self) -> None:
        """Start a listener with an empty queue: at the start, and again in each forked process."""
        self.queue = Queue(MAX_LINES)
        self.dropped = 0
        StderrListener(self).start()

    def flush_queue(self) -> None:
        """Wait until all records are written, but not long: nothing may be reading the log."""
        for _ in range(FLUSH_POLLS):
            if self.queue.unfinished_tasks:
                sleep(POLL_SECONDS)


class StderrListener(QueueListener):
    """Queue listener that writes lines to standard error and reports how many were dropped.

    It writes to the file descriptor: a thread that is blocked in `sys.stderr` would hold its lock at exit.
    """

    queue: Queue[bytes]

    def __init__(self, handler: BoundedQueueHandler) -> None:
        super().__init__(handler.queue)
        self.handler = handler
        self.reported = 0  # of those that the handler dropped

    def dequeue(self, block: bool) -> bytes:  # type: ignore[override]
        """Poll the queue: to wake a waiting thread for every line costs more than to write it."""
        while True:
            try:
                return self.queue.get_nowait()
            except Empty:
                sleep(POLL_SECONDS)

    def handle(self, line: bytes) -> None:  # type: ignore[override]
        """Write a line. An error is ignored: there is no other place to report it."""
        with suppress(OSError):
            os.write(STDERR, line)
            self.report_dropped()

    def report_dropped(self) -> None:
        """Write a warning if lines were dropped since the last report."""
        count = self.handler.dropped - self.reported
        if count:
            warning = {"name": __name__, "levelname": "WARNING", "msg": f"{count} log lines dropped"}
            os.write(STDERR, self.handler.prepare(logging.makeLogRecord(warning)))
            self.reported += count


@cache
def queue_handler() -> BoundedQueueHandler:
    """Build and start the handler of this process and of those that it forks."""
    handler = BoundedQueueHandler()
    handler.start()
    os.register_at_fork(after_in_child=handler.start)
    atexit.register(handler.flush_queue)
    return handler


def configure_logging(level: str) -> None:
    """Send everything that is logged from this level on to standard error, as JSON lines."""
    logging.basicConfig(handlers=[queue_handler()], level=level.upper(), force=True)
    for name in ("gunicorn.error", "gunicorn.access"):  # gunicorn stops their propagation
        logging.getLogger(name).handlers = [queue_handler()]
    logging.getLogger("markdown_it").setLevel(logging.WARNING)  # it logs every step of its parser
