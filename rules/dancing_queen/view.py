"""Dancing Queen: views and redacted events, by allow-list: everything that is shown is named, nothing else is."""

from rules.dancing_queen.events import (
    CardDealt,
    CardDrawn,
    DancerPlaced,
    DancerRotated,
    EndAgreed,
    EndProposed,
    Event,
    GameWon,
    LeadChosen,
    LeadOpened,
    LeadsRevealed,
    MicrophonePassed,
    RoundStarted,
    TrophyWon,
)
from rules.dancing_queen.state import Dancer, Phase, SeenDancer, SeenSide, State, View
from rules.records import Seat, redacted, view_members


def observe(state: State, seat: Seat | None) -> View:
    """Build the view of a seat: its own cards, and which half of every card in play faces the opponent."""
    return View(
        **view_members(state, seat),
        round=state.round,
        microphone=state.microphone,
        trophies=state.trophies,
        sides=tuple(seen_side(state, each, mine=each == seat) for each in range(state.seats)),
        deck_size=len(state.deck),
        last_round=state.last_round,
    )


def seen_side(state: State, seat: Seat, mine: bool) -> SeenSide:
    """One side of the table. 1.2 While the other chooses, a chosen lead dancer is its owner's secret."""
    side = state.sides[seat]
    opened = mine or state.phase != Phase.OPENING
    return SeenSide(
        hand=side.hand if mine else None,
        lead=seen_dancer(side.lead, mine) if side.lead and opened else None,
        backups=tuple(seen_dancer(dancer, mine) for dancer in side.backups),
    )


def seen_dancer(dancer: Dancer, mine: bool) -> SeenDancer:
    """Genders are public, the card is its owner's secret."""
    return SeenDancer(card=dancer.card if mine else None, gender=dancer.gender)


def show(event: Event, seat: Seat | None) -> Event | None:
    """Redact an event for a seat: cards that are dealt, drawn or played are secrets of their seat."""
    match event:
        case (
            RoundStarted()
            | MicrophonePassed()
            | DancerRotated()
            | EndProposed()
            | EndAgreed()
            | LeadsRevealed()
            | TrophyWon()
            | GameWon()
        ):
            return event
        case LeadChosen():
            return redacted(event, event.seat == seat, "gender")
        case CardDealt() | LeadOpened() | CardDrawn() | DancerPlaced():
            return redacted(event, event.seat == seat, "card")
