"""King of Clubs: how many moves lead to a state. Its Dancers, Moves, nights and points were looked at before."""

from collections.abc import Sequence

from rules.king_of_clubs.components import DRAW_VALUE, FIRST_SIDE, HAND_LIMIT, OPEN_NIGHTCLUBS, SIDES, Version
from rules.king_of_clubs.scoring import assigned, moves_on, other_side, seats_of, side_of
from rules.king_of_clubs.state import Assignment, LastRound, Phase, State

MOST_DRAWN = max(DRAW_VALUE.values())
Span = tuple[int, int]  # the least and the most that a number can be


def moves_made(state: State) -> range:
    """The numbers of moves that can have led here: those of the ended nights and of the present one."""
    spans = [present_night(state)]
    if state.last_round:
        spans += [earlier_nights(state, state.last_round), last_night(state, state.last_round)]
    least, most = added(spans)
    return range(least, most + 1)


def added(spans: Sequence[Span]) -> Span:
    """The span of a sum."""
    return sum(least for least, _ in spans), sum(most for _, most in spans)


def before_dancing(seats: int, led: bool) -> Span:
    """1.3 Each seat assigns. 1.6, 1.8 While a side leads one seat reveals, and one swaps or some decline."""
    mates = seats // SIDES
    return (seats + 2, seats + 1 + mates) if led else (seats, seats)


def earlier_nights(state: State, last: LastRound) -> Span:
    """The nights before the last one. 6.5, 8.3 Every night after the first that was won had a lead side, no other one.

    9.2 Their Moves were drawn after the first of them and before the last night; 5.3 a side passes once at a club.
    """
    nights, seats, mates = last.night - 1, state.seats, state.seats // SIDES
    led = max(sum(state.points) - 1, 0) - (last.lead is not None)
    spans = [before_dancing(seats, night < led) for night in range(nights)]
    if state.options.version == Version.ADVANCED and nights:
        drawn = (nights - 1) * seats * MOST_DRAWN
        passes = (nights - 1) * OPEN_NIGHTCLUBS * seats
        spans.append((0, drawn * mates + passes))
    return added(spans)


def last_night(state: State, last: LastRound) -> Span:
    """The night that has ended: as its Dancers lie, and with the Moves that can have been left in the hands."""
    spans = [before_dancing(state.seats, last.lead is not None)]
    if state.options.version == Version.ADVANCED:
        spans += danced(last.assignments, len(last.clubs), [left_after(state, last, side) for side in range(SIDES)])
    return added(spans)


def left_after(state: State, last: LastRound, side: int) -> Span:
    """D9 When the game is over the hands are as the night left them; 9.2 else the side has drawn since."""
    held = sum(state.hands[side::SIDES])
    if state.outcome:
        return held, held
    held += sum(moves_on(assignment) for assignment in state.assignments[side::SIDES] if assignment)
    drawn = sum(DRAW_VALUE[assignment.backup] for assignment in last.assignments[side::SIDES])
    return max(held - drawn, 0), held


def present_night(state: State) -> Span:
    """The night that is still going on, if the game is not over."""
    if state.outcome:
        return 0, 0
    seats, mates = state.seats, state.seats // SIDES
    match state.phase:
        case Phase.ASSIGN:
            made = len(assigned(state))
        case Phase.REVEAL:
            made = seats
        case Phase.SWAP:
            made = seats + 1 + mates - len(state.to_move)
        case Phase.MOVES:
            return added([before_dancing(seats, state.lead is not None), *earlier_clubs(state), present_club(state)])
    return made, made


def earlier_clubs(state: State) -> list[Span]:
    """The clubs of the present night that are decided."""
    left = [sum(state.hands[side::SIDES]) + sum(moves_at(state, side)) for side in range(SIDES)]
    return danced(assigned(state), state.danced, [(held, held) for held in left])


def moves_at(state: State, side: int) -> list[int]:
    """The Moves on each Dancer of a side at the club that is danced."""
    return on_dancers(assigned(state)[side::SIDES], state.danced)


def on_dancers(assignments: Sequence[Assignment], club: int) -> list[int]:
    """The Moves on each of these Dancers at a club."""
    return [dancer.moves for assignment in assignments for dancer in assignment.clubs[club]]


def danced(assignments: Sequence[Assignment], clubs: int, left: Sequence[Span]) -> list[Span]:
    """5.1 to 5.3 The moves of each side at the first so many clubs, after which it held so many Moves.

    A side that holds Moves after a club has passed there, every seat of it that holds some; one without has not.
    Before each play the other seats of the side may have passed in the same turn (D10).
    """
    spans = []
    for side in range(SIDES):
        mates = assignments[side::SIDES]
        held_least, held_most = left[side]
        for club in reversed(range(clubs)):
            moves = on_dancers(mates, club)
            least, most = plays(moves)
            passes = len(mates) * (held_most > 0) + (len(mates) - 1) * most
            spans.append((least + (held_least > 0), most + passes))
            held_least, held_most = held_least + sum(moves), held_most + sum(moves)
    return spans


def plays(moves: Sequence[int]) -> Span:
    """5.1, D7 In a turn a seat plays on one Dancer, and no more Moves than a hand has."""
    return sum(-(-count // HAND_LIMIT) for count in moves), sum(moves)


def present_club(state: State) -> Span:
    """5.1 The sides have taken turns. 5.2, 5.3 The side that is out has passed with every seat that holds Moves."""
    first = FIRST_SIDE if state.lead is None else state.lead
    mover = side_of(state.to_move[0])
    by_side = [plays(moves_at(state, side)) for side in range(SIDES)]
    if state.passed:
        least, most = added(by_side)
        out = sum(state.hands[seat] > 0 for seat in seats_of(other_side(mover), state.seats))
    else:
        ahead = int(mover != first)  # the first side has had one turn more
        (least, most), (others_least, others_most) = by_side[first], by_side[other_side(first)]
        least = ahead + 2 * max(least - ahead, others_least)
        most = ahead + 2 * min(most - ahead, others_most)
        out = 0
    out += sum(state.hands[seat] > 0 for seat in seats_of(mover, state.seats)) - len(state.to_move)
    return least + out, most * (state.seats // SIDES) + out
