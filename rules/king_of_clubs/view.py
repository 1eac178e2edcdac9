"""King of Clubs: views and redacted events, by allow-list: everything that is shown is named, nothing else is."""

from rules.king_of_clubs.events import (
    BackupsRevealed,
    ClubDecided,
    ClubOpened,
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
    PileRefilled,
    SwapDeclined,
)
from rules.king_of_clubs.state import Assignment, DancerName, Phase, SeenAssignment, State, View
from rules.records import Seat, redacted, view_members


def observe(state: State, seat: Seat | None) -> View:
    """Build the view of a seat: its own Dancers, the Dancers that lie face up, and all numbers."""
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
    """Redact an event for a seat: Dancers that move face down are secrets of their seat."""
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
            return redacted(event, event.seat == seat, "clubs", "backup")
        case DancersSwapped():
            return redacted(event, event.seat == seat, "dancers")
