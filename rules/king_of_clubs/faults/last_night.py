"""King of Clubs: what the memory of an ended night says about itself, the same for all moves of the next night."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rules.game import Fault
from rules.king_of_clubs.components import DRAW_VALUE, HAND_LIMIT, NIGHTCLUBS, OPEN_NIGHTCLUBS, SIDES, Version
from rules.king_of_clubs.faults.dancers import place_faults
from rules.king_of_clubs.faults.plays import Plays, plays
from rules.king_of_clubs.scoring import clubs_in_order, result
from rules.king_of_clubs.state import LastRound

PROGRAMMES = frozenset(map(clubs_in_order, combinations(NIGHTCLUBS, OPEN_NIGHTCLUBS)))
MOST_DRAWN = max(DRAW_VALUE.values())


class Ended(NamedTuple):
    """An ended night: what is wrong with it, and what else is asked of it. All faults are looked for in this order."""

    sizes: tuple[Fault, ...]
    places: tuple[Fault, ...]
    dancing: tuple[Fault, ...]
    drawn: tuple[int, ...]  # 9.2 the Moves that each seat drew after it
    plays: tuple[Plays, ...]  # by side


@lru_cache(maxsize=1_024)
def ended(seats: int, version: Version, last: LastRound) -> Ended:
    """Look at an ended night of so many seats."""
    sizes = tuple(last_size_faults(seats, last))
    places = sizes or tuple(place_faults("/last_round/assignments", last.clubs, last.assignments))
    if places:
        return Ended(sizes, places, (), (), ())
    return Ended(
        sizes=(),
        places=(),
        dancing=tuple(dancing_faults(seats, version, last)),
        drawn=tuple(DRAW_VALUE[assignment.backup] for assignment in last.assignments),
        plays=tuple(plays(last.assignments[side::SIDES], 0, len(last.clubs)) for side in range(SIDES)),
    )


def last_size_faults(seats: int, last: LastRound) -> Iterator[Fault]:
    """As many assignments as seats; 1.2, 2.1 clubs as four of the nine Nightclubs form them."""
    if len(last.assignments) != seats:
        yield Fault("/last_round/assignments", f"There is one item for each of {seats} seats.")
    if last.clubs not in PROGRAMMES:
        yield Fault("/last_round/clubs", "No four Nightclubs form these clubs in this order.")


def dancing_faults(seats: int, version: Version, last: LastRound) -> Iterator[Fault]:
    """2.1 to 6.5 The night went as its Dancers say, with no more Moves than hands can have held."""
    if last != result(last.night, version, last.lead, last.clubs, last.assignments):
        yield Fault("/last_round", "This is not how the night has ended.")
    most = most_held(last.night) * seats // SIDES if version == Version.ADVANCED else 0
    if max(last.moves_played) > most:
        yield Fault("/last_round/assignments", "Nobody held so many Moves.")


def most_held(night: int) -> int:
    """9.2 How many Moves a seat can have when this night begins."""
    return min(HAND_LIMIT, (night - 1) * MOST_DRAWN)
