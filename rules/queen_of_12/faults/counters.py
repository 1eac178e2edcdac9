"""Queen of 12: how many moves, and numbers drawn, lead to a state. All else that can be wrong was looked at before.

A move crosses a field, or plays a card, or makes another decision: dice, a card, an effect of "No crosses", a finish.
Crosses and effects can be counted on the table, and so can the plays, unless a Parasite may have emptied a hand.
"""

from functools import cache

from rules.chance import drawn_by_shuffle
from rules.queen_of_12.components import (
    BAG,
    DICE_ROLLED,
    FAN,
    FEW,
    FIELDS,
    NUMBER,
    PLAYED,
    POINTS,
    ROUNDS,
    SEATS,
    Card,
    FanChoice,
)
from rules.queen_of_12.faults.cards import Ten
from rules.queen_of_12.faults.decisions import DECISIONS, Span, decisions, without_dice
from rules.queen_of_12.faults.summary import Summary
from rules.queen_of_12.state import Due, Phase, State
from rules.records import Seat

# Card.X, Due.X and Phase.X take their time
PRINCESS, PARASITE, WORKER, ALCHEMIST = Card.PRINCESS, Card.PARASITE, Card.WORKER, Card.ALCHEMIST
TAKE_DICE, RETURN_CARD, TAKE_FAN_CARD = Due.TAKE_DICE, Due.RETURN_CARD, Due.TAKE_FAN_CARD
CHOOSE, CROSSING = Phase.CHOOSE, Phase.CROSSING
RETURNS_TO_IDLE = 3  # cards that the Parasite has to return before a seat cannot play: it has five, two are too few


# 1.1 For each roll the bag is shuffled, and each die shows a number.
DRAWN_BY_ROLL = {seats: drawn_by_shuffle(len(BAG)) + DICE_ROLLED[seats] for seats in SEATS}
# The set-up draws numbers for a random fan, and for a card of it for each of two seats.
DRAWN_BY_SETUP = {
    (seats, fan): (drawn_by_shuffle(len(POINTS) - (seats == FEW)) if fan == FanChoice.RANDOM else 0)
    + (FEW if seats == FEW else 0)
    for seats in SEATS
    for fan in FanChoice
}


def numbers_drawn(state: State) -> int:
    """1.1 The numbers drawn for the set-up, and for a roll in each round."""
    return DRAWN_BY_SETUP[state.seats, state.options.fan] + state.round * DRAWN_BY_ROLL[state.seats]


def moves_made(state: State, table: Summary) -> range:
    """The numbers of moves that can have led here: all crosses, and what else each round asked for."""
    crosses = sum(map(len, state.crosses))
    least, most = present_round(state, table)
    earlier = earlier_rounds(state.seats, table.ten, rounds_ended(state) - 1)
    last = table.ended.moves if table.ended else (0, 0)
    least += crosses + sure_effects(state) + earlier[0] + last[0]
    return range(max(least, one_a_round(state)), crosses + most + earlier[1] + last[1] + 1)


def most_unplayed(seats: int, returns: int) -> int:
    """1.5 How many cards cannot be played after so many rounds, each with a card that a Parasite has returned.

    Two seats begin with five cards, and three are too few for the second card. Other seats have five as soon as
    they have taken the Parasite.
    """
    if seats == FEW:
        return min(returns // RETURNS_TO_IDLE * 2 + (returns % RETURNS_TO_IDLE == RETURNS_TO_IDLE - 1), seats * 2)
    return min(max(returns - 1, 0) // RETURNS_TO_IDLE, seats)


UNPLAYED = {  # at most, in so many rounds
    seats: [sum(most_unplayed(seats, each) for each in range(rounds)) for rounds in range(ROUNDS + 1)]
    for seats in SEATS
}


def rounds_ended(state: State) -> int:
    """How many rounds are over."""
    return state.round - (state.outcome is None)


def one_a_round(state: State) -> int:
    """1.4, D3 Each seat plays a card or uses an effect in a round, as long as it has a field to cross."""
    free = sum([len(places) < FIELDS for places in state.crosses])
    return rounds_ended(state) * free + sum(map(len, state.played))


def sure_effects(state: State) -> int:
    """6.4 to 6.6 Limited effects that were used. 3.9 The Alchemist has taken what else is missing in the fans.

    They are part of what the rounds allow, and add nothing to the most.
    """
    least, whole = 0, FAN - (state.seats == FEW)
    for used, fan in zip(state.used, state.fans, strict=True):
        taken, missing = used.fan_cards, whole - len(fan)
        least += used.copy_dice + used.take_back + (taken if taken > missing else missing)
    return least


@cache
def earlier_rounds(seats: int, cards: Ten, rounds: int) -> Span:
    """So many rounds before the last one that has ended. `cards` are those of every seat."""
    if rounds <= 0:
        return 0, 0
    plays = seats * PLAYED[seats]
    unplayed = UNPLAYED[seats][rounds] if PARASITE in cards else 0
    most = sorted((DECISIONS.get(card, 1) for card in cards), reverse=True)[:plays]
    return rounds * plays - unplayed, rounds * (plays + sum(most))


def present_round(state: State, table: Summary) -> Span:
    """The round that is going on, if the game is not over."""
    least = most = sum(map(len, state.played))
    if state.phase == CHOOSE or state.outcome:
        return least, most
    for card, seat in table.reached.items():
        fewest, greatest = decisions(card, bool(state.taken[seat]), state.copied[seat] is not None)
        if greatest:
            due = still_due(state, seat, card)
            least, most = least + max(fewest - due, 0), most + max(greatest - due, 0)
    if state.phase == CROSSING:
        most += sum([not state.due[seat] for seat in without_dice(state.taken, state.copied, table.owners)])
        most += state.princess is None and PRINCESS in table.owners
    return least, most


def still_due(state: State, seat: Seat, card: Card) -> int:
    """How many decisions of a card are still to come: the Parasite returns a card after it has taken dice."""
    due = state.due[seat]
    if card == ALCHEMIST:
        return int(TAKE_FAN_CARD in due)
    if NUMBER[card] != state.number:
        return 0
    if card == PARASITE:
        return 2 * (TAKE_DICE in due) + (RETURN_CARD in due)
    return int(card in (PRINCESS, WORKER) and TAKE_DICE in due)
