"""Queen of 12: what the rounds so far require of a state that came from outside."""

from collections.abc import Iterator
from operator import lt

from rules.game import Fault, drawn_faults, ply_faults
from rules.queen_of_12.components import (
    DICE_ROLLED,
    FAN,
    FEW,
    HIGHEST_NUMBER,
    NUMBER,
    PLAYED,
    ROUNDS,
    START,
)
from rules.queen_of_12.faults.counters import moves_made, numbers_drawn, rounds_ended
from rules.queen_of_12.faults.phases import may_have_decided
from rules.queen_of_12.scoring import has_full_line, outcome, with_full_line
from rules.queen_of_12.state import Due, LastRound, Phase, State
from rules.queen_of_12.state.cards import effective
from rules.records import Seat

CHOOSE, EFFECTS, CROSSING = Phase.CHOOSE, Phase.EFFECTS, Phase.CROSSING  # Phase.X takes its time
CROSS_NUMBER, TAKE_FAN_CARD = Due.CROSS_NUMBER, Due.TAKE_FAN_CARD
CROSSES_BESIDES = 2  # in a round, besides one for each die


def history_faults(state: State) -> Iterator[Fault]:
    """Counters, sheets, effects, the last round and the outcome, by the number of the round."""
    yield from counter_faults(state)
    yield from sheet_faults(state)
    yield from first_line_faults(state)
    yield from effect_faults(state)
    if (state.last_round is None) != (state.round == 1 and state.outcome is None):
        yield Fault("/last_round", "It is null until a round has ended, and never again.")
    elif state.last_round:
        yield from last_round_faults(state, state.last_round)
    if state.outcome and (state.round != ROUNDS or state.outcome != outcome(state)):
        yield Fault("/outcome", "This is not how the game stands.")
    if state.round == 1 and state.phase == CHOOSE:
        yield from deal_faults(state)
    elif state.round == 1:
        yield from first_round_faults(state)


def counter_faults(state: State) -> Iterator[Fault]:
    """1.1 The set-up and each roll draw numbers. 1.4 A seat plays cards, crosses fields and decides other things."""
    yield from drawn_faults(state, (numbers_drawn(state),))
    yield from ply_faults(state, moves_made(state))


def sheet_faults(state: State) -> Iterator[Fault]:
    """4.1 A round gives each seat a cross for each die, 3.9 one with the Alchemist, 5.1 one with the Princess.

    Those that are still to come in this round are not on the sheet yet.
    """
    a_round = DICE_ROLLED[state.seats] + CROSSES_BESIDES
    before = rounds_ended(state) * a_round
    for seat, places in enumerate(state.crosses):
        if not all(map(lt, places, places[1:])):
            yield Fault(f"/crosses/{seat}", "These are fields, each once and in order.")
        if len(places) > before and len(places) > before + crosses_made(state, seat, a_round):
            yield Fault(f"/crosses/{seat}", "The rounds cannot have given so many crosses.")


def crosses_made(state: State, seat: Seat, a_round: int) -> int:
    """How many crosses a seat can have made in the present round."""
    if state.outcome or state.phase == CHOOSE:
        return 0
    if state.phase == EFFECTS:
        return may_have_decided(state, seat, CROSS_NUMBER)
    if state.due[seat]:
        return 0
    second = state.princess is not None and state.princess.seat == seat
    return a_round - len(state.to_cross[seat]) - second


def first_line_faults(state: State) -> Iterator[Fault]:
    """8.1 Seats with a full line, as soon as a round has ended with one."""
    seats = state.first_line
    if [*seats] != sorted(set(seats)) or any(seat >= state.seats for seat in seats):
        yield Fault("/first_line", "These are not seats of the game, each once and in order.")
        return
    for index, seat in enumerate(seats):
        if not has_full_line(state.crosses[seat]):
            yield Fault(f"/first_line/{index}", "This seat has no full line.")
    between = state.phase == CHOOSE or state.outcome is not None
    if between and not seats and with_full_line(state.crosses):
        yield Fault("/first_line", "A seat with a full line has got its points when the round ended.")


def effect_faults(state: State) -> Iterator[Fault]:
    """6.1 One effect a round. 3.9, 6.2 One card of the fan a round, and with two seats one before the game."""
    ended, crossing = rounds_ended(state), state.phase == CROSSING and state.outcome is None
    for seat, used in enumerate(state.used):
        effects = ended + (crossing and not state.due[seat])
        if used.copy_dice + used.take_back + used.fan_cards > effects:
            yield Fault(f"/used/{seat}", f"There were {effects} occasions for an effect.")
        cards = FAN - len(state.fans[seat]) - (state.seats == FEW)
        if cards > ended and cards > ended + may_have_decided(state, seat, TAKE_FAN_CARD):
            yield Fault(f"/fans/{seat}", "A round gives a seat at most one card of its fan.")


def last_round_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """The round before this one, or the twelfth; whose dice were copied, had some."""
    ended = rounds_ended(state)
    if last.round != ended:
        yield Fault("/last_round/round", f"The last round that ended is number {ended}.")
    for seat, source in enumerate(last.copied):
        if source is not None and not last.taken[source]:
            yield Fault(f"/last_round/copied/{seat}", "That seat has taken no dice.")
    takers = [seat for seat, card in effective(last.played) if NUMBER[card] < HIGHEST_NUMBER]
    for seat, dice in enumerate(last.taken):
        if dice and seat not in takers:
            yield Fault(f"/last_round/taken/{seat}", "No card of this seat has taken dice.")


def deal_faults(state: State) -> Iterator[Fault]:
    """The first round begins with the start cards in hand, and with two seats a card of the fan."""
    size = len(START) + (state.seats == FEW)
    for seat, hand in enumerate(state.hands):
        if len(hand) != size or any(card not in hand for card in START):
            yield Fault(f"/hands/{seat}", "The first hand has the start cards, with two seats another one.")


def first_round_faults(state: State) -> Iterator[Fault]:
    """1.4 In the first round everybody has cards to play."""
    for seat, cards in enumerate(state.played):
        if len(cards) != PLAYED[state.seats]:
            yield Fault(f"/played/{seat}", "In the first round every seat has cards to play.")
