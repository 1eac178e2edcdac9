"""Workers are killed, reloaded, recycled and stopped under load, behind nginx and without it."""

import os
import signal
import subprocess
from contextlib import contextmanager
from itertools import pairwise
from statistics import median
from time import monotonic, sleep

from tests.benchmarks.load import children, workers_of
from tests.endurance.clients import behind_nginx, check, clients, report, served, total

SECONDS = 30  # gunicorn's graceful timeout, which is also the longest that a stop may take

CLIENTS = 8
SLICE = 0.25  # seconds


def main():
    """Run every restart behind nginx, then those that a bare gunicorn is compared by."""
    print("restarts")
    killed()
    for is_bare in (False, True):
        reloaded(is_bare)
        recycled(is_bare)
    replaced()
    stopped_bare()


@contextmanager
def reachable(port, is_bare):
    """Yield the port that clients use: that of nginx, or that of the service itself."""
    if is_bare:
        yield port
    else:
        with behind_nginx(port) as proxy:
            yield proxy


def conclude(name, found, is_bare, text):
    """Report figures, and check that none failed, unless gunicorn is bare: then they are only facts."""
    report(**{f"{name}_{'bare' if is_bare else 'behind_nginx'}": total(found)})
    if not is_bare:
        check(total(found)["failed"] == 0, f"no request failed when {text}")


def killed():
    """One of two workers dies by SIGKILL."""
    with served() as (port, process), behind_nginx(port) as proxy:
        victim, _ = workers_of(process.pid, 2)
        with clients(proxy, CLIENTS) as found:
            sleep(3)
            os.kill(victim, signal.SIGKILL)
            died = monotonic()
            while victim in children(process.pid) or len(children(process.pid)) < 2:
                sleep(0.005)
            replaced_after = monotonic() - died
            sleep(4)
        recovered = capacity_back(found, died)
        report(replaced_after=round(replaced_after, 3), capacity_after=recovered)
        conclude("sigkill", found, False, "one of two workers was killed")
        check(recovered is not None and recovered <= 2, "the throughput was back within 2 seconds")


def capacity_back(found, died):
    """Seconds until a slice of time has nearly as many answers as before."""
    times = sorted(when for client in found for when, _ in client.answers)
    before = median(slices(times, died - 2, died))
    for number, count in enumerate(slices(times, died, died + 4), 1):
        if count >= 0.9 * before:
            return number * SLICE
    return None


def slices(times, start, end):
    """Number of answers in each slice of time."""
    edges = [start + index * SLICE for index in range(int((end - start) / SLICE) + 1)]
    return [sum(low <= when < high for when in times) for low, high in pairwise(edges)]


def reloaded(is_bare):
    """SIGHUP replaces all workers, three times."""
    with served() as (port, process), reachable(port, is_bare) as entrance:
        workers_of(process.pid, 2)
        with clients(entrance, CLIENTS) as found:
            for _ in range(3):
                sleep(1)
                process.send_signal(signal.SIGHUP)
                sleep(4)
        conclude("sighup", found, is_bare, "SIGHUP replaced all workers")


def recycled(is_bare):
    """Workers are replaced after 500 requests."""
    with served(MAX_REQUESTS="500") as (port, process), reachable(port, is_bare) as entrance:
        seen = set(workers_of(process.pid, 2))
        with clients(entrance, CLIENTS) as found:
            end = monotonic() + 15
            while monotonic() < end:
                seen.update(children(process.pid))
                sleep(0.05)
        check(len(seen) > 4, "workers were replaced")
        conclude("max_requests", found, is_bare, "workers were replaced after MAX_REQUESTS")


def replaced():
    """SIGTERM stops one of two services behind nginx."""
    with served(1) as (first, process), served(1) as (second, _), behind_nginx(first, second) as port:
        with clients(port, CLIENTS) as found:
            sleep(2)
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(SECONDS)
            except subprocess.TimeoutExpired:
                check(False, "the service ended in time")
            sleep(2)
        conclude("sigterm", found, False, "one of two services was stopped")


def stopped_bare():
    """SIGTERM stops a service whose clients connect directly."""
    with served() as (port, process):
        workers_of(process.pid, 2)
        with clients(port, CLIENTS) as found:
            sleep(2)
            process.send_signal(signal.SIGTERM)
            while process.poll() is None:
                sleep(0.01)
        lost = [reason for client in found for _, reason in client.failures if "ConnectionRefused" not in reason]
        report(sigterm_bare={**total(found), "lost": len(lost)})
        check(process.returncode == 0, "the service ended with 0")
