"""King of Clubs: candidate moves, and the rules that forbid some of them, by the numbers of RULES.md."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

from msgspec.structs import replace

from rules.game import rule
from rules.king_of_clubs.components import SKILLS, SWAPPED
from rules.king_of_clubs.moves import Assign, DeclineSwap, Move, Pass, PlayMoves, Reveal, Swap
from rules.king_of_clubs.scoring import assignment_of, seats_of, shape, side_of
from rules.king_of_clubs.state import DancerName, Phase, State
from rules.records import Seat

Numbers = tuple[int, ...]


def canonical(move: Move) -> Move:
    """The Dancers at one club, and those that are swapped, may be listed in any order."""
    match move:
        case Assign():
            return replace(move, clubs=tuple(tuple(sorted(skills)) for skills in move.clubs))
        case Swap():
            return replace(move, dancers=tuple(sorted(move.dancers)))
        case _:
            return move


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the candidate moves of a seat in this phase; the rules below strike out the illegal ones."""
    match state.phase:
        case Phase.ASSIGN:
            yield from placements(shape(state.clubs), seat)
        case Phase.REVEAL:
            yield from (Reveal(seat=seat, dancer=skill) for skill in SKILLS)
        case Phase.SWAP:
            yield from (Swap(seat=seat, dancers=pair) for pair in combinations(SKILLS, SWAPPED))
            yield DeclineSwap(seat=seat)
        case Phase.MOVES:
            counts = range(1, state.hands[seat] + 1)
            yield from (
                PlayMoves(seat=seat, dancer=dancer, count=count)
                for dancer in partners_dancers(state, seat)
                for count in counts
            )
            yield Pass(seat=seat)


@cache
def placements(sizes: Numbers, seat: Seat) -> tuple[Assign, ...]:
    """Every way to send so many Dancers to each club."""
    return tuple(Assign(seat=seat, clubs=clubs, backup=backup) for clubs, (backup,) in groups(sizes, SKILLS))


def groups(sizes: Numbers, skills: Numbers) -> Iterator[tuple[tuple[Numbers, ...], Numbers]]:
    """Every way to take groups of these sizes out of these skills, and what is left each time."""
    if not sizes:
        yield (), skills
        return
    for group in combinations(skills, sizes[0]):
        rest = tuple(skill for skill in skills if skill not in group)
        yield from (((group, *others), left) for others, left in groups(sizes[1:], rest))


def partners_dancers(state: State, seat: Seat) -> Iterator[DancerName]:
    """5.4, 5.5, D5 The Dancers of the seat's side at the club that is being danced."""
    for mate in seats_of(side_of(seat), state.seats):
        for dancer in assignment_of(state, mate).clubs[state.danced]:
            yield DancerName(seat=mate, skill=dancer.skill)


@rule("0.2", implied=True)
def moves_held(state: State, move: PlayMoves) -> bool:
    """Play no more Moves than you hold."""
    return move.count <= state.hands[move.seat]


@rule("1.4", implied=True)
def as_many_as_the_club_takes(state: State, move: Assign) -> bool:
    """Send one Dancer to a solo club and two to a paired one."""
    return tuple(map(len, move.clubs)) == shape(state.clubs)


@rule("1.5", implied=True)
def each_dancer_once(state: State, move: Assign) -> bool:
    """Each of your five Dancers goes to one club or is the backup."""
    return len({move.backup, *chain.from_iterable(move.clubs)}) == len(SKILLS)  # 1.4 holds: five places


@rule("1.7")
def revealed_dancer_at_a_club(state: State, move: Reveal) -> bool:
    """Reveal a Dancer of your own that is at a club."""
    return move.dancer != assignment_of(state, move.seat).backup


@rule("1.9")
def swapped_dancers_at_clubs(state: State, move: Swap) -> bool:
    """Swap Dancers of your own that are at clubs."""
    return assignment_of(state, move.seat).backup not in move.dancers


@rule("1.10")
def swapped_between_two_clubs(state: State, move: Swap) -> bool:
    """Swap Dancers that are at two different clubs."""
    clubs = assignment_of(state, move.seat).clubs
    return not any({*move.dancers}.issubset([dancer.skill for dancer in dancers]) for dancers in clubs)


@rule("5.4", implied=True)
def dancer_of_own_side(state: State, move: PlayMoves) -> bool:
    """Play Moves on a Dancer of your own side."""
    return move.dancer.seat in seats_of(side_of(move.seat), state.seats)


@rule("5.5", implied=True)
def dancer_at_this_club(state: State, move: PlayMoves) -> bool:
    """Play Moves on a Dancer that is at the club being danced."""
    dancers = assignment_of(state, move.dancer.seat).clubs[state.danced]
    return any(dancer.skill == move.dancer.skill for dancer in dancers)
