"""King of Clubs: why a state that came from outside cannot be."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

from rules.chance import drawn_by_shuffle
from rules.game import Fault, drawn_faults, ply_faults
from rules.king_of_clubs.components import (
    DRAW_VALUE,
    FIRST_SIDE,
    HAND_LIMIT,
    MOVES,
    NIGHTCLUBS,
    OPEN_NIGHTCLUBS,
    POINTS_TO_WIN,
    SIDES,
    SKILLS,
    Version,
)
from rules.king_of_clubs.faults.counters import MOST_DRAWN, moves_made
from rules.king_of_clubs.rules import Numbers, groups
from rules.king_of_clubs.scoring import (
    assigned,
    assignment_of,
    clubs_in_order,
    moves_on,
    next_lead,
    other_side,
    outcome,
    result,
    seats_of,
    shape,
    side_of,
)
from rules.king_of_clubs.state import Assignment, Club, LastRound, Phase, State

PROGRAMMES = frozenset(map(clubs_in_order, combinations(NIGHTCLUBS, OPEN_NIGHTCLUBS)))
FIRST_DRAWN = 2  # the first night with Moves in hand
DRAWN_A_NIGHT = drawn_by_shuffle(len(NIGHTCLUBS))


def faults(state: State) -> Iterator[Fault]:
    """Sizes, Dancers and Moves first: what comes after them may count on them."""
    if wrong := (*size_faults(state),) or (*dancer_faults(state), *move_faults(state)):
        yield from wrong
        return
    yield from table_faults(state)
    yield from to_move_faults(state)
    yield from history_faults(state)
    yield from hand_faults(state)
    yield from counter_faults(state)


def counter_faults(state: State) -> Iterator[Fault]:
    """1.1 Each night one shuffle has drawn its numbers. The moves are those of all nights."""
    yield from drawn_faults(state, (state.night * DRAWN_A_NIGHT,))
    yield from ply_faults(state, moves_made(state))


def size_faults(state: State) -> Iterator[Fault]:
    """As many items as seats; 1.2, 2.1 clubs as four of the nine Nightclubs form them; no more danced than open."""
    by_seat = [("/assignments", state.assignments), ("/hands", state.hands)]
    clubs = [("/clubs", state.clubs)]
    if state.last_round:
        by_seat.append(("/last_round/assignments", state.last_round.assignments))
        clubs.append(("/last_round/clubs", state.last_round.clubs))
    for pointer, items in by_seat:
        if len(items) != state.seats:
            yield Fault(pointer, f"There is one item for each of {state.seats} seats.")
    for pointer, programme in clubs:
        if programme not in PROGRAMMES:
            yield Fault(pointer, "No four Nightclubs form these clubs in this order.")
    if state.danced > len(state.clubs) - (state.outcome is None):
        yield Fault("/danced", "The night ends with its last club.")


def dancer_faults(state: State) -> Iterator[Fault]:
    """1.3 Who is to assign has not yet done so, all others have."""
    yield from place_faults("/assignments", state.clubs, state.assignments)
    if state.last_round:
        yield from place_faults("/last_round/assignments", state.last_round.clubs, state.last_round.assignments)
    waiting = tuple(seat for seat, assignment in enumerate(state.assignments) if assignment is None)
    if state.phase == Phase.ASSIGN and state.to_move != waiting:
        yield Fault("/to_move", "Whoever has not assigned is to move.")
    elif state.phase != Phase.ASSIGN and waiting:
        yield Fault(f"/assignments/{waiting[0]}", "All seats have assigned in this phase.")


def place_faults(pointer: str, clubs: tuple[Club, ...], assignments: tuple[Assignment | None, ...]) -> Iterator[Fault]:
    """1.4, 1.5 Every club has its Dancers, and every Dancer is in one place."""
    sizes = shape(clubs)
    orderly = placed_orderly(sizes)
    for seat, assignment in enumerate(assignments):
        if assignment is None:
            continue
        skills = [dancer.skill for dancers in assignment.clubs for dancer in dancers]
        if tuple([len(dancers) for dancers in assignment.clubs]) != sizes:
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


def move_faults(state: State) -> Iterator[Fault]:
    """All Moves are somewhere, none in the basic version; on Dancers only at clubs that were opened."""
    on_dancers = sum(moves_on(assignment) for assignment in state.assignments if assignment)
    there = state.pile + state.discard + sum(state.hands) + on_dancers
    count = MOVES if state.options.version == Version.ADVANCED else 0
    if there != count:
        yield Fault("/pile", f"There are {count} Moves in all, and not {there}.")
    opened = state.danced + (state.phase == Phase.MOVES)
    for seat, assignment in enumerate(state.assignments):
        for index, dancers in enumerate(assignment.clubs if assignment and on_dancers else ()):
            if index >= opened and any(dancer.moves for dancer in dancers):
                yield Fault(f"/assignments/{seat}/clubs/{index}", "No Moves were played at this club yet.")


def table_faults(state: State) -> Iterator[Fault]:
    """How far the night is, and 1.6 what the lead side has revealed."""
    dancing = state.phase == Phase.MOVES and state.outcome is None
    if state.outcome:
        yield from final_faults(state)
        if state.danced != len(state.clubs):
            yield Fault("/danced", "When the game is over all clubs are danced.")
    elif state.danced and not dancing:
        yield Fault("/danced", "Clubs are danced one by one in phase `moves`.")
    if state.passed and not dancing:
        yield Fault("/passed", "Sides pass in phase `moves`, one by one.")
    if state.lead is None and state.phase in (Phase.REVEAL, Phase.SWAP):
        yield Fault("/phase", "While no side leads nobody reveals and nobody swaps.")
    if (state.revealed is not None) != (state.lead is not None and state.phase in (Phase.SWAP, Phase.MOVES)):
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
    if state.phase == Phase.REVEAL or (state.phase == Phase.ASSIGN and state.lead is not None):
        yield Fault("/phase", "When a side leads the night goes on with a reveal and a swap.")
    held = any(state.hands) or any(map(moves_on, assigned(state)))
    if held != (state.phase == Phase.MOVES):
        yield Fault("/phase", "A night ends in phase `moves` exactly when a seat held Moves in it.")
    last = state.last_round
    if last is None or (last.clubs, last.assignments, last.lead) != (state.clubs, state.assignments, state.lead):
        yield Fault("/last_round", "This is not the night that lies on the table.")


def to_move_faults(state: State) -> Iterator[Fault]:
    """1.6, 1.8, 5.1 Who may be to move; `dancer_faults` has looked at those who assign."""
    if state.outcome:
        return
    match state.phase:
        case Phase.REVEAL if state.lead is not None:
            if state.to_move != tuple(seats_of(state.lead, state.seats)):
                yield Fault("/to_move", "The seats of the lead side are to move.")
        case Phase.SWAP if state.lead is not None:
            if any(side_of(seat) == state.lead for seat in state.to_move):
                yield Fault("/to_move", "Seats of the side that does not lead are to move.")
        case Phase.MOVES:
            if len(set(map(side_of, state.to_move))) != 1:
                yield Fault("/to_move", "One side is to move.")
            elif not all(state.hands[seat] for seat in state.to_move):
                yield Fault("/to_move", "A seat without Moves passes by itself.")
            elif not turns_possible(state):
                yield Fault("/passed", "Turns cannot have come to this: a side plays a Move or passes in its turn.")


def turns_possible(state: State) -> bool:
    """5.1, 5.2 Can the Moves at this club be, with this side to move and the other one out or not?"""
    first = FIRST_SIDE if state.lead is None else state.lead
    by_seat = [sum(dancer.moves for dancer in each.clubs[state.danced]) for each in assigned(state)]
    mine, theirs = (sum(by_seat[side::SIDES]) for side in (first, other_side(first)))
    first_to_move = side_of(state.to_move[0]) == first
    if state.passed == first_to_move:  # the first side has had one turn more, and played in all of its turns
        return mine > (theirs > 0)
    return mine == 0 or theirs > 0 if state.passed else (mine > 0) == (theirs > 0)


def history_faults(state: State) -> Iterator[Fault]:
    """6.1, 7.1, 7.2, 8.1 Night, points, Lead Dancer and outcome follow from the night before."""
    last = state.last_round
    ended = last.night if last else 0
    if state.night != ended + (state.outcome is None):
        yield Fault("/night", f"{ended} nights have ended.")
    if sum(state.points) > ended:
        yield Fault("/points", f"{ended} nights have given a point each, or none.")
    if state.outcome != (outcome(state.seats, state.points, ended) if last else None):
        yield Fault("/outcome", "This is not how the game stands.")
    if last:
        yield from last_round_faults(state, last)
    if state.outcome is None and state.lead != (next_lead(state.points, last.winner) if last else None):
        yield Fault("/lead", "The side with more points leads, or the one that has won the last night.")


def last_round_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """6.1 The last night went as its Dancers say, and gave its point; 8.1 its lead side had more points before."""
    if last != result(last.night, state.options.version, last.lead, last.clubs, last.assignments):
        yield Fault("/last_round", "This is not how the night has ended.")
    most = most_held(last.night) * state.seats // SIDES if state.options.version == Version.ADVANCED else 0
    if max(last.moves_played) > most:
        yield Fault("/last_round/assignments", "Nobody held so many Moves.")
    before = [points - (last.winner == side) for side, points in enumerate(state.points)]
    if min(before) < 0 or max(before) >= POINTS_TO_WIN or (last.winner is None and any(before)):
        yield Fault("/points", "The last night cannot have led to these points.")
    elif before[0] != before[1]:
        if last.lead != next_lead(before, None):
            yield Fault("/last_round/lead", "The side with more points led.")
    elif (last.lead is not None) != any(before):
        yield Fault("/last_round/lead", "No side leads before the first point, and always one after it.")


def hand_faults(state: State) -> Iterator[Fault]:
    """9.2 Each seat began the night with what it drew, and perhaps with Moves from before."""
    if state.options.version == Version.BASIC:
        return
    if state.night <= FIRST_DRAWN and state.discard:
        yield Fault("/discard", "No Move is discarded before the second night ends.")
    least, most = held_at_first(state)
    on_dancers = [moves_on(assignment) if assignment else 0 for assignment in state.assignments]
    for seat, held in enumerate(state.hands):
        if held > most[seat]:
            yield Fault(f"/hands/{seat}", "The seat cannot have drawn so many Moves.")
    for side in range(SIDES):
        began = sum(state.hands[side::SIDES]) + sum(on_dancers[side::SIDES])
        fewest = sum(map(max, least[side::SIDES], state.hands[side::SIDES]))
        if not fewest <= began <= sum(most[side::SIDES]):
            yield Fault("/hands", f"Side {side} cannot have begun the night with {began} Moves.")


def held_at_first(state: State) -> tuple[list[int], list[int]]:
    """How many Moves each seat held at least, and at most, when the night began."""
    most = [most_held(state.night)] * state.seats
    if state.last_round is None or state.outcome:
        return [0] * state.seats, most
    drawn = [DRAW_VALUE[assignment.backup] for assignment in state.last_round.assignments]
    return drawn, drawn if state.night == FIRST_DRAWN else most


def most_held(night: int) -> int:
    """9.2 How many Moves a seat can have when this night begins."""
    return min(HAND_LIMIT, (night - 1) * MOST_DRAWN)
