"""Dancing Queen: why a state cannot be, given its seed, which fixes the cards dealt and drawn, and their order."""

from collections.abc import Iterator, Sequence

from rules.chance import permutation
from rules.dancing_queen.components import DECK, PLAYERS, Card
from rules.dancing_queen.faults.counters import DRAWN_AT_END, possible_plies
from rules.dancing_queen.faults.table import DRAWN_A_ROUND
from rules.dancing_queen.rules import opponent
from rules.dancing_queen.scoring import dancers
from rules.dancing_queen.state import LastRound, Phase, Side, State
from rules.game import Fault, ply_faults


def dealt(state: State) -> Iterator[Fault]:
    """1.1 The deck is the rest of the shuffle of this round; the cards in play came off its top."""
    order = shuffle(state, rounds_ago=0)
    drawn = order[: len(order) - len(state.deck)]
    if order[len(drawn) :] != state.deck:
        yield Fault("/deck", "With this seed the deck is in another order.")
        return
    if wrong := tuple(side_faults(state, drawn)):
        yield from wrong
        return
    yield from microphone_faults(state, drawn)
    yield from ply_faults(state, possible_plies(state, first_drawers(state, drawn)))
    if state.last_round and state.outcome is None:
        yield from last_round_faults(state, state.last_round)


def shuffle(state: State, rounds_ago: int) -> tuple[Card, ...]:
    """1.1 The nine cards, as they were shuffled for this round or an earlier one."""
    before = state.chance.drawn - (rounds_ago + 1) * DRAWN_A_ROUND
    return tuple(DECK[place] for place in permutation(len(DECK), state.chance.seed, before))


def cards_of(side: Side) -> set[Card]:
    """The cards that were dealt to a seat, or drawn by it."""
    return {dancer.card for dancer in dancers(side)} | ({side.hand} if side.hand else set())


def side_faults(state: State, drawn: Sequence[Card]) -> Iterator[Fault]:
    """1.1 One card is dealt to each seat. 1.6 Of every two cards drawn each seat takes one. 1.5 It plays it at once."""
    for seat, side in enumerate(state.sides):
        held = cards_of(side)
        mine = [card for card in drawn if card in held]
        pairs = [drawn[place : place + PLAYERS] for place in range(PLAYERS, len(drawn), PLAYERS)]
        if drawn[seat] not in held or any(held.isdisjoint(pair) for pair in pairs if len(pair) == PLAYERS):
            yield Fault(f"/sides/{seat}", "With this seed other cards are dealt to this seat, or drawn by it.")
        elif side.hand and (mine[-1] != side.hand or (state.phase == Phase.PLACING and side.hand != drawn[-1])):
            yield Fault(f"/sides/{seat}/hand", "With this seed another card was drawn last.")
        elif side.lead and not played_in_order(side, mine):
            yield Fault(f"/sides/{seat}", "The cards that this seat drew, in their order, do not become these dancers.")


def played_in_order(side: Side, cards: Sequence[Card]) -> bool:
    """2.1, 2.2 Every card drawn became the last backup dancer, or made the lead dancer the last one."""
    lead = cards[0]
    for card, backup in zip(cards[1:], side.backups, strict=False):
        if backup.card == lead:
            lead = card
        elif backup.card != card:
            return False
    return side.lead is not None and side.lead.card == lead


def first_drawers(state: State, drawn: Sequence[Card]) -> tuple[int, ...]:
    """Who drew first whenever both seats had equally many cards. Another seat than before answered a proposal so."""
    return tuple(drawer(state, card) for card in drawn[PLAYERS::PLAYERS])


def drawer(state: State, card: Card) -> int:
    """Which seat has the card."""
    return next(seat for seat, side in enumerate(state.sides) if card in cards_of(side))


def microphone_faults(state: State, drawn: Sequence[Card]) -> Iterator[Fault]:
    """1.5 When a card has been drawn the other seat holds the microphone."""
    if len(drawn) > PLAYERS and state.microphone != opponent(drawer(state, drawn[-1])):
        yield Fault("/microphone", "The opponent of the seat that drew last holds it.")


def last_round_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """1.1, 1.6 A lead dancer of the last round was dealt to its seat, or drawn before the round ended."""
    order = shuffle(state, rounds_ago=1)
    most = PLAYERS + max(DRAWN_AT_END[last.ended_by])
    for seat, lead in enumerate(last.leads):
        place = order.index(lead.card)
        if place != seat and not PLAYERS <= place < most:
            yield Fault(f"/last_round/leads/{seat}", "With this seed this seat had another lead dancer.")
