"""Dancing Queen: how many moves can have led to a table.

A round opens with two moves. Every card drawn takes two more (draw and place). A proposal takes one, if a card is drawn
for an answer: that card passes no microphone, every other one does (1.5). With equally many cards a seat can propose
once, so of k cards drawn at most (k + 1) / 2 answer a proposal.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain, pairwise

from rules.dancing_queen.components import ALL_DANCERS, DECK, PLAYERS
from rules.dancing_queen.state import Phase, RoundEnd, State

TURN, REPLY = Phase.TURN, Phase.REPLY  # Phase.X takes its time
MOST_DRAWN = ALL_DANCERS - PLAYERS  # cards in a round
FEWEST_DRAWN_FOR_STAR = 2  # the smallest band has four dancers
DRAWN_AT_END = {
    RoundEnd.AGREED: range(0, MOST_DRAWN, 2),  # 6.2 equally many cards, fewer than eight
    RoundEnd.PROPOSED: range(1, MOST_DRAWN, 2),  # 6.1 one card fewer
    RoundEnd.STAR: range(FEWEST_DRAWN_FOR_STAR, MOST_DRAWN + 1),
    RoundEnd.ALL_DANCERS: (MOST_DRAWN,),
}
MOVES_AT_END = {RoundEnd.AGREED: 2, RoundEnd.PROPOSED: 1, RoundEnd.STAR: 0, RoundEnd.ALL_DANCERS: 0}


def possible_plies(state: State, first_drawers: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """How many moves can have been made, sorted: those of the rounds before this one, and those of this one.

    `first_drawers`, if known: who drew first whenever both seats had equally many cards.
    """
    before, firsts = rounds_before(state), first_holders(state)
    return plies(before, firsts, state.microphone, plies_on_table(state), drawn_now(state), first_drawers)


@lru_cache(maxsize=1_024)
def plies(
    before: tuple[int, int, RoundEnd | None],
    firsts: tuple[int, ...],
    microphone: int,
    on_table: int,
    drawn: int,
    first_drawers: tuple[int, ...] | None,
) -> tuple[int, ...]:
    """Every sum of the moves before this round and in it, sorted, for each seat that can have begun it."""
    return tuple(
        sorted(
            {
                earlier + on_table + proposals
                for first in firsts
                for earlier in plies_before(*before, first)
                for proposals in proposals_now(first, microphone, drawn, first_drawers)
            }
        )
    )


def first_holders(state: State) -> tuple[int, ...]:
    """1.3, 9.4 Who can have had the microphone when this round began."""
    if state.round == 1:
        return (state.options.microphone,)
    if state.outcome is None and state.last_round:
        return (state.last_round.microphone,)
    return tuple(range(PLAYERS))


def drawn_now(state: State) -> int:
    """How many cards were drawn in this round."""
    return len(DECK) - PLAYERS - len(state.deck)


def plies_on_table(state: State) -> int:
    """The moves of this round that left a trace. Dancers were opened or placed one by one, after a card was drawn."""
    placed = sum([len(side.backups) + (side.lead is not None) for side in state.sides])
    asked = state.phase == REPLY
    ended = state.outcome is not None and (asked or state.phase == TURN)
    return placed + drawn_now(state) + asked + ended


def proposals_now(first: int, microphone: int, drawn: int, first_drawers: tuple[int, ...] | None) -> Sequence[int]:
    """How many proposals of this round were answered by a card, if this seat had the microphone first."""
    if first_drawers is None:
        return answered_by_a_card(drawn, passed=first != microphone)
    return (sum(one != other for one, other in pairwise((first, *first_drawers))),)


def answered_by_a_card(drawn: int, passed: bool) -> range:
    """How many proposals were answered by a card. All other cards drawn passed the microphone."""
    return range((drawn + passed) % 2, (drawn + 1) // 2 + 1, 2)


def rounds_before(state: State) -> tuple[int, int, RoundEnd | None]:
    """How many rounds ended before this one, who had the microphone first, and how the last of them ended."""
    known = state.last_round if state.outcome is None else None  # of a finished game the last round is this one
    return state.round - 1, state.options.microphone, known.ended_by if known else None


@cache
def plies_before(rounds: int, microphone: int, ended_by: RoundEnd | None, holder: int) -> frozenset[int]:
    """Moves of so many rounds, after which this seat holds the microphone. `ended_by`: of the last one, if known."""
    if not rounds or ended_by is None:
        return frozenset(plies for plies, last in unknown_rounds(rounds, microphone) if last == holder)
    return frozenset(
        plies + more
        for plies, first in unknown_rounds(rounds - 1, microphone)
        for more in plies_of_round(ended_by, first != holder)
    )


@cache
def unknown_rounds(rounds: int, microphone: int) -> frozenset[tuple[int, int]]:
    """Moves of so many rounds of which nothing is known, and which seat then can hold the microphone."""
    if not rounds:
        return frozenset({(0, microphone)})
    return frozenset(
        (plies + more, holder)
        for plies, first in unknown_rounds(rounds - 1, microphone)
        for holder in range(PLAYERS)
        for more in chain(*(plies_of_round(end, first != holder) for end in RoundEnd))
    )


@cache
def plies_of_round(ended_by: RoundEnd, passed: bool) -> frozenset[int]:
    """Moves of a round that ended so, with the microphone passed to the other seat or not."""
    return frozenset(
        PLAYERS + 2 * drawn + proposals + MOVES_AT_END[ended_by]
        for drawn in DRAWN_AT_END[ended_by]
        for proposals in answered_by_a_card(drawn, passed)
    )
