"""Queen of 12: what the memory of an ended round says about itself, the same for all moves of the next round."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from rules.game import Fault
from rules.queen_of_12.components import DICE_ROLLED, HIGHEST_NUMBER, NUMBER, Card
from rules.queen_of_12.faults.decisions import Span, moves_of_last_round
from rules.queen_of_12.faults.dice import color_faults, dice_order_faults
from rules.queen_of_12.faults.sizes import copied_faults, length_faults, played_faults
from rules.queen_of_12.state import Die, LastRound
from rules.queen_of_12.state.cards import effective

POINTER = "/last_round"


class Ended(NamedTuple):
    """An ended round: what is wrong with it, and what else is asked of it. All faults are looked for in this order."""

    sizes: tuple[Fault, ...]
    dice: tuple[Fault, ...]
    takers: tuple[Fault, ...]
    played: frozenset[Card]
    moves: Span


@lru_cache(maxsize=1_024)
def ended(seats: int, last: LastRound) -> Ended:
    """Look at an ended round of so many seats."""
    if wrong := tuple(last_size_faults(seats, last)):
        return Ended(wrong, (), (), frozenset(), (0, 0))
    return Ended(
        sizes=(),
        dice=tuple(last_dice_faults(seats, last.taken)),
        takers=tuple(taker_faults(last)),
        played=frozenset(chain.from_iterable(last.played)),
        moves=moves_of_last_round(last),
    )


def last_size_faults(seats: int, last: LastRound) -> Iterator[Fault]:
    """One item for each seat; other seats' dice are copied; a seat plays its cards."""
    yield from length_faults(seats, POINTER, {"played": last.played, "taken": last.taken, "copied": last.copied})
    yield from copied_faults(seats, POINTER, last.copied)
    yield from played_faults(seats, POINTER, last.played)


def last_dice_faults(seats: int, by_seat: tuple[tuple[Die, ...], ...]) -> Iterator[Fault]:
    """1.1 The dice of the last round, as far as they were taken."""
    taken = tuple(chain.from_iterable(by_seat))
    if len(taken) > DICE_ROLLED[seats]:
        yield Fault("/last_round/taken", f"{DICE_ROLLED[seats]} dice are rolled in a round.")
    yield from color_faults("/last_round/taken", taken)
    yield from dice_order_faults("/last_round/taken", by_seat)


def taker_faults(last: LastRound) -> Iterator[Fault]:
    """3.2 Cards have taken the dice; 7.1 whose dice were copied, had some."""
    for seat, source in enumerate(last.copied):
        if source is not None and not last.taken[source]:
            yield Fault(f"/last_round/copied/{seat}", "That seat has taken no dice.")
    takers = [seat for seat, card in effective(last.played) if NUMBER[card] < HIGHEST_NUMBER]
    for seat, dice in enumerate(last.taken):
        if dice and seat not in takers:
            yield Fault(f"/last_round/taken/{seat}", "No card of this seat has taken dice.")
