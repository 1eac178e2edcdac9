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
from queue import Empty, Full, Queue
from threading import Event
from time import sleep

from pythonjsonlogger.msgspec import MsgspecFormatter

STDERR = 2
ACCESS_LOGGER = "dancecard.access"
MAX_LINES = 1_000  # in the queue
POLL_SECONDS = 0.05
FLUSH_SECONDS = 1.0
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

Item = bytes | Event  # a line; or an event, which is set when all lines before it are written


class BoundedQueueHandler(QueueHandler):
    """Queue handler that drops records instead of waiting when the queue is full."""

    queue: Queue[Item]

    def __init__(self) -> None:
        super().__init__(Queue(MAX_LINES))
        self.dropped = 0
        self.setFormatter(json_formatter())
        self.addFilter(remove_quotations)
        self.addFilter(add_fields)

    def prepare(self, record: logging.LogRecord) -> bytes:
        """Format the record: the queue holds lines."""
        return self.format(record).encode() + b"\n"

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the base class calls it so)
        """Count a record as dropped, because the queue is full. The handler's lock is held."""
        self.dropped += 1

    def start(self) -> None:
        """Start a listener with an empty queue: at the start, and again in each forked process."""
        self.queue = Queue(MAX_LINES)
        self.dropped = 0
        StderrListener(self).start()

    def flush_queue(self) -> None:
        """Wait until all records are written, but not long: nothing may be reading the log."""
        written = Event()
        with suppress(Full):
            self.queue.put(written, timeout=FLUSH_SECONDS)
            written.wait(FLUSH_SECONDS)


class StderrListener(QueueListener):
    """Queue listener that writes lines to standard error and reports how many were dropped.

    It writes to the file descriptor: a thread that is blocked in `sys.stderr` would hold its lock at exit.
    """

    queue: Queue[Item]

    def __init__(self, handler: BoundedQueueHandler) -> None:
        super().__init__(handler.queue)
        self.handler = handler
        self.reported = 0  # of those that the handler dropped

    def dequeue(self, block: bool) -> Item:  # type: ignore[override]
        """Poll the queue: to wake a waiting thread for every line costs more than to write it."""
        while True:
            try:
                return self.queue.get_nowait()
            except Empty:
                sleep(POLL_SECONDS)

    def handle(self, item: Item) -> None:  # type: ignore[override]
        """Write a line. An error is ignored: there is no other place to report it."""
        if isinstance(item, Event):
            item.set()
            return
        with suppress(OSError):
            os.write(STDERR, item)
            self.report_dropped()

    def report_dropped(self) -> None:
        """Write a warning if lines were dropped since the last report."""
        count = self.handler.dropped - self.reported
        if count:
            message = {"name": __name__, "levelname": "WARNING", "msg": f"{count} log lines dropped"}
            record = logging.makeLogRecord(message)
            add_fields(record)
            os.write(STDERR, self.handler.prepare(record))
            self.reported += count


def json_formatter() -> MsgspecFormatter:
    """Build the formatter: `time`, `level`, `message`, and all that was passed as `extra`."""
    return MsgspecFormatter(["time", "level", "message"], rename_fields={"pid": "process"})


def remove_quotations(record: logging.LogRecord) -> bool:
    """Filter: cut gunicorn's messages before what may quote a request."""
    if record.name.startswith("gunicorn") and str(record.msg) not in GUNICORN_MESSAGES:
        record.msg, record.args = str(record.msg).partition(": ")[0], ()
    return True


def add_fields(record: logging.LogRecord) -> bool:
    """Filter: set the fields of the JSON line. Of an exception keep type and place; its text may quote a request."""
    time = datetime.fromtimestamp(record.created, UTC)
    fields: dict[str, object] = {"time": time, "level": record.levelname.lower()}
    if record.name != ACCESS_LOGGER:
        fields |= {"logger": record.name, "pid": record.process}
    if record.exc_info and record.exc_info[0]:
        kind, _, trace = record.exc_info
        fields["error"] = kind.__name__
        fields["stack"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
    record.exc_info = record.exc_text = None
    record.__dict__.update(fields)
    return True


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
