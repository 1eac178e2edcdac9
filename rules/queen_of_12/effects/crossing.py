"""Queen of 12: crossing fields with dice, and "No crosses" (chapters 4 to 6 of RULES.md)."""

from msgspec.structs import replace

from rules.game import Transition
from rules.queen_of_12.components import FAN_CARDS, FIELDS, Card
from rules.queen_of_12.effects.cards import (
    copy_dice,
    cross_by_effect,
    crossed,
    due_without,
    take_discards,
    take_fan_card,
)
from rules.queen_of_12.events import Declined, DiceLapsed, FieldCrossed, Finished, Step
from rules.queen_of_12.moves import CopyDice, Cross, CrossAny, Decline, Effect, TakeBack, TakeFanCard
from rules.queen_of_12.state import Due, Phase, State, Used
from rules.queen_of_12.state.cards import effective
from rules.queen_of_12.state.dice import dice_of
from rules.queen_of_12.state.sheet import kind_at, lapsed, place_of, second_cross
from rules.records import Seat, removed, replaced


def start_crossing(step: Step) -> Step:
    """4.1 Each seat crosses with its dice. 6.1 A seat without dice may use an effect."""
    state = step.state
    seats = range(state.seats)
    after = replace(
        state,
        phase=Phase.CROSSING,
        number=None,
        due=tuple((Due.NO_CROSSES,) if may_use_effect(state, seat) else () for seat in seats),
        to_cross=tuple(dice_of(state, seat) for seat in seats),
    )
    step = step.with_state(after)
    for seat in seats:
        step = lapse(step, seat)
    return step


def may_use_effect(state: State, seat: Seat) -> bool:
    """6.1 The seat has neither taken nor copied a die, and no Alchemist with effect. D20 An effect is left for it.

    D6 The Patient One gives no second one. D8 The Alchemist forbids it even if its parts were left out.
    D10 Dice of no use forbid it too.
    """
    if state.taken[seat] or state.copied[seat] is not None or (seat, Card.ALCHEMIST) in effective(state.played):
        return False
    used = state.used[seat]
    return (
        len(state.crosses[seat]) < FIELDS
        or (not used.copy_dice and any(state.taken))
        or (not used.take_back and bool(state.discards[seat]))
        or (used.fan_cards < FAN_CARDS and bool(state.fans[seat]))
    )


def lapse(step: Step, seat: Seat) -> Step:
    """4.2, D13 Dice without a free field lapse, whatever was crossed before.

    5.1 So does a second cross for which no field is left.
    """
    state = step.state
    kept = tuple(die for die in state.to_cross[seat] if not lapsed(state, seat, die))
    gone = tuple(die for die in state.to_cross[seat] if die not in kept)
    after = replace(state, to_cross=replaced(state.to_cross, seat, kept))
    princess = state.princess
    if princess and princess.seat == seat and princess.die not in kept and not second_cross(state, seat):
        after = replace(after, princess=None)
    return step.with_state(after).with_events(DiceLapsed(seat=seat, dice=gone)) if gone else step.with_state(after)


def cross(state: State, move: Cross) -> Step:
    """4.1 A cross with one of the dice, 5.1 or the second one with the Princess's; 5.2 dice like hers are one pool."""
    seat, place = move.seat, place_of(move.field)
    after = crossed(state, seat, place)
    princess = state.princess
    if move.die not in state.to_cross[seat]:
        after = replace(after, princess=None)
    else:
        after = replace(after, to_cross=replaced(state.to_cross, seat, removed(state.to_cross[seat], move.die)))
        if princess and (princess.seat, princess.die) == (seat, move.die):
            kinds = {*princess.crossed, kind_at(state.options.sheet, place)}
            after = replace(after, princess=replace(princess, crossed=tuple(sorted(kinds))))
    return lapse(Transition(after, (FieldCrossed(seat=seat, field=move.field, die=move.die),)), seat)


def finish(state: State, seat: Seat) -> Step:
    """5.4 The second cross of the Princess's die is left out."""
    return Transition(replace(state, princess=None), (Finished(seat=seat),))


def use(state: State, move: Effect) -> Step:
    """6.2 One of the effects. 6.4, 6.5, 6.6 Some are limited. D4 Or none. D14 Copied dice may lapse at once."""
    used = state.used[move.seat]
    match move:
        case CrossAny():
            return cross_by_effect(state, move, Due.NO_CROSSES)
        case CopyDice():
            step = copy_dice(spent(state, move.seat, replace(used, copy_dice=True)), move, Due.NO_CROSSES)
            after = replace(step.state, to_cross=replaced(state.to_cross, move.seat, state.taken[move.source]))
            return lapse(step.with_state(after), move.seat)
        case TakeBack():
            after = due_without(state, move.seat, Due.NO_CROSSES)
            return take_discards(Transition(spent(after, move.seat, replace(used, take_back=True)), ()), move.seat)
        case TakeFanCard():
            after = spent(state, move.seat, replace(used, fan_cards=used.fan_cards + 1))
            return take_fan_card(after, move, Due.NO_CROSSES)
        case Decline():
            return Transition(due_without(state, move.seat, Due.NO_CROSSES), (Declined(seat=move.seat),))


def spent(state: State, seat: Seat, used: Used) -> State:
    """6.4, 6.5, 6.6 An effect, or one use of it, is used up. 7.5 Cards come without this."""
    return replace(state, used=replaced(state.used, seat, used))
