"""Clients that send a request, wait for the answer and send the next, and record the result of each.

Every other client takes a new connection for each request and waits a moment before it sends, like a distant one.
"""

import json
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic, sleep

from rules.registry import GAMES
from tests.benchmarks.requests import by_size
from tests.proxy import WITHOUT_RATE, proxied
from tests.running import running
from tests.service.client import JSON

GAME = next(iter(GAMES.values()))
PATH = f"/games/{GAME.name}/apply"
BODIES = by_size(GAME)["typical"]
PATIENCE = 30  # seconds, before a request counts as failed
DISTANCE = 0.02  # seconds from connecting to the first byte
RENEWAL = 50  # requests, after which a client takes a new connection
MIB = 1 << 20


@dataclass
class Client:
    """Client with one connection at a time."""

    port: int
    is_distant: bool = False
    patience: float = PATIENCE
    answers: list[tuple[float, float]] = field(default_factory=list)  # time of the answer, and its latency
    failures: list[tuple[float, str]] = field(default_factory=list)

    def work(self, is_over):
        """Send requests until the event is set."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=self.patience)
        while not is_over.is_set():
            start = monotonic()
            try:
                self.send(connection)
                self.answers.append((monotonic(), monotonic() - start))
                if self.is_distant or len(self.answers) % RENEWAL == 0:
                    connection.close()
            except (OSError, HTTPException) as error:
                self.failures.append((monotonic(), repr(error)))
                connection.close()
        connection.close()

    def send(self, connection):
        """Send one request and read its answer, which must be 200."""
        if self.is_distant and connection.sock is None:
            connection.connect()
            sleep(DISTANCE)
        connection.request("POST", PATH, BODIES[len(self.answers) % len(BODIES)], {"Content-Type": JSON})
        answer = connection.getresponse()
        answer.read()
        if answer.status != 200:
            raise HTTPException(answer.status)


@contextmanager
def clients(port, count, patience=PATIENCE):
    """Start clients; yield them while they work."""
    found, is_over = [Client(port, bool(number % 2), patience) for number in range(count)], Event()
    threads = [Thread(target=client.work, args=(is_over,)) for client in found]
    for thread in threads:
        thread.start()
    try:
        yield found
    finally:
        is_over.set()
        for thread in threads:
            thread.join()


@contextmanager
def served(workers=2, **environment):
    """Start a bare service; yield (port, process)."""
    with running(WORKERS=str(workers), LOG_LEVEL="critical", **environment) as (url, process):
        yield int(url.rpartition(":")[2]), process


@contextmanager
def behind_nginx(*ports):
    """Start the shipped nginx in front of services, without a limit of the rate: most load comes from one address."""
    with TemporaryDirectory() as folder, proxied(folder, *ports, replaced=WITHOUT_RATE) as port:
        yield port


def resident(pid):
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4_096


def in_mib(sizes):
    return [round(size / MIB, 1) for size in sizes]


def report(**figures):
    """Print a line of figures."""
    print(json.dumps(figures), flush=True)


def total(found):
    """Answers and failures of all clients."""
    return {
        "answered": sum(len(client.answers) for client in found),
        "failed": sum(len(client.failures) for client in found),
        "reasons": sorted({reason for client in found for _, reason in client.failures}),
    }


def check(is_kept, text):
    """Print whether a promise holds; end the run where one does not."""
    print(f"  {'kept' if is_kept else 'BROKEN'}: {text}", flush=True)
    if not is_kept:
        raise SystemExit(f"broken: {text}")
