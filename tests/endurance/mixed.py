"""Mixed load for as long as you like: memory, errors and times must stay as they are in the beginning."""

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic

from rules.registry import GAMES
from tests.benchmarks.load import Connection, Sample, load, post, workers_of
from tests.endurance.clients import check, told
from tests.endurance.faults import port_of
from tests.running import running
from tests.service.asking import PATHS, address, requests

CONNECTIONS = 8
SLICE = 5  # seconds
EXPECTED = tuple(f"HTTP/1.1 {status} ".encode() for status in (200, 409, 422))
EXAMPLES = Path("openapi/examples")
MIB = 1 << 20


def main(minutes):
    """Keep it busy, and compare the last fifth with the first."""
    print(f"mixed load, {minutes} minutes")
    asked, slices, memory = everything(), [], []
    with running(WORKERS="2", LOG_LEVEL="critical") as (url, process), ExitStack() as stack:
        workers = workers_of(process.pid, 2)
        connections = [stack.enter_context(Connection(port_of(url), EXPECTED)) for _ in range(CONNECTIONS)]
        load(connections, asked, SLICE, workers, Sample())  # every request is made once before it counts
        end = monotonic() + 60 * minutes
        while monotonic() < end:
            slices.append(Sample())
            load(connections, asked, SLICE, workers, slices[-1])
            memory.append([resident(pid) for pid in workers])
        still = workers_of(process.pid, 2)
    report(slices, memory)
    check(still == workers, "no worker was lost, and no answer was one that was not expected")


def report(slices, memory):
    """What was seen, and whether it is as promised."""
    fifth = max(1, len(slices) // 5)
    first, last = (percentiles(part) for part in (slices[:fifth], slices[-fifth:]))
    growth = [last_size / first_size - 1 for first_size, last_size in zip(memory[0], memory[-1], strict=True)]
    told(
        requests=sum(len(each.latencies) for each in slices),
        per_second=round(sum(len(each.latencies) for each in slices) / sum(each.seconds for each in slices)),
        p50_ms=[first[0], last[0]],
        p99_ms=[first[1], last[1]],
        memory_mib=[[round(size / MIB, 1) for size in sizes] for sizes in (memory[0], memory[-1])],
        growth=[round(each, 4) for each in growth],
    )
    check(max(growth) <= 0.05, "no worker grew by more than 5 %")
    check(last[1] <= 1.5 * first[1], "p99 of the last fifth was at most 1.5 times that of the first")


def percentiles(part):
    """p50 and p99 of some slices together, in milliseconds."""
    together = Sample(latencies=[latency for each in part for latency in each.latencies])
    return [round(together.percentile(percent) * 1e3, 2) for percent in (50, 99)]


def resident(pid):
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4_096


def everything():
    """Requests of every kind to every game: those of the tests, and the recorded examples, refusals included."""
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
