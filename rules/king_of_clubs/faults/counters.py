"""King of Clubs: how many moves lead to a state. Its Dancers, Moves, nights and points were looked at before."""

from collections.abc import Sequence

from rules.king_of_clubs.components import FIRST_SIDE, OPEN_NIGHTCLUBS, SIDES, Version
from rules.king_of_clubs.faults.last_night import MOST_DRAWN, Ended
from rules.king_of_clubs.faults.plays import Plays, Span, plays, turns
from rules.king_of_clubs.scoring import assigned, moves_on, other_side, seats_of, side_of
from rules.king_of_clubs.state import LastRound, Phase, State

ADVANCED = Version.ADVANCED  # Version.X and Phase.X take their time
ASSIGN, REVEAL, SWAP = Phase.ASSIGN, Phase.REVEAL, Phase.SWAP


def moves_made(state: State, ended: Ended | None) -> range:
    """The numbers of moves that can have led here: those of the ended nights and of the present one."""
    least, most = present_night(state)
    if state.last_round and ended:
        earlier, last = earlier_nights(state, state.last_round), last_night(state, state.last_round, ended)
        least, most = least + earlier[0] + last[0], most + earlier[1] + last[1]
    return range(least, most + 1)


def before_dancing(seats: int, led: bool) -> Span:
    """1.3 Each seat assigns. 1.6, 1.8 While a side leads one seat reveals, and one swaps or some decline."""
    mates = seats // SIDES
    return (seats + 2, seats + 1 + mates) if led else (seats, seats)


def earlier_nights(state: State, last: LastRound) -> Span:
    """The nights before the last one. 6.5, 8.3 Every night after the first that was won had a lead side, no other one.

    9.2 Their Moves were drawn after the first of them and before the last night; 5.3 a side passes once at a club.
    """
    nights, seats, mates = last.night - 1, state.seats, state.seats // SIDES
    led = min(max(sum(state.points) - 1 - (last.lead is not None), 0), nights)
    (least, most), (least_led, most_led) = before_dancing(seats, led=False), before_dancing(seats, led=True)
    least, most = (nights - led) * least + led * least_led, (nights - led) * most + led * most_led
    if state.options.version == ADVANCED and nights:
        drawn = (nights - 1) * seats * MOST_DRAWN
        passes = (nights - 1) * OPEN_NIGHTCLUBS * seats
        most += drawn * mates + passes
    return least, most


def last_night(state: State, last: LastRound, ended: Ended) -> Span:
    """The night that has ended: as its Dancers lie, and with the Moves that can have been left in the hands."""
    before = before_dancing(state.seats, last.lead is not None)
    if state.options.version != ADVANCED:
        return before
    left = [left_after(state, ended, side) for side in range(SIDES)]
    return danced(before, ended.plays, state.seats, len(last.clubs), left)


def danced(before: Span, sides: Sequence[Plays], seats: int, clubs: int, left: Sequence[Span]) -> Span:
    """The moves before the dancing, and those of both sides at so many clubs, after which they held so many Moves."""
    least, most = before
    for side in range(SIDES):
        fewest, greatest = turns(sides[side], seats // SIDES, clubs, left[side])
        least, most = least + fewest, most + greatest
    return least, most


def left_after(state: State, ended: Ended, side: int) -> Span:
    """D9 When the game is over the hands are as the night left them; 9.2 else the side has drawn since."""
    held = sum(state.hands[side::SIDES])
    if state.outcome:
        return held, held
    held += sum([moves_on(assignment) for assignment in state.assignments[side::SIDES] if assignment])
    return max(held - sum(ended.drawn[side::SIDES]), 0), held


def present_night(state: State) -> Span:
    """The night that is still going on, if the game is not over."""
    seats, mates, phase = state.seats, state.seats // SIDES, state.phase
    if state.outcome:
        made = 0
    elif phase == ASSIGN:
        made = seats - state.assignments.count(None)
    elif phase == REVEAL:
        made = seats
    elif phase == SWAP:
        made = seats + 1 + mates - len(state.to_move)
    else:
        return dancing(state)
    return made, made


def dancing(state: State) -> Span:
    """The clubs of the present night that are decided, and the one that is danced."""
    seats, assignments = state.seats, assigned(state)
    at_club = [plays(assignments[side::SIDES], state.danced, state.danced + 1) for side in range(SIDES)]
    least, most = present_club(state, at_club)
    if state.danced:
        held = [sum(state.hands[side::SIDES]) + at_club[side].moves for side in range(SIDES)]
        earlier = [plays(assignments[side::SIDES], 0, state.danced) for side in range(SIDES)]
        least, most = danced((least, most), earlier, seats, state.danced, [(each, each) for each in held])
    before = before_dancing(seats, state.lead is not None)
    return least + before[0], most + before[1]


def present_club(state: State, at_club: Sequence[Plays]) -> Span:
    """5.1 The sides have taken turns. 5.2, 5.3 The side that is out has passed with every seat that holds Moves."""
    first = FIRST_SIDE if state.lead is None else state.lead
    mover = side_of(state.to_move[0])
    mine, theirs = at_club[first], at_club[other_side(first)]
    if state.passed:
        least, most = mine.least + theirs.least, mine.moves + theirs.moves
        out = able(state, other_side(mover))
    else:
        ahead = int(mover != first)  # the first side has had one turn more
        least = ahead + 2 * max(mine.least - ahead, theirs.least)
        most = ahead + 2 * min(mine.moves - ahead, theirs.moves)
        out = 0
    out += able(state, mover) - len(state.to_move)
    return least + out, most * (state.seats // SIDES) + out


def able(state: State, side: int) -> int:
    """How many seats of a side hold Moves."""
    return sum([state.hands[seat] > 0 for seat in seats_of(side, state.seats)])
