"""Queen of 12: what lies where, and who has to decide (asked by every chapter of the rules)."""

from collections.abc import Iterable

from msgspec.structs import replace

from rules.game import Transition
from rules.queen_of_12.components import (
    AREA_FIELDS,
    FIELD,
    FIELDS,
    LEAST_HAND,
    LINE,
    NUMBER,
    PLACES,
    PLAYED,
    TAKEN_BY_CHOICE,
    Area,
    Card,
    Kind,
    SheetSide,
)
from rules.queen_of_12.events import Event
from rules.queen_of_12.state import Die, Due, Field, Phase, State, TrayDie
from rules.records import Seat, removed, replaced

Step = Transition[State, Event]
Cards = tuple[Card, ...]
Piles = tuple[Cards, Cards]  # hand and discard pile of one seat

AREAS = tuple(Area)
FIELD_AT = tuple(
    Field(area=AREAS[place // AREA_FIELDS], row=place % AREA_FIELDS // LINE, column=place % LINE)
    for place in range(FIELDS)
)
CHOOSER = {NUMBER[card]: card for card in TAKEN_BY_CHOICE}  # the cards that take dice of one's choice, by number


def then(step: Step, state: State, *events: Event) -> Step:
    """The state that follows, and what has happened in between."""
    return Transition(state, (*step.events, *events))


def place_of(field: Field) -> int:
    """How a field is counted: the left area row by row, then the right one."""
    return AREAS.index(field.area) * AREA_FIELDS + field.row * LINE + field.column


def kind_at(side: SheetSide, place: int) -> Kind:
    """What the field asks of a die."""
    return Kind.NUMBER if isinstance(FIELD[side][place], int) else Kind.COLOR


def die_order(die: Die) -> tuple[str, int]:
    """How taken dice are sorted."""
    return die.color, die.value


def tray_order(die: TrayDie) -> tuple[str, str, int]:
    """How dice in the trays are sorted."""
    return die.tray, die.color, die.value


def sorted_dice(dice: Iterable[Die]) -> tuple[Die, ...]:
    """Dice by colour, then value."""
    return tuple(sorted(dice, key=die_order))


def exchanged(hand: Cards, discards: Cards) -> Piles:
    """1.3 A hand of one card, or of none, is exchanged for a discard pile that has cards."""
    return (discards, hand) if discards and len(hand) < LEAST_HAND else (hand, discards)


def laid(state: State, seat: Seat) -> Piles:
    """1.3, D12 Hand and discard pile after the seat has laid down the cards that it has chosen so far."""
    hand, discards = state.hands[seat], state.discards[seat]
    for following, card in enumerate(state.played[seat], 1):
        hand = removed(hand, card)
        if following < PLAYED[state.seats]:
            hand, discards = exchanged(hand, discards)
    return hand, discards


def may_choose(state: State, seat: Seat) -> bool:
    """1.4, 1.5 Has the seat a card to play, and another one?"""
    if len(state.played[seat]) == PLAYED[state.seats]:
        return False
    return len(laid(state, seat)[0] if state.played[seat] else state.hands[seat]) >= LEAST_HAND


def negated(played: tuple[Cards, ...]) -> Cards:
    """2.2, D7 The cards that several seats have played."""
    cards = [card for each in played for card in each]
    return tuple(sorted({card for card in cards if cards.count(card) > 1}))


def effective(played: tuple[Cards, ...]) -> list[tuple[Seat, Card]]:
    """3.1 The cards with an effect, and whose they are."""
    cards = [card for each in played for card in each]
    return [(seat, card) for seat, each in enumerate(played) for card in each if cards.count(card) == 1]


def carried_out(state: State) -> list[tuple[Seat, Card]]:
    """3.1 The cards that are being carried out: those with the present number."""
    return [(seat, card) for seat, card in effective(state.played) if NUMBER[card] == state.number]


def fitting(state: State, seat: Seat, die: Die) -> list[int]:
    """4.4, 4.5 The free fields that a die can cross, by number or by colour."""
    places, crosses = PLACES[state.options.sheet], state.crosses[seat]
    return sorted([place for what in (die.value, die.color) for place in places[what] if place not in crosses])


def lapsed(state: State, seat: Seat, die: Die) -> bool:
    """4.2 Is no free field left for a die?"""
    places, crosses = PLACES[state.options.sheet], state.crosses[seat]
    return places[die.value].issubset(crosses) and places[die.color].issubset(crosses)


def second_cross(state: State, seat: Seat) -> list[int]:
    """5.1, 5.3 The free fields that the Princess's die of a seat can cross in addition."""
    princess = state.princess
    if princess is None or princess.seat != seat:
        return []
    places = fitting(state, seat, princess.die)
    if len(princess.crossed) != 1:
        return places
    return [place for place in places if kind_at(state.options.sheet, place) not in princess.crossed]


def due_without(state: State, seat: Seat, due: Due) -> State:
    """The seat has decided this."""
    return replace(state, due=replaced(state.due, seat, removed(state.due[seat], due)))


def waiting(state: State) -> tuple[Seat, ...]:
    """Who has something to decide while the game lasts."""
    if state.phase == Phase.CHOOSE:
        return tuple(seat for seat in range(state.seats) if may_choose(state, seat))
    crossing = state.princess.seat if state.princess and state.phase == Phase.CROSSING else None
    return tuple(seat for seat in range(state.seats) if state.due[seat] or state.to_cross[seat] or seat == crossing)
