"""Queen of 12: the score sheet, one small function a line of it."""

from collections.abc import Collection

from rules.queen_of_12.components import FIRST_LINE_POINTS, LINE, LINE_POINTS, LINES, POINTS, Area, Card
from rules.queen_of_12.state import Outcome, Reason, Score, State
from rules.records import Seat

EVERY_LINE = tuple(frozenset(line) for lines in LINES.values() for line in lines)


def area_points(places: Collection[int], area: Area) -> int:
    """9.1 The points of the rows and columns of one area. `places` are those that are crossed."""
    return sum(LINE_POINTS[sum(place in places for place in line)] for line in LINES[area])


def has_full_line(places: Collection[int]) -> bool:
    """8.1 Tell whether any row or column is full."""
    crossed = frozenset(places)
    return len(crossed) >= LINE and any(map(crossed.issuperset, EVERY_LINE))


def with_full_line(crosses: tuple[tuple[int, ...], ...]) -> tuple[Seat, ...]:
    """8.1 The seats with a full row or column."""
    return tuple(seat for seat, places in enumerate(crosses) if has_full_line(places))


def card_points(cards: Collection[Card]) -> int:
    """9.2, D2 The points of the cards in hand and discard pile; start cards are worth nothing."""
    return sum(POINTS.get(card, 0) for card in cards)


def score(state: State, seat: Seat) -> Score:
    """9.2 One seat's score sheet."""
    crosses = state.crosses[seat]
    left, right = area_points(crosses, Area.LEFT), area_points(crosses, Area.RIGHT)
    first_line = FIRST_LINE_POINTS if seat in state.first_line else 0
    cards = card_points((*state.hands[seat], *state.discards[seat]))
    return Score(
        seat=seat,
        total=left + right + first_line + cards,
        left=left,
        right=right,
        first_line=first_line,
        cards=cards,
        crosses=len(crosses),
    )


def outcome(state: State) -> Outcome:
    """9.3 Most points, then most crosses; if that is tied too nobody wins."""
    scores = tuple(score(state, seat) for seat in range(state.seats))
    best = max((each.total, each.crosses) for each in scores)
    first = tuple(each.seat for each in scores if (each.total, each.crosses) == best)
    return Outcome(reason=Reason.TWELVE_ROUNDS, winners=first if len(first) == 1 else (), scores=scores)
