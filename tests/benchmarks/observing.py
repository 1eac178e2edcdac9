"""What counting requests and writing them to the log costs: by one process, so that nothing else differs."""

import os

from rules.registry import GAMES
from tests.benchmarks.load import post
from tests.benchmarks.over_http import interleaved, pinned, served
from tests.benchmarks.requests import by_size

NAMES = ("plain", "counted", "logged")


def main():
    """Print the CPU time of a request without, with counts, and with counts and log."""
    cores = sorted(os.sched_getaffinity(0))
    print(f"\n{'CPU us for a request':26}" + "".join(f"{name:>9}" for name in NAMES))
    with (
        served("tests.benchmarks.variants:app", 1, {cores[0]}) as server,
        pinned(set(cores[1:]) or set(cores)),
    ):
        for game in GAMES.values():
            bodies = by_size(game)["typical"]
            requests = {name: [post(f"/{name}/games/{game.name}/apply", body) for body in bodies] for name in NAMES}
            found = interleaved({name: (server, requests[name]) for name in NAMES})
            print(f"{game.name:26}" + "".join(f"{found[name].cpu_per_request * 1e6:9.0f}" for name in NAMES))
