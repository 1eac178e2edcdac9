"""Let's Dance: joining a conga line, and sitting one out (chapter 6 of RULES.md)."""

from msgspec.structs import replace

from rules.game import Transition
from rules.lets_dance.components import DRAWN_AFTER_A_DANCE, Card
from rules.lets_dance.effects.deck import draw, face_down, out_of_hand
from rules.lets_dance.effects.turns import end_line, end_turn
from rules.lets_dance.events import CongaLineJoined, SatOut, Step
from rules.lets_dance.moves import JoinConga, SitOut
from rules.lets_dance.state import Phase, State


def join_conga(state: State, move: JoinConga) -> Step:
    """6.2 Join the line with a card, and draw one."""
    size = state.line + 1
    state = replace(out_of_hand(state, move.seat, (Card.CONGA_LINE,)), line=size)
    step: Step = Transition(state, (CongaLineJoined(seat=move.seat, size=size),))
    return end_turn(draw(step, move.seat, DRAWN_AFTER_A_DANCE), move.seat)


def sit_out(state: State, move: SitOut) -> Step:
    """6.3, D8 Put a card face down, if you have one. 6.4 The line ends, and you take your turn."""
    if move.face_down is not None:
        state = out_of_hand(state, move.seat, (move.face_down,))
        state = face_down(state, move.seat, move.face_down, secret=True)
    sat = SatOut(seat=move.seat, stopped=move.face_down is not None, face_down=move.face_down)
    return end_line(Transition(replace(state, phase=Phase.TURN), (sat,)), move.seat)
