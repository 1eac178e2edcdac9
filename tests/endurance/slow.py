"""Forty slow clients beside normal ones: slow heads, slow bodies, slow readers."""

import json
import socket
from contextlib import ExitStack, contextmanager
from itertools import cycle, islice
from tempfile import TemporaryDirectory
from threading import Event, Thread

from tests.benchmarks.load import Connection, Sample, load, post
from tests.endurance.clients import BODIES, GAME, PATH, check, told
from tests.endurance.faults import QUIET, port_of
from tests.running import running
from tests.service.asking import JSON, requests
from tests.proxy import proxied

SLOW = 40
NORMAL = 8
ROUNDS = 3
SECONDS = 4
PAUSE = 0.5  # between the bytes of a slow client
REQUESTS = [post(PATH, body) for body in BODIES]
HEAD = f"POST {PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\n"
LARGE = json.dumps(requests(GAME)["replay"][0]).encode()


def main():
    """Behind nginx, then directly."""
    print("slow clients")
    with (
        TemporaryDirectory() as folder,
        running(WORKERS="2", **QUIET) as (url, _),
        proxied(folder, port_of(url)) as port,
    ):
        behind = compared(port)
    told(behind_nginx=behind)
    for threads in (8, 64):
        with running(WORKERS="2", THREADS=str(threads), **QUIET) as (url, _):
            told(direct=compared(port_of(url), rounds=1), threads=threads)
    check(behind["ratio"] >= 0.9, "behind nginx the throughput was at least 0.9 of that without slow clients")


def compared(port, rounds=ROUNDS):
    """Throughput of normal clients, without and with slow ones, in turn."""
    alone, beside = Sample(), Sample()
    with ExitStack() as stack:
        connections = [stack.enter_context(Connection(port)) for _ in range(NORMAL)]
        load(connections, REQUESTS, 1, (), Sample())
        for _ in range(rounds):
            load(connections, REQUESTS, SECONDS, (), alone)
            with attacked(port):
                load(connections, REQUESTS, SECONDS, (), beside)
    return {
        "alone": round(alone.throughput),
        "beside_40_slow": round(beside.throughput),
        "ratio": round(beside.throughput / alone.throughput, 3),
        "p99_ms": [round(sample.percentile(99) * 1e3, 1) for sample in (alone, beside)],
    }


@contextmanager
def attacked(port):
    """Slow clients of all kinds, as long as this lasts."""
    over = Event()
    kinds = islice(cycle((slow_head, slow_body, slow_reader)), SLOW)
    threads = [Thread(target=again, args=(kind, port, over)) for kind in kinds]
    for thread in threads:
        thread.start()
    over.wait(1)
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join()


def again(kind, port, over):
    """Whoever is hung up on comes back."""
    while not over.is_set():
        try:
            with socket.socket() as connection:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_024)
                connection.connect(("127.0.0.1", port))
                kind(connection, over)
        except OSError:
            continue


def slow_head(connection, over):
    dripped(connection, HEAD.encode() + b"X-Slow: " + b"a" * 4_000, over)


def slow_body(connection, over):
    connection.sendall(f"{HEAD}Content-Length: {len(BODIES[0])}\r\n\r\n".encode())
    dripped(connection, BODIES[0], over)


def slow_reader(connection, over):
    connection.sendall(post(PATH.replace("apply", "replay"), LARGE))
    while not over.wait(PAUSE) and connection.recv(1):
        pass


def dripped(connection, sent, over):
    for byte in sent:
        connection.sendall(bytes([byte]))
        if over.wait(PAUSE):
            return
