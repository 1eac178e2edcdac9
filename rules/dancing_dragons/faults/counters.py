"""Dancing Dragons: how many moves can have led to a table. Swaps, signals and closed questions leave no trace on it."""

from rules.dancing_dragons.components import MOST_MOVES
from rules.dancing_dragons.state import Phase, State

DROP = Phase.DROP  # Phase.X takes its time
CALL = 1  # 6.1 the move that ends a round


def called(state: State) -> bool:
    """6.1 Has a call ended the round on the table? Then no other was dealt, for the game was over."""
    return state.outcome is not None and state.last_round is not None and state.last_round.number == state.round


def extra_deals(state: State) -> int:
    """4.5 How often every seat was dealt one more card in this round."""
    drops = len(state.centre) // state.seats  # by every seat
    return drops if state.phase == DROP else drops - 1


def possible_plies(state: State, swaps: int = 0) -> range:
    """How many moves can have been made, with at least so many swaps."""
    least = least_plies(state) + swaps
    if state.round == 1 and state.phase == DROP and not state.centre:
        return range(least, least + 1)  # only drops come before the first cards are turned up
    return range(least, MOST_MOVES + (state.outcome is not None))


def least_plies(state: State) -> int:
    """5.2 Every seat drops after each deal; 4.5 and before an extra one it says that it has no dragon."""
    before = (state.round - 1) * (state.seats + CALL)
    dropped = len(state.centre) + state.seats - state.dropped.count(None)
    answered = extra_deals(state) * state.seats + (len(state.question.answered) if state.question else 0)
    return before + dropped + answered + CALL * called(state)
