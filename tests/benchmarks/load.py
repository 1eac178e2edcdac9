"""Load on keep-alive connections: each has one request under way, and sends the next when it is answered."""

import os
import selectors
import socket
from dataclasses import dataclass, field
from itertools import cycle
from time import perf_counter

TICKS = os.sysconf("SC_CLK_TCK")
CHUNK = 1 << 16
OK = b"HTTP/1.1 200 "


@dataclass
class Sample:
    """What some rounds of load have shown."""

    seconds: float = 0.0
    cpu: dict[int, float] = field(default_factory=dict)  # seconds of each worker
    latencies: list[float] = field(default_factory=list)

    @property
    def throughput(self):
        return len(self.latencies) / self.seconds

    @property
    def cpu_per_request(self):
        return sum(self.cpu.values()) / len(self.latencies)

    def percentile(self, percent):
        return sorted(self.latencies)[len(self.latencies) * percent // 100]


def post(path, body):
    """A request as bytes."""
    head = (
        f"POST {path} HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    )
    return "\r\n".join((*head, "", "")).encode() + body


class Connection:
    """One client."""

    def __init__(self, port, expected=(OK,)):
        self.expected = expected
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.socket.close()

    def send(self, request):
        self.received, self.missing, self.sent = b"", None, perf_counter()
        self.socket.sendall(request)

    def answered(self):
        """Read what has come; is the answer complete?"""
        chunk = self.socket.recv(CHUNK)
        if not chunk:
            raise ConnectionError("the connection was closed")
        if self.missing is None:
            self.received += chunk
            head, found, body = self.received.partition(b"\r\n\r\n")
            if not found:
                return False
            if not head.startswith(self.expected):
                raise ValueError(self.received)
            start = head.index(b"Content-Length: ") + len(b"Content-Length: ")
            self.missing = int(head[start : start + 10].split(b"\r\n")[0]) - len(body)
        else:
            self.missing -= len(chunk)
        return self.missing == 0


def load(connections, requests, seconds, workers, sample):
    """Keep all connections busy for so long, and add what was seen to the sample."""
    waiting, following = selectors.DefaultSelector(), cycle(requests)
    before = {pid: cpu(pid) for pid in workers}
    start = perf_counter()
    for each in connections:
        waiting.register(each.socket, selectors.EVENT_READ, each)
        each.send(next(following))
    busy = len(connections)
    while busy:
        for key, _ in waiting.select():
            each = key.data
            if each.answered():
                now = perf_counter()
                sample.latencies.append(now - each.sent)
                if now - start < seconds:
                    each.send(next(following))
                else:
                    busy -= 1
    sample.seconds += perf_counter() - start
    for pid in workers:
        sample.cpu[pid] = sample.cpu.get(pid, 0) + cpu(pid) - before[pid]
    waiting.close()


def cpu(pid):
    """Seconds of CPU time that a process has taken."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def children(pid):
    """The workers of a server."""
    with open(f"/proc/{pid}/task/{pid}/children") as found:
        return [int(each) for each in found.read().split()]


def workers_of(pid, count):
    """The same, once there are so many: they start one after the other."""
    while len(found := children(pid)) < count:
        pass
    return found
