"""Let's Dance: replenishing and renewing a hand (chapter 8 of RULES.md)."""

from rules.game import Transition
from rules.lets_dance.components import HAND_SIZE
from rules.lets_dance.effects.deck import draw, face_down, onto_discards, out_of_hand
from rules.lets_dance.effects.turns import end_turn
from rules.lets_dance.events import Renewed, Replenished, Step
from rules.lets_dance.moves import Renew, Replenish
from rules.lets_dance.state import State
from rules.records import Seat


def replenish(state: State, move: Replenish) -> Step:
    """8.3 Play nothing, and draw until you hold five cards."""
    return fill_hand(Transition(state, (Replenished(seat=move.seat),)), move.seat)


def renew(state: State, move: Renew) -> Step:
    """8.4 Put a card face down, discard others, and draw until you hold five cards."""
    state = out_of_hand(state, move.seat, (move.face_down, *move.discard))
    state = face_down(state, move.seat, move.face_down, secret=True)
    state = onto_discards(state, move.discard)
    renewed = Renewed(seat=move.seat, face_down=move.face_down, discarded=move.discard)
    return fill_hand(Transition(state, (renewed,)), move.seat)


def fill_hand(step: Step, seat: Seat) -> Step:
    """8.1 Draw until the hand is full, and end the turn."""
    return end_turn(draw(step, seat, HAND_SIZE - len(step.state.hands[seat])), seat)
