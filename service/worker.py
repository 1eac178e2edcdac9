"""gunicorn's worker with threads, and two limits that it lacks: how many may wait, and how long one may take."""

import socket
from contextlib import suppress
from time import monotonic
from typing import Any

from gunicorn.workers.gthread import ThreadWorker  # type: ignore[import-untyped]

from service.config import from_environment
from service.crowd import CROWDED


class Worker(ThreadWorker):  # type: ignore[misc]
    """One process."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        chosen = from_environment()
        self.patience, self.silence = chosen.request_time, chosen.silence
        self.most = chosen.threads + chosen.queue
        self.begun: dict[Any, float] = {}  # when a thread took a connection

    def crowd(self) -> int:
        """Connections that have a request here, answered just now or waiting for a thread."""
        return int(self.nr_conns) - len(self.keepalived_conns) - len(self.pending_conns)

    def handle(self, conn: Any) -> Any:
        """Answer one request, in a thread."""
        CROWDED.set(self.crowd() > self.most)
        self.begun[conn] = monotonic()
        try:
            return super().handle(conn)
        finally:
            del self.begun[conn]

    def notify(self) -> None:
        """Once a second at least, in the main thread: stop reading from slow clients, then writing to them."""
        super().notify()
        latest = monotonic() - self.patience
        for conn, begun in list(self.begun.items()):
            if begun < latest:
                with suppress(OSError):
                    conn.sock.shutdown(socket.SHUT_RD if begun > latest - self.silence else socket.SHUT_RDWR)
