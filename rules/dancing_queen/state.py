"""Dancing Queen: the state, and the view of it. Data only."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules import records
from rules.dancing_queen.components import (
    DECK,
    MOST_BACKUPS,
    MOST_DANCERS,
    MOST_POINTS,
    PLAYERS,
    TROPHIES,
    TROPHIES_TO_WIN,
    Card,
    Gender,
)
from rules.records import Record

Seat = Annotated[int, Meta(ge=0, le=PLAYERS - 1)]
Seats = Annotated[int, Meta(ge=PLAYERS, le=PLAYERS)]
BY_SEAT = Meta(min_length=PLAYERS, max_length=PLAYERS)  # a list with one item for each seat
DeckSize = Annotated[int, Meta(ge=0, le=len(DECK))]
Position = Annotated[
    int, Meta(ge=0, le=MOST_DANCERS - 1, description="0 is the lead dancer, 1 and up the backup dancers in order.")
]
Trophies = Annotated[int, Meta(ge=0, le=TROPHIES_TO_WIN)]
HalfPoints = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Round = Annotated[int, Meta(ge=1, le=TROPHIES)]


class Phase(StrEnum):
    """What the game waits for."""

    OPENING = "opening"
    TURN = "turn"
    REPLY = "reply"
    PLACING = "placing"


class Reason(StrEnum):
    """How a game ends."""

    FOUR_TROPHIES = "four_trophies"


class RoundEnd(StrEnum):
    """How a round ends."""

    STAR = "star"
    ALL_DANCERS = "all_dancers"
    PROPOSED = "proposed"
    AGREED = "agreed"


class Options(Record):
    """What is agreed before the game."""

    microphone: Annotated[int, Meta(ge=0, le=1, description="Who holds the microphone first: the younger player.")]


class Score(records.Score):
    """The total counts trophies."""


class Outcome(records.Outcome):
    """Somebody has won four trophies."""

    reason: Reason
    winners: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=1)]
    scores: Annotated[tuple[Score, ...], BY_SEAT]


class Dancer(Record):
    """A card in play. `gender` is the half that faces the opponent, the only one that counts."""

    card: Card
    gender: Gender


class Side(Record):
    """One player's side of the table. `hand` is a card that was dealt or drawn and is not yet played."""

    hand: Card | None
    lead: Dancer | None
    backups: Annotated[
        tuple[Dancer, ...],
        Meta(max_length=len(DECK), description="The k-th dances with the k-th of the other side. At most three."),
    ]


class RevealedLead(Record):
    """A lead dancer at the end of a round. `points` is null when a star ended it, for then nobody counts."""

    card: Card
    gender: Gender
    points: HalfPoints | None
    star: bool


class LastRound(Record):
    """How the last round ended. `leads[seat]`; `microphone` is who held it then."""

    number: Round
    ended_by: RoundEnd
    leads: Annotated[tuple[RevealedLead, ...], BY_SEAT]
    microphone: Seat
    winner: Seat


class State(records.State):
    """The whole truth about a game of Dancing Queen."""

    game: Literal["dancing-queen"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    microphone: Annotated[int, Meta(ge=0, le=1, description="The seat that holds it.")]
    trophies: Annotated[tuple[Trophies, ...], BY_SEAT]
    sides: Annotated[tuple[Side, ...], BY_SEAT]
    deck: Annotated[tuple[Card, ...], Meta(max_length=len(DECK), description="The first card is drawn next.")]
    last_round: LastRound | None


class SeenDancer(Record):
    """A card in play, as it looks from one seat: `card` is null unless that seat played it."""

    card: Card | None
    gender: Gender


class SeenSide(Record):
    """One side of the table, as it looks from one seat."""

    hand: Card | None
    lead: SeenDancer | None
    backups: Annotated[tuple[SeenDancer, ...], Meta(max_length=MOST_BACKUPS)]


class View(records.View):
    """What one seat may see: its own cards, and everybody's genders."""

    game: Literal["dancing-queen"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    microphone: Seat
    trophies: Annotated[tuple[Trophies, ...], BY_SEAT]
    sides: Annotated[tuple[SeenSide, ...], BY_SEAT]
    deck_size: DeckSize
    last_round: LastRound | None
