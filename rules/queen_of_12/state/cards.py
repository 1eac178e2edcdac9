"""Queen of 12: hands, discard piles and played cards of a state (chapters 1 to 3 of RULES.md)."""

from rules.queen_of_12.components import LEAST_HAND, NUMBER, PLAYED, Card
from rules.queen_of_12.state import Cards, State
from rules.records import Seat, removed

Piles = tuple[Cards, Cards]  # hand and discard pile of one seat


def exchanged(hand: Cards, discards: Cards) -> Piles:
    """1.3, D3 A hand of one card, or of none, is exchanged once for a discard pile that has cards."""
    return (discards, hand) if discards and len(hand) < LEAST_HAND else (hand, discards)


def laid(state: State, seat: Seat) -> Piles:
    """1.3, D12 Hand and discard pile after the seat has laid down the cards that it has chosen so far."""
    hand, discards = state.hands[seat], state.discards[seat]
    for following, card in enumerate(state.played[seat], 1):
        hand = removed(hand, card)
        if following < PLAYED[state.seats]:
            hand, discards = exchanged(hand, discards)
    return hand, discards


def may_choose(state: State, seat: Seat) -> bool:
    """1.4, 1.5, D3 Tell whether the seat has a card to play, and another one."""
    if len(state.played[seat]) == PLAYED[state.seats]:
        return False
    return len(laid(state, seat)[0] if state.played[seat] else state.hands[seat]) >= LEAST_HAND


def negated(played: tuple[Cards, ...]) -> Cards:
    """2.2, D7 The cards that several seats have played."""
    cards = [card for each in played for card in each]
    return tuple(sorted({card for card in cards if cards.count(card) > 1}))


def effective(played: tuple[Cards, ...]) -> list[tuple[Seat, Card]]:
    """3.1 The cards with an effect, each with its seat."""
    cards = [card for each in played for card in each]
    return [(seat, card) for seat, each in enumerate(played) for card in each if cards.count(card) == 1]


def carried_out(state: State) -> list[tuple[Seat, Card]]:
    """3.1 The cards that are being carried out: those with the present number."""
    return [(seat, card) for seat, card in effective(state.played) if NUMBER[card] == state.number]
