"""Dancing Dragons: views and redacted events, by allow-list: everything that is shown is named, nothing else is."""

from rules.dancing_dragons.events import (
    CardDealt,
    CardDropped,
    CardsTurnedUp,
    CardSwapped,
    CounterDragonCalled,
    DragonAnnounced,
    Event,
    GameWon,
    HandDealt,
    HandsShown,
    NoDragonAnswered,
    NoDragonAsked,
    PointsScored,
    RoundStarted,
    Signalled,
    StayedSilent,
)
from rules.dancing_dragons.state import State, View
from rules.records import Seat, redacted, view_members


def observe(state: State, seat: Seat | None) -> View:
    """Build the view of a seat: its own cards, and what lies open. A spectator sees what lies open."""
    return View(
        **view_members(state, seat),
        round=state.round,
        points=state.points,
        hand=None if seat is None else state.hands[seat],
        dropped=None if seat is None else state.dropped[seat],
        centre=state.centre,
        deck_size=len(state.deck),
        question=state.question,
        last_round=state.last_round,
    )


def show(event: Event, seat: Seat | None) -> Event | None:
    """Redact an event for a seat: cards that are dealt or dropped face down are secrets of their seat."""
    match event:
        case (
            RoundStarted()
            | CardsTurnedUp()
            | CardSwapped()
            | DragonAnnounced()
            | CounterDragonCalled()
            | Signalled()
            | NoDragonAsked()
            | NoDragonAnswered()
            | StayedSilent()
            | HandsShown()
            | PointsScored()
            | GameWon()
        ):
            return event
        case HandDealt():
            return redacted(event, event.seat == seat, "cards")
        case CardDropped() | CardDealt():
            return redacted(event, event.seat == seat, "card")
