"""100,000 hostile bodies through nginx, some with a wrong length or wrong chunks.

No status may be a surprise, no answer may take over a second, and no worker may be lost.
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
from tests.endurance.clients import behind_nginx, check, report, served
from tests.service.client import JSON, PATHS, address
from tests.service.codec.test_fuzz import body_for

BODIES = int(os.environ.get("BODIES", "100000"))
PROCESSES = 2
CLOSED = 0  # nginx closes a connection whose request ends too early
ALLOWED = {CLOSED, 200, 400, 409, 413, 415, 422}
BOMB = gzip.compress(b"[" * 50_000_000)


def main():
    """Send the bodies from two processes, and check the answers and the workers."""
    print("hostile bodies")
    with served() as (service, process), behind_nginx(service) as port:
        before = workers_of(process.pid, 2)
        with ProcessPoolExecutor(PROCESSES) as pool:
            shares = [pool.submit(send_many, port, seed, BODIES // PROCESSES) for seed in range(PROCESSES)]
            parts = [share.result() for share in shares]
        after = children(process.pid)
    statuses = sum((part[0] for part in parts), Counter())
    slowest = max(part[1] for part in parts)
    report(bodies=sum(statuses.values()), statuses=dict(sorted(statuses.items())), slowest_ms=round(slowest * 1e3, 1))
    check(set(statuses) <= ALLOWED, "every status was expected, and none was 5xx")
    check(slowest < 1, "no answer took a second")
    check(before == after, "no worker was lost")


def send_many(port, seed, count):
    """Send bodies one after the other; return how often each status came, and the longest time."""
    random, games, seen, slowest = Random(f"hostile {seed}"), list(GAMES.values()), Counter(), 0.0
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    for _ in range(count):
        game, path = random.choice(games), random.choice(PATHS)
        body, kind = body_for(random, game, path), random.random()
        begun = perf_counter()
        if kind < 0.02:
            status = send_framed(port, address(game, path), framed(random, body))
        else:
            status = send(connection, address(game, path), *(body, {}) if kind > 0.021 else bomb())
        seen[status] += 1
        slowest = max(slowest, perf_counter() - begun)
    connection.close()
    return seen, slowest


def bomb():
    """A body that claims to be compressed, and its header."""
    return BOMB[:60_000], {"Content-Encoding": "gzip"}


def send(connection, path, body, headers):
    """Send a request; return its status. The answer must be JSON."""
    connection.request("POST", path, body, {"Content-Type": JSON, **headers})
    answer = connection.getresponse()
    json.loads(answer.read())
    return answer.status


def send_framed(port, path, rest):
    """Send the rest of a request as it is, and end the sending side; return the status."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\n"
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        try:
            connection.sendall(head.encode() + rest)
            connection.shutdown(socket.SHUT_WR)
            line = connection.makefile("rb").readline()
        except ConnectionError:
            return CLOSED
        return int(line.split()[1]) if line else CLOSED


def framed(random, body):
    """A body with a wrong length, or in wrong chunks."""
    return random.choice((by_length, by_chunks))(random, body)


def by_length(random, body):
    """A body whose length is too short, too long, no number, far too large or given twice."""
    length = len(body)
    claimed = random.choice(
        (length + 1, length // 2, -length, f"+{length}", f"0x{length:x}", f"{length}, 1", "9" * 5_000, "")
    )
    again = random.choice(("", "", f"Content-Length: {length}\r\n", "Transfer-Encoding: chunked\r\n"))
    return f"Content-Length: {claimed}\r\n{again}\r\n".encode() + body


def by_chunks(random, body):
    """A chunked body with bytes of its frame changed, removed or added, or without its end."""
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
