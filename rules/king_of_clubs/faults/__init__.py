"""King of Clubs: why a state that came from outside cannot be."""

from collections.abc import Iterator, Sequence

from rules.chance import drawn_by_shuffle
from rules.game import Fault, drawn_faults, ply_faults
from rules.king_of_clubs.components import FIRST_SIDE, MOVES, NIGHTCLUBS, POINTS_TO_WIN, SIDES, Version
from rules.king_of_clubs.faults.counters import moves_made
from rules.king_of_clubs.faults.dancers import place_faults
from rules.king_of_clubs.faults.last_night import PROGRAMMES, Ended, ended, most_held
from rules.king_of_clubs.scoring import (
    assigned,
    assignment_of,
    moves_on,
    next_lead,
    other_side,
    outcome,
    seats_of,
    side_of,
)
from rules.king_of_clubs.state import LastRound, Phase, State

# Version.X and Phase.X take their time
ADVANCED, BASIC = Version.ADVANCED, Version.BASIC
ASSIGN, REVEAL, SWAP, DANCING = Phase.ASSIGN, Phase.REVEAL, Phase.SWAP, Phase.MOVES
FIRST_DRAWN = 2  # the first night with Moves in hand
DRAWN_A_NIGHT = drawn_by_shuffle(len(NIGHTCLUBS))


def faults(state: State) -> Iterator[Fault]:
    """Sizes, Dancers and Moves first: what comes after them may count on them."""
    last = ended(state.seats, state.options.version, state.last_round) if state.last_round else None
    if wrong := (*size_faults(state, last),) or (*dancer_faults(state, last), *move_faults(state)):
        yield from wrong
        return
    yield from table_faults(state)
    if state.outcome is None:
        yield from to_move_faults(state)
    yield from history_faults(state, last)
    if state.options.version != BASIC:
        yield from hand_faults(state, last)
    yield from counter_faults(state, last)


def counter_faults(state: State, last: Ended | None) -> Iterator[Fault]:
    """1.1 Each night one shuffle has drawn its numbers. The moves are those of all nights."""
    yield from drawn_faults(state, (state.night * DRAWN_A_NIGHT,))
    yield from ply_faults(state, moves_made(state, last))


def size_faults(state: State, last: Ended | None) -> Iterator[Fault]:
    """As many items as seats; 1.2, 2.1 clubs as four of the nine Nightclubs form them; no more danced than open."""
    for pointer, items in (("/assignments", state.assignments), ("/hands", state.hands)):
        if len(items) != state.seats:
            yield Fault(pointer, f"There is one item for each of {state.seats} seats.")
    if state.clubs not in PROGRAMMES:
        yield Fault("/clubs", "No four Nightclubs form these clubs in this order.")
    if last:
        yield from last.sizes
    if state.danced > len(state.clubs) - (state.outcome is None):
        yield Fault("/danced", "The night ends with its last club.")


def dancer_faults(state: State, last: Ended | None) -> Iterator[Fault]:
    """1.3 Who is to assign has not yet done so, all others have."""
    waiting = tuple([seat for seat, assignment in enumerate(state.assignments) if assignment is None])
    if len(waiting) < state.seats:
        yield from place_faults("/assignments", state.clubs, state.assignments)
    if last:
        yield from last.places
    if state.phase == ASSIGN and state.to_move != waiting:
        yield Fault("/to_move", "Whoever has not assigned is to move.")
    elif state.phase != ASSIGN and waiting:
        yield Fault(f"/assignments/{waiting[0]}", "All seats have assigned in this phase.")


def move_faults(state: State) -> Iterator[Fault]:
    """All Moves are somewhere, none in the basic version; on Dancers only at clubs that were opened."""
    on_dancers = sum([moves_on(assignment) for assignment in state.assignments if assignment])
    there = state.pile + state.discard + sum(state.hands) + on_dancers
    count = MOVES if state.options.version == ADVANCED else 0
    if there != count:
        yield Fault("/pile", f"There are {count} Moves in all, and not {there}.")
    opened = state.danced + (state.phase == DANCING)
    for seat, assignment in enumerate(state.assignments if on_dancers else ()):
        for index, dancers in enumerate(assignment.clubs[opened:] if assignment else (), opened):
            if any(dancer.moves for dancer in dancers):
                yield Fault(f"/assignments/{seat}/clubs/{index}", "No Moves were played at this club yet.")


def table_faults(state: State) -> Iterator[Fault]:
    """How far the night is, and 1.6 what the lead side has revealed."""
    dancing = state.phase == DANCING and state.outcome is None
    if state.outcome:
        yield from final_faults(state)
        if state.danced != len(state.clubs):
            yield Fault("/danced", "When the game is over all clubs are danced.")
    elif state.danced and not dancing:
        yield Fault("/danced", "Clubs are danced one by one in phase `moves`.")
    if state.passed and not dancing:
        yield Fault("/passed", "Sides pass in phase `moves`, one by one.")
    if state.lead is None and state.phase in (REVEAL, SWAP):
        yield Fault("/phase", "While no side leads nobody reveals and nobody swaps.")
    if (state.revealed is not None) != (state.lead is not None and state.phase in (SWAP, DANCING)):
        yield Fault("/revealed", "The lead side reveals a Dancer before the other swaps.")
    elif state.revealed:
        yield from revealed_faults(state)


def revealed_faults(state: State) -> Iterator[Fault]:
    """1.7 The revealed Dancer is one of the lead side's, and not the backup."""
    assert state.revealed is not None
    if state.lead is None or state.revealed.seat not in seats_of(state.lead, state.seats):
        yield Fault("/revealed/seat", "A seat of the lead side reveals a Dancer.")
    elif assignment_of(state, state.revealed.seat).backup == state.revealed.skill:
        yield Fault("/revealed/skill", "The backup is not revealed.")


def final_faults(state: State) -> Iterator[Fault]:
    """D9 The game is over, and its last night lies on the table. D12 It ended in the last phase that it had."""
    if state.phase == REVEAL or (state.phase == ASSIGN and state.lead is not None):
        yield Fault("/phase", "When a side leads the night goes on with a reveal and a swap.")
    held = any(state.hands) or any(map(moves_on, assigned(state)))
    if held != (state.phase == DANCING):
        yield Fault("/phase", "A night ends in phase `moves` exactly when a seat held Moves in it.")
    last = state.last_round
    if last is None or (last.clubs, last.assignments, last.lead) != (state.clubs, state.assignments, state.lead):
        yield Fault("/last_round", "This is not the night that lies on the table.")


def to_move_faults(state: State) -> Iterator[Fault]:
    """1.6, 1.8, 5.1 Who may be to move; `dancer_faults` has looked at those who assign."""
    phase, lead = state.phase, state.lead
    if phase == DANCING:
        if len(set(map(side_of, state.to_move))) != 1:
            yield Fault("/to_move", "One side is to move.")
        elif not all(map(state.hands.__getitem__, state.to_move)):
            yield Fault("/to_move", "A seat without Moves passes by itself.")
        elif not turns_possible(state):
            yield Fault("/passed", "Turns cannot have come to this: a side plays a Move or passes in its turn.")
    elif phase == REVEAL and lead is not None:
        if state.to_move != tuple(seats_of(lead, state.seats)):
            yield Fault("/to_move", "The seats of the lead side are to move.")
    elif phase == SWAP and lead is not None and any(side_of(seat) == lead for seat in state.to_move):
        yield Fault("/to_move", "Seats of the side that does not lead are to move.")


def turns_possible(state: State) -> bool:
    """5.1, 5.2 Can the Moves at this club be, with this side to move and the other one out or not?"""
    first = FIRST_SIDE if state.lead is None else state.lead
    by_seat = [sum([dancer.moves for dancer in each.clubs[state.danced]]) for each in assigned(state)]
    mine, theirs = (sum(by_seat[side::SIDES]) for side in (first, other_side(first)))
    first_to_move = side_of(state.to_move[0]) == first
    if state.passed == first_to_move:  # the first side has had one turn more, and played in all of its turns
        return mine > (theirs > 0)
    return mine == 0 or theirs > 0 if state.passed else (mine > 0) == (theirs > 0)


def history_faults(state: State, ended: Ended | None) -> Iterator[Fault]:
    """6.1, 7.1, 7.2, 8.1 Night, points, Lead Dancer and outcome follow from the night before."""
    last = state.last_round
    nights = last.night if last else 0
    if state.night != nights + (state.outcome is None):
        yield Fault("/night", f"{nights} nights have ended.")
    if sum(state.points) > nights:
        yield Fault("/points", f"{nights} nights have given a point each, or none.")
    if state.outcome != (outcome(state.seats, state.points, nights) if last else None):
        yield Fault("/outcome", "This is not how the game stands.")
    if last and ended:
        yield from ended.dancing
        yield from last_point_faults(state, last)
    if state.outcome is None and state.lead != (next_lead(state.points, last.winner) if last else None):
        yield Fault("/lead", "The side with more points leads, or the one that has won the last night.")


def last_point_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """6.1 The last night gave its point; 8.1 its lead side had more points before."""
    before = [points - (last.winner == side) for side, points in enumerate(state.points)]
    if min(before) < 0 or max(before) >= POINTS_TO_WIN or (last.winner is None and any(before)):
        yield Fault("/points", "The last night cannot have led to these points.")
    elif before[0] != before[1]:
        if last.lead != next_lead(before, None):
            yield Fault("/last_round/lead", "The side with more points led.")
    elif (last.lead is not None) != any(before):
        yield Fault("/last_round/lead", "No side leads before the first point, and always one after it.")


def hand_faults(state: State, last: Ended | None) -> Iterator[Fault]:
    """9.2 Each seat began the night with what it drew, and perhaps with Moves from before."""
    if state.night <= FIRST_DRAWN and state.discard:
        yield Fault("/discard", "No Move is discarded before the second night ends.")
    hands, (least, most) = state.hands, held_at_first(state, last)
    for seat, held in enumerate(hands):
        if held > most[seat]:
            yield Fault(f"/hands/{seat}", "The seat cannot have drawn so many Moves.")
    on_dancers = [moves_on(assignment) if assignment else 0 for assignment in state.assignments]
    for side in range(SIDES):
        began = sum(hands[side::SIDES]) + sum(on_dancers[side::SIDES])
        fewest = sum(map(max, least[side::SIDES], hands[side::SIDES]))
        if not fewest <= began <= sum(most[side::SIDES]):
            yield Fault("/hands", f"Side {side} cannot have begun the night with {began} Moves.")


def held_at_first(state: State, last: Ended | None) -> tuple[Sequence[int], Sequence[int]]:
    """How many Moves each seat held at least, and at most, when the night began."""
    most = [most_held(state.night)] * state.seats
    if last is None or state.outcome:
        return [0] * state.seats, most
    return last.drawn, last.drawn if state.night == FIRST_DRAWN else most
