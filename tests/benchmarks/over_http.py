"""The service against a Flask view that echoes the same bytes: one run, interleaved, both under the same gunicorn."""

import os
import socket
import subprocess
import sys
from base64 import urlsafe_b64encode
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import msgspec

from rules.records import MAX_SEATS
from rules.registry import GAMES
from service.api.messages import ApplyRequest, bound
from service.api.tokens import KEY_BYTES, KeyRing, hash_of, seal, start
from service.codec.json_reader import encode
from tests.benchmarks.load import Connection, Sample, load, post, workers_of
from tests.benchmarks.requests import by_size

CONNECTIONS = 8
RING = KeyRing((bytes([1]) * KEY_BYTES,))
KEYS = tuple(f"{seat:043}" for seat in range(MAX_SEATS))
ROUNDS = 6
SECONDS = 0.4
WARM_UP = 0.2
LOG = Path("build/bench.log")  # what the servers say
APPLICATIONS = {"echo": "tests.benchmarks.echo:app", "service": "service.wsgi:app"}


def main():
    """Print the table for one pinned worker, then for as many as there are cores."""
    cores = sorted(os.sched_getaffinity(0))
    compare("one pinned worker", 1, {cores[0]}, set(cores[1:]) or set(cores))
    compare(f"{len(cores)} workers", len(cores), set(cores), set(cores))
    sealed({cores[0]}, set(cores[1:]) or set(cores))


def compare(title, workers, theirs, ours):
    """Start both, and compare them game by game and size by size."""
    head = f"{'bytes':>7}{'echo/s':>9}{'service/s':>10}{'ratio':>7}{'p50':>6}{'p99':>6}{'CPU':>6}{'balance':>9}"
    print(f"\n{title:26}{head}")
    with ExitStack() as stack:
        servers = {name: stack.enter_context(served(each, workers, theirs)) for name, each in APPLICATIONS.items()}
        stack.enter_context(pinned(ours))
        for game in GAMES.values():
            for size, bodies in by_size(game).items():
                requests = [post(f"/games/{game.name}/apply", body) for body in bodies]
                length = sum(map(len, bodies)) // len(bodies)
                found = interleaved({name: (server, requests) for name, server in servers.items()})
                print(f"{f'{game.name} {size}':26}{length:7}{row(found['echo'], found['service'])}")


def sealed(theirs, ours):
    """The same moves plain and sealed, by one pinned worker."""
    print(f"\n{'sealed apply':26}{'plain/s':>9}{'sealed/s':>10}{'ratio':>7}")
    key = urlsafe_b64encode(RING.keys[0]).decode()
    with served(APPLICATIONS["service"], 1, theirs, SEAL_KEYS=key) as server, pinned(ours):
        for game in GAMES.values():
            plain = by_size(game)["typical"]
            contenders = {
                "plain": (server, [post(f"/games/{game.name}/apply", body) for body in plain]),
                "sealed": (server, [post(f"/games/{game.name}/sealed/apply", closed(game, body)) for body in plain]),
            }
            rates = [sample.throughput for sample in interleaved(contenders).values()]
            print(f"{game.name:26}{rates[0]:9.0f}{rates[1]:10.0f}{rates[1] / rates[0]:7.2f}")


def closed(game, body):
    """The same request, sealed."""
    asked = msgspec.json.decode(body, type=bound(ApplyRequest, game))
    match = start(RING, asked.state, tuple(map(hash_of, KEYS[: asked.state.seats])))
    return encode({"token": seal(RING, game, match), "key": KEYS[asked.move.seat], "move": asked.move})


@contextmanager
def pinned(cores):
    """Run the load on these cores."""
    every = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, every)


@contextmanager
def served(application, workers, cores, **environment):
    """A server of its own; yield its port and the processes of its workers."""
    LOG.parent.mkdir(exist_ok=True)
    with socket.create_server(("127.0.0.1", 0), backlog=128) as listener, LOG.open("ab") as log:
        bound, port = f"fd://{listener.fileno()}", listener.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "-c", "service/gunicorn.conf.py", "--bind", bound, application],
            env={**os.environ, "WORKERS": str(workers), "LOG_LEVEL": "warning", **environment},
            pass_fds=[listener.fileno()],
            stderr=log,
        )
        os.sched_setaffinity(process.pid, cores)
    try:
        connection = HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request("GET", "/readyz")
        assert connection.getresponse().status == 200
        connection.close()
        yield port, workers_of(process.pid, workers)
    finally:
        process.terminate()
        process.wait()


def interleaved(contenders):
    """Load each in turn, again and again. `contenders[name]` is a server and the requests to it."""
    samples = {name: Sample() for name in contenders}
    with ExitStack() as stack:
        connections = {
            name: [stack.enter_context(Connection(port)) for _ in range(CONNECTIONS)]
            for name, ((port, _), _) in contenders.items()
        }
        for name, ((_, workers), requests) in contenders.items():
            load(connections[name], requests, WARM_UP, workers, Sample())
        for _ in range(ROUNDS):
            for name, ((_, workers), requests) in contenders.items():
                load(connections[name], requests, SECONDS, workers, samples[name])
    return samples


def row(echo, service):
    """What the service reaches of the echo's throughput, and what it takes of its times."""
    ratios = [service.throughput / echo.throughput]
    ratios += [service.percentile(percent) / echo.percentile(percent) for percent in (50, 99)]
    ratios += [service.cpu_per_request / echo.cpu_per_request]
    balance = min(service.cpu.values()) / max(service.cpu.values())
    text = f"{ratios[0]:7.2f}" + "".join(f"{ratio:6.2f}" for ratio in ratios[1:])
    return f"{echo.throughput:9.0f}{service.throughput:10.0f}{text}{balance:9.2f}"
