"""King of Clubs: the order of the clubs, and the winners of a club, a night and the game."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from rules.king_of_clubs.components import MOVE_BONUS, NIGHTS, PAIR, POINTS_TO_WIN, SIDES, SOLO, Version
from rules.king_of_clubs.state import Assignment, Club, LastRound, Outcome, Reason, Score, State
from rules.records import Seat


def clubs_in_order(values: Iterable[int]) -> tuple[Club, ...]:
    """1.2 Pair the open Nightclubs of equal value. 2.1, D1 Ascending prestige, solo before paired where it is equal.

    `values` are the prestige values of the open Nightclubs, in any order.
    """
    clubs = (Club(prestige=value * count, paired=count == PAIR) for value, count in Counter(values).items())
    return tuple(sorted(clubs, key=lambda club: (club.prestige, club.paired)))


def better(first: Iterable[int], second: Iterable[int]) -> int | None:
    """3.2 Lowest against lowest, then the next: the first difference decides, and the higher skill wins.

    Both lists hold as many skills, Moves counted, in any order. Returns 0 for the first, 1 for the second, None if
    all are equal.
    """
    mine, theirs = sorted(first), sorted(second)  # lists compare by their first difference
    return None if mine == theirs else int(mine < theirs)


def night_winner(
    prestige: Sequence[int], backups: Sequence[Sequence[int]], moves_played: Sequence[int], lead: int | None
) -> int | None:
    """6.1 More prestige; 6.2 the better backups; 6.3 fewer Moves; 6.4 not the lead side; 6.5, D2 without one nobody.

    All lists are by side, `backups` of lists of skills in any order. Returns the side, or None.
    """
    if prestige[0] != prestige[1]:
        return int(prestige[0] < prestige[1])
    if (backup := better(*backups)) is not None:
        return backup
    if moves_played[0] != moves_played[1]:
        return int(moves_played[0] > moves_played[1])
    return None if lead is None else other_side(lead)


def club_winner(version: Version, dancers: Sequence[Sequence[int]], backups: Sequence[Sequence[int]]) -> int | None:
    """3.2 Who wins a club; 4.1 in the basic version a tie goes to the better backups; 4.2, 5.7 else nobody.

    `dancers[side]` and `backups[side]` are skills, Moves counted, in any order. Returns the side, or None.
    """
    winner = better(*dancers)
    if winner is None and version == Version.BASIC:
        return better(*backups)
    return winner


def next_lead(points: Sequence[int], winner: int | None) -> int | None:
    """8.1 The side with more points leads; 8.2 with equal points who won the night; 8.3 if nobody did, no side.

    `points` are by side, after the night that `winner` has won.
    """
    if points[0] != points[1]:
        return int(points[0] < points[1])
    return winner


def outcome(seats: int, points: Sequence[int], night: int) -> Outcome | None:
    """7.1 Five points win. 7.2, D6 After the ninth night more points win, and equal points share the victory.

    `points` are by side, after the night with this number. Scores are by seat, winners sorted.
    """
    if POINTS_TO_WIN not in points and night < NIGHTS:
        return None
    return Outcome(
        reason=Reason.FIVE_POINTS if POINTS_TO_WIN in points else Reason.NINTH_NIGHT,
        winners=tuple(seat for seat in range(seats) if points[side_of(seat)] == max(points)),
        scores=tuple(Score(seat=seat, total=points[side_of(seat)]) for seat in range(seats)),
    )


def result(
    night: int, version: Version, lead: int | None, clubs: tuple[Club, ...], assignments: tuple[Assignment, ...]
) -> LastRound:
    """Dance all clubs of a night, as the Dancers stand and with the Moves that were played on them."""
    backups = backups_of(assignments)
    winners = tuple([club_winner(version, dancers_at(assignments, club), backups) for club in range(len(clubs))])
    prestige = prestige_won(clubs, winners)
    played = moves_played(assignments)
    return LastRound(
        night=night,
        lead=lead,
        clubs=clubs,
        assignments=assignments,
        club_winners=winners,
        prestige=prestige,
        moves_played=played,
        winner=night_winner(prestige, backups, played, lead),
    )


def assigned(state: State) -> tuple[Assignment, ...]:
    """The assignments of all seats, once everybody has assigned."""
    return tuple(assignment for assignment in state.assignments if assignment is not None)


def assignment_of(state: State, seat: Seat) -> Assignment:
    """The assignment of a seat that has assigned."""
    assignment = state.assignments[seat]
    assert assignment is not None
    return assignment


def prestige_won(clubs: Sequence[Club], winners: Sequence[int | None]) -> tuple[int, ...]:
    """3.3 The prestige that each side has earned."""
    won = [0] * SIDES
    for club, winner in zip(clubs, winners, strict=True):
        if winner is not None:
            won[winner] += club.prestige
    return tuple(won)


def dancers_at(assignments: Sequence[Assignment], club: int) -> tuple[list[int], list[int]]:
    """The skills at a club by side."""
    return skills_at(assignments[::SIDES], club), skills_at(assignments[1::SIDES], club)


def skills_at(mates: Sequence[Assignment], club: int) -> list[int]:
    """The skills at a club of the seats of one side, 5.6 with 1 more for each Move."""
    return [dancer.skill + MOVE_BONUS * dancer.moves for each in mates for dancer in each.clubs[club]]


def backups_of(assignments: Sequence[Assignment]) -> list[list[int]]:
    """6.2, D8 The skills of the backups by side."""
    return [[assignment.backup for assignment in assignments[side::SIDES]] for side in range(SIDES)]


def moves_played(assignments: Sequence[Assignment]) -> tuple[int, ...]:
    """6.3, D11 Count the Moves on the Dancers of each side."""
    on_dancers = [moves_on(assignment) for assignment in assignments]
    return tuple([sum(on_dancers[side::SIDES]) for side in range(SIDES)])


def moves_on(assignment: Assignment) -> int:
    """Count the Moves on the Dancers of one seat."""
    return sum([dancer.moves for dancers in assignment.clubs for dancer in dancers])


def side_of(seat: int) -> int:
    """With four seats partners sit opposite each other."""
    return seat % SIDES


def other_side(side: int) -> int:
    """The one that is not this side."""
    return SIDES - 1 - side


def seats_of(side: int, seats: int) -> range:
    """The seats of a side, at a table of so many seats."""
    return range(side, seats, SIDES)


@cache
def shape(clubs: tuple[Club, ...]) -> tuple[int, ...]:
    """1.4 The number of Dancers that a seat sends to each club."""
    return tuple(PAIR if club.paired else SOLO for club in clubs)
