"""gunicorn's worker with threads, and what it lacks against clients that are too many or too slow.

- How many requests may wait for a thread: those beyond are told so (`crowd.py`).
- How long one request may take, from the first byte that is read to the last that is written.
- Who is connected and silent takes no thread, and not for long.
- Who was let in when it stops is served, too.
- Who is hung up on has two seconds to take the last answer. gunicorn spends them waiting, in the one thread that
  accepts and dispatches for all others; here the connection waits in its poller.
"""

import signal
import socket
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from select import select
from selectors import EVENT_READ
from time import monotonic, sleep
from typing import Any

from gunicorn.http.body import ChunkedReader, LengthReader  # type: ignore[import-untyped]
from gunicorn.http.errors import InvalidChunkSize, NoMoreData, ParseException, UnsupportedTransferCoding  # type: ignore[import-untyped]
from gunicorn.http.message import Request  # type: ignore[import-untyped]
from gunicorn.http.parser import _DRAIN_MAX_BYTES, RequestParser  # type: ignore[import-untyped]
from gunicorn.workers.gthread import _DEFER, ThreadWorker  # type: ignore[import-untyped]

from service.config import from_environment
from service.crowd import CROWDED

PARTING_SECONDS = 2.0
COURTESY_SECONDS = 0.001
CHUNK = 65_536  # bytes
MOST_CHUNKS = 20_000  # of a body: each costs time, however short
LONGEST_HEAD = 32_768  # bytes: gunicorn looks at all of it again with each part that comes


class WholeReader(LengthReader):  # type: ignore[misc]
    """A body of a known length. What ends before is none: gunicorn would take what comes later for another request."""

    def read(self, size: int) -> bytes:
        wanted = min(self.length, size)
        found: bytes = super().read(size)
        if len(found) < wanted:
            raise NoMoreData
        return found


class BoundedReader(ChunkedReader):  # type: ignore[misc]
    """A body in chunks, which are not too many."""

    chunks = 0

    def parse_chunk_size(self, unreader: Any, data: bytes | None = None) -> Any:
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            raise InvalidChunkSize(b"too many chunks")
        return super().parse_chunk_size(unreader, data)


class Asked(Request):  # type: ignore[misc]
    """The head of a request, and what is left of its body."""

    def parse(self, unreader: Any) -> Any:
        """Read the head. Somebody who falls silent in it has gone, like somebody who hangs up."""
        self.max_buffer_headers = LONGEST_HEAD
        try:
            return super().parse(unreader)
        except BlockingIOError:
            raise NoMoreData from None

    def set_body_reader(self) -> None:
        """Read the body with more care. One that is compressed on the way would be taken as it is."""
        super().set_body_reader()
        for coding in self.values("TRANSFER-ENCODING"):
            if coding != "chunked":
                raise UnsupportedTransferCoding(coding)
        if isinstance(self.body.reader, ChunkedReader):
            self.body.reader = BoundedReader(self, self.unreader)
        else:
            self.body.reader = WholeReader(self.unreader, self.body.reader.length)

    def should_close(self) -> bool:
        """Whether the connection cannot go on, which the answer says: not if too much of the body is left unread."""
        wished = any("close" in map(str.strip, value.split(",")) for value in self.values("CONNECTION"))
        return wished or bool(super().should_close()) or not self.is_nearly_read()

    def values(self, field: str) -> list[str]:
        """What was said in all headers of this name, in lower case."""
        return [value.strip().lower() for name, value in self.headers if name == field]

    def is_nearly_read(self) -> bool:
        """Will gunicorn read the rest after the answer? Of chunks nobody knows how much is left.

        While it is crowded, it reads only what has come.
        """
        if self.body.failed:
            return False
        if isinstance(self.body.reader, ChunkedReader):
            return self.body.reader.parser is None
        most = len(self.unreader.buf.getbuffer()) if CROWDED.get() else _DRAIN_MAX_BYTES - 1
        return bool(self.body.reader.length <= most)


RequestParser.mesg_class = Asked


class Worker(ThreadWorker):  # type: ignore[misc]
    """One process. All but `handle` runs in its main thread."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        chosen = from_environment()
        self.threads, self.most = chosen.threads, chosen.queue
        self.patience, self.silence = chosen.request_time, chosen.silence
        self.waiting: set[Any] = set()  # connections whose request waits for a thread
        self.begun: dict[Any, float] = {}  # when a thread took a connection
        self.parting: deque[tuple[float, Any]] = deque()  # until when a connection waits to be closed

    def init_signals(self) -> None:
        """From here on it hears the signals that have waited since it was forked (`gunicorn.conf.py`)."""
        super().init_signals()
        signal.pthread_sigmask(signal.SIG_SETMASK, ())

    def set_accept_enabled(self, enabled: bool) -> None:
        """Before it stops it takes those who were let in already; whoever comes later is refused, and not lost."""
        ending = not (self.alive or enabled)
        for listener in self.sockets if ending else ():
            self.accept_waiting(listener)
        super().set_accept_enabled(enabled)
        for listener in self.sockets if ending else ():
            listener.close()

    def accept(self, listener: Any) -> None:
        """Whoever has connections lets the others go first: they may just be waking up to the same burst of clients."""
        if self.nr_conns:
            sleep(COURTESY_SECONDS)
        super().accept(listener)

    def accept_waiting(self, listener: Any) -> None:
        """Accept all who wait at this moment, or nearly so."""
        for _ in range(self.cfg.backlog):
            if not select([listener], (), (), 0)[0]:
                return
            try:
                super().accept(listener)
            except OSError:  # no more files can be opened
                return

    def enqueue_req(self, conn: Any) -> None:
        """Let a request wait for a thread."""
        self.waiting.add(conn)
        super().enqueue_req(conn)

    def handle(self, conn: Any) -> Any:
        """Answer one request, in a thread. Returns whether the connection goes on."""
        self.waiting.discard(conn)
        if not conn.initialized and not conn.data_ready and not conn.wait_for_data(0):
            return _DEFER  # nothing was said yet: gunicorn would wait here, in the thread
        self.begun[conn] = monotonic()
        idle = self.threads - len(self.begun)
        CROWDED.set(len(self.waiting) - idle > self.most)
        try:
            return super().handle(conn)
        finally:
            del self.begun[conn]

    def _keepalive_after(self, conn: Any, keepalive: Any) -> bool:
        """Whether the connection goes on: not if a body that nobody has read is malformed. It was answered already."""
        try:
            return bool(super()._keepalive_after(conn, keepalive))
        except ParseException:
            return False

    def _cap_keepalive(self, deadline: float) -> None:
        """When it stops, whoever is silent has as long as whoever is kept alive."""
        super()._cap_keepalive(deadline)
        for conn in self.pending_conns:
            conn.timeout = min(conn.timeout, deadline)

    def notify(self) -> None:
        """Once a second at least: see whose time is over."""
        super().notify()
        now = monotonic()
        patience = self.patience if self.alive else min(self.patience, self.silence)
        for conn, begun in list(self.begun.items()):
            if now - begun > patience:
                self.stop(conn, entirely=now - begun > patience + self.silence)
        while self.parting and self.parting[0][0] < now:
            self.hang_up(self.parting.popleft()[1])

    def stop(self, conn: Any, entirely: bool) -> None:
        """Read no more from a client that is too slow, and in the end write no more either."""
        with suppress(OSError):
            conn.sock.shutdown(socket.SHUT_RDWR if entirely else socket.SHUT_RD)

    def run(self) -> None:
        """Serve until it is told to stop, and then not much longer: no thread stays for a client that is too slow."""
        super().run()
        for conn in list(self.begun):
            self.stop(conn, entirely=True)

    def finish_request(self, conn: Any, fs: Future[Any]) -> None:
        """Go on with the connection, or part with it."""
        if fs.cancelled() or fs.exception():
            super().finish_request(conn, fs)
        elif fs.result() is _DEFER:
            self.defer(conn)
        elif fs.result():
            super().finish_request(conn, fs)
        else:
            self.part(conn)

    def defer(self, conn: Any) -> None:
        """Wait for the first byte, also when it stops: gunicorn would then close what it has just let in."""
        conn.sock.setblocking(False)
        conn.timeout = monotonic() + (self.silence if self.alive else min(self.silence, PARTING_SECONDS))
        self.pending_conns.append(conn)
        self.poller.register(conn.sock, EVENT_READ, partial(self.on_pending_socket_readable, conn))

    def part(self, conn: Any) -> None:
        """Write no more, and wait until the other side does the same: closed at once, it might lose the answer."""
        try:
            conn.sock.setblocking(False)
            conn.sock.shutdown(socket.SHUT_WR)
        except OSError:
            self.close(conn)
        else:
            self.poller.register(conn.sock, EVENT_READ, lambda _: self.hear_out(conn))
            self.parting.append((monotonic() + PARTING_SECONDS, conn))

    def hear_out(self, conn: Any) -> None:
        """What it still says interests nobody."""
        try:
            ended = not conn.sock.recv(CHUNK)
        except BlockingIOError:
            return
        except OSError:
            ended = True
        if ended:
            self.hang_up(conn)

    def hang_up(self, conn: Any) -> None:
        """Close a connection that was parted with, once."""
        if conn.sock.fileno() >= 0:
            self.poller.unregister(conn.sock)
            self.close(conn)

    def close(self, conn: Any) -> None:
        """Close a connection."""
        self.nr_conns -= 1
        conn.close()
