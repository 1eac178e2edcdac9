"""King of Clubs: what a seat may see. Everything is named that is shown; nothing else is."""

from msgspec.structs import replace

from rules.king_of_clubs.state import (
    Assignment,
    BackupsRevealed,
    ClubDecided,
    ClubOpened,
    DancerName,
    DancerRevealed,
    DancersAssigned,
    DancersSwapped,
    Event,
    GameEnded,
    MovesDrawn,
    MovesPlayed,
    NightEnded,
    NightStarted,
    Passed,
    Phase,
    PileRefilled,
    SeenAssignment,
    State,
    SwapDeclined,
    View,
)
from rules.records import Seat, view_members


def observe(state: State, seat: Seat | None) -> View:
    """What one seat sees: its own Dancers, the Dancers that lie face up, and all numbers."""
    return View(
        **view_members(state, seat),
        night=state.night,
        points=state.points,
        lead=state.lead,
        clubs=state.clubs,
        assignments=tuple(
            seen_assignment(state, owner, assignment, mine=owner == seat) if assignment else None
            for owner, assignment in enumerate(state.assignments)
        ),
        revealed=state.revealed,
        danced=state.danced,
        passed=state.passed,
        hands=state.hands,
        pile=state.pile,
        discard=state.discard,
        last_round=state.last_round,
    )


def seen_assignment(state: State, owner: Seat, assignment: Assignment, mine: bool) -> SeenAssignment:
    """One's own Dancers, or 3.1 those at the clubs that were opened and 1.6 the one that was revealed."""
    if mine or state.outcome:
        return SeenAssignment(clubs=assignment.clubs, backup=assignment.backup)
    opened = state.danced + (state.phase == Phase.MOVES)
    face_up = (
        tuple(
            dancer
            for dancer in dancers
            if index < opened or state.revealed == DancerName(seat=owner, skill=dancer.skill)
        )
        for index, dancers in enumerate(assignment.clubs)
    )
    return SeenAssignment(clubs=tuple(face_up), backup=None)


def show(event: Event, seat: Seat | None) -> Event | None:
    """What one seat learns of an event: of Dancers that move face down the others do not learn which they are."""
    match event:
        case (
            NightStarted()
            | DancerRevealed()
            | SwapDeclined()
            | ClubOpened()
            | MovesPlayed()
            | Passed()
            | BackupsRevealed()
            | ClubDecided()
            | NightEnded()
            | MovesDrawn()
            | PileRefilled()
            | GameEnded()
        ):
            return event
        case DancersAssigned():
            return event if event.seat == seat else replace(event, clubs=None, backup=None)
        case DancersSwapped():
            return event if event.seat == seat else replace(event, dancers=None)
