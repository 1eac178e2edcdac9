"""Let's Dance: views and redacted events, by allow-list: everything that is shown is named, nothing else is."""

from rules.lets_dance.events import (
    CardDrawn,
    CardKept,
    CardRevealed,
    CardsDanced,
    CardsDiscarded,
    CardsTaken,
    CongaLineEnded,
    CongaLineJoined,
    CongaLineOpened,
    DeckRebuilt,
    Event,
    FinalRoundStarted,
    GameEnded,
    HandDealt,
    PartysOverShown,
    Renewed,
    Replenished,
    SatOut,
    SpinFell,
    SpinTried,
    ToesSteppedOn,
)
from rules.lets_dance.state import Floor, SeenFloor, SeenTheft, State, View
from rules.records import Seat, redacted, view_members


def observe(state: State, seat: Seat | None) -> View:
    """Build the view of a seat: its own hand, all floors but for the others' secret cards, and the discards."""
    return View(
        **view_members(state, seat),
        final_round=state.final_round,
        partys_over_shown=state.partys_over is None,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        floors=tuple(seen_floor(floor, mine=each == seat) for each, floor in enumerate(state.floors)),
        line=state.line,
        theft=seen_theft(state, seat),
        deck_size=len(state.deck) + (state.partys_over is not None),
        discards=state.discards,
    )


def seen_floor(floor: Floor, mine: bool) -> SeenFloor:
    """A floor. D16 The secret face-down cards are known to its own seat only."""
    stops = tuple(stop.card if mine or not stop.secret else None for stop in floor.stops)
    return SeenFloor(sequences=floor.sequences, stops=stops, lines=floor.lines)


def seen_theft(state: State, seat: Seat | None) -> SeenTheft | None:
    """7.4 The thief, who is to move, and the target know the taken cards."""
    if state.theft is None:
        return None
    knows = seat is not None and (seat in state.to_move or seat == state.theft.target)
    return SeenTheft(target=state.theft.target, cards=state.theft.cards if knows else None)


def show(event: Event, seat: Seat | None) -> Event | None:
    """Redact an event for a seat: of cards that move hidden, the others learn only how many."""
    match event:
        case (
            CardsDanced()
            | SpinTried()
            | CardRevealed()
            | SpinFell()
            | CardsDiscarded()
            | PartysOverShown()
            | FinalRoundStarted()
            | DeckRebuilt()
            | Replenished()
            | ToesSteppedOn()
            | CongaLineOpened()
            | CongaLineJoined()
            | CongaLineEnded()
            | GameEnded()
        ):
            return event
        case HandDealt():
            return redacted(event, event.seat == seat, "cards")
        case CardDrawn():
            return redacted(event, event.seat == seat, "card")
        case Renewed() | SatOut():
            return redacted(event, event.seat == seat, "face_down")
        case CardsTaken():
            return redacted(event, seat in (event.seat, event.target), "cards")
        case CardKept():
            return redacted(event, seat in (event.seat, event.target), "card")
