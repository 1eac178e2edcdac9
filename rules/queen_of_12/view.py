"""Queen of 12: what a seat may see. Everything is named that is shown; nothing else is."""

from rules.queen_of_12.events import (
    CardChosen,
    CardDiscarded,
    CardReturned,
    CardsExchanged,
    CardsNegated,
    CardsRevealed,
    Declined,
    DiceCopied,
    DiceLapsed,
    DiceTaken,
    DiscardsTaken,
    Event,
    FanCardTaken,
    FansLaid,
    FieldCrossed,
    Finished,
    FirstLineCompleted,
    GameEnded,
    RoundStarted,
)
from rules.queen_of_12.state import Cards, Phase, State, View
from rules.records import Seat, redacted, view_members


def observe(state: State, seat: Seat | None) -> View:
    """What one seat sees: all but the cards that others have chosen and not yet revealed."""
    return View(
        **view_members(state, seat),
        round=state.round,
        trays=state.trays,
        hands=state.hands,
        discards=state.discards,
        fans=state.fans,
        played=tuple(
            cards if owner == seat or state.phase != Phase.CHOOSE else face_down(cards)
            for owner, cards in enumerate(state.played)
        ),
        number=state.number,
        due=state.due,
        taken=state.taken,
        copied=state.copied,
        to_cross=state.to_cross,
        princess=state.princess,
        crosses=state.crosses,
        used=state.used,
        first_line=state.first_line,
        last_round=state.last_round,
    )


def face_down(cards: Cards) -> tuple[None, ...]:
    """Cards of which nothing but their number shows."""
    return (None,) * len(cards)


def show(event: Event, seat: Seat | None) -> Event | None:
    """The event as one seat learns of it: of a card that another has chosen, not which one it is."""
    match event:
        case (
            FansLaid()
            | RoundStarted()
            | CardsExchanged()
            | CardsRevealed()
            | CardsNegated()
            | DiceTaken()
            | CardReturned()
            | DiscardsTaken()
            | DiceCopied()
            | FieldCrossed()
            | FanCardTaken()
            | CardDiscarded()
            | DiceLapsed()
            | Finished()
            | Declined()
            | FirstLineCompleted()
            | GameEnded()
        ):
            return event
        case CardChosen():
            return redacted(event, event.seat == seat, "card")
