"""King of Clubs: the deal, and what each move does. Each chapter of the rules has its module."""

from rules.king_of_clubs.components import MOVES, RULES_VERSION, SIDES, Version
from rules.king_of_clubs.effects.assigning import assign, decline_swap, reveal, swap
from rules.king_of_clubs.effects.dancing import pass_turn, play_moves
from rules.king_of_clubs.effects.night import start_night
from rules.king_of_clubs.events import Step
from rules.king_of_clubs.moves import Assign, DeclineSwap, Move, Pass, PlayMoves, Reveal, Swap
from rules.king_of_clubs.state import Options, Phase, State
from rules.records import Chance, opening_members


def deal(seats: int, options: Options, seed: str) -> Step:
    """8.1 The first night; no side leads. D4 Nobody holds Moves."""
    state = State(
        **opening_members("king-of-clubs", RULES_VERSION, seats, options, Chance(seed=seed, drawn=0)),
        phase=Phase.ASSIGN,
        to_move=(),
        night=1,
        points=(0,) * SIDES,
        lead=None,
        clubs=(),
        assignments=(None,) * seats,
        revealed=None,
        danced=0,
        passed=False,
        hands=(0,) * seats,
        pile=MOVES if options.version == Version.ADVANCED else 0,
        discard=0,
        last_round=None,
    )
    return start_night(state, ())


def play(state: State, move: Move) -> Step:
    """Carry out a move that the rules allow."""
    match move:
        case Assign():
            return assign(state, move)
        case Reveal():
            return reveal(state, move)
        case Swap():
            return swap(state, move)
        case DeclineSwap():
            return decline_swap(state, move.seat)
        case PlayMoves():
            return play_moves(state, move)
        case Pass():
            return pass_turn(state, move.seat)
