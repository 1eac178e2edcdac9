"""Metrics for Prometheus: requests by route and status, summed over all workers.

The workers share their counts in files, as prometheus_client's multiprocess mode requires. The files are in the
ordinary directory for temporary files (`TMPDIR`), not in /dev/shm, which is small in a container: the file of every
worker since the start stays, and a worker that cannot extend its file is killed (SIGBUS). prometheus_client reads the
variable when it is imported, so this module imports it only when it is used.
"""

import atexit
import os
import shutil
import tempfile
from functools import cache

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Metrics:
    """Histogram of request durations; its count is the number of requests.

    Sizes are not recorded: the size of an answer of sealed play might tell a secret.
    """

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Histogram

        self.registry = CollectorRegistry()
        self.durations = Histogram(
            "dancecard_request_duration_seconds",
            "Duration of requests.",
            ("route", "status"),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.series = cache(self.durations.labels)

    def record(self, route: str, status: int, seconds: float) -> None:
        """Count one request."""
        self.series(route, status).observe(seconds)

    def text(self) -> bytes:
        """Render the metrics of all workers, or of this process if it is the only one."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        if VARIABLE not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


@cache
def create_metrics_directory() -> None:
    """Create a fresh directory and name it in the environment, once in a process, even if the settings are reloaded."""
    os.environ[VARIABLE] = tempfile.mkdtemp(prefix="dancecard-")
    atexit.register(remove_directory, os.environ[VARIABLE], os.getpid())


def remove_directory(directory: str, owner: int) -> None:
    """Remove the directory at exit of the process that created it; forked workers have the same exit handler."""
    if os.getpid() == owner:
        shutil.rmtree(directory, ignore_errors=True)


def mark_process_dead(pid: int) -> None:
    """Tell prometheus_client that a worker has ended, as its documentation asks for."""
    from prometheus_client import multiprocess

    multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
