"""Queen of 12: crossing fields with dice, and "No crosses" (chapters 4 to 6 of RULES.md)."""

from msgspec.structs import replace

from rules.game import Transition
from rules.queen_of_12 import effects
from rules.queen_of_12.components import FAN_CARDS, FIELDS, Card
from rules.queen_of_12.events import Declined, DiceLapsed, FieldCrossed, Finished
from rules.queen_of_12.moves import CopyDice, Cross, CrossAny, Decline, TakeBack, TakeFanCard
from rules.queen_of_12.state import Die, Due, Phase, State, Used
from rules.queen_of_12.table import (
    Step,
    due_without,
    effective,
    kind_at,
    lapsed,
    place_of,
    second_cross,
    sorted_dice,
    then,
)
from rules.records import Seat, removed, replaced

Effect = CrossAny | CopyDice | TakeBack | TakeFanCard | Decline


def start_crossing(step: Step) -> Step:
    """4.1 Each seat crosses with its dice. 6.1 Who has none may use an effect."""
    state = step.state
    seats = range(state.seats)
    after = replace(
        state,
        phase=Phase.CROSSING,
        number=None,
        due=tuple((Due.NO_CROSSES,) if may_use_effect(state, seat) else () for seat in seats),
        to_cross=tuple(dice_of(state, seat) for seat in seats),
    )
    step = then(step, after)
    for seat in seats:
        step = lapse(step, seat)
    return step


def may_use_effect(state: State, seat: Seat) -> bool:
    """6.1 The seat has neither taken nor copied a die, and no Alchemist with effect. D20 An effect is left for it."""
    if state.taken[seat] or state.copied[seat] is not None or (seat, Card.ALCHEMIST) in effective(state.played):
        return False
    used = state.used[seat]
    return (
        len(state.crosses[seat]) < FIELDS
        or (not used.copy_dice and any(state.taken))
        or (not used.take_back and bool(state.discards[seat]))
        or (used.fan_cards < FAN_CARDS and bool(state.fans[seat]))
    )


def dice_of(state: State, seat: Seat) -> tuple[Die, ...]:
    """4.1 The dice that a seat has taken or copied in this round."""
    source = state.copied[seat]
    return state.taken[seat] if source is None else sorted_dice((*state.taken[seat], *state.taken[source]))


def lapse(step: Step, seat: Seat) -> Step:
    """4.2 Dice without a free field lapse. 5.1 So does a second cross for which no field is left."""
    state = step.state
    kept = tuple(die for die in state.to_cross[seat] if not lapsed(state, seat, die))
    gone = tuple(die for die in state.to_cross[seat] if die not in kept)
    after = replace(state, to_cross=replaced(state.to_cross, seat, kept))
    princess = state.princess
    if princess and princess.seat == seat and princess.die not in kept and not second_cross(state, seat):
        after = replace(after, princess=None)
    return then(step, after, DiceLapsed(seat=seat, dice=gone)) if gone else then(step, after)


def cross(state: State, move: Cross) -> Step:
    """4.1 A cross with one of the dice, 5.1 or the second one with the Princess's die."""
    seat, place = move.seat, place_of(move.field)
    after = effects.crossed(state, seat, place)
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
    """6.2 One of the effects. 6.4 to 6.6 Some are limited."""
    used = state.used[move.seat]
    match move:
        case CrossAny():
            return effects.cross_by_effect(state, move, Due.NO_CROSSES)
        case CopyDice():
            step = effects.copy_dice(spent(state, move.seat, replace(used, copy_dice=True)), move, Due.NO_CROSSES)
            after = replace(step.state, to_cross=replaced(state.to_cross, move.seat, state.taken[move.source]))
            return lapse(then(step, after), move.seat)
        case TakeBack():
            after = due_without(state, move.seat, Due.NO_CROSSES)
            return effects.take_discards(
                Transition(spent(after, move.seat, replace(used, take_back=True)), ()), move.seat
            )
        case TakeFanCard():
            after = spent(state, move.seat, replace(used, fan_cards=used.fan_cards + 1))
            return effects.take_fan_card(after, move, Due.NO_CROSSES)
        case Decline():
            return Transition(due_without(state, move.seat, Due.NO_CROSSES), (Declined(seat=move.seat),))


def spent(state: State, seat: Seat, used: Used) -> State:
    """A limited effect is used up, or one use of it."""
    return replace(state, used=replaced(state.used, seat, used))
