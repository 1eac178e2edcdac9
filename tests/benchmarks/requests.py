"""Real requests: bodies of `apply`, spread over random games in every set-up, the smallest first."""

from functools import cache

from service.api.messages import ApplyRequest, bound
from service.codec.json_reader import encode
from tests.kit.playouts import playouts

SAMPLE = 60  # bodies of one game
FEW = 10


@cache
def bodies(game):
    """Bodies by size."""
    steps = list(playouts(game, 1))
    chosen = steps[:: max(1, len(steps) // SAMPLE)]
    return sorted((encode(bound(ApplyRequest, game)(state=state, move=move)) for state, move, _ in chosen), key=len)


def by_size(game):
    """Some of them: small, typical, largest."""
    every = bodies(game)
    middle = (len(every) - FEW) // 2
    return {"small": every[:FEW], "typical": every[middle : middle + FEW], "largest": every[-FEW:]}
