"""King of Clubs: Dancers are assigned, revealed and swapped (chapter 1 of RULES.md)."""

from collections.abc import Iterable

from msgspec.structs import replace

from rules.game import Transition
from rules.king_of_clubs.effects.dancing import dance
from rules.king_of_clubs.events import DancerRevealed, DancersAssigned, DancersSwapped, Event, Step, SwapDeclined
from rules.king_of_clubs.moves import Assign, Reveal, Swap
from rules.king_of_clubs.scoring import assignment_of, other_side, seats_of, side_of
from rules.king_of_clubs.state import Assignment, Dancer, DancerName, Phase, State
from rules.records import Seat, removed, replaced


def assign(state: State, move: Assign) -> Step:
    """1.3 The last seat to assign closes the step. 1.6 Then the lead side reveals a Dancer, if there is one."""
    clubs = tuple(map(dancers_of, move.clubs))
    waiting = removed(state.to_move, move.seat)
    after = replace(
        state,
        assignments=replaced(state.assignments, move.seat, Assignment(clubs=clubs, backup=move.backup)),
        to_move=waiting,
    )
    events: tuple[Event, ...] = (DancersAssigned(seat=move.seat, clubs=move.clubs, backup=move.backup),)
    if waiting:
        return Transition(after, events)
    if state.lead is None:
        return dance(after, events)
    revealing = tuple(seats_of(state.lead, state.seats))
    return Transition(replace(after, phase=Phase.REVEAL, to_move=revealing), events)


def dancers_of(skills: Iterable[int]) -> tuple[Dancer, ...]:
    """Dancers with these skills; no Move was played on them yet."""
    return tuple(Dancer(skill=skill, moves=0) for skill in skills)


def reveal(state: State, move: Reveal) -> Step:
    """1.6, D3 One seat reveals for its side. 1.8 Then the other side may swap."""
    club = club_of(assignment_of(state, move.seat), move.dancer)
    swapping = tuple(seats_of(other_side(side_of(move.seat)), state.seats))
    revealed = DancerName(seat=move.seat, skill=move.dancer)
    after = replace(state, phase=Phase.SWAP, to_move=swapping, revealed=revealed)
    return Transition(after, (DancerRevealed(seat=move.seat, club=club, skill=move.dancer),))


def swap(state: State, move: Swap) -> Step:
    """1.8, D3 One swap for the side ends the step."""
    mine = assignment_of(state, move.seat)
    between = tuple(sorted(club_of(mine, skill) for skill in move.dancers))
    after = replace(state, assignments=replaced(state.assignments, move.seat, swapped(mine, *move.dancers)))
    return dance(after, (DancersSwapped(seat=move.seat, clubs=between, dancers=move.dancers),))


def swapped(assignment: Assignment, first: int, second: int) -> Assignment:
    """The same assignment after two Dancers have changed places."""
    place_of = {first: second, second: first}
    sent = (sorted(place_of.get(dancer.skill, dancer.skill) for dancer in club) for club in assignment.clubs)
    return replace(assignment, clubs=tuple(map(dancers_of, sent)))


def decline_swap(state: State, seat: Seat) -> Step:
    """1.8 The step ends when all seats of the side have declined."""
    declined = (SwapDeclined(seat=seat),)
    if waiting := removed(state.to_move, seat):
        return Transition(replace(state, to_move=waiting), declined)
    return dance(state, declined)


def club_of(assignment: Assignment, skill: int) -> int:
    """Return the index of the club at which the Dancer is."""
    return next(index for index, dancers in enumerate(assignment.clubs) for dancer in dancers if dancer.skill == skill)
