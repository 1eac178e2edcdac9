"""What listing costs, by how many moves are listed: the cost of one must not grow with their number."""

from collections import defaultdict
from statistics import median
from time import perf_counter

from rules.registry import GAMES
from tests.rules.playing import playouts

GROUPS = (1, 2, 5, 10, 20, 50, 100, 200)  # up to so many moves


def main():
    """Print, for each game, the median microseconds for one listed move."""
    print(f"\n{'legal moves, us for each':25}" + "".join(f"{f'<= {group}':>9}" for group in GROUPS))
    for game in GAMES.values():
        costs = defaultdict(list)
        for state, _, _ in playouts(game, 2):
            for seat in state.to_move:
                start = perf_counter()
                count = len(game.legal_moves(state, seat))
                took = perf_counter() - start
                costs[next((group for group in GROUPS if count <= group), GROUPS[-1])].append(took / max(1, count))
        print(f"{game.name:25}" + "".join(cell(costs[group]) for group in GROUPS))


def cell(some):
    return f"{median(some) * 1e6:9.2f}" if some else f"{'-':>9}"
