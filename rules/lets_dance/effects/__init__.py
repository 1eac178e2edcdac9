"""Let's Dance: the deal, and what each move does. Each chapter of the rules has its module."""

from rules.game import Transition
from rules.lets_dance.components import RULES_VERSION
from rules.lets_dance.effects.catching_breath import renew, replenish
from rules.lets_dance.effects.conga_line import join_conga, sit_out
from rules.lets_dance.effects.dancing import dance
from rules.lets_dance.effects.deck import lay_deck
from rules.lets_dance.effects.stepping_on_toes import keep, step_on_toes
from rules.lets_dance.events import HandDealt, Step
from rules.lets_dance.moves import Dance, JoinConga, Keep, Move, Renew, Replenish, SitOut, StepOnToes
from rules.lets_dance.state import Floor, Options, Phase, State
from rules.records import opening_members

EMPTY = Floor(sequences=((),), stops=(), lines=())


def deal(seats: int, options: Options, seed: str) -> Step:
    """11.1 The hands are dealt, the deck is laid, and all floors are empty."""
    laid = lay_deck(seats, seed)
    state = State(
        **opening_members("lets-dance", RULES_VERSION, seats, options, laid.chance),
        phase=Phase.TURN,
        to_move=(0,),
        final_round=False,
        hands=laid.hands,
        floors=(EMPTY,) * seats,
        line=0,
        theft=None,
        deck=laid.deck,
        partys_over=laid.partys_over,
        discards=(),
    )
    return Transition(state, tuple(HandDealt(seat=seat, cards=hand) for seat, hand in enumerate(laid.hands)))


def play(state: State, move: Move) -> Step:
    """Carry out a move that the rules allow."""
    match move:
        case Dance():
            return dance(state, move)
        case StepOnToes():
            return step_on_toes(state, move)
        case Replenish():
            return replenish(state, move)
        case Renew():
            return renew(state, move)
        case JoinConga():
            return join_conga(state, move)
        case SitOut():
            return sit_out(state, move)
        case Keep():
            return keep(state, move)
