"""What reading, checking, the rules and writing cost, as multiples of what `json.loads` takes for the same bytes.

Each figure is the least CPU time of several rounds; the rounds of all steps are interleaved.
"""

import json
from collections.abc import Callable
from time import process_time

from rules.registry import GAMES
from service.api.handlers import apply
from service.api.messages import ApplyRequest, bound
from service.codec.json_reader import JSONReader, encode
from tests.benchmarks.requests import bodies

ROUNDS = 30


def main():
    """Print the table."""
    print(f"{'game':18}{'bytes':>7}{'json.loads':>12}" + "".join(f"{name:>12}" for name in (*STEPS, "all")))
    for game in GAMES.values():
        sample, least = bodies(game), {}
        for _ in range(ROUNDS):
            for name, seconds in one_round(game, sample).items():
                least[name] = min(seconds, least.get(name, seconds))
        unit = least.pop("json.loads")
        figures = "".join(f"{least[name] / unit:11.2f}x" for name in (*STEPS, "all"))
        size = sum(map(len, sample)) // len(sample)
        print(f"{game.name:18}{size:7}{unit / len(sample) * 1e6:10.1f}us{figures}")


STEPS = ("read", "check", "rules", "write")


def one_round(game, sample):
    """Seconds of CPU time that each step takes for all bodies."""
    reader = JSONReader(bound(ApplyRequest, game))
    asked = [reader.decode(body) for body in sample]
    answers = [apply(game, each) for each in asked]
    steps: dict[str, Callable[[], object]] = {
        "json.loads": lambda: [json.loads(body) for body in sample],
        "read": lambda: [reader.decode(body) for body in sample],
        "check": lambda: [game.check(each.state) for each in asked],
        "rules": lambda: [game.apply(each.state, each.move) for each in asked],
        "write": lambda: [encode(answer) for answer in answers],
        "all": lambda: [encode(apply(game, reader.decode(body))) for body in sample],
    }
    return {name: taken(step) for name, step in steps.items()}


def taken(step):
    start = process_time()
    step()
    return process_time() - start
