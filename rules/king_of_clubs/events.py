"""King of Clubs: the events, one record for each type. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.game import Transition
from rules.king_of_clubs.components import HAND_LIMIT, OPEN_NIGHTCLUBS, SWAPPED
from rules.king_of_clubs.state import (
    BY_CLUB,
    BY_SEAT,
    MOST_SEATS,
    Clubs,
    DancerName,
    Lead,
    MovesBySide,
    MovesCount,
    Night,
    PointsBySide,
    PrestigeBySide,
    Reason,
    Seat,
    Side,
    Skill,
    Skills,
    State,
)

ClubIndex = Annotated[int, Meta(ge=0, le=OPEN_NIGHTCLUBS - 1, description="Which club, in the order of `clubs`.")]


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
Step = Transition[State, Event]
