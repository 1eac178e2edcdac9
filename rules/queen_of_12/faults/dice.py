"""Queen of 12: all dice of the round are somewhere, sorted, and no more of them than there are."""

from collections.abc import Iterator
from itertools import chain

from rules.game import Fault
from rules.queen_of_12.components import DICE, DICE_ROLLED, TRAY_DICE, Color, Tray
from rules.queen_of_12.state import Die, State, TrayDie

MOST_OF_A_COLOR = tuple(DICE.items())
MOST_IN_A_TRAY = {seats: tuple(trays.items()) for seats, trays in TRAY_DICE.items()}
COLOR_ORDER = {color: 100 * rank for rank, color in enumerate(sorted(Color))}
TRAY_ORDER = {tray: 1_000 * rank for rank, tray in enumerate(sorted(Tray))}


def dice_faults(state: State) -> Iterator[Fault]:
    """1.1 All dice of the round are in the trays or taken, as many of a colour as there are; 8.2 at the end none."""
    trays, taken = state.trays, tuple(chain.from_iterable(state.taken))
    count = 0 if state.outcome else DICE_ROLLED[state.seats]
    if len(trays) + len(taken) != count:
        yield Fault("/trays", f"There are {count} dice in the trays and before the seats.")
    yield from color_faults("/trays", trays + taken)
    if trays:
        yield from tray_faults(state.seats, trays)
    if taken:
        yield from dice_order_faults("/taken", state.taken)
    if any(state.to_cross):
        yield from dice_order_faults("/to_cross", state.to_cross)


def color_faults(pointer: str, dice: tuple[Die | TrayDie, ...]) -> Iterator[Fault]:
    """No more dice of a colour than the bag holds."""
    colors = [die.color for die in dice]
    for color, most in MOST_OF_A_COLOR:
        if colors.count(color) > most:
            yield Fault(pointer, f"There are {most} {color} dice.")


def tray_faults(seats: int, dice: tuple[TrayDie, ...]) -> Iterator[Fault]:
    """1.1 No more dice in a tray than are rolled into it, sorted."""
    trays = [die.tray for die in dice]
    for tray, most in MOST_IN_A_TRAY[seats]:
        if trays.count(tray) > most:
            yield Fault("/trays", f"{most} dice are rolled into the tray `{tray}`.")
    order = [TRAY_ORDER[die.tray] + COLOR_ORDER[die.color] + die.value for die in dice]
    if order != sorted(order):
        yield Fault("/trays", "These dice are sorted by tray, colour and value.")


def dice_order_faults(pointer: str, by_seat: tuple[tuple[Die, ...], ...]) -> Iterator[Fault]:
    """Dice are sorted."""
    for seat, dice in enumerate(by_seat):
        if len(dice) > 1:
            order = [COLOR_ORDER[die.color] + die.value for die in dice]
            if order != sorted(order):
                yield Fault(f"{pointer}/{seat}", "These dice are sorted by colour and value.")
