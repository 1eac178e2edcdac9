"""Queen of 12: the course of a game: the set-up, the order of the steps, and the effect of each move."""

from msgspec.structs import replace

from rules.queen_of_12.effects.cards import (
    carry_out,
    copy_dice,
    cross_by_effect,
    discard_carried_out,
    next_number,
    return_card,
    take_dice,
    take_fan_card,
)
from rules.queen_of_12.effects.crossing import cross, finish, start_crossing, use
from rules.queen_of_12.effects.rounds import choose, end_round, reveal, start_round
from rules.queen_of_12.effects.setup import set_up
from rules.queen_of_12.events import Step
from rules.queen_of_12.moves import (
    CopyDice,
    Cross,
    CrossAny,
    CrossNumber,
    Decline,
    Finish,
    Move,
    PlayCard,
    ReturnCard,
    TakeBack,
    TakeDice,
    TakeFanCard,
)
from rules.queen_of_12.state import Due, Options, Phase, State
from rules.queen_of_12.state.cards import may_choose
from rules.records import Seat


def deal(seats: int, options: Options, seed: str) -> Step:
    """Begin a game: the set-up, then 1.1 the first roll."""
    return advance(start_round(set_up(seats, options, seed)))


def advance(step: Step) -> Step:
    """Go on until somebody has something to decide, or the game is over."""
    while step.state.outcome is None:
        state = replace(step.state, to_move=waiting(step.state))
        if state.to_move:
            return step.with_state(state)
        step = next_step(step)
    return step.with_state(replace(step.state, to_move=()))


def next_step(step: Step) -> Step:
    """2.1 Reveal when all have chosen, 3.1 carry the cards out number by number, 4.1 cross, 8.1 end the round."""
    match step.state.phase:
        case Phase.CHOOSE:
            return reveal(step)
        case Phase.EFFECTS:
            step = discard_carried_out(step)
            number = next_number(step.state)
            return start_crossing(step) if number is None else carry_out(step, number)
        case Phase.CROSSING:
            return end_round(step)


def play(state: State, move: Move) -> Step:
    """Carry out a move that the rules allow, and go on until somebody has to decide."""
    return advance(done(state, move))


def done(state: State, move: Move) -> Step:
    """Carry out the move itself: 1.4 a card, 3.4 a decision of a card, 4.1 a cross, 6.2 an effect of "No crosses"."""
    match move:
        case PlayCard():
            return choose(state, move)
        case TakeDice():
            return take_dice(state, move)
        case ReturnCard():
            return return_card(state, move)
        case CrossNumber():
            return cross_by_effect(state, move, Due.CROSS_NUMBER)
        case CopyDice() if state.phase == Phase.EFFECTS:
            return copy_dice(state, move, Due.COPY_DICE)
        case TakeFanCard() if state.phase == Phase.EFFECTS:
            return take_fan_card(state, move, Due.TAKE_FAN_CARD)
        case Cross():
            return cross(state, move)
        case Finish():
            return finish(state, move.seat)
        case CrossAny() | CopyDice() | TakeBack() | TakeFanCard() | Decline():
            return use(state, move)


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats with something to decide while the game lasts, D9, D16 in any order. D3 The others are not asked."""
    if state.phase == Phase.CHOOSE:
        return tuple(seat for seat in range(state.seats) if may_choose(state, seat))
    crossing = state.princess.seat if state.princess and state.phase == Phase.CROSSING else None
    return tuple(seat for seat in range(state.seats) if state.due[seat] or state.to_cross[seat] or seat == crossing)
