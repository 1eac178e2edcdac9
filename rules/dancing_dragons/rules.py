"""Dancing Dragons: candidate moves, and the rules that forbid some of them, by the numbers of RULES.md."""

from collections.abc import Iterator

from rules.dancing_dragons.components import EXTRA_DEAL, Dragon, Gesture
from rules.dancing_dragons.moves import (
    Announce,
    AskNoDragon,
    CounterDragon,
    Drop,
    Move,
    NoDragon,
    Signal,
    StaySilent,
    Swap,
)
from rules.dancing_dragons.state import Phase, State
from rules.game import rule
from rules.records import Seat


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the candidate moves of a seat in this phase; the rules below strike out the illegal ones."""
    match state.phase:
        case Phase.DROP:
            yield from (Drop(seat=seat, card=card) for card in state.hands[seat])
        case Phase.TRADE:
            yield from (Swap(seat=seat, give=give, take=take) for give in state.hands[seat] for take in state.centre)
            yield from calls_and_signals(seat)
            yield AskNoDragon(seat=seat)
        case Phase.QUESTION:  # 4.6, D2 without swaps
            yield from calls_and_signals(seat)
            yield NoDragon(seat=seat)
            yield StaySilent(seat=seat)  # D11 even after an answer


def calls_and_signals(seat: Seat) -> Iterator[Move]:
    """2.1, 3.1, 5.6 Yield the calls and signals of a seat at any time after the drop, dragon or not (D3)."""
    yield from (Announce(seat=seat, dragon=dragon) for dragon in Dragon)
    yield CounterDragon(seat=seat)
    yield from (Signal(seat=seat, gesture=gesture) for gesture in Gesture)


@rule("0.2", implied=True)
def card_held(state: State, move: Drop | Swap) -> bool:
    """What you drop or give, you hold."""
    return (move.card if isinstance(move, Drop) else move.give) in state.hands[move.seat]


@rule("4.2")
def card_for_every_seat(state: State, move: AskNoDragon) -> bool:
    """Ask only while the deck has a card for every seat."""
    return enough_for_extra_deal(state)


@rule("4.3")
def answered_once(state: State, move: NoDragon) -> bool:
    """Answer a question only once."""
    return state.question is not None and move.seat not in state.question.answered


@rule("5.5", implied=True)
def taken_from_centre(state: State, move: Swap) -> bool:
    """Take a card that lies in the centre."""
    return move.take in state.centre  # D6 so it is another card than the one given


def enough_for_extra_deal(state: State) -> bool:
    """4.2, D4, D13 There is a card for every seat."""
    return len(state.deck) >= state.seats * EXTRA_DEAL
