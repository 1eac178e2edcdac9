"""Let's Dance: how turns, conga lines, rounds and the game end (chapters 2, 6 and 9 of RULES.md)."""

from msgspec.structs import replace

from rules.lets_dance.components import Card
from rules.lets_dance.effects.deck import onto_floor
from rules.lets_dance.events import CongaLineEnded, FinalRoundStarted, GameEnded, Step
from rules.lets_dance.scoring import outcome
from rules.lets_dance.state import Phase, State
from rules.records import Seat, replaced


def end_turn(step: Step, seat: Seat) -> Step:
    """2.2 It is the next seat's turn. 6.5, D10 A line that has come round ends. 9.2 So do the round, and the game."""
    ends_round = seat == step.state.seats - 1
    following = 0 if ends_round else seat + 1
    if ends_round and step.state.final_round:
        return end_game(step, following)
    if step.state.line == step.state.seats:
        step = end_line(step, following)
    if ends_round and step.state.partys_over is None:
        step = step.with_state(replace(step.state, final_round=True)).with_events(FinalRoundStarted())
    phase = Phase.CONGA if step.state.line else Phase.TURN
    return step.with_state(replace(step.state, phase=phase, to_move=(following,)))


def end_line(step: Step, following: Seat) -> Step:
    """6.6, D3 Each card of the line goes onto its own seat's floor, worth the number of seats in the line."""
    state = step.state
    seats = line_seats(state, following)
    for seat in seats:
        state = onto_floor(state, seat, (Card.CONGA_LINE,))
        floor = state.floors[seat]
        floor = replace(floor, lines=(*floor.lines, len(seats)))
        state = replace(state, floors=replaced(state.floors, seat, floor))
    return step.with_state(replace(state, line=0)).with_events(CongaLineEnded(seats=seats))


def line_seats(state: State, following: Seat) -> tuple[Seat, ...]:
    """6.2 The seats in the open line, in its order: those just before the following one."""
    return tuple((following - back) % state.seats for back in range(state.line, 0, -1))


def end_game(step: Step, following: Seat) -> Step:
    """6.7 An open line ends, then the floors are scored."""
    if step.state.line:
        step = end_line(step, following)
    end = outcome(step.state.floors)
    after = replace(step.state, to_move=(), outcome=end)
    return step.with_state(after).with_events(GameEnded(winners=end.winners))
