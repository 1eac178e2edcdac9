"""King of Clubs: the clubs are danced one after the other, and Moves are played (chapters 2 to 5 of RULES.md)."""

from msgspec.structs import replace

from rules.game import Transition
from rules.king_of_clubs.components import FIRST_SIDE, Version
from rules.king_of_clubs.effects.night import end_night, reveal_backups
from rules.king_of_clubs.events import ClubDecided, ClubOpened, Event, MovesPlayed, Passed, Step
from rules.king_of_clubs.moves import PlayMoves
from rules.king_of_clubs.scoring import (
    assigned,
    assignment_of,
    backups_of,
    better,
    club_winner,
    dancers_at,
    other_side,
    seats_of,
    side_of,
)
from rules.king_of_clubs.state import Assignment, Phase, State
from rules.records import Seat, removed, replaced


def dance(state: State, events: tuple[Event, ...]) -> Step:
    """2.1 The next club; after the last the night ends. 3.1 All its Dancers are revealed. 5.1 The lead side begins."""
    if state.danced == len(state.clubs):
        return end_night(state, events)
    at_club = (assignment.clubs[state.danced] for assignment in assigned(state))
    skills = tuple(tuple(dancer.skill for dancer in dancers) for dancers in at_club)
    events = (*events, ClubOpened(club=state.danced, dancers=skills))
    if not any(state.hands):
        return decide(state, events)
    first = FIRST_SIDE if state.lead is None else state.lead
    return turn(replace(state, phase=Phase.MOVES), first, events)


def turn(state: State, side: int, events: tuple[Event, ...]) -> Step:
    """5.1 A side's turn. 5.3 A seat without Moves passes by itself."""
    able = tuple(seat for seat in seats_of(side, state.seats) if state.hands[seat])
    if able:
        return Transition(replace(state, to_move=able), events)
    return side_passes(state, side, events)


def side_passes(state: State, side: int, events: tuple[Event, ...]) -> Step:
    """5.2 A side that has passed is out for this club; when both have, the club is decided."""
    if state.passed:
        return decide(state, events)
    return turn(replace(state, passed=True), other_side(side), events)


def decide(state: State, events: tuple[Event, ...]) -> Step:
    """3.2 Compare the Dancers. 4.1 In the basic version a tie reveals the backups. D13 Passes end."""
    assignments = assigned(state)
    dancers = dancers_at(assignments, state.danced)
    if state.options.version == Version.BASIC and better(*dancers) is None:
        events = reveal_backups(state, events)
    winner = club_winner(state.options.version, dancers, backups_of(assignments))
    decided = ClubDecided(club=state.danced, winner=winner)
    return dance(replace(state, danced=state.danced + 1, passed=False), (*events, decided))


def play_moves(state: State, move: PlayMoves) -> Step:
    """5.6 Each Move adds 1 to its Dancer. 5.2 Then it is the other side's turn, unless that is out."""
    owner = move.dancer.seat
    after = replace(
        state,
        hands=replaced(state.hands, move.seat, state.hands[move.seat] - move.count),
        assignments=replaced(state.assignments, owner, with_moves(assignment_of(state, owner), state.danced, move)),
    )
    side = side_of(move.seat)
    played = MovesPlayed(seat=move.seat, dancer=move.dancer, count=move.count)
    return turn(after, side if state.passed else other_side(side), (played,))


def with_moves(assignment: Assignment, club: int, move: PlayMoves) -> Assignment:
    """The same assignment with Moves on one of the Dancers at a club."""
    dancers = tuple(
        replace(dancer, moves=dancer.moves + move.count) if dancer.skill == move.dancer.skill else dancer
        for dancer in assignment.clubs[club]
    )
    return replace(assignment, clubs=replaced(assignment.clubs, club, dancers))


def pass_turn(state: State, seat: Seat) -> Step:
    """5.3 A side passes when all its seats have passed in the same turn."""
    passed = (Passed(seat=seat),)
    if waiting := removed(state.to_move, seat):
        return Transition(replace(state, to_move=waiting), passed)
    return side_passes(state, side_of(seat), passed)
