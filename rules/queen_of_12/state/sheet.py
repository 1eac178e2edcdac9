"""Queen of 12: the sheets of a state, and the fields that a die can cross (chapters 4 and 5 of RULES.md)."""

from rules.queen_of_12.components import AREA_FIELDS, FIELD, FIELDS, LINE, PLACES, Area, Kind, SheetSide
from rules.queen_of_12.state import Die, Field, State
from rules.records import Seat

AREAS = tuple(Area)
FIELD_AT = tuple(
    Field(area=AREAS[place // AREA_FIELDS], row=place % AREA_FIELDS // LINE, column=place % LINE)
    for place in range(FIELDS)
)


def place_of(field: Field) -> int:
    """The number of a field: the left area row by row, then the right one."""
    return AREAS.index(field.area) * AREA_FIELDS + field.row * LINE + field.column


def kind_at(side: SheetSide, place: int) -> Kind:
    """4.4 The kind of a field: it asks for a number or for a colour."""
    return Kind.NUMBER if isinstance(FIELD[side][place], int) else Kind.COLOR


def fitting(state: State, seat: Seat, die: Die) -> list[int]:
    """4.4, 4.5 The free fields that a die can cross, by number or by colour."""
    places, crosses = PLACES[state.options.sheet], state.crosses[seat]
    return sorted([place for what in (die.value, die.color) for place in places[what] if place not in crosses])


def lapsed(state: State, seat: Seat, die: Die) -> bool:
    """4.2 Tell whether no free field is left for a die."""
    places, crosses = PLACES[state.options.sheet], state.crosses[seat]
    return places[die.value].issubset(crosses) and places[die.color].issubset(crosses)


def second_cross(state: State, seat: Seat) -> list[int]:
    """5.1, 5.2, 5.3 The free fields that the Princess's die of a seat can cross in addition."""
    princess = state.princess
    if princess is None or princess.seat != seat:
        return []
    places = fitting(state, seat, princess.die)
    if len(princess.crossed) != 1:
        return places
    return [place for place in places if kind_at(state.options.sheet, place) not in princess.crossed]
