"""Mixed load through nginx for many minutes: memory, errors and latencies must stay as they are in the beginning."""

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic

from rules.registry import GAMES
from tests.benchmarks.load import Connection, Sample, load, post, workers_of
from tests.endurance.clients import behind_nginx, check, in_mib, report, resident, served
from tests.service.client import PATHS, address, requests

CONNECTIONS = 8
SLICE = 5  # seconds
EXPECTED = tuple(f"HTTP/1.1 {status} ".encode() for status in (200, 409, 422))
EXAMPLES = Path("openapi/examples")


def main(minutes):
    """Keep the service busy, and compare the last fifth of the time with the first."""
    print(f"mixed load, {minutes} minutes")
    sent, slices, memory = everything(), [], []
    with served() as (service, process), behind_nginx(service) as port:
        workers = workers_of(process.pid, 2)
        busy(port, sent, workers)  # every request is made once before it counts
        end = monotonic() + 60 * minutes
        while monotonic() < end:
            slices.append(busy(port, sent, workers))
            memory.append([resident(pid) for pid in workers])
        still = workers_of(process.pid, 2)
    conclude(slices, memory)
    check(still == workers, "no worker was lost, and every status was expected")


def busy(port, sent, workers):
    """Send requests on new connections for some seconds."""
    sample = Sample()
    with ExitStack() as stack:
        connections = [stack.enter_context(Connection(port, EXPECTED)) for _ in range(CONNECTIONS)]
        load(connections, sent, SLICE, workers, sample)
    return sample


def conclude(slices, memory):
    """Report the figures, and check the promises."""
    fifth = max(1, len(slices) // 5)
    first, last = (percentiles(part) for part in (slices[:fifth], slices[-fifth:]))
    growth = [last_size / first_size - 1 for first_size, last_size in zip(memory[0], memory[-1], strict=True)]
    report(
        requests=sum(len(each.latencies) for each in slices),
        per_second=round(sum(len(each.latencies) for each in slices) / sum(each.seconds for each in slices)),
        p50_ms=[first[0], last[0]],
        p99_ms=[first[1], last[1]],
        memory_mib=[in_mib(sizes) for sizes in (memory[0], memory[-1])],
        growth=[round(each, 4) for each in growth],
    )
    check(max(growth) <= 0.05, "no worker grew by more than 5 %")
    check(last[1] <= 1.5 * first[1], "p99 of the last fifth was at most 1.5 times that of the first")


def percentiles(part):
    """p50 and p99 of several slices together, in milliseconds."""
    together = Sample(latencies=[latency for each in part for latency in each.latencies])
    return [round(together.percentile(percent) * 1e3, 2) for percent in (50, 99)]


def everything():
    """Requests of every kind to every game: those of the tests and the recorded examples, refusals included."""
    found = [
        post(address(game, path), json.dumps(body).encode())
        for game in GAMES.values()
        for path in PATHS
        for body in requests(game)[path]
    ]
    for path in sorted(EXAMPLES.glob("*/*.json")):
        example = json.loads(path.read_bytes())
        found.append(post(example["path"], json.dumps(example["request"]).encode()))
    Random("mixed").shuffle(found)
    return found
