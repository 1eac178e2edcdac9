"""Dancing Queen: why a state cannot be, given its seed, which fixes the cards dealt and drawn, and their order."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import eq

from rules.chance import SHUFFLES_KEPT, permutation
from rules.dancing_queen.components import DECK, PLAYERS, Card
from rules.dancing_queen.faults.counters import DRAWN_AT_END, possible_plies
from rules.dancing_queen.faults.table import DRAWN_A_ROUND
from rules.dancing_queen.scoring import dancers, opponent
from rules.dancing_queen.state import Dancer, LastRound, Phase, Side, State
from rules.game import Fault, ply_faults

PLACING = Phase.PLACING


def dealt(state: State) -> Iterator[Fault]:
    """1.1 The deck is the rest of the shuffle of this round; the cards in play came off its top."""
    order = shuffle(state, rounds_ago=0)
    drawn = order[: len(order) - len(state.deck)]
    if order[len(drawn) :] != state.deck:
        yield Fault("/deck", "With this seed the deck is in another order.")
        return
    owner = owners(state)
    drawers = [owner[card] for card in drawn]
    if wrong := (*drawer_faults(drawers), *side_faults(state, drawn, drawers)):
        yield from wrong
        return
    if len(drawn) > PLAYERS and state.microphone != opponent(drawers[-1]):
        yield Fault("/microphone", "The opponent of the seat that drew last holds it.")
    yield from ply_faults(state, possible_plies(state, tuple(drawers[PLAYERS::PLAYERS])))
    if state.last_round and state.outcome is None:
        yield from last_round_faults(state, state.last_round)


def shuffle(state: State, rounds_ago: int) -> tuple[Card, ...]:
    """1.1 The nine cards, as they were shuffled for this round or an earlier one."""
    return shuffled_deck(state.chance.seed, state.chance.drawn - (rounds_ago + 1) * DRAWN_A_ROUND)


@lru_cache(maxsize=SHUFFLES_KEPT)
def shuffled_deck(seed: str, drawn: int) -> tuple[Card, ...]:
    """The nine cards, shuffled when so many numbers had been drawn."""
    return tuple(DECK[place] for place in permutation(len(DECK), seed, drawn))


def owners(state: State) -> dict[Card, int]:
    """Which seat each card was dealt to, or drawn by."""
    owner = {}
    for seat, side in enumerate(state.sides):
        for dancer in dancers(side):
            owner[dancer.card] = seat
        if side.hand:
            owner[side.hand] = seat
    return owner


def drawer_faults(drawers: Sequence[int]) -> Iterator[Fault]:
    """1.1 The first two cards are dealt, one to each seat. 1.6 Of every two cards that follow each seat draws one."""
    if drawers[0] != 0 or any(map(eq, drawers[::PLAYERS], drawers[1::PLAYERS])):  # ends with the last whole pair
        yield Fault("/sides", "With this seed the seats are dealt other cards, or draw others.")


def side_faults(state: State, drawn: Sequence[Card], drawers: Sequence[int]) -> Iterator[Fault]:
    """1.5 A drawn card is played at once: a card in hand is the last one."""
    placing = state.phase == PLACING
    for seat, side in enumerate(state.sides):
        if side.hand and placing and side.hand != drawn[-1]:
            yield Fault(f"/sides/{seat}/hand", "With this seed another card was drawn last.")
        if side.lead:
            mine = [card for card, drawer in zip(drawn, drawers, strict=True) if drawer == seat]
            if not played_in_order(side, side.lead, mine):
                yield Fault(
                    f"/sides/{seat}", "The cards that this seat drew, in their order, do not become these dancers."
                )


def played_in_order(side: Side, last: Dancer, cards: Sequence[Card]) -> bool:
    """2.1, 2.2 Every card drawn became the last backup dancer, or made the lead dancer the last one."""
    lead = cards[0]
    for card, backup in zip(cards[1:], side.backups, strict=False):
        if backup.card == lead:
            lead = card
        elif backup.card != card:
            return False
    return last.card == lead


def last_round_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """1.1, 1.6 A lead dancer of the last round was dealt to its seat, or drawn before the round ended."""
    order = shuffle(state, rounds_ago=1)
    most = PLAYERS + DRAWN_AT_END[last.ended_by][-1]
    for seat, lead in enumerate(last.leads):
        place = order.index(lead.card)
        if place != seat and not PLAYERS <= place < most:
            yield Fault(f"/last_round/leads/{seat}", "With this seed this seat had another lead dancer.")
