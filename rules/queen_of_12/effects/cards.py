"""Queen of 12: the effects of the cards; copying dice, taking cards of the fan (chapters 3 and 7 of RULES.md)."""

from msgspec.structs import replace

from rules.game import Transition
from rules.queen_of_12.components import (
    CHOOSER,
    NUMBER,
    NUMBER_PLACES,
    TAKEN_BY_COLOR,
    TAKEN_BY_TRAY,
    TAKEN_BY_VALUE,
    Card,
)
from rules.queen_of_12.events import (
    CardDiscarded,
    CardReturned,
    DiceCopied,
    DiceTaken,
    DiscardsTaken,
    FanCardTaken,
    FieldCrossed,
    Step,
)
from rules.queen_of_12.moves import CopyDice, CrossAny, CrossNumber, ReturnCard, TakeDice, TakeFanCard
from rules.queen_of_12.state import Due, PrincessDie, State, TrayDie
from rules.queen_of_12.state.cards import carried_out, effective
from rules.queen_of_12.state.dice import plain, sorted_dice
from rules.queen_of_12.state.sheet import place_of
from rules.records import Seat, removed, replaced


def next_number(state: State) -> int | None:
    """3.1 The lowest number that is still to be carried out; None if there is none."""
    done = state.number or 0
    return min((NUMBER[card] for _, card in effective(state.played) if NUMBER[card] > done), default=None)


def carry_out(step: Step, number: int) -> Step:
    """3.1 Carry out the cards with this number, as far as they leave no choice."""
    step = step.with_state(replace(step.state, number=number))
    for seat, card in carried_out(step.state):
        if dice := forced(card, step.state.trays):
            step = take(step, seat, card, dice)
        due = tuple(sorted((*step.state.due[seat], *asked(step.state, seat, card))))
        step = step.with_state(replace(step.state, due=replaced(step.state.due, seat, due)))
    return step


def forced(card: Card, trays: tuple[TrayDie, ...]) -> tuple[TrayDie, ...]:
    """3.2 The dice in the trays that the card takes without a choice."""
    values, color, tray = TAKEN_BY_VALUE.get(card, ()), TAKEN_BY_COLOR.get(card), TAKEN_BY_TRAY.get(card)
    return tuple([die for die in trays if die.value in values or die.color == color or die.tray == tray])


def asked(state: State, seat: Seat, card: Card) -> tuple[Due, ...]:
    """3.3 The decisions that the card leaves to its seat, if they have something to choose from.

    D15 One possibility is enough. D8 The Alchemist may lack a field or a card. D5 The Mirror Image needs dice that
    another seat has taken.
    """
    match card:
        case Card.PRINCESS | Card.PARASITE | Card.WORKER if state.trays:
            return (Due.TAKE_DICE,)
        case Card.PARASITE:
            return (Due.RETURN_CARD,)
        case Card.ALCHEMIST:
            crosses = (Due.CROSS_NUMBER,) if free_number_places(state, seat) else ()
            return (*crosses, Due.TAKE_FAN_CARD) if state.fans[seat] else crosses
        case Card.MIRROR_IMAGE if any(taken for other, taken in enumerate(state.taken) if other != seat):
            return (Due.COPY_DICE,)
        case _:
            return ()


def free_number_places(state: State, seat: Seat) -> list[int]:
    """3.9, 3.10 The fields that the Alchemist of this seat may cross."""
    return [place for place in NUMBER_PLACES[state.options.sheet] if place not in state.crosses[seat]]


def take(step: Step, seat: Seat, card: Card, dice: tuple[TrayDie, ...]) -> Step:
    """3.2 Dice come out of the trays and lie before the seat."""
    state = step.state
    trays = state.trays
    for die in dice:
        trays = removed(trays, die)
    taken = replaced(state.taken, seat, sorted_dice((*state.taken[seat], *plain(dice))))
    after = replace(state, trays=trays, taken=taken)
    return step.with_state(after).with_events(DiceTaken(seat=seat, card=card, dice=dice))


def take_dice(state: State, move: TakeDice) -> Step:
    """3.6 Dice of one's choice. 5.1 The Princess marks hers. 3.7 The Parasite returns a card next."""
    assert state.number is not None
    card = CHOOSER[state.number]
    step = take(Transition(due_without(state, move.seat, Due.TAKE_DICE), ()), move.seat, card, move.dice)
    state = step.state
    if card == Card.PARASITE:
        state = replace(state, due=replaced(state.due, move.seat, (Due.RETURN_CARD,)))
    elif card == Card.PRINCESS:
        (die,) = plain(move.dice)
        state = replace(state, princess=PrincessDie(seat=move.seat, die=die, crossed=()))
    return step.with_state(state)


def return_card(state: State, move: ReturnCard) -> Step:
    """3.7 A card goes back to the fan. 3.8 An empty hand takes the discard pile up.

    D11 A second card that still waits is not among them.
    """
    seat, card = move.seat, move.card
    hand, discards = state.hands[seat], state.discards[seat]
    if card in hand:
        hand = removed(hand, card)
    elif card in discards:
        discards = removed(discards, card)
    after = replace(
        due_without(state, seat, Due.RETURN_CARD),
        hands=replaced(state.hands, seat, hand),
        discards=replaced(state.discards, seat, discards),
        fans=replaced(state.fans, seat, tuple(sorted((*state.fans[seat], card)))),
    )
    step: Step = Transition(after, (CardReturned(seat=seat, card=card),))
    return step if hand or not discards else take_discards(step, seat)


def take_discards(step: Step, seat: Seat) -> Step:
    """3.8, 3.11, 6.2 The whole discard pile goes into the hand."""
    state, cards = step.state, step.state.discards[seat]
    hand = tuple(sorted((*state.hands[seat], *cards)))
    after = replace(state, hands=replaced(state.hands, seat, hand), discards=replaced(state.discards, seat, ()))
    return step.with_state(after).with_events(DiscardsTaken(seat=seat, cards=cards))


def discard_carried_out(step: Step) -> Step:
    """3.1, D16 The cards of the present number are discarded when all of them are carried out.

    3.11 The Patient One is taken up with all the others.
    """
    for seat, card in carried_out(step.state):
        state = step.state
        if card in state.fans[seat]:  # 3.7 the Parasite has returned itself
            continue
        discards = tuple(sorted((*state.discards[seat], card)))
        after = replace(state, discards=replaced(state.discards, seat, discards))
        if card == Card.PATIENT_ONE:
            step = take_discards(step.with_state(after), seat)
        else:
            step = step.with_state(after).with_events(CardDiscarded(seat=seat, card=card))
    return step


def cross_by_effect(state: State, move: CrossNumber | CrossAny, due: Due) -> Step:
    """3.9, 6.2 A cross without a die."""
    after = due_without(crossed(state, move.seat, place_of(move.field)), move.seat, due)
    return Transition(after, (FieldCrossed(seat=move.seat, field=move.field, die=None),))


def crossed(state: State, seat: Seat, place: int) -> State:
    """3.9, 4.1, 6.2 One more field of the seat's sheet is crossed."""
    return replace(state, crosses=replaced(state.crosses, seat, tuple(sorted((*state.crosses[seat], place)))))


def copy_dice(state: State, move: CopyDice, due: Due) -> Step:
    """3.12, 7.3 The dice stay where they are. D5 They are those that the other seat has taken."""
    after = replace(due_without(state, move.seat, due), copied=replaced(state.copied, move.seat, move.source))
    return Transition(after, (DiceCopied(seat=move.seat, source=move.source, dice=state.taken[move.source]),))


def take_fan_card(state: State, move: TakeFanCard, due: Due) -> Step:
    """7.4 A card of the fan, as an effect."""
    return into_hand(Transition(due_without(state, move.seat, due), ()), move.seat, move.card)


def into_hand(step: Step, seat: Seat, card: Card) -> Step:
    """7.4 A card of the fan goes into the hand, shown to all."""
    state = step.state
    after = replace(
        state,
        fans=replaced(state.fans, seat, removed(state.fans[seat], card)),
        hands=replaced(state.hands, seat, tuple(sorted((*state.hands[seat], card)))),
    )
    return step.with_state(after).with_events(FanCardTaken(seat=seat, card=card))


def due_without(state: State, seat: Seat, due: Due) -> State:
    """3.4, 6.3 The seat has decided this."""
    return replace(state, due=replaced(state.due, seat, removed(state.due[seat], due)))
