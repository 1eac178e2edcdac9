"""Queen of 12: why a state that came from outside cannot be: its sizes, cards and dice, and then all the rest."""

from collections.abc import Iterator

from rules.game import Fault
from rules.queen_of_12.effects import waiting
from rules.queen_of_12.faults.cards import Ten, all_played_in, foreign_cards, pile_faults, ten_of
from rules.queen_of_12.faults.dice import dice_faults
from rules.queen_of_12.faults.history import history_faults
from rules.queen_of_12.faults.last_round import Ended, ended
from rules.queen_of_12.faults.phases import phase_faults
from rules.queen_of_12.faults.sizes import size_faults
from rules.queen_of_12.faults.summary import summarised
from rules.queen_of_12.state import State


def faults(state: State) -> Iterator[Fault]:
    """Sizes first, then cards and dice: what comes after them may count on them."""
    last = ended(state.seats, state.last_round) if state.last_round else None
    if wrong := (*size_faults(state), *(last.sizes if last else ())):
        yield from wrong
        return
    ten = ten_of(state)
    if wrong := (*card_faults(state, ten, last), *dice_faults(state), *(last.dice if last else ())):
        yield from wrong
        return
    table = summarised(state, ten, last)
    if wrong := tuple(phase_faults(state, table)):
        yield from wrong
        return
    if state.outcome is None and state.to_move != waiting(state):
        yield Fault("/to_move", "Whoever has something to decide is to move.")
    yield from history_faults(state, table)


def card_faults(state: State, ten: Ten, last: Ended | None) -> Iterator[Fault]:
    """The same ten cards for every seat, each in one place; no others were played in this round or the last one."""
    if not ten:
        yield from pile_faults(state)
    elif not (all_played_in(state, ten) and (last is None or last.played <= ten)):
        yield from foreign_cards(state, ten)
