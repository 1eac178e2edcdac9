"""Metrics for Prometheus: requests by route and status, summed over all workers.

The workers share their counts in files, as prometheus_client's multiprocess mode requires. It reads the variable when
it is imported, so `metrics_directory` must have set it before this module is imported.
"""

import os
from functools import cache

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from service.observability.metrics_directory import VARIABLE

BUCKETS = (0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Metrics:
    """Histogram of request durations; its count is the number of requests.

    Sizes are not recorded: the size of an answer of sealed play might tell a secret.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.durations = Histogram(
            "dancecard_request_duration_seconds",
            "Duration of requests.",
            ("route", "status"),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.series = cache(self.durations.labels)  # a look-up takes a lock, and longer than to observe

    def record(self, route: str, status: int, seconds: float) -> None:
        """Count one request."""
        self.series(route, status).observe(seconds)

    def text(self) -> bytes:
        """Render the metrics of all workers, or of this process if it is the only one."""
        if VARIABLE not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
