"""Dancing Dragons: the state, and the view of it. Data only."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules import records
from rules.dancing_dragons.components import (
    FEWEST_SEATS,
    FEWEST_TEAMS,
    FIRST_DEAL,
    HAND,
    LEAST_TARGET,
    MOST_IN_CENTRE,
    MOST_IN_DECK,
    MOST_POINTS,
    MOST_RIVALS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_TARGET,
    MOST_TEAMS,
    TEAM_SIZE,
    Card,
    Dragon,
)
from rules.records import Record, Seat

Seats = Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS, multiple_of=TEAM_SIZE)]
BY_SEAT = Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)  # a list with one item for each seat
BY_TEAM = Meta(min_length=FEWEST_TEAMS, max_length=MOST_TEAMS)  # a list with one item for each team
Team = Annotated[
    int, Meta(ge=0, le=MOST_TEAMS - 1, description="Team t is seat t and its partner, seat t + seats / 2.")
]
TeamPoints = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
PointsByTeam = Annotated[tuple[TeamPoints, ...], BY_TEAM, Meta(description="`points[team]`")]
Gained = Annotated[tuple[TeamPoints, ...], BY_TEAM, Meta(description="What the round gave: `gained[team]`.")]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Hand = Annotated[
    tuple[Card, ...],
    Meta(
        min_length=HAND,
        max_length=FIRST_DEAL,
        description="Four cards, five before the drop; by colour in the order of the enumeration, then head to tail.",
    ),
]
WholeHand = Annotated[tuple[Card, ...], Meta(min_length=HAND, max_length=HAND, description="Sorted like any hand.")]
Centre = Annotated[
    tuple[Card, ...], Meta(max_length=MOST_IN_CENTRE, description="The cards that lie open, sorted like a hand.")
]
DeckSize = Annotated[int, Meta(ge=0, le=MOST_IN_DECK)]
AnsweredSeats = Annotated[
    tuple[Seat, ...],
    Meta(min_length=1, max_length=MOST_SEATS - 1, description="Who has said no dragon, the asker included; sorted."),
]


class Phase(StrEnum):
    """What the game waits for."""

    DROP = "drop"
    TRADE = "trade"
    QUESTION = "question"


class Reason(StrEnum):
    """How a game ends."""

    TARGET_REACHED = "target_reached"
    MOVE_LIMIT = "move_limit"


class Options(Record):
    """What is agreed before the game."""

    target: Annotated[int, Meta(ge=LEAST_TARGET, le=MOST_TARGET, description="Points that win the game.")]


class Score(records.Score):
    """The total counts the points of the seat's team."""

    team: Team


class Outcome(records.Outcome):
    """How the game ended. Winners are the seats of the team with most points, or of several such teams."""

    reason: Reason
    winners: Annotated[tuple[Seat, ...], Meta(min_length=TEAM_SIZE, max_length=MOST_SEATS)]
    scores: Annotated[tuple[Score, ...], BY_SEAT]


class ShownHand(Record):
    """A hand shown at the end of a round, and which dragon it is (null if none)."""

    seat: Seat
    cards: WholeHand
    dragon: Dragon | None


ShownHands = Annotated[
    tuple[ShownHand, ...],
    Meta(
        min_length=1,
        max_length=MOST_RIVALS,
        description="After an announcement the partner's hand, after a counter-dragon all rivals' hands, by seat.",
    ),
]


class LastRound(Record):
    """How the last round ended. `seat` made the call; `announced` is null if it was a counter-dragon."""

    number: Round
    seat: Seat
    announced: Dragon | None
    shown: ShownHands
    gained: Gained


class Question(Record):
    """The question "no dragon?" while it is open."""

    asked_by: Seat
    answered: AnsweredSeats


class State(records.State):
    """The whole truth about a game of Dancing Dragons."""

    game: Literal["dancing-dragons"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    points: PointsByTeam
    hands: Annotated[tuple[Hand, ...], BY_SEAT, Meta(description="`hands[seat]`")]
    dropped: Annotated[
        tuple[Card | None, ...],
        BY_SEAT,
        Meta(description="`dropped[seat]` lies face down until all have dropped; null in every other phase."),
    ]
    centre: Centre
    deck: Annotated[tuple[Card, ...], Meta(max_length=MOST_IN_DECK, description="The first card is dealt next.")]
    question: Annotated[Question | None, Meta(description="Null except in phase `question`.")]
    last_round: LastRound | None


class View(records.View):
    """What one seat may see: its own cards, and what lies open. A spectator sees what lies open."""

    game: Literal["dancing-dragons"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    points: PointsByTeam
    hand: Annotated[Hand | None, Meta(description="The seat's own; null for a spectator.")]
    dropped: Annotated[
        Card | None, Meta(description="What the seat itself has dropped while others choose. Who has is in `to_move`.")
    ]
    centre: Centre
    deck_size: DeckSize
    question: Annotated[Question | None, Meta(description="Null except in phase `question`.")]
    last_round: LastRound | None
