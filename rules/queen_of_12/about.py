"""Queen of 12: what `GET /games/queen-of-12` tells people beyond the rules."""

from collections.abc import Iterator

from rules.about import About, Component, Sheet, Source
from rules.queen_of_12.components import (
    AREA_FIELDS,
    DICE,
    FIELD,
    LINE,
    LINE_POINTS,
    NUMBER,
    POINTS,
    SEATS,
    TRAY_DICE,
    Area,
    Card,
    Color,
    SheetSide,
    Tray,
)
from rules.queen_of_12.state import Phase

TITLES = {
    Card.PRINCESS: "Princess",
    Card.PARASITE: "Parasite",
    Card.KNIGHT: "Knight",
    Card.MACHINE: "Machine",
    Card.DRUID: "Druid",
    Card.WARLOCK: "Warlock",
    Card.MOUNTAIN_GUARDIAN: "Mountain Guardian",
    Card.JUNGLE_GUARDIAN: "Jungle Guardian",
    Card.ROGUE: "Rogue",
    Card.WORKER: "Worker",
    Card.GOLEM: "Golem",
    Card.ALCHEMIST: "Alchemist",
    Card.PATIENT_ONE: "Patient One",
    Card.MIRROR_IMAGE: "Mirror Image",
}
TEXTS = {
    Card.PRINCESS: "Take 1 die of your choice; you may cross both its number and its colour.",
    Card.PARASITE: "Take 2 dice of your choice, then put a card of yours back into your fan.",
    Card.KNIGHT: "Takes every 2 and every 3.",
    Card.MACHINE: "Takes every 9, 10 and 11.",
    Card.DRUID: "Takes the yellow dice.",
    Card.WARLOCK: "Takes the violet dice.",
    Card.MOUNTAIN_GUARDIAN: "Takes what lies in the Mountains.",
    Card.JUNGLE_GUARDIAN: "Takes what lies in the Jungle.",
    Card.ROGUE: "Takes the red dice.",
    Card.WORKER: "Take 4 dice of your choice, or all if there are fewer.",
    Card.GOLEM: "Takes everything from 7 up.",
    Card.ALCHEMIST: 'Cross a number field and take a card of your fan; no effect of "No crosses" this round.',
    Card.PATIENT_ONE: 'Picks up its seat\'s discard pile, and itself; an effect of "No crosses" may follow.',
    Card.MIRROR_IMAGE: "Copy the dice of another seat after all dice are taken.",
}
TRAYS = {Tray.MOUNTAIN: "Mountains", Tray.JUNGLE: "Jungle"}
HOLDS = {
    (SheetSide.A, Area.LEFT): "1 to 6",
    (SheetSide.A, Area.RIGHT): "7 to 12",
    (SheetSide.B, Area.LEFT): "odd numbers",
    (SheetSide.B, Area.RIGHT): "even numbers",
}


def character(card: Card) -> Component:
    """A character, of which each seat has one. A start card is worth nothing."""
    start = "" if card in POINTS else " A start card."
    return Component(
        id=card,
        group="card",
        title=TITLES[card],
        count=1,
        value=POINTS.get(card),
        text=f"Number {NUMBER[card]}. {TEXTS[card]}{start}",
        source=Source.PRINTED,
    )


def dice(color: Color) -> Component:
    """The dice of one colour."""
    return Component(
        id=f"die_{color}",
        group="die",
        title=f"{color.capitalize()} die",
        count=DICE[color],
        value=None,
        text="Twelve-sided.",
        source=Source.PRINTED,
    )


def area(side: SheetSide, half: Area) -> Sheet:
    """One area of a sheet, with the numbers of its rows and columns."""
    first = list(Area).index(half) * AREA_FIELDS
    return Sheet(
        id=f"sheet_{side}_{half}",
        title=f"Sheet {side.upper()}, {half} of the river: {HOLDS[side, half]}",
        source=Source.INFERRED,
        rows=(
            ("row / column", *map(str, range(LINE))),
            *((str(row), *fields(side, first + row * LINE)) for row in range(LINE)),
        ),
    )


def fields(side: SheetSide, first: int) -> Iterator[str]:
    """The numbers and colours of a row, from this field on."""
    return map(str, FIELD[side][first : first + LINE])


ABOUT = About(
    text=(
        "Two to four players play characters in secret to win dice, and cross fields of their sheets with them. "
        "After twelve rolls rows and columns are scored, and most points win."
    ),
    components=(*map(character, Card), *map(dice, Color)),
    sheets=(
        *(area(side, half) for side in SheetSide for half in Area),
        Sheet(
            id="line_points",
            title="Points of a row or column",
            source=Source.PRINTED,
            rows=(("crosses", "points"), *((str(count), str(points)) for count, points in enumerate(LINE_POINTS))),
        ),
        Sheet(
            id="tray_dice",
            title="Dice in the trays, by the number of seats",
            source=Source.PRINTED,
            rows=(
                ("tray", *map(str, SEATS)),
                *((title, *(str(TRAY_DICE[seats][tray]) for seats in SEATS)) for tray, title in TRAYS.items()),
            ),
        ),
    ),
    phases={
        Phase.CHOOSE: "All seats choose a card in secret, with two seats two, one after the other.",
        Phase.EFFECTS: "The cards that ask for a decision are carried out in ascending number.",
        Phase.CROSSING: 'The seats cross fields with their dice, or use an effect of "No crosses".',
    },
)
