"""A hundred thousand hostile bodies over real HTTP: no 500, no answer that takes over a second, no worker lost."""

import gzip
import json
import os
import socket
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from http.client import HTTPConnection
from random import Random
from time import perf_counter

from rules.registry import GAMES
from tests.benchmarks.load import children, workers_of
from tests.endurance.clients import check, told
from tests.endurance.faults import port_of
from tests.running import running
from tests.service.asking import JSON, PATHS, address
from tests.service.test_fuzz import body_for

BODIES = int(os.environ.get("BODIES", "100000"))
PROCESSES = 2
ALLOWED = {200, 400, 409, 413, 415, 422}
BOMB = gzip.compress(b"[" * 50_000_000)


def main():
    """Ask, and see who is still there."""
    print("hostile bodies")
    with running(WORKERS="2", LOG_LEVEL="critical") as (url, process):
        before = workers_of(process.pid, 2)
        with ProcessPoolExecutor(PROCESSES) as pool:
            shares = [pool.submit(ask, port_of(url), seed, BODIES // PROCESSES) for seed in range(PROCESSES)]
            parts = [share.result() for share in shares]
        after = children(process.pid)
    statuses = sum((part[0] for part in parts), Counter())
    slowest = max(part[1] for part in parts)
    told(bodies=sum(statuses.values()), statuses=dict(sorted(statuses.items())), slowest_ms=round(slowest * 1e3, 1))
    check(set(statuses) <= ALLOWED, "no answer was a 500 or a surprise")
    check(slowest < 1, "none took a second")
    check(before == after, "no worker was lost")


def ask(port, seed, count):
    """So many bodies, one after the other: how often each status was answered, and the longest time."""
    random, games, seen, slowest = Random(f"hostile {seed}"), list(GAMES.values()), Counter(), 0.0
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    for _ in range(count):
        game, path = random.choice(games), random.choice(PATHS)
        body, kind = body_for(random, game, path), random.random()
        begun = perf_counter()
        if kind < 0.02:
            status = cut_off(port, address(game, path), body)
        else:
            status = asked(connection, address(game, path), *(body, {}) if kind > 0.021 else bomb())
        seen[status] += 1
        slowest = max(slowest, perf_counter() - begun)
    connection.close()
    return seen, slowest


def bomb():
    return BOMB[:60_000], {"Content-Encoding": "gzip"}


def asked(connection, path, body, headers):
    connection.request("POST", path, body, {"Content-Type": JSON, **headers})
    answer = connection.getresponse()
    json.loads(answer.read())
    return answer.status


def cut_off(port, path, body):
    """The body ends before it should; nothing follows."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\nContent-Length: {len(body) + 1}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        connection.sendall(head.encode() + body)
        connection.shutdown(socket.SHUT_WR)
        return int(connection.makefile("rb").readline().split()[1])
