"""Queen of 12: how many moves, and numbers drawn, lead to a state. All else that can be wrong was looked at before.

A move crosses a field, or plays a card, or makes another decision: dice, a card, an effect of "No crosses", a finish.
Crosses and effects can be counted on the table, and so can the plays, unless a Parasite may have emptied a hand.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

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
from rules.queen_of_12.state import Die, Due, LastRound, Phase, State
from rules.queen_of_12.state.cards import effective
from rules.records import Seat

# Card.X, Due.X and Phase.X take their time
PRINCESS, PARASITE, WORKER = Card.PRINCESS, Card.PARASITE, Card.WORKER
ALCHEMIST, MIRROR_IMAGE = Card.ALCHEMIST, Card.MIRROR_IMAGE
TAKE_DICE, RETURN_CARD, TAKE_FAN_CARD = Due.TAKE_DICE, Due.RETURN_CARD, Due.TAKE_FAN_CARD
CHOOSE, CROSSING = Phase.CHOOSE, Phase.CROSSING
Span = tuple[int, int]  # the least and the most that a number can be
Open = list[tuple[Seat, Card]]  # the cards with an effect, and whose they are
# The decisions of a card that cross no field: dice and finish, dice and card, dice, card of the fan, copy.
DECISIONS = {PRINCESS: 2, PARASITE: 2, WORKER: 1, ALCHEMIST: 1, MIRROR_IMAGE: 1}
SURE_DECISIONS = {PRINCESS: (1, 1), PARASITE: (2, 2)}  # without the finish
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


def moves_made(state: State) -> range:
    """The numbers of moves that can have led here: all crosses, and what else each round asked for."""
    crosses = sum(map(len, state.crosses))
    spans = [sure_effects(state), earlier_rounds(state), present_round(state)]
    if state.last_round:
        spans.append(last_round(state.last_round))
    least, most = added(spans)
    return range(max(crosses + least, one_a_round(state)), crosses + most + 1)


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


def added(spans: Iterable[Span]) -> Span:
    """The span of a sum."""
    least = most = 0
    for fewest, greatest in spans:
        least, most = least + fewest, most + greatest
    return least, most


def rounds_ended(state: State) -> int:
    """How many rounds are over."""
    return state.round - (state.outcome is None)


def one_a_round(state: State) -> int:
    """1.4, D3 Each seat plays a card or uses an effect in a round, as long as it has a field to cross."""
    free = sum([len(places) < FIELDS for places in state.crosses])
    return rounds_ended(state) * free + sum(map(len, state.played))


def sure_effects(state: State) -> Span:
    """6.4 to 6.6 Limited effects that were used. 3.9 The Alchemist has taken what else is missing in the fans.

    They are part of what the rounds allow, and have no most of their own.
    """
    least = 0
    for used, fan in zip(state.used, state.fans, strict=True):
        missing = FAN - len(fan) - (state.seats == FEW)
        least += used.copy_dice + used.take_back + max(used.fan_cards, missing)
    return least, 0


def earlier_rounds(state: State) -> Span:
    """The rounds before the last one that has ended."""
    rounds, plays = rounds_ended(state) - 1, state.seats * PLAYED[state.seats]
    if rounds <= 0:
        return 0, 0
    cards = {*state.hands[0], *state.discards[0], *state.fans[0], *state.played[0]}
    unplayed = UNPLAYED[state.seats][rounds] if PARASITE in cards else 0
    decisions = sorted((DECISIONS.get(card, 1) for card in cards), reverse=True)[:plays]
    return rounds * plays - unplayed, rounds * (plays + sum(decisions))


@lru_cache(maxsize=1_024)  # the same for all moves of a round
def last_round(last: LastRound) -> Span:
    """The round that has ended last: what its cards asked for, a finish, and effects of "No crosses"."""
    cards = effective(last.played)
    plays = sum(map(len, last.played))
    spans = [decisions(card, bool(last.taken[seat]), last.copied[seat] is not None) for seat, card in cards]
    effects = len(without_dice(last.taken, last.copied, cards))
    finish = PRINCESS in [card for _, card in cards]
    return added([(plays, plays + effects + finish), *spans])


def without_dice(taken: Sequence[Sequence[Die]], copied: Sequence[Seat | None], cards: Open) -> list[Seat]:
    """6.1 The seats that may have used an effect of "No crosses": no card has given them dice, nor a cross."""
    return [
        seat
        for seat, dice in enumerate(taken)
        if not dice
        and (seat, ALCHEMIST) not in cards
        and not (copied[seat] is not None and (seat, MIRROR_IMAGE) in cards)
    ]


def decisions(card: Card, took: bool, copied: bool) -> Span:
    """3.6 to 3.12 The decisions that a card has asked for, but for crosses; its seat took dice, or copied some."""
    if card in SURE_DECISIONS:
        return SURE_DECISIONS[card]
    if card == MIRROR_IMAGE:
        return int(copied), int(copied)
    return 0, int(card == ALCHEMIST or (card == WORKER and took))


def present_round(state: State) -> Span:
    """The round that is going on, if the game is not over."""
    plays = sum(map(len, state.played))
    spans = [(plays, plays)]
    if state.phase == CHOOSE or state.outcome:
        return added(spans)
    cards = effective(state.played)
    for seat, card in cards:
        if state.number is None or NUMBER[card] <= state.number:
            least, most = decisions(card, bool(state.taken[seat]), state.copied[seat] is not None)
            due = still_due(state, seat, card)
            spans.append((max(least - due, 0), max(most - due, 0)))
    if state.phase == CROSSING:
        effects = sum([not state.due[seat] for seat in without_dice(state.taken, state.copied, cards)])
        finish = state.princess is None and PRINCESS in [card for _, card in cards]
        spans.append((0, effects + finish))
    return added(spans)


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
