"""Queen of 12: one item for each seat, no more cards played than can be, no copied dice but another seat's."""

from collections.abc import Iterator, Mapping, Sized
from operator import attrgetter

from rules.game import Fault
from rules.queen_of_12.components import PLAYED
from rules.queen_of_12.state import Cards, Phase, State
from rules.queen_of_12.state.cards import carried_out
from rules.records import Seat

BY_SEAT = ("hands", "discards", "fans", "played", "due", "taken", "copied", "to_cross", "crosses", "used")
ITEMS = attrgetter(*BY_SEAT)
EFFECTS = Phase.EFFECTS  # Phase.X takes its time


def size_faults(state: State) -> Iterator[Fault]:
    """One item for each seat; seats that play; a number while cards are carried out."""
    seats = state.seats
    if {*map(len, ITEMS(state))} != {seats}:
        yield from length_faults(seats, "", dict(zip(BY_SEAT, ITEMS(state), strict=True)))
    if state.copied.count(None) < len(state.copied):
        yield from copied_faults(seats, "", state.copied)
    if state.princess and state.princess.seat >= seats:
        yield Fault("/princess/seat", "This is not a seat of the game.")
    if (state.number is None) != (state.phase != EFFECTS):
        yield Fault("/number", "Cards are carried out in phase `effects`.")
    elif state.number is not None and not carried_out(state):
        yield Fault("/number", "No card with this number has an effect.")
    yield from played_faults(seats, "", state.played)


def length_faults(seats: int, pointer: str, by_seat: Mapping[str, Sized]) -> Iterator[Fault]:
    """One item for each seat."""
    for name, items in by_seat.items():
        if len(items) != seats:
            yield Fault(f"{pointer}/{name}", f"There is one item for each of {seats} seats.")


def copied_faults(seats: int, pointer: str, copied: tuple[Seat | None, ...]) -> Iterator[Fault]:
    """7.1 The dice of another seat are copied."""
    for seat, source in enumerate(copied):
        if source is not None and (source >= seats or source == seat):
            yield Fault(f"{pointer}/copied/{seat}", "This is not another seat of the game.")


def played_faults(seats: int, pointer: str, by_seat: tuple[Cards, ...]) -> Iterator[Fault]:
    """1.4, D7 Nobody plays more cards than one, or two different ones with two seats."""
    most = PLAYED[seats]
    for seat, cards in enumerate(by_seat):
        if len(cards) > most or (len(cards) > 1 and cards[0] == cards[1]):
            yield Fault(f"{pointer}/played/{seat}", f"A seat plays {most} in a round, all of them different.")
