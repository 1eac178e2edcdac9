"""Dancing Queen: how many moves can have led to a table.

A round opens with two moves. Every card drawn takes two more (draw and place). A proposal takes one, if a card is drawn
for an answer: that card passes no microphone, every other one does (1.5). With equally many cards a seat can propose
once, so of k cards drawn at most (k + 1) / 2 answer a proposal.
"""

from functools import cache, lru_cache
from itertools import chain, pairwise

from rules.dancing_queen.components import ALL_DANCERS, DECK, PLAYERS
from rules.dancing_queen.scoring import dancers
from rules.dancing_queen.state import Phase, RoundEnd, State

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
    return sums(
        tuple(
            (plies_before(*rounds_before(state), first), plies_now(state, first, first_drawers))
            for first in first_holders(state)
        )
    )


@lru_cache(maxsize=256)
def sums(choices: tuple[tuple[frozenset[int], tuple[int, ...]], ...]) -> tuple[int, ...]:
    """Every sum of two numbers of one choice, sorted."""
    return tuple(sorted({earlier + later for before, now in choices for earlier in before for later in now}))


def first_holders(state: State) -> tuple[int, ...]:
    """1.3, 9.4 Who can have had the microphone when this round began."""
    if state.round == 1:
        return (state.options.microphone,)
    if state.outcome is None and state.last_round:
        return (state.last_round.microphone,)
    return tuple(range(PLAYERS))


def plies_now(state: State, first: int, first_drawers: tuple[int, ...] | None) -> tuple[int, ...]:
    """Moves of this round, if this seat had the microphone first. Dancers were opened or placed one by one."""
    drawn = len(DECK) - PLAYERS - len(state.deck)
    placed = sum(len(dancers(side)) for side in state.sides)
    asked = state.phase == Phase.REPLY
    ended = state.outcome is not None and state.phase in (Phase.TURN, Phase.REPLY)
    known = placed + drawn + asked + ended
    if first_drawers is None:
        return tuple(known + each for each in answered_by_a_card(drawn, passed=first != state.microphone))
    return (known + sum(one != other for one, other in pairwise((first, *first_drawers))),)


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
