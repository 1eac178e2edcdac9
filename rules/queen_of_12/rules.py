"""Queen of 12: the rules, in the order and with the numbers of RULES.md. The package effects carries the moves out."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from rules.game import rule
from rules.queen_of_12.components import (
    CHOOSER,
    FAN_CARDS,
    FIELD,
    NUMBER_PLACES,
    TAKEN_BY_CHOICE,
    Card,
)
from rules.queen_of_12.moves import (
    CopyDice,
    Cross,
    CrossAny,
    CrossNumber,
    Decline,
    Effect,
    Finish,
    Move,
    PlayCard,
    ReturnCard,
    TakeBack,
    TakeDice,
    TakeFanCard,
)
from rules.queen_of_12.state import Due, Phase, State, TrayDie
from rules.queen_of_12.state.cards import laid
from rules.queen_of_12.state.dice import tray_order
from rules.queen_of_12.state.sheet import FIELD_AT, fitting, place_of, second_cross
from rules.records import Seat

DUE = {
    TakeDice: Due.TAKE_DICE,
    ReturnCard: Due.RETURN_CARD,
    CrossNumber: Due.CROSS_NUMBER,
    CopyDice: Due.COPY_DICE,
    TakeFanCard: Due.TAKE_FAN_CARD,
}


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Everything the seat could say in this phase, before the rules below strike anything out."""
    match state.phase:
        case Phase.CHOOSE:
            yield from (PlayCard(seat=seat, card=card) for card in laid(state, seat)[0])
        case Phase.EFFECTS:
            yield from effect_candidates(state, seat)
        case Phase.CROSSING:
            yield from cross_candidates(state, seat)
            yield Finish(seat=seat)
            if Due.NO_CROSSES in state.due[seat]:
                yield from (CrossAny(seat=seat, field=field) for field in FIELD_AT)
                yield from (CopyDice(seat=seat, source=source) for source in range(state.seats))
                yield TakeBack(seat=seat)
                yield from (TakeFanCard(seat=seat, card=card) for card in state.fans[seat])
            yield Decline(seat=seat)


def effect_candidates(state: State, seat: Seat) -> Iterator[Move]:
    """3.4 Everything that the seat's cards may ask for while they are carried out."""
    due = state.due[seat]
    if Due.TAKE_DICE in due:
        yield from (TakeDice(seat=seat, dice=dice) for dice in choices(state))
    if Due.RETURN_CARD in due:
        cards = (*state.hands[seat], *state.discards[seat], Card.PARASITE)
        yield from (ReturnCard(seat=seat, card=card) for card in cards)
    if Due.CROSS_NUMBER in due:
        yield from (CrossNumber(seat=seat, field=field) for field in FIELD_AT)
    if Due.COPY_DICE in due:
        yield from (CopyDice(seat=seat, source=source) for source in range(state.seats))
    if Due.TAKE_FAN_CARD in due:
        yield from (TakeFanCard(seat=seat, card=card) for card in state.fans[seat])


def choices(state: State) -> Iterator[tuple[TrayDie, ...]]:
    """3.6 Every choice of as many dice as are to be taken; equal dice of one tray are the same choice."""
    return iter(dict.fromkeys(combinations(state.trays, dice_to_take(state))))


def cross_candidates(state: State, seat: Seat) -> Iterator[Move]:
    """4.1, 4.5 Every free field for every die, and 5.1 for the Princess's die."""
    dice = dict.fromkeys(state.to_cross[seat])
    if state.princess and state.princess.seat == seat:
        dice[state.princess.die] = None
    for die in dice:
        yield from (Cross(seat=seat, die=die, field=FIELD_AT[place]) for place in fitting(state, seat, die))


def dice_to_take(state: State) -> int:
    """3.6 As many as the card says, or all that are left."""
    assert state.number is not None
    return min(TAKEN_BY_CHOICE[CHOOSER[state.number]], len(state.trays))


def canonical(move: Move) -> Move:
    """Dice may be listed in any order."""
    return replace(move, dice=tuple(sorted(move.dice, key=tray_order))) if isinstance(move, TakeDice) else move


@rule("0.2", implied=True)
def card_held(state: State, move: PlayCard) -> bool:
    """What you play, you hold."""
    return move.card in laid(state, move.seat)[0]


@rule("3.4")
def asked_for(state: State, move: TakeDice | ReturnCard | CrossNumber | CopyDice | TakeFanCard) -> bool:
    """Decide what a card of yours asks for while it is carried out."""
    return state.phase != Phase.EFFECTS or DUE[type(move)] in state.due[move.seat]


@rule("3.5", implied=True)
def dice_in_trays(state: State, move: TakeDice) -> bool:
    """Take dice that lie in the trays."""
    return not Counter(move.dice) - Counter(state.trays)


@rule("3.6", implied=True)
def as_many_dice_as_the_card_says(state: State, move: TakeDice) -> bool:
    """Take as many dice as the card says (Princess 1, Parasite 2, Worker 4), or all if fewer are left."""
    return len(move.dice) == dice_to_take(state)


@rule("3.7")
def own_card_returned(state: State, move: ReturnCard) -> bool:
    """The Parasite then returns a card of your hand, of your discard pile, or itself to your fan."""
    return move.card == Card.PARASITE or move.card in state.hands[move.seat] or move.card in state.discards[move.seat]


@rule("3.10")
def number_crossed(state: State, move: CrossNumber) -> bool:
    """The Alchemist crosses no colour field."""
    return place_of(move.field) in NUMBER_PLACES[state.options.sheet]


@rule("4.3", implied=True)
def die_to_cross(state: State, move: Cross) -> bool:
    """Cross with a die that you have still to cross."""
    princess = state.princess
    second = princess is not None and (princess.seat, princess.die) == (move.seat, move.die)
    return second or move.die in state.to_cross[move.seat]


@rule("4.4")
def die_fits(state: State, move: Cross) -> bool:
    """A die crosses a field with its number or a field of its colour."""
    return FIELD[state.options.sheet][place_of(move.field)] in (move.die.value, move.die.color)


@rule("4.5")
def free_field(state: State, move: CrossNumber | Cross | CrossAny) -> bool:
    """Cross a free field."""
    return place_of(move.field) not in state.crosses[move.seat]


@rule("5.3")
def both_kinds(state: State, move: Cross) -> bool:
    """After the second cross of the Princess's die its pool has been crossed both by number and by colour."""
    return move.die in state.to_cross[move.seat] or place_of(move.field) in second_cross(state, move.seat)


@rule("5.4")
def only_second_cross_left(state: State, move: Finish) -> bool:
    """Finish when nothing but the second cross of the Princess's die is left."""
    return not state.to_cross[move.seat] and not state.due[move.seat]


@rule("6.3")
def effect_open(state: State, move: Effect) -> bool:
    """Use an effect of "No crosses" only while one is open to you."""
    return state.phase != Phase.CROSSING or Due.NO_CROSSES in state.due[move.seat]


@rule("6.4")
def dice_copied_once(state: State, move: CopyDice) -> bool:
    """Copy dice as an effect of "No crosses" once a game."""
    return state.phase != Phase.CROSSING or not state.used[move.seat].copy_dice


@rule("6.5")
def taken_back_once(state: State, move: TakeBack) -> bool:
    """Take back your discard pile as an effect of "No crosses" once a game."""
    return not state.used[move.seat].take_back


@rule("6.6")
def fan_cards_twice(state: State, move: TakeFanCard) -> bool:
    """Take a card of your fan as an effect of "No crosses" twice a game."""
    return state.phase != Phase.CROSSING or state.used[move.seat].fan_cards < FAN_CARDS


@rule("6.7")
def discards_to_take_back(state: State, move: TakeBack) -> bool:
    """Take back a discard pile that has cards."""
    return bool(state.discards[move.seat])


@rule("7.1")
def another_seats_dice(state: State, move: CopyDice) -> bool:
    """Copy the dice of another seat at the table."""
    return move.source < state.seats and move.source != move.seat


@rule("7.2")
def dice_to_copy(state: State, move: CopyDice) -> bool:
    """Copy dice of a seat that has taken some."""
    return bool(state.taken[move.source])


@rule("7.4", implied=True)
def card_in_fan(state: State, move: TakeFanCard) -> bool:
    """Take a card that lies in your fan; it is shown to all."""
    return move.card in state.fans[move.seat]
