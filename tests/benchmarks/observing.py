"""Cost of metrics and access log: one application without and with them, served at two levels of the log."""

import os

from rules.registry import GAMES
from tests.benchmarks.load import post
from tests.benchmarks.over_http import interleaved, pinned, served
from tests.benchmarks.requests import by_size

VARIANTS = ("plain", "observed")
NAMES = ("plain", "counted", "logged")


def main():
    """Print the CPU time of a request without, with metrics, and with metrics and access log."""
    cores = sorted(os.sched_getaffinity(0))
    print(f"\n{'CPU us for a request':26}" + "".join(f"{name:>9}" for name in NAMES))
    with (
        served("tests.benchmarks.variants:app", 1, {cores[0]}) as silent,
        served("tests.benchmarks.variants:app", 1, {cores[0]}, LOG_LEVEL="info") as logging,
        pinned(set(cores[1:]) or set(cores)),
    ):
        for game in GAMES.values():
            bodies = by_size(game)["typical"]
            plain, observed = (
                [post(f"/{variant}/games/{game.name}/apply", body) for body in bodies] for variant in VARIANTS
            )
            found = interleaved(
                {"plain": (silent, plain), "counted": (silent, observed), "logged": (logging, observed)}
            )
            print(f"{game.name:26}" + "".join(f"{found[name].cpu_per_request * 1e6:9.0f}" for name in NAMES))
