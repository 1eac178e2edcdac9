"""What is counted, for Prometheus. Each worker counts in files of its own; whichever is asked adds all of them up."""

import atexit
import os
import shutil
import tempfile
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client reads it
SECONDS = (0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LABELS = ("route", "status")
place = {"number": 0}  # of this worker among all


@cache
def share(memory: str | None) -> None:
    """Count in files, which the workers to come will share: once in a process, before anything is counted."""
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="dancecard-", dir=memory)
    atexit.register(forget, os.environ[FOLDER], os.getpid())
    values.ValueClass = values.MultiProcessValue(lambda: place["number"])  # type: ignore[no-untyped-call]


def forget(folder: str, owner: int) -> None:
    """When the process that began this ends, and not one of its workers, nobody will ask any more."""
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


def count_as(number: int) -> None:
    """Go on with the counts of the worker that had this place before: no file is left over when one is replaced."""
    place["number"] = number


class Metrics:
    """Requests, their durations and sizes, by route and status."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.durations = Histogram(
            "dancecard_request_duration_seconds",
            "From the head of a request to its answer; counts the requests.",
            LABELS,
            buckets=SECONDS,
            registry=self.registry,
        )
        self.received, self.sent = (
            Counter(f"dancecard_{name}_bytes", f"Bytes of the bodies of {name}s.", LABELS, registry=self.registry)
            for name in ("request", "answer")
        )
        self.of = cache(self.series)

    def series(self, route: str, status: int) -> tuple[Histogram, Counter, Counter]:
        """What counts such requests; looking for it once is enough."""
        return tuple(each.labels(route, status) for each in (self.durations, self.received, self.sent))  # type: ignore[return-value]

    def record(self, route: str, status: int, seconds: float, received: int, sent: int) -> None:
        """Count one request."""
        durations, bytes_received, bytes_sent = self.of(route, status)
        durations.observe(seconds)
        bytes_received.inc(received)
        bytes_sent.inc(sent)

    def text(self) -> bytes:
        """Everything that was counted, by all workers."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        everything = CollectorRegistry()
        MultiProcessCollector(everything)  # type: ignore[no-untyped-call]
        return generate_latest(everything)
