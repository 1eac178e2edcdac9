"""King of Clubs: every Dancer of a seat is in one place."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from rules.game import Fault
from rules.king_of_clubs.components import SKILLS
from rules.king_of_clubs.rules import Numbers, groups
from rules.king_of_clubs.scoring import shape
from rules.king_of_clubs.state import Assignment, Club


def place_faults(pointer: str, clubs: tuple[Club, ...], assignments: tuple[Assignment | None, ...]) -> Iterator[Fault]:
    """1.4, 1.5 Every club has its Dancers, and every Dancer is in one place."""
    sizes = shape(clubs)
    orderly = placed_orderly(sizes)
    for seat, assignment in enumerate(assignments):
        if assignment is None:
            continue
        skills = [dancer.skill for dancers in assignment.clubs for dancer in dancers]
        if (*map(len, assignment.clubs),) != sizes:
            yield Fault(f"{pointer}/{seat}/clubs", "A solo club has one Dancer of each seat, a paired one two.")
        elif (*skills, assignment.backup) in orderly:
            continue
        elif sorted((*skills, assignment.backup)) != [*SKILLS]:
            yield Fault(f"{pointer}/{seat}", "Each Dancer is in exactly one place.")
        else:
            yield Fault(f"{pointer}/{seat}/clubs", "The Dancers at a club are sorted by skill.")


@cache
def placed_orderly(sizes: Numbers) -> frozenset[Numbers]:
    """The skills at all clubs, sorted at each, and last the backup."""
    return frozenset((*chain.from_iterable(clubs), backup) for clubs, (backup,) in groups(sizes, SKILLS))
