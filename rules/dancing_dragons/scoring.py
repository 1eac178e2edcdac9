"""Dancing Dragons: dragons, and the points of a call for each team."""

from collections.abc import Iterable
from functools import cache

from rules.dancing_dragons.components import (
    HAND,
    MOST_MOVES,
    TEAM_SIZE,
    WORTH,
    WRONG_ANNOUNCEMENT,
    WRONG_COUNTER,
    Card,
    Color,
    Dragon,
)
from rules.dancing_dragons.state import Outcome, Reason, Score, ShownHand
from rules.records import Seat


def teams(seats: int) -> int:
    """Return the number of teams."""
    return seats // TEAM_SIZE


def team_of(seats: int, seat: Seat) -> int:
    """The team of a seat: team t is seats t and t + seats / 2."""
    return seat % teams(seats)


def partner_of(seats: int, seat: Seat) -> Seat:
    """The seat opposite."""
    return (seat + teams(seats)) % seats


@cache
def rivals_of(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats of all other teams."""
    return tuple(each for each in range(seats) if team_of(seats, each) != team_of(seats, seat))


def dragon_of(hand: Iterable[Card]) -> Dragon | None:
    """1.1 to 1.4 Which dragon a hand of four cards is, or None."""
    cards = tuple(hand)
    if len(cards) != HAND or len({card.part for card in cards}) != HAND:
        return None
    colors = {card.color for card in cards}
    plain = colors - {Color.MULTICOLOR}
    if not plain:
        return Dragon.WILD
    if len(plain) > 1:
        return None
    return Dragon.ROYAL if plain == colors else Dragon.DRAGON


def gained(seats: int, seat: Seat, announced: Dragon | None, shown: tuple[ShownHand, ...]) -> tuple[int, ...]:
    """Points of each team: 2.3, 2.4 of an announcement, 3.3, 3.4 of a counter-dragon."""
    held = tuple(hand.dragon for hand in shown)
    return counter(seats, seat, held) if announced is None else announcement(seats, seat, announced, held[0])


def announcement(seats: int, seat: Seat, announced: Dragon, held: Dragon | None) -> tuple[int, ...]:
    """2.3, 2.4, D1 Points of each team: the partner's dragon if of the announced kind, else 1 to every rival."""
    if held == announced:
        return for_team(seats, seat, WORTH[announced])
    return for_rivals(seats, seat, WRONG_ANNOUNCEMENT)


def counter(seats: int, seat: Seat, held: Iterable[Dragon | None]) -> tuple[int, ...]:
    """3.3, 3.4, D7 Points of each team: the best dragon of the rivals, or 3 to every rival if they have none."""
    worth = [WORTH[dragon] for dragon in held if dragon is not None]
    if worth:
        return for_team(seats, seat, max(worth))
    return for_rivals(seats, seat, WRONG_COUNTER)


@cache
def for_team(seats: int, seat: Seat, points: int) -> tuple[int, ...]:
    """Points for the team of this seat alone."""
    mine = team_of(seats, seat)
    return tuple(points if team == mine else 0 for team in range(teams(seats)))


@cache
def for_rivals(seats: int, seat: Seat, points: int) -> tuple[int, ...]:
    """Points for every team but the one of this seat."""
    mine = team_of(seats, seat)
    return tuple(0 if team == mine else points for team in range(teams(seats)))


def outcome(seats: int, points: tuple[int, ...], target: int, ply: int) -> Outcome | None:
    """6.2, 6.4 A team has reached the target, or no more moves are made. 6.3 The highest wins, equal ones share."""
    most = max(points)
    if most < target and ply < MOST_MOVES:
        return None
    totals = tuple(points[team_of(seats, seat)] for seat in range(seats))
    return Outcome(
        reason=Reason.TARGET_REACHED if most >= target else Reason.MOVE_LIMIT,
        winners=tuple(seat for seat in range(seats) if totals[seat] == most),
        scores=tuple(Score(seat=seat, total=totals[seat], team=team_of(seats, seat)) for seat in range(seats)),
    )
