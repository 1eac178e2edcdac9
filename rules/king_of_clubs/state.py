"""King of Clubs: what is on the table, what can be done, what has happened, what is seen. Data only."""

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
    SWAPPED,
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
ClubIndex = Annotated[int, Meta(ge=0, le=OPEN_NIGHTCLUBS - 1, description="Which club, in the order of `clubs`.")]
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


class Assign(records.Move, tag="assign"):
    """Send Dancers to each of the night's clubs, in the order of the state's `clubs`, and keep one as backup.

    The Dancers of one club are listed sorted and accepted in any order.
    """

    phases = (Phase.ASSIGN,)
    clubs: Annotated[tuple[Skills, ...], BY_CLUB]
    backup: Skill


class Reveal(records.Move, tag="reveal"):
    """Reveal one of your Dancers at a club, for your side."""

    phases = (Phase.REVEAL,)
    dancer: Skill


class Swap(records.Move, tag="swap"):
    """Swap two of your Dancers at different clubs, for your side. They are listed sorted and accepted in any order."""

    phases = (Phase.SWAP,)
    dancers: Annotated[tuple[Skill, ...], Meta(min_length=SWAPPED, max_length=SWAPPED)]


class DeclineSwap(records.Move, tag="decline_swap"):
    """Leave your Dancers where they are."""

    phases = (Phase.SWAP,)


class PlayMoves(records.Move, tag="play_moves"):
    """Play Moves from your hand on one Dancer of your side at the club that is danced."""

    phases = (Phase.MOVES,)
    dancer: DancerName
    count: Annotated[int, Meta(ge=1, le=HAND_LIMIT)]


class Pass(records.Move, tag="pass"):
    """Play no Moves in this turn. When all of a side have passed in one turn it is out for this club."""

    phases = (Phase.MOVES,)


Move = Annotated[Assign | Reveal | Swap | DeclineSwap | PlayMoves | Pass, Meta(extra={"union": "Move"})]


class NightStarted(records.Event, tag="night_started"):
    """Four Nightclubs were opened; `lead` is the lead side of this night."""

    night: Night
    lead: Lead
    clubs: Clubs


class DancersAssigned(records.Event, tag="dancers_assigned"):
    """A seat has assigned its Dancers (where they are and the backup are null for the others)."""

    seat: Seat
    clubs: Annotated[tuple[Skills, ...], BY_CLUB] | None
    backup: Skill | None


class DancerRevealed(records.Event, tag="dancer_revealed"):
    """A seat of the lead side has revealed a Dancer."""

    seat: Seat
    club: ClubIndex
    skill: Skill


class DancersSwapped(records.Event, tag="dancers_swapped"):
    """A seat has swapped two Dancers between two clubs (which Dancers is null for the others)."""

    seat: Seat
    clubs: Annotated[tuple[ClubIndex, ...], Meta(min_length=SWAPPED, max_length=SWAPPED, description="Sorted.")]
    dancers: Annotated[tuple[Skill, ...], Meta(min_length=SWAPPED, max_length=SWAPPED, description="Sorted.")] | None


class SwapDeclined(records.Event, tag="swap_declined"):
    """A seat does not swap."""

    seat: Seat


class ClubOpened(records.Event, tag="club_opened"):
    """All Dancers at a club were revealed: `dancers[seat]`, printed skills, sorted."""

    club: ClubIndex
    dancers: Annotated[tuple[Skills, ...], BY_SEAT]


class MovesPlayed(records.Event, tag="moves_played"):
    """A seat has played Moves on a Dancer."""

    seat: Seat
    dancer: DancerName
    count: Annotated[int, Meta(ge=1, le=HAND_LIMIT)]


class Passed(records.Event, tag="passed"):
    """A seat has passed (one that holds no Moves passes silently)."""

    seat: Seat


class BackupsRevealed(records.Event, tag="backups_revealed"):
    """All backups were revealed, because a club was tied or because the night is over: `backups[seat]`."""

    backups: Annotated[tuple[Skill, ...], BY_SEAT]


class ClubDecided(records.Event, tag="club_decided"):
    """A club was danced; `winner` is a side, or null if nobody won it."""

    club: ClubIndex
    winner: Side | None


class NightEnded(records.Event, tag="night_ended"):
    """The night is over; `winner` is the side that earns a point, or null. `points` are as they are now."""

    night: Night
    prestige: PrestigeBySide
    moves_played: MovesBySide
    winner: Side | None
    points: PointsBySide


class MovesDrawn(records.Event, tag="moves_drawn"):
    """A seat has drawn Moves for its backup, with those before a `pile_refilled`, and discarded down to five."""

    seat: Seat
    drawn: MovesCount
    discarded: MovesCount


class PileRefilled(records.Event, tag="pile_refilled"):
    """The pile was empty: the discarded Moves became the new one. Who needed it draws on; see `moves_drawn`."""

    pile: MovesCount


class GameEnded(records.Event, tag="game_ended"):
    """The game is over; `winners` are seats."""

    reason: Reason
    winners: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]


Event = Annotated[
    NightStarted
    | DancersAssigned
    | DancerRevealed
    | DancersSwapped
    | SwapDeclined
    | ClubOpened
    | MovesPlayed
    | Passed
    | BackupsRevealed
    | ClubDecided
    | NightEnded
    | MovesDrawn
    | PileRefilled
    | GameEnded,
    Meta(extra={"union": "Event"}),
]


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
