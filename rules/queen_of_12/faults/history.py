"""Queen of 12: what the rounds so far require of a state that came from outside."""

from collections.abc import Iterator
from operator import lt

from rules.game import Fault, drawn_faults, ply_faults
from rules.queen_of_12.components import DICE_ROLLED, FAN, FEW, PLAYED, ROUNDS, START
from rules.queen_of_12.faults.counters import moves_made, numbers_drawn, rounds_ended
from rules.queen_of_12.faults.phases import may_have_decided
from rules.queen_of_12.faults.summary import Owners, Summary
from rules.queen_of_12.scoring import has_full_line, outcome, with_full_line
from rules.queen_of_12.state import Due, Phase, State
from rules.records import Seat

CHOOSE, EFFECTS, CROSSING = Phase.CHOOSE, Phase.EFFECTS, Phase.CROSSING  # Phase.X takes its time
CROSS_NUMBER, TAKE_FAN_CARD = Due.CROSS_NUMBER, Due.TAKE_FAN_CARD
CROSSES_IN_A_ROUND = {seats: dice + 2 for seats, dice in DICE_ROLLED.items()}  # one for each die, and two besides


def history_faults(state: State, table: Summary) -> Iterator[Fault]:
    """Counters, sheets, effects, the last round and the outcome, by the number of the round."""
    ended = rounds_ended(state)
    yield from counter_faults(state, table)
    yield from sheet_faults(state, table.owners)
    yield from first_line_faults(state)
    yield from effect_faults(state, table.owners)
    if (state.last_round is None) != (ended == 0):
        yield Fault("/last_round", "It is null until a round has ended, and never again.")
    elif state.last_round and table.ended:
        if state.last_round.round != ended:
            yield Fault("/last_round/round", f"The last round that ended is number {ended}.")
        yield from table.ended.takers
    if state.outcome and (state.round != ROUNDS or state.outcome != outcome(state)):
        yield Fault("/outcome", "This is not how the game stands.")
    if state.round == 1:
        yield from (deal_faults if state.phase == CHOOSE else first_round_faults)(state)


def counter_faults(state: State, table: Summary) -> Iterator[Fault]:
    """1.1 The set-up and each roll draw numbers. 1.4 A seat plays cards, crosses fields and decides other things."""
    yield from drawn_faults(state, (numbers_drawn(state),))
    yield from ply_faults(state, moves_made(state, table))


def sheet_faults(state: State, owners: Owners) -> Iterator[Fault]:
    """4.1 A round gives each seat a cross for each die, 3.9 one with the Alchemist, 5.1 one with the Princess.

    Those that are still to come in this round are not on the sheet yet.
    """
    before = rounds_ended(state) * CROSSES_IN_A_ROUND[state.seats]
    for seat, places in enumerate(state.crosses):
        if not all(map(lt, places, places[1:])):
            yield Fault(f"/crosses/{seat}", "These are fields, each once and in order.")
        if len(places) > before and len(places) > before + crosses_made(state, seat, owners):
            yield Fault(f"/crosses/{seat}", "The rounds cannot have given so many crosses.")


def crosses_made(state: State, seat: Seat, owners: Owners) -> int:
    """How many crosses a seat can have made in the present round."""
    if state.outcome or state.phase == CHOOSE:
        return 0
    if state.phase == EFFECTS:
        return may_have_decided(state, seat, CROSS_NUMBER, owners)
    if state.due[seat]:
        return 0
    second = state.princess is not None and state.princess.seat == seat
    return CROSSES_IN_A_ROUND[state.seats] - len(state.to_cross[seat]) - second


def first_line_faults(state: State) -> Iterator[Fault]:
    """8.1 Seats with a full line, as soon as a round has ended with one."""
    seats = state.first_line
    if seats and ([*seats] != sorted(set(seats)) or seats[-1] >= state.seats):
        yield Fault("/first_line", "These are not seats of the game, each once and in order.")
        return
    for index, seat in enumerate(seats):
        if not has_full_line(state.crosses[seat]):
            yield Fault(f"/first_line/{index}", "This seat has no full line.")
    between = state.phase == CHOOSE or state.outcome is not None
    if between and not seats and with_full_line(state.crosses):
        yield Fault("/first_line", "A seat with a full line has got its points when the round ended.")


def effect_faults(state: State, owners: Owners) -> Iterator[Fault]:
    """6.1 One effect a round. 3.9, 6.2 One card of the fan a round, and with two seats one before the game."""
    ended, crossing = rounds_ended(state), state.phase == CROSSING and state.outcome is None
    for seat, used in enumerate(state.used):
        effects = ended + (crossing and not state.due[seat])
        if used.copy_dice + used.take_back + used.fan_cards > effects:
            yield Fault(f"/used/{seat}", f"There were {effects} occasions for an effect.")
        cards = FAN - len(state.fans[seat]) - (state.seats == FEW)
        if cards > ended and cards > ended + may_have_decided(state, seat, TAKE_FAN_CARD, owners):
            yield Fault(f"/fans/{seat}", "A round gives a seat at most one card of its fan.")


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
