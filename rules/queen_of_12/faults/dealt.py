"""Queen of 12: the fan and the dice that the seed gives."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import TypeVar

from rules.chance import SHUFFLES_KEPT
from rules.game import Fault
from rules.queen_of_12.components import START, Card, Color, FanChoice
from rules.queen_of_12.effects.rounds import rolled
from rules.queen_of_12.effects.setup import formed
from rules.queen_of_12.faults.counters import DRAWN_BY_ROLL, numbers_drawn
from rules.queen_of_12.state import Die, State, TrayDie
from rules.records import Chance

T = TypeVar("T")
Face = tuple[Color, int]


def dealt_faults(state: State) -> Iterator[Fault]:
    """1.1 The dice of this round and of the last one are those that the seed rolls; so are the cards of the fans."""
    if state.options.fan == FanChoice.RANDOM:
        yield from fan_faults(state)
    drawn, roll = numbers_drawn(state), DRAWN_BY_ROLL[state.seats]
    if state.outcome is None:
        yield from present_dice_faults(state, rolled_dice(state.seats, state.chance.seed, drawn - roll))
        roll *= 2
    last = state.last_round
    if last and not were_rolled(last.taken, state.seats, state.chance.seed, drawn - roll):
        yield Fault("/last_round/taken", "This seed rolled other dice in that round.")


@lru_cache(maxsize=SHUFFLES_KEPT)
def rolled_dice(seats: int, seed: str, drawn: int) -> tuple[TrayDie, ...]:
    """The dice of the round before which so many numbers were drawn."""
    dice, _ = rolled(seats, Chance(seed=seed, drawn=drawn))
    return dice


@lru_cache(maxsize=SHUFFLES_KEPT)
def were_rolled(taken: tuple[tuple[Die, ...], ...], seats: int, seed: str, drawn: int) -> bool:
    """Tell whether the seed rolled these dice in an ended round, which stays the same for all moves of the next."""
    return left_of(faces(rolled_dice(seats, seed, drawn)), faces(chain.from_iterable(taken))) is not None


@lru_cache(maxsize=SHUFFLES_KEPT)
def random_cards(seats: int, seed: str) -> frozenset[Card]:
    """The ten cards of each seat with a random fan: the start cards and the six of the fan."""
    fan, _ = formed(seats, FanChoice.RANDOM, Chance(seed=seed, drawn=0))
    return frozenset({*START, *fan})


def fan_faults(state: State) -> Iterator[Fault]:
    """The ten cards of a seat are the start cards and the six of the fan."""
    cards = random_cards(state.seats, state.chance.seed)
    if not cards.issuperset(state.hands[0] + state.discards[0] + state.fans[0]):
        yield Fault("/fans", "This seed makes another fan.")


def present_dice_faults(state: State, roll: tuple[TrayDie, ...]) -> Iterator[Fault]:
    """The dice in the trays lie where they were rolled, and those that were taken are the others."""
    if state.trays == roll:
        return
    others = left_of(roll, state.trays)
    if others is None:
        yield Fault("/trays", "This seed has rolled other dice.")
    elif left_of(faces(others), faces(chain.from_iterable(state.taken))) != []:
        yield Fault("/taken", "This seed has rolled other dice.")


def faces(dice: Iterable[Die | TrayDie]) -> list[Face]:
    """The dice wherever they lie."""
    return [(die.color, die.value) for die in dice]


def left_of(dice: Iterable[T], some: Iterable[T]) -> list[T] | None:
    """The dice without some of them; None if these are not among them."""
    left = list(dice)
    for die in some:
        if die not in left:
            return None
        left.remove(die)
    return left
