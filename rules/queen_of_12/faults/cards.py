"""Queen of 12: the same ten cards for every seat, each in one place."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations

from rules.game import Fault
from rules.queen_of_12.components import (
    CARDS,
    FAN,
    FEW,
    FEW_FIRST_FAN,
    FEW_NEVER,
    FIRST_FAN,
    NUMBER,
    POINTS,
    SEATS,
    START,
    Card,
    FanChoice,
)
from rules.queen_of_12.state import Cards, LastRound, State
from rules.queen_of_12.state.cards import effective
from rules.records import Seat

DIGIT = {card: 1 << 6 * rank for rank, card in enumerate(Card)}  # six bits: three piles have no card more often
NO_ORDER = 1 << 6 * len(Card)  # stands for cards that are not sorted
Ten = frozenset[Card]


def in_a_fan(seats: int, fan: FanChoice) -> Cards:
    """The cards that a fan can be made of."""
    if fan == FanChoice.FIRST_GAME:
        return FEW_FIRST_FAN if seats == FEW else FIRST_FAN
    return tuple(card for card in POINTS if seats != FEW or card != FEW_NEVER)


def number_of(cards: Cards | Ten) -> int:
    """How often each card is there."""
    return sum([DIGIT[card] for card in cards])


@lru_cache(maxsize=4_096)  # most of the sorted piles that the cards of one fan can form
def sorted_pile(cards: Cards) -> int:
    """How often each card is in a pile that is to be sorted."""
    return number_of(cards) + NO_ORDER * ([*cards] != sorted(cards))


TENS = {  # the cards that a seat can have in a game, by how often each is there
    (seats, fan): {
        number_of(cards): cards
        for cards in (frozenset((*START, *fans)) for fans in combinations(in_a_fan(seats, fan), FAN))
    }
    for seats in SEATS
    for fan in FanChoice
}
NO_CARDS: Ten = frozenset()


def ten_of(state: State) -> Ten:
    """The ten cards of every seat, if all have the same, each once and those that lie in a pile sorted; else none."""
    seats = [
        sorted_pile(hand) + sorted_pile(discards) + sorted_pile(fan)
        for hand, discards, fan in zip(state.hands, state.discards, state.fans, strict=True)
    ]
    if state.number is not None:
        for seat, cards in enumerate(still_played(state)):
            seats[seat] += number_of(cards)
    if seats.count(seats[0]) < len(seats):
        return NO_CARDS
    return TENS[state.seats, state.options.fan].get(seats[0], NO_CARDS)


def still_played(state: State) -> list[Cards]:
    """3.1 The cards of each seat that lie before it, to be carried out."""
    lying: list[Cards] = [()] * state.seats
    for seat, card in effective(state.played) if state.number is not None else ():
        if NUMBER[card] >= (state.number or 0):
            lying[seat] = (*lying[seat], card)
    return lying


def pile_faults(state: State) -> Iterator[Fault]:
    """What is wrong with the piles of which `ten_of` makes nothing."""
    piles = zip(state.hands, state.discards, state.fans, still_played(state), strict=True)
    held = [hand + discards + fan + played for hand, discards, fan, played in piles]
    ten = likely_ten(state, held)
    for seat, cards in enumerate(held):
        if len(cards) != CARDS or frozenset(cards) != ten:
            yield from lost_or_doubled(state, seat, cards, ten)
    for name, heaps in (("hands", state.hands), ("discards", state.discards), ("fans", state.fans)):
        for seat, pile in enumerate(heaps):
            if sorted_pile(pile) >= NO_ORDER:
                yield Fault(f"/{name}/{seat}", "These cards are sorted by name.")
    yield from foreign_cards(state, ten)


def likely_ten(state: State, held: list[Cards]) -> Ten:
    """The cards of the first seat that has ten which can be."""
    tens = TENS[state.seats, state.options.fan].values()
    return next((kinds for kinds in map(frozenset, held) if kinds in tens), NO_CARDS)


def lost_or_doubled(state: State, seat: Seat, cards: Cards, ten: Ten) -> Iterator[Fault]:
    """Where a card is that the seat cannot have there. `cards` are all that it has, `ten` those that it should have."""
    found = False
    for name in ("hands", "discards", "fans"):
        for index, card in enumerate(getattr(state, name)[seat]):
            if cards.count(card) > 1 or (ten and card not in ten):
                found = True
                yield Fault(f"/{name}/{seat}/{index}", f"Each seat has the same {CARDS} cards, each once.")
    if not found:
        yield Fault(f"/hands/{seat}", f"Each seat has the same {CARDS} cards, each in one place.")


def foreign_cards(state: State, ten: Ten) -> Iterator[Fault]:
    """The played cards that no seat has."""
    rounds: list[tuple[str, State | LastRound]] = [("", state)]
    if state.last_round:
        rounds.append(("/last_round", state.last_round))
    for pointer, each in rounds:
        for seat, cards in enumerate(each.played):
            for index, card in enumerate(cards):
                if card not in ten:
                    yield Fault(f"{pointer}/played/{seat}/{index}", "No seat has this card in this game.")


def all_played_in(state: State, ten: Ten) -> bool:
    """Tell whether no foreign card was played in this round."""
    return ten.issuperset(chain.from_iterable(state.played))
