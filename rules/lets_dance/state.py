"""Let's Dance: the state, and the view of it. Data only."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules import records
from rules.lets_dance.components import (
    COPIES,
    FEWEST_SEATS,
    HAND_SIZE,
    LATE_CARDS,
    MOST_CARDS,
    MOST_DANCED,
    MOST_SEATS,
    TAKEN,
    Card,
)
from rules.records import Points, Record

Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Seats = Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)]
BY_SEAT = Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)  # a list with one item for each seat
SORTED = "In no order of their own, therefore sorted by name."
Hand = Annotated[tuple[Card, ...], Meta(max_length=HAND_SIZE, description=SORTED)]
Group = Annotated[
    tuple[Card, ...],
    Meta(min_length=1, max_length=MOST_DANCED, description="In the order in which they go onto the floor."),
]
Pile = Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS, description=SORTED)]
Sequence = Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
Sequences = Annotated[
    tuple[Sequence, ...],
    Meta(
        min_length=1,
        max_length=MOST_CARDS + 1,
        description=(
            "The face-up cards from left to right; stop k lies between sequences k and k + 1, so there is one sequence "
            "more than stops. A sequence is empty when two stops lie side by side; the last one is the one in progress."
        ),
        extra={"in_all": MOST_CARDS},
    ),
]
LineSize = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
LineSizes = Annotated[
    tuple[LineSize, ...],
    Meta(
        max_length=COPIES[Card.CONGA_LINE],
        description="For each conga_line in the sequences, from left to right: how many seats danced in its line.",
    ),
]
OpenLine = Annotated[
    int,
    Meta(
        ge=0,
        le=MOST_SEATS - 1,
        description=(
            "How many conga_line cards lie in the open line: those of so many seats before the one to move, "
            "whose turns were the last ones. 0 when no line is open."
        ),
    ),
]
HandSize = Annotated[int, Meta(ge=0, le=HAND_SIZE)]
DeckSize = Annotated[int, Meta(ge=0, le=MOST_CARDS + 1)]
Taken = Annotated[tuple[Card, ...], Meta(min_length=1, max_length=TAKEN, description=SORTED)]
FinalRound = Annotated[bool, Meta(description="Whether the final round is played, in which nobody draws.")]


class Phase(StrEnum):
    """What the game waits for."""

    TURN = "turn"
    CONGA = "conga"
    STEALING = "stealing"


class Reason(StrEnum):
    """How a game ends."""

    PARTYS_OVER = "partys_over"


class Options(Record):
    """Nothing is agreed before the game."""


class Score(records.Score):
    """The score sheet of one seat; the total is the sum of all lines."""

    basic: Points
    floorwork: Points
    ymca: Points
    conga_line: Points
    spin: Points
    euphoria: Points
    dance_fever: Points
    dance_machine: Points
    big_finish: Points
    party_pooper: Annotated[Points, Meta(description="Negative, or 0.")]


class Outcome(records.Outcome):
    """The final round is over. Seats with the same highest total share the victory."""

    reason: Reason
    winners: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    scores: Annotated[tuple[Score, ...], BY_SEAT]


class Stop(Record):
    """A face-down card on a floor. `secret` says that only the seat whose floor it is knows which card it is."""

    card: Card
    secret: bool


class Floor(Record):
    """A dance floor from left to right: sequence 0, stop 0, sequence 1, stop 1, and so on, up to the last sequence."""

    sequences: Sequences
    stops: Annotated[tuple[Stop, ...], Meta(max_length=MOST_CARDS)]
    lines: LineSizes


class Theft(Record):
    """The two cards that the seat to move has taken from the target's hand, until it says which one it keeps."""

    target: Seat
    cards: Annotated[tuple[Card, ...], Meta(min_length=TAKEN, max_length=TAKEN, description=SORTED)]


class State(records.State):
    """The whole truth about a game of Let's Dance."""

    game: Literal["lets-dance"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    final_round: FinalRound
    hands: Annotated[tuple[Hand, ...], BY_SEAT]
    floors: Annotated[tuple[Floor, ...], BY_SEAT]
    line: OpenLine
    theft: Annotated[Theft | None, Meta(description="Null unless the thief is to choose a card.")]
    deck: Annotated[
        tuple[Card, ...],
        Meta(max_length=MOST_CARDS, description="The first card is drawn next. Party's Over is not in this list."),
    ]
    partys_over: Annotated[
        Annotated[int, Meta(ge=0, le=LATE_CARDS)] | None,
        Meta(
            description=(
                "How many cards of the deck lie under Party's Over: with exactly so many left it is on top, "
                "and turns up when the next card is needed. Null once it has turned up."
            )
        ),
    ]
    discards: Pile


class SeenFloor(Record):
    """A dance floor as it looks from one seat. `stops` are the face-down cards, null where the seat may not know."""

    sequences: Sequences
    stops: Annotated[tuple[Card | None, ...], Meta(max_length=MOST_CARDS)]
    lines: LineSizes


class SeenTheft(Record):
    """A theft as it looks from one seat: the cards are null for all but the thief, who is to move, and the target."""

    target: Seat
    cards: Taken | None


class View(records.View):
    """What one seat may see: its own hand, all floors, the discards."""

    game: Literal["lets-dance"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    final_round: FinalRound
    partys_over_shown: Annotated[bool, Meta(description="Whether Party's Over has turned up.")]
    hand: Annotated[Hand | None, Meta(description="The seat's own; null for a spectator.")]
    hand_sizes: Annotated[tuple[HandSize, ...], BY_SEAT]
    floors: Annotated[tuple[SeenFloor, ...], BY_SEAT]
    line: OpenLine
    theft: Annotated[SeenTheft | None, Meta(description="Null unless the thief is to choose a card.")]
    deck_size: Annotated[DeckSize, Meta(description="Counts Party's Over as long as it lies there.")]
    discards: Pile
