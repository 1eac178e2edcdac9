"""King of Clubs: the state, and the view of it. Data only."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules import records
from rules.king_of_clubs.components import (
    HAND_LIMIT,
    MOVES,
    NIGHTCLUBS,
    NIGHTS,
    OPEN_NIGHTCLUBS,
    PAIR,
    POINTS_TO_WIN,
    SEATS,
    SIDES,
    SKILLS,
    SOLO,
    Version,
)
from rules.records import Record

FEWEST_SEATS, MOST_SEATS = SEATS
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Seats = Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS, multiple_of=SIDES)]
Side = Annotated[int, Meta(ge=0, le=SIDES - 1, description="Seats 0 and 2 are side 0, seats 1 and 3 are side 1.")]
Lead = Annotated[
    Annotated[int, Meta(ge=0, le=SIDES - 1)] | None,
    Meta(description="The side (0: seats 0 and 2, 1: seats 1 and 3) that leads; null while nobody does."),
]
BY_SEAT = Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)  # a list with one item for each seat
BY_SIDE = Meta(min_length=SIDES, max_length=SIDES)  # a list with one item for each side
BY_CLUB = Meta(min_length=OPEN_NIGHTCLUBS // PAIR, max_length=OPEN_NIGHTCLUBS)  # with one item for each club
Skill = Annotated[int, Meta(ge=min(SKILLS), le=max(SKILLS), description="As printed: without Moves.")]
Skills = Annotated[tuple[Skill, ...], Meta(min_length=SOLO, max_length=PAIR)]
MovesCount = Annotated[int, Meta(ge=0, le=MOVES)]
HandSize = Annotated[int, Meta(ge=0, le=HAND_LIMIT)]
Hands = Annotated[tuple[HandSize, ...], BY_SEAT, Meta(description="How many Moves each seat holds.")]
Night = Annotated[int, Meta(ge=1, le=NIGHTS)]
Points = Annotated[int, Meta(ge=0, le=POINTS_TO_WIN)]
PointsBySide = Annotated[tuple[Points, ...], BY_SIDE]
MOST_PRESTIGE = max(value * NIGHTCLUBS.count(value) for value in NIGHTCLUBS)  # of one club
Prestige = Annotated[int, Meta(ge=0, le=sum(sorted(NIGHTCLUBS)[-OPEN_NIGHTCLUBS:]))]
PrestigeBySide = Annotated[tuple[Prestige, ...], BY_SIDE]
MovesBySide = Annotated[tuple[MovesCount, ...], BY_SIDE]
Danced = Annotated[
    int, Meta(ge=0, le=OPEN_NIGHTCLUBS, description="So many clubs are decided; in phase `moves` the next is danced.")
]
OtherPassed = Annotated[bool, Meta(description="The side that is not to move has passed: it is out for this club.")]


class Phase(StrEnum):
    """What the game waits for."""

    ASSIGN = "assign"
    REVEAL = "reveal"
    SWAP = "swap"
    MOVES = "moves"


class Reason(StrEnum):
    """How a game ends."""

    FIVE_POINTS = "five_points"
    NINTH_NIGHT = "ninth_night"


class Options(Record):
    """What is agreed before the game."""

    version: Annotated[Version, Meta(description="The basic version has no Moves.")]


class Score(records.Score):
    """The total counts the points of the seat's side."""


class Outcome(records.Outcome):
    """A side has five points, or nine nights are over; after these, equal points share the victory."""

    reason: Reason
    winners: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    scores: Annotated[tuple[Score, ...], BY_SEAT]


class Club(Record):
    """One Nightclub, or two of the same value paired. `prestige` is what it is worth, of a pair the sum."""

    prestige: Annotated[int, Meta(ge=min(NIGHTCLUBS), le=MOST_PRESTIGE)]
    paired: bool


Clubs = Annotated[tuple[Club, ...], BY_CLUB, Meta(description="In the order in which they are danced.")]


class Dancer(Record):
    """A Dancer at a club, and how many Moves were played on it: each adds 1 to its skill."""

    skill: Skill
    moves: MovesCount


class Assignment(Record):
    """Where a seat's five Dancers are: `clubs[club]`, one or two at each, sorted by skill, and the backup."""

    clubs: Annotated[tuple[Annotated[tuple[Dancer, ...], Meta(min_length=SOLO, max_length=PAIR)], ...], BY_CLUB]
    backup: Skill


class DancerName(Record):
    """A Dancer, by its owner and its printed skill."""

    seat: Seat
    skill: Skill


Revealed = Annotated[DancerName | None, Meta(description="The Dancer that the lead side has revealed this night.")]


class LastRound(Record):
    """How the last night ended, with everything open. `winner` is null if nobody won the night."""

    night: Night
    lead: Lead
    clubs: Clubs
    assignments: Annotated[tuple[Assignment, ...], BY_SEAT]
    club_winners: Annotated[tuple[Side | None, ...], BY_CLUB, Meta(description="Null for a club that nobody won.")]
    prestige: PrestigeBySide
    moves_played: MovesBySide
    winner: Side | None


class State(records.State):
    """The whole truth about a game of King of Clubs."""

    game: Literal["king-of-clubs"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    night: Night
    points: PointsBySide
    lead: Lead
    clubs: Clubs
    assignments: Annotated[
        tuple[Assignment | None, ...],
        BY_SEAT,
        Meta(description="Null while the seat has not assigned: all its Dancers are in its hand."),
    ]
    revealed: Revealed
    danced: Danced
    passed: OtherPassed
    hands: Hands
    pile: Annotated[int, Meta(ge=0, le=MOVES, description="Moves to be drawn; the basic version has none.")]
    discard: Annotated[int, Meta(ge=0, le=MOVES, description="Moves that were played on earlier nights or discarded.")]
    last_round: LastRound | None


class SeenAssignment(Record):
    """Where a seat's Dancers are, as far as another may know.

    `clubs[club]` lists those that lie face up, or all of one's own; of each club the others lie face down.
    """

    clubs: Annotated[tuple[Annotated[tuple[Dancer, ...], Meta(max_length=PAIR)], ...], BY_CLUB]
    backup: Skill | None


class View(records.View):
    """What one seat may see: its own Dancers, those that lie face up, and all numbers."""

    game: Literal["king-of-clubs"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    night: Night
    points: PointsBySide
    lead: Lead
    clubs: Clubs
    assignments: Annotated[
        tuple[SeenAssignment | None, ...], BY_SEAT, Meta(description="Null while the seat has not assigned.")
    ]
    revealed: Revealed
    danced: Danced
    passed: OtherPassed
    hands: Hands
    pile: MovesCount
    discard: MovesCount
    last_round: LastRound | None
