"""80 slow clients beside normal ones: half heads, slow bodies, slow readers. Behind nginx they must have no effect."""

import json
import socket
from contextlib import ExitStack, contextmanager
from itertools import cycle, islice
from multiprocessing import get_context
from threading import Thread
from time import sleep

from tests.benchmarks.load import Connection, Sample, load, post
from tests.endurance.clients import (
    BODIES,
    GAME,
    PATH,
    behind_nginx,
    check,
    clients,
    report,
    served,
    total,
)
from tests.service.client import JSON, requests

SLOW = 80
NORMAL = 8
ROUNDS = 5
SECONDS = 3
PAUSE = 0.5  # between the bytes of a slow client
REQUESTS = [post(PATH, body) for body in BODIES]
HEAD = f"POST {PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\n"
LARGE = json.dumps(requests(GAME)["replay"][0]).encode()


def main():
    """Compare throughput behind nginx, then report the effect on a bare gunicorn."""
    print("slow clients")
    with served() as (service, _), behind_nginx(service) as port:
        behind = compared(port)
    report(behind_nginx=behind)
    for threads in (8, 64):
        with served(THREADS=str(threads)) as (port, _):
            report(bare_gunicorn=measured_bare(port), threads=threads)
    check(behind["ratio"] >= 0.9, "behind nginx the throughput was at least 0.9 of that without slow clients")


def compared(port):
    """Throughput of normal clients, without and with slow ones in turn."""
    alone, beside = Sample(), Sample()
    with ExitStack() as stack:
        connections = [stack.enter_context(Connection(port)) for _ in range(NORMAL)]
        load(connections, REQUESTS, 1, (), Sample())
        for _ in range(ROUNDS):
            load(connections, REQUESTS, SECONDS, (), alone)
            with attacked(port):
                load(connections, REQUESTS, SECONDS, (), beside)
    return {
        "alone": round(alone.throughput),
        f"beside_{SLOW}_slow": round(beside.throughput),
        "ratio": round(beside.throughput / alone.throughput, 3),
        "p99_ms": [round(sample.percentile(99) * 1e3, 1) for sample in (alone, beside)],
    }


def measured_bare(port):
    """Answers that normal clients get in some seconds, without and with slow ones; each gives up after a while."""
    figures = {}
    with clients(port, NORMAL, patience=SECONDS) as alone:
        sleep(SECONDS)
    figures["alone"] = total(alone)
    with attacked(port), clients(port, NORMAL, patience=SECONDS) as beside:
        sleep(SECONDS)
    figures[f"beside_{SLOW}_slow"] = total(beside)
    return figures


@contextmanager
def attacked(port):
    """Keep slow clients connected, in a process of their own so that they do not slow the normal ones down."""
    context = get_context("spawn")
    is_ready, is_over = context.Event(), context.Event()
    process = context.Process(target=attack, args=(port, is_ready, is_over))
    process.start()
    is_ready.wait()
    try:
        yield
    finally:
        is_over.set()
        process.join()


def attack(port, is_ready, is_over):
    """Run slow clients of all kinds until told to stop."""
    kinds = islice(cycle((slow_head, slow_reader, slow_body, slow_reader, slow_head)), SLOW)
    threads = [Thread(target=reconnecting, args=(kind, port, is_over)) for kind in kinds]
    for thread in threads:
        thread.start()
    is_over.wait(1)
    is_ready.set()
    for thread in threads:
        thread.join()


def reconnecting(kind, port, is_over):
    """Run a slow client; connect anew when the server hangs up."""
    while not is_over.is_set():
        try:
            with socket.socket() as connection:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_024)
                connection.settimeout(PAUSE)
                connection.connect(("127.0.0.1", port))
                kind(connection, is_over)
        except TimeoutError:
            continue
        except OSError:
            is_over.wait(PAUSE)


def slow_head(connection, is_over):
    drip(connection, HEAD.encode() + b"X-Slow: " + b"a" * 4_000, is_over)


def slow_body(connection, is_over):
    connection.sendall(f"{HEAD}Content-Length: {len(BODIES[0])}\r\n\r\n".encode())
    drip(connection, BODIES[0], is_over)


def slow_reader(connection, is_over):
    connection.settimeout(None)
    connection.sendall(post(PATH.replace("apply", "replay"), LARGE))
    while not is_over.wait(PAUSE):
        connection.settimeout(PAUSE)
        try:
            if not connection.recv(1):
                return
        except TimeoutError:
            continue


def drip(connection, sent, is_over):
    """Send one byte after the other, with pauses."""
    for byte in sent:
        connection.sendall(bytes([byte]))
        if is_over.wait(PAUSE):
            return
