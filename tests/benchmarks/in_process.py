"""What reading, checking, the rules and writing cost, as multiples of what `json.loads` takes for the same bytes.

Each figure is the least CPU time of several rounds; the rounds of all steps are interleaved.
"""

import json
from collections.abc import Callable
from time import process_time

from rules.registry import GAMES
from service.config import Config
from service.messages import messages
from service.reading import Reader
from service.routes import apply
from tests.rules.playing import playouts

ROUNDS = 30
SAMPLE = 60  # requests of one game


def main():
    print(f"{'game':18}{'bytes':>7}{'json.loads':>12}" + "".join(f"{name:>12}" for name in (*STEPS, "all")))
    for game in GAMES.values():
        bodies, least = sample(game), {}
        for _ in range(ROUNDS):
            for name, seconds in one_round(game, bodies).items():
                least[name] = min(seconds, least.get(name, seconds))
        unit = least.pop("json.loads")
        figures = "".join(f"{least[name] / unit:11.2f}x" for name in (*STEPS, "all"))
        size = sum(map(len, bodies)) // len(bodies)
        print(f"{game.name:18}{size:7}{unit / len(bodies) * 1e6:10.1f}us{figures}")


def sample(game):
    """Bodies of `apply`, spread over random games in every set-up."""
    encode = Reader(messages(game).apply, Config().max_body).encode
    steps = list(playouts(game, 1))
    chosen = steps[:: max(1, len(steps) // SAMPLE)]
    return [encode(messages(game).apply(state=state, move=move)) for state, move, _ in chosen]


STEPS = ("read", "check", "rules", "write")


def one_round(game, bodies):
    """Seconds of CPU time that each step takes for all bodies."""
    reader = Reader(messages(game).apply, Config().max_body)
    asked = [reader.trusted(body) for body in bodies]
    answers = [apply(game, each) for each in asked]
    steps: dict[str, Callable[[], object]] = {
        "json.loads": lambda: [json.loads(body) for body in bodies],
        "read": lambda: [reader.trusted(body) for body in bodies],
        "check": lambda: [game.check(each.state) for each in asked],
        "rules": lambda: [game.apply(each.state, each.move) for each in asked],
        "write": lambda: [reader.encode(answer) for answer in answers],
        "all": lambda: [reader.encode(apply(game, reader.trusted(body))) for body in bodies],
    }
    return {name: taken(step) for name, step in steps.items()}


def taken(step):
    start = process_time()
    step()
    return process_time() - start


if __name__ == "__main__":
    main()
