"""Clients that never rest: each asks, waits for the answer, and asks again. What happened to each request is kept.

Every other one takes a new connection for each request, and is a moment silent on it, as from afar.
"""

import json
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from threading import Event, Thread
from time import monotonic, sleep

from rules.registry import GAMES
from tests.benchmarks.requests import by_size
from tests.service.asking import JSON

GAME = next(iter(GAMES.values()))
PATH = f"/games/{GAME.name}/apply"
BODIES = by_size(GAME)["typical"]
PATIENCE = 30  # seconds, before a request counts as failed
FAR = 0.02  # seconds from connecting to the first byte
RENEWAL = 50  # requests, after which a client takes a new connection, as proxies do: so a new worker gets its share


@dataclass
class Client:
    """One connection at a time; a connection that the service announced to close is opened anew."""

    port: int
    is_far: bool = False
    answers: list[tuple[float, float]] = field(default_factory=list)  # when it was answered, and how long it took
    failures: list[tuple[float, str]] = field(default_factory=list)

    def work(self, over):
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        while not over.is_set():
            begun = monotonic()
            try:
                if self.is_far and connection.sock is None:
                    connection.connect()
                    sleep(FAR)
                connection.request("POST", PATH, BODIES[len(self.answers) % len(BODIES)], {"Content-Type": JSON})
                answer = connection.getresponse()
                answer.read()
                if answer.status != 200:
                    raise HTTPException(answer.status)
                self.answers.append((monotonic(), monotonic() - begun))
                if self.is_far or len(self.answers) % RENEWAL == 0:
                    connection.close()
            except (OSError, HTTPException) as error:
                self.failures.append((monotonic(), repr(error)))
                connection.close()
        connection.close()


@contextmanager
def clients(port, count):
    """So many clients, at work."""
    found, over = [Client(port, is_far=bool(number % 2)) for number in range(count)], Event()
    threads = [Thread(target=client.work, args=(over,)) for client in found]
    for thread in threads:
        thread.start()
    try:
        yield found
    finally:
        over.set()
        for thread in threads:
            thread.join()


def told(**figures):
    """A line of figures."""
    print(json.dumps(figures), flush=True)


def total(found):
    """Answers and failures of all clients."""
    return {
        "answered": sum(len(client.answers) for client in found),
        "failed": sum(len(client.failures) for client in found),
        "why": sorted({why for client in found for _, why in client.failures}),
    }


def check(good, text):
    """Whether a promise was kept; the run ends where one was not."""
    print(f"  {'kept' if good else 'BROKEN'}: {text}", flush=True)
    if not good:
        raise SystemExit(f"broken: {text}")
