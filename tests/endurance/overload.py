"""400 connections from 4 addresses, far more than the service can answer: nginx sheds load, a bare gunicorn queues."""

import socket
from collections import Counter
from contextlib import ExitStack

from tests.benchmarks.load import Connection, Sample, load, post
from tests.endurance.clients import BODIES, PATH, behind_nginx, check, report, served

ADDRESSES = 4
CONNECTIONS = 100  # for each address, below its limit of 128
SECONDS = 6
REQUESTS = [post(PATH, body) for body in BODIES]
EXPECTED = (b"HTTP/1.1 200 ", b"HTTP/1.1 503 ")


class Sender(Connection):
    """Connection from an address of its own that counts statuses, and whether each 503 says when to come again."""

    def __init__(self, port, address):
        super().__init__(port, EXPECTED)
        self.socket.close()
        self.socket = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
        self.statuses = Counter()
        self.incomplete = 0

    def answered(self):
        is_complete = super().answered()
        if is_complete:
            status = int(self.received[9:12])
            self.statuses[status] += 1
            if status == 503:
                self.incomplete += b"\r\nRetry-After: 1\r\n" not in self.received
                self.incomplete += b"application/problem+json" not in self.received
        return is_complete


def main():
    """Flood the service behind nginx and a bare one."""
    print("overload")
    with served() as (service, _), behind_nginx(service) as port:
        shed = flooded(port)
        afterwards = recovered(port)
    report(behind_nginx=shed, afterwards=afterwards)
    with served() as (port, _):
        report(bare_gunicorn=flooded(port))
    check(shed["answered"].get(503, 0) > 0, "behind nginx some requests were shed")
    check(shed["incomplete"] == 0, "each 503 was a problem with Retry-After")
    check(set(afterwards) == {200}, "the next requests were answered with 200")


def flooded(port):
    """Statuses and latencies while all connections are busy."""
    sample = Sample()
    with ExitStack() as stack:
        senders = [
            stack.enter_context(Sender(port, f"127.0.0.{address}"))
            for address in range(1, ADDRESSES + 1)
            for _ in range(CONNECTIONS)
        ]
        load(senders, REQUESTS, SECONDS, (), sample)
    statuses = sum((each.statuses for each in senders), Counter())
    return {
        "answered": dict(statuses),
        "ok_per_second": round(statuses[200] / sample.seconds),
        "incomplete": sum(each.incomplete for each in senders),
        "p50_ms": round(sample.percentile(50) * 1e3, 1),
        "p99_ms": round(sample.percentile(99) * 1e3, 1),
    }


def recovered(port):
    """Statuses of one connection after the flood."""
    with Sender(port, "127.0.0.1") as sender:
        load([sender], REQUESTS, 1, (), Sample())
    return dict(sender.statuses)
