"""What listing costs, by how many moves are listed, and by what makes them many: cards in hand, dice, seats.

Figures are medians of microseconds for one listed move. None may grow from left to right.
"""

from collections import defaultdict
from statistics import median
from time import perf_counter

from rules.registry import GAMES
from tests.kit.playouts import playouts

UP_TO = (1, 2, 5, 10, 20, 50, 100, 200)  # moves of one group
CARDS = {  # in hand; where hands hold one at most, on the floor
    "dancing-queen": lambda state, _: sum(len(side.backups) for side in state.sides),
    "lets-dance": lambda state, seat: len(state.hands[seat]),
    "queen-of-12": lambda state, seat: len(state.hands[seat]),
    "king-of-clubs": lambda state, seat: state.hands[seat],
    "dancing-dragons": lambda state, seat: len(state.hands[seat]),
}
DICE = {"queen-of-12": lambda state, _: len(state.trays)}


def main():
    """Print a table for each of them."""
    steps = {game.name: list(costs(game)) for game in GAMES.values()}
    table("moves", steps, dict.fromkeys(steps, lambda moves, *_: next(most for most in UP_TO if moves <= most)))
    for what, by in (("cards", CARDS), ("dice", DICE), ("seats", dict.fromkeys(steps, lambda state, _: state.seats))):
        table(what, steps, {name: lambda _, state, seat, of=of: of(state, seat) for name, of in by.items()})


def costs(game):
    """(moves listed, state, seat, microseconds for one) through some games."""
    for state, _, _ in playouts(game, 2):
        for seat in state.to_move:
            start = perf_counter()
            moves = len(game.legal_moves(state, seat))
            yield moves, state, seat, (perf_counter() - start) * 1e6 / max(1, moves)


def table(what, steps, by):
    """Print the medians of each game, by this number."""
    groups = {name: defaultdict(list) for name in by}
    for name, number in by.items():
        for moves, state, seat, took in steps[name]:
            groups[name][number(moves, state, seat)].append(took)
    columns = sorted(set().union(*groups.values()))
    print(f"\n{f'us for a legal move, {what}':26}" + "".join(f"{column:8}" for column in columns))
    for name, found in groups.items():
        cells = (f"{median(found[column]):8.2f}" if column in found else f"{'-':>8}" for column in columns)
        print(f"{name:26}" + "".join(cells))
