"""A hundred thousand hostile bodies over real HTTP, some in a frame that does not fit.

No 500, no answer that takes over a second, no worker lost.
"""

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
            status = cut_off(port, address(game, path), framed(random, body))
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


def cut_off(port, path, rest):
    """Send the rest of a request as it is; nothing follows."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\n"
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        connection.sendall(head.encode() + rest)
        connection.shutdown(socket.SHUT_WR)
        return int(connection.makefile("rb").readline().split()[1])


def framed(random, body):
    """A body in a frame that does not fit: by a length, or by chunks."""
    return random.choice((by_length, by_chunks))(random, body)


def by_length(random, body):
    """It is too short or too long, no number, far too large, or there twice."""
    length = len(body)
    said = random.choice(
        (length + 1, length // 2, -length, f"+{length}", f"0x{length:x}", f"{length}, 1", "9" * 5_000, "")
    )
    again = random.choice(("", "", f"Content-Length: {length}\r\n", "Transfer-Encoding: chunked\r\n"))
    return f"Content-Length: {said}\r\n{again}\r\n".encode() + body


def by_chunks(random, body):
    """Bytes of the frame are changed, left out or put in, or the end is missing."""
    size = random.randint(1, 1 + len(body) // 3)
    frame = bytearray(b"Transfer-Encoding: chunked\r\n\r\n")
    for start in range(0, len(body), size):
        part, at = body[start : start + size], len(frame)
        frame += b"%x\r\n%b\r\n" % (len(part), part)
        where, kind = random.choice((at, at + 1, len(frame) - 2, len(frame) - 1)), random.random()
        if kind < 0.3:
            frame[where : where + random.randint(0, 1)] = random.choice(
                (b"", b"\r", b"\n", b"f" * 20, b";x=y", b"-", b"\0")
            )
    return bytes(frame) + random.choice((b"0\r\n\r\n", b"0\r\nX: y\r\n\r\n", b"0\r\nX y\r\n\r\n", b"0\r\n", b""))
