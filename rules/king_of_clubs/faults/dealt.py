"""King of Clubs: the Nightclubs that the seed opens."""

from collections.abc import Iterator
from functools import lru_cache

from rules.chance import SHUFFLES_KEPT, drawn_by_shuffle, shuffled
from rules.game import Fault
from rules.king_of_clubs.components import NIGHTCLUBS, OPEN_NIGHTCLUBS
from rules.king_of_clubs.scoring import clubs_in_order
from rules.king_of_clubs.state import Club, State
from rules.records import Chance

DRAWN_A_NIGHT = drawn_by_shuffle(len(NIGHTCLUBS))


def dealt_faults(state: State) -> Iterator[Fault]:
    """1.1 The clubs of the present night, and of the last one, are those that the seed opens."""
    if state.clubs != opened(state.chance.seed, state.night):
        yield Fault("/clubs", "This seed opens other Nightclubs in this night.")
    last = state.last_round
    if last and last.clubs != opened(state.chance.seed, last.night):
        yield Fault("/last_round/clubs", "This seed opened other Nightclubs in that night.")


@lru_cache(maxsize=SHUFFLES_KEPT)
def opened(seed: str, night: int) -> tuple[Club, ...]:
    """The clubs of a night: one shuffle a night, and nothing else, draws numbers."""
    cards, _ = shuffled(NIGHTCLUBS, Chance(seed=seed, drawn=(night - 1) * DRAWN_A_NIGHT))
    return clubs_in_order(cards[:OPEN_NIGHTCLUBS])
