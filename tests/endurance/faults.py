"""Workers are killed, renewed and stopped under load."""

import os
import signal
import subprocess
from itertools import pairwise
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tests.benchmarks.load import children, workers_of
from tests.endurance.clients import check, clients, told, total
from tests.running import SECONDS, running
from tests.proxy import proxied

CLIENTS = 8
SLICE = 0.25  # seconds
QUIET = {"LOG_LEVEL": "critical"}


def main():
    """All of them."""
    print("faults")
    killed()
    renewed()
    recycled()
    stopped()
    replaced()


def port_of(url):
    return int(url.rpartition(":")[2])


def killed():
    """One of two workers dies by kill -9."""
    with running(WORKERS="2", **QUIET) as (url, process):
        victim, _ = workers_of(process.pid, 2)
        with clients(port_of(url), CLIENTS) as found:
            sleep(3)
            held = connections_of(victim)
            os.kill(victim, signal.SIGKILL)
            died = monotonic()
            while victim in children(process.pid) or len(children(process.pid)) < 2:
                sleep(0.005)
            replaced_after = monotonic() - died
            sleep(4)
        failed = [len(client.failures) for client in found]
        back = capacity_back(found, died)
        told(kill=total(found), connections=held, replaced_after=round(replaced_after, 3), capacity_after=back)
        check(sum(failed) <= held, "only requests under way in the killed worker failed")
        check(max(failed) <= 1, "none of its clients lost more than that one")
        check(back is not None and back <= 2, "the capacity was back within 2 seconds")


def connections_of(pid):
    """How many clients a worker has: its open sockets, the listener and its own pair aside."""
    links = [os.path.realpath(f"/proc/{pid}/fd/{each}") for each in os.listdir(f"/proc/{pid}/fd")]
    return sum("/socket:" in link for link in links) - 1


def capacity_back(found, died):
    """Seconds until as much was answered in a slice of time as before, nearly."""
    times = sorted(when for client in found for when, _ in client.answers)
    before = median(slices(times, died - 2, died))
    for number, count in enumerate(slices(times, died, died + 4), 1):
        if count >= 0.9 * before:
            return number * SLICE
    return None


def slices(times, start, end):
    edges = [start + index * SLICE for index in range(int((end - start) / SLICE) + 1)]
    return [sum(low <= when < high for when in times) for low, high in pairwise(edges)]


def renewed():
    """SIGHUP, again and again."""
    with running(WORKERS="2", **QUIET) as (url, process):
        workers_of(process.pid, 2)
        with clients(port_of(url), CLIENTS) as found:
            for _ in range(3):
                sleep(1)
                process.send_signal(signal.SIGHUP)
                sleep(3)
        told(sighup=total(found), times=3)
        check(total(found)["failed"] == 0, "no request failed when all workers were renewed")


def recycled():
    """Workers are replaced after 500 requests."""
    with running(WORKERS="2", RECYCLE="500", **QUIET) as (url, process):
        seen = set(workers_of(process.pid, 2))
        with clients(port_of(url), CLIENTS) as found:
            end = monotonic() + 15
            while monotonic() < end:
                seen.update(children(process.pid))
                sleep(0.05)
        told(recycling=total(found), workers=len(seen))
        check(len(seen) > 4, "workers were replaced")
        check(total(found)["failed"] == 0, "no request failed meanwhile")


def stopped():
    """SIGTERM, with clients that connect directly: they go on until nobody listens any more."""
    with running(WORKERS="2", **QUIET) as (url, process):
        workers_of(process.pid, 2)
        with clients(port_of(url), CLIENTS) as found:
            sleep(2)
            process.send_signal(signal.SIGTERM)
            while process.poll() is None:
                sleep(0.01)
        lost = [why for client in found for _, why in client.failures if "ConnectionRefused" not in why]
        told(sigterm_alone={**total(found), "refused": total(found)["failed"] - len(lost), "lost": len(lost)})
        check(not lost, "whoever was let in was answered; the others were refused, and may ask elsewhere")
        check(process.returncode == 0, "it ended with 0")


def replaced():
    """SIGTERM for one of two services behind nginx."""
    with (
        TemporaryDirectory() as folder,
        running(WORKERS="1", **QUIET) as (first, one),
        running(WORKERS="1", **QUIET) as (second, _),
        proxied(folder, port_of(first), port_of(second)) as port,
    ):
        with clients(port, CLIENTS) as found:
            sleep(2)
            one.send_signal(signal.SIGTERM)
            try:
                one.wait(SECONDS)
            except subprocess.TimeoutExpired:
                check(False, "it ended in time")
            sleep(2)
        told(sigterm_behind_nginx=total(found))
        check(total(found)["failed"] == 0, "no request failed when one of two services behind nginx was stopped")
