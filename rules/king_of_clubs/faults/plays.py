"""King of Clubs: in how many turns the Moves on Dancers were played, and in how many more a side passed."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.king_of_clubs.components import HAND_LIMIT
from rules.king_of_clubs.state import Assignment

Span = tuple[int, int]  # the least and the most that a number can be


class Plays(NamedTuple):
    """The Moves of one side at some clubs. Each of them can have been a play of its own."""

    least: int  # plays
    moves: int
    before_last: int  # clubs before the last one with a Move of the side: it held Moves after each of them


def plays(mates: Sequence[Assignment], first: int, end: int) -> Plays:
    """5.1, D7 In a turn a seat plays on one Dancer, no more Moves than a hand has. `end` is the club after the last."""
    least = moves = last = 0
    for assignment in mates:
        for club, dancers in enumerate(assignment.clubs[first:end]):
            for dancer in dancers:
                if count := dancer.moves:
                    least, moves, last = least - -count // HAND_LIMIT, moves + count, max(last, club)
    return Plays(least, moves, last)


def turns(side: Plays, mates: int, clubs: int, left: Span) -> Span:
    """5.1 to 5.3 The moves that a side has made at so many clubs, after which it held so many Moves.

    A side that holds Moves after a club has passed there, every seat of it that holds some; one without has not.
    Before each play the other seats of the side may have passed in the same turn (D10).
    """
    least, most = left
    fewest = side.least + (clubs if least else side.before_last)
    passes = mates * (clubs if most else side.before_last) + (mates - 1) * side.moves
    return fewest, side.moves + passes
