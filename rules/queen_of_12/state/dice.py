"""Queen of 12: the dice of a state: in the trays, taken, and copied (chapters 3, 4 and 7 of RULES.md)."""

from collections.abc import Iterable

from rules.queen_of_12.state import Die, State, TrayDie
from rules.records import Seat


def tray_order(die: TrayDie) -> tuple[str, str, int]:
    """The order of dice in the trays: tray, colour, value."""
    return die.tray, die.color, die.value


def die_order(die: Die) -> tuple[str, int]:
    """The order of taken dice: colour, value."""
    return die.color, die.value


def sorted_dice(dice: Iterable[Die]) -> tuple[Die, ...]:
    """Dice by colour, then value."""
    return tuple(sorted(dice, key=die_order))


def plain(dice: Iterable[TrayDie]) -> tuple[Die, ...]:
    """3.2 The same dice once they have left their trays."""
    return sorted_dice(Die(color=die.color, value=die.value) for die in dice)


def dice_of(state: State, seat: Seat) -> tuple[Die, ...]:
    """4.1, D5 The dice that a seat has taken, or copied of those that another has taken, in this round."""
    source = state.copied[seat]
    return state.taken[seat] if source is None else sorted_dice((*state.taken[seat], *state.taken[source]))
