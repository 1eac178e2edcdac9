"""Dancing Dragons: why a state cannot be, given its seed, which fixes the deck and the cards dealt to each seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.chance import SHUFFLES_KEPT, permutation
from rules.dancing_dragons.components import DECK, EXTRA_DEAL, FIRST_DEAL, Card
from rules.dancing_dragons.faults.counters import DROP, extra_deals, possible_plies
from rules.dancing_dragons.faults.table import DRAWN_A_ROUND
from rules.dancing_dragons.state import LastRound, State
from rules.game import Fault, ply_faults
from rules.records import Seat

Hands = tuple[tuple[Seat, tuple[Card, ...]], ...]  # the cards of some seats


@dataclass(frozen=True, slots=True)
class Deal:
    """How a shuffle is dealt, extra deals included, until the deck has no card left for every seat."""

    order: tuple[Card, ...]  # as shuffled
    to: dict[Card, tuple[Seat, int]]  # who is dealt each card, and in which extra deal (0 is the first deal)
    hands: tuple[frozenset[Card], ...]  # all that each seat is dealt


def dealt(state: State) -> Iterator[Fault]:
    """5.1 The deck is the rest of this round's shuffle. 5.4 Every card that was dealt to another seat was swapped."""
    deal = dealt_in_round(state, rounds_ago=0)
    if deal.order[len(DECK) - len(state.deck) :] != state.deck:
        yield Fault("/deck", "With this seed the deck is in another order.")
        return
    hands = held(state)
    if state.phase == DROP and (wrong := tuple(drop_faults(hands, deal, extra_deals(state)))):
        yield from wrong
        return
    moves = swaps(deal, hands)
    if state.last_round and state.last_round.number < state.round:
        before = dealt_in_round(state, rounds_ago=1)
        if wrong := tuple(shown_faults(state.last_round, before)):
            yield from wrong
            return
        moves += least_plies_shown(state.seats, state.last_round, before)
    yield from ply_faults(state, possible_plies(state, moves))


def dealt_in_round(state: State, rounds_ago: int) -> Deal:
    """5.1 The shuffle of this round or of an earlier one: each round has one, and nothing else draws numbers."""
    return deal_of(state.seats, state.chance.seed, state.chance.drawn - (rounds_ago + 1) * DRAWN_A_ROUND)


@lru_cache(maxsize=SHUFFLES_KEPT)
def deal_of(seats: int, seed: str, drawn: int) -> Deal:
    """5.1, 4.5 Five cards in a row to each seat, then one of every row of cards, as often as there are enough."""
    order = tuple(DECK[rank] for rank in permutation(len(DECK), seed, drawn))
    first = seats * FIRST_DEAL
    there = len(DECK) - len(DECK) % seats
    places = [(place // FIRST_DEAL, 0) for place in range(first)]
    places += [((place - first) % seats, (place - first) // seats + 1) for place in range(first, there)]
    to = dict(zip(order, places, strict=False))
    return Deal(order, to, tuple(frozenset(card for card in to if to[card][0] == seat) for seat in range(seats)))


def swaps(deal: Deal, hands: Hands) -> int:
    """5.4 The least number of swaps: every card that was not dealt to the seat that has it was taken by one."""
    return sum([len(cards) - len(deal.hands[seat].intersection(cards)) for seat, cards in hands])


def held(state: State) -> Hands:
    """The hand of each seat, with the card that it has dropped face down."""
    hands = zip(state.hands, state.dropped, strict=True)
    return tuple([(seat, hand if card is None else (*hand, card)) for seat, (hand, card) in enumerate(hands)])


def drop_faults(hands: Hands, deal: Deal, extra: int) -> Iterator[Fault]:
    """5.2 Until the cards are turned up every seat has what it was dealt last, in the first deal or an extra one."""
    size = EXTRA_DEAL if extra else FIRST_DEAL
    for seat, cards in hands:
        if [deal.to[card] for card in cards].count((seat, extra)) != size:
            yield Fault(f"/hands/{seat}", "With this seed other cards were dealt to this seat.")


def shown_faults(last: LastRound, deal: Deal) -> Iterator[Fault]:
    """4.2 The hands that were shown hold no card that is never dealt."""
    if not all(card in deal.to for hand in last.shown for card in hand.cards):
        yield Fault("/last_round/shown", "With this seed one of these cards is never dealt.")


def least_plies_shown(seats: int, last: LastRound, deal: Deal) -> int:
    """The moves of the last round beyond a drop of each seat and the call: 4.5 extra deals and 5.4 swaps."""
    extra = max(deal.to[card][1] for hand in last.shown for card in hand.cards)
    return 2 * seats * extra + swaps(deal, tuple((hand.seat, hand.cards) for hand in last.shown))
