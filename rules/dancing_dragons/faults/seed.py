"""Dancing Dragons: why a state cannot be, given its seed, which fixes the deck and the cards dealt to each seat."""

from collections.abc import Iterable, Iterator

from rules.chance import permutation
from rules.dancing_dragons.components import DECK, FIRST_DEAL, RANK, Card
from rules.dancing_dragons.faults.counters import extra_deals, possible_plies
from rules.dancing_dragons.faults.table import DRAWN_A_ROUND
from rules.dancing_dragons.state import LastRound, Phase, State
from rules.game import Fault, ply_faults
from rules.wire import Seat


def dealt(state: State) -> Iterator[Fault]:
    """5.1 The deck is the rest of this round's shuffle. 5.4 Every card that was dealt to another seat was swapped."""
    order = shuffle(state, rounds_ago=0)
    if order[len(order) - len(state.deck) :] != tuple(map(RANK.__getitem__, state.deck)):
        yield Fault("/deck", "With this seed the deck is in another order.")
        return
    if state.phase == Phase.DROP and (wrong := tuple(drop_faults(state, order))):
        yield from wrong
        return
    earlier = 0
    if state.last_round and state.last_round.number < state.round:
        if wrong := tuple(shown_faults(state, state.last_round)):
            yield from wrong
            return
        earlier = least_plies_shown(state, state.last_round)
    yield from ply_faults(state, possible_plies(state, earlier + swaps_now(state, order)))


def shuffle(state: State, rounds_ago: int) -> tuple[int, ...]:
    """5.1 The ranks of all cards, as they were shuffled for this round or an earlier one."""
    before = state.chance.drawn - (rounds_ago + 1) * DRAWN_A_ROUND
    return permutation(len(DECK), state.chance.seed, before)


def dealt_to(order: tuple[int, ...], seats: int, seat: Seat, extra: int) -> set[int]:
    """5.1, 4.5 The cards dealt to a seat: five in a row, then one of every row, as often as there was an extra deal."""
    first = order[seat * FIRST_DEAL : (seat + 1) * FIRST_DEAL]
    rows = seats * FIRST_DEAL
    return {*first, *order[rows + seat : rows + seats * extra : seats]}


def swaps(order: tuple[int, ...], seats: int, extra: int, hands: Iterable[tuple[Seat, Iterable[Card]]]) -> int:
    """5.4 The least number of swaps: every card that was not dealt to the seat that has it was taken by one."""
    return sum(len(set(map(RANK.__getitem__, cards)) - dealt_to(order, seats, seat, extra)) for seat, cards in hands)


def held(state: State) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The hand of each seat, with the card that it has dropped face down."""
    for seat, (hand, dropped) in enumerate(zip(state.hands, state.dropped, strict=True)):
        yield seat, hand if dropped is None else (*hand, dropped)


def swaps_now(state: State, order: tuple[int, ...]) -> int:
    """The least number of swaps of this round."""
    return swaps(order, state.seats, extra_deals(state), held(state))


def drop_faults(state: State, order: tuple[int, ...]) -> Iterator[Fault]:
    """5.2 Until the cards are turned up every seat has what it was dealt last."""
    extra = extra_deals(state)
    for seat, cards in held(state):
        latest = dealt_to(order, state.seats, seat, extra)
        if extra:
            latest -= dealt_to(order, state.seats, seat, extra - 1)
        if not latest <= set(map(RANK.__getitem__, cards)):
            yield Fault(f"/hands/{seat}", "With this seed other cards were dealt to this seat.")


def extra_deals_shown(state: State, last: LastRound) -> int:
    """4.5 How many extra deals it takes until all cards of the hands that were shown have been dealt."""
    order = shuffle(state, rounds_ago=1)
    deepest = max(order.index(RANK[card]) for hand in last.shown for card in hand.cards)
    return max(0, deepest // state.seats - FIRST_DEAL + 1)


def shown_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """4.2 The hands that were shown hold no card that is never dealt."""
    if (FIRST_DEAL + extra_deals_shown(state, last)) * state.seats > len(DECK):
        yield Fault("/last_round/shown", "With this seed one of these cards is never dealt.")


def least_plies_shown(state: State, last: LastRound) -> int:
    """The moves of the last round beyond a drop of each seat and the call: extra deals and swaps."""
    extra = extra_deals_shown(state, last)
    most = len(DECK) // state.seats - FIRST_DEAL  # a card dealt later saves a swap at most
    hands = ((hand.seat, hand.cards) for hand in last.shown)
    return 2 * state.seats * extra + swaps(shuffle(state, rounds_ago=1), state.seats, most, hands)
