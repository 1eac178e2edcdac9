"""Files of games, validated over all cores, beside the same moves played in memory on one: `python -m … [file]`.

A move in memory is read, chosen from the legal ones, carried out and written; one that is validated is read, carried
out and, at the end of its game, compared. Both are measured in one run, the latter by the clock and by the CPU.
"""

import json
import os
import resource
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from rules.registry import GAMES
from tests.benchmarks.in_memory import ROUNDS, play, rate

GAMES_VALIDATED = 2_000
COMMAND = (sys.executable, "-m", "service.cli")


def main(games=GAMES_VALIDATED, path=None):
    """Print moves per second, and how much that is of all cores' in memory."""
    with TemporaryDirectory() as folder:
        if path is None:
            path = Path(folder) / "games.jsonl"
            subprocess.run(
                [*COMMAND, "random-games", "--count", str(games), "--seed", "x", "--output", path], check=True
            )
        moves = counted(path)
        before = rates()
        used, start = cpu(), perf_counter()
        subprocess.run([*COMMAND, "validate", path], check=True, stdout=subprocess.DEVNULL)
        clock, used = perf_counter() - start, cpu() - used
        after = rates()
    cores, total = os.cpu_count(), sum(moves.values())
    alone = sum(count / max(before[name], after[name]) for name, count in moves.items())  # seconds of one core
    print(f"\n{'validated':22}{'moves/s':>10}{'of cores in memory':>20}")
    print(f"{'by the clock':22}{total / clock:10.0f}{alone / (cores * clock):20.2f}")
    print(f"{'by the CPU':22}{cores * total / used:10.0f}{alone / used:20.2f}")


def counted(path):
    """The moves of each game in a file."""
    moves = Counter()
    with open(path, "rb") as file:
        for line in file:
            transcript = json.loads(line)
            moves[transcript["game"]] += len(transcript["moves"])
    return moves


def rates():
    """Steps per second in memory, the most of some rounds."""
    steps = {name: play(game) for name, game in GAMES.items()}
    return {name: max(rate(each) for _ in range(ROUNDS)) for name, each in steps.items()}


def cpu():
    """Seconds that processes which have ended used of the CPU."""
    found = resource.getrusage(resource.RUSAGE_CHILDREN)
    return found.ru_utime + found.ru_stime


if __name__ == "__main__":
    main(path=sys.argv[1] if len(sys.argv) > 1 else None)
