"""Queen of 12: cards, dice, sheets, and every number of the rulebook by name."""

from collections.abc import Iterable
from enum import StrEnum

RULES_VERSION = 1
SEATS = (2, 3, 4)
FEWEST_SEATS, MOST_SEATS = SEATS[0], SEATS[-1]
ROUNDS = 12


class Color(StrEnum):
    """The colours of dice and of colour fields."""

    RED = "red"
    VIOLET = "violet"
    YELLOW = "yellow"


class Tray(StrEnum):
    """The dice trays in the middle."""

    JUNGLE = "jungle"
    MOUNTAIN = "mountain"


DICE = {Color.RED: 4, Color.VIOLET: 3, Color.YELLOW: 2}  # in the bag
BAG = tuple(color for color, count in DICE.items() for _ in range(count))
LOWEST, HIGHEST = 1, 12  # what a die can show
TRAY_DICE = {  # how many are rolled into each tray, by the number of seats
    2: {Tray.JUNGLE: 2, Tray.MOUNTAIN: 3},
    3: {Tray.JUNGLE: 3, Tray.MOUNTAIN: 3},
    4: {Tray.JUNGLE: 3, Tray.MOUNTAIN: 4},
}
DICE_ROLLED = {seats: sum(trays.values()) for seats, trays in TRAY_DICE.items()}  # in a round
MOST_DICE = max(DICE_ROLLED.values())


class Card(StrEnum):
    """The fourteen characters, in the order of their numbers. Lists of cards are sorted by name."""

    PRINCESS = "princess"
    PARASITE = "parasite"
    KNIGHT = "knight"
    MACHINE = "machine"
    DRUID = "druid"
    WARLOCK = "warlock"
    MOUNTAIN_GUARDIAN = "mountain_guardian"
    JUNGLE_GUARDIAN = "jungle_guardian"
    ROGUE = "rogue"
    WORKER = "worker"
    GOLEM = "golem"
    ALCHEMIST = "alchemist"
    PATIENT_ONE = "patient_one"
    MIRROR_IMAGE = "mirror_image"


NUMBER = {
    Card.PRINCESS: 1,
    Card.PARASITE: 2,
    Card.KNIGHT: 3,
    Card.MACHINE: 3,
    Card.DRUID: 4,
    Card.WARLOCK: 4,
    Card.MOUNTAIN_GUARDIAN: 5,
    Card.JUNGLE_GUARDIAN: 5,
    Card.ROGUE: 6,
    Card.WORKER: 7,
    Card.GOLEM: 8,
    Card.ALCHEMIST: 12,
    Card.PATIENT_ONE: 12,
    Card.MIRROR_IMAGE: 12,
}
LOWEST_NUMBER, HIGHEST_NUMBER = min(NUMBER.values()), max(NUMBER.values())  # 3.12: those with the highest take no dice

START = (Card.ALCHEMIST, Card.JUNGLE_GUARDIAN, Card.KNIGHT, Card.WARLOCK)  # every first hand
POINTS = {  # what the cards of the fan are worth; D1 says why the Golem is worth 6
    Card.PRINCESS: 6,
    Card.PARASITE: 8,
    Card.MACHINE: 3,
    Card.DRUID: 5,
    Card.MOUNTAIN_GUARDIAN: 0,
    Card.ROGUE: 4,
    Card.WORKER: 2,
    Card.GOLEM: 6,
    Card.PATIENT_ONE: 10,
    Card.MIRROR_IMAGE: 2,
}
FAN = 6  # cards
FIRST_FAN = (Card.GOLEM, Card.MIRROR_IMAGE, Card.PATIENT_ONE, Card.PRINCESS, Card.ROGUE, Card.WORKER)
CARDS = len(START) + FAN  # of a seat; the other characters are never used

# Two seats play two cards each, do without the Patient One, and draw a card of the fan before the game.
FEW = 2
FEW_FIRST_FAN = (Card.DRUID, Card.GOLEM, Card.MIRROR_IMAGE, Card.PRINCESS, Card.ROGUE, Card.WORKER)
FEW_NEVER = Card.PATIENT_ONE
PLAYED = {2: 2, 3: 1, 4: 1}  # cards that a seat plays in a round
MOST_PLAYED = max(PLAYED.values())
LEAST_HAND = 2  # a card is played out of no fewer: nobody plays its last one

TAKEN_BY_VALUE = {Card.KNIGHT: (2, 3), Card.MACHINE: (9, 10, 11), Card.GOLEM: (7, 8, 9, 10, 11, 12)}
TAKEN_BY_COLOR = {Card.DRUID: Color.YELLOW, Card.WARLOCK: Color.VIOLET, Card.ROGUE: Color.RED}
TAKEN_BY_TRAY = {Card.MOUNTAIN_GUARDIAN: Tray.MOUNTAIN, Card.JUNGLE_GUARDIAN: Tray.JUNGLE}
TAKEN_BY_CHOICE = {Card.PRINCESS: 1, Card.PARASITE: 2, Card.WORKER: 4}  # so many dice, or all that are left
MOST_CHOSEN = max(TAKEN_BY_CHOICE.values())
CHOOSER = {NUMBER[card]: card for card in TAKEN_BY_CHOICE}  # those cards by their number

FAN_CARDS = 2  # how often "No crosses" gives a card of the fan; its copy and its taking back are there once


class FanChoice(StrEnum):
    """Which cards make the fan."""

    FIRST_GAME = "first_game"
    RANDOM = "random"


class SheetSide(StrEnum):
    """The side of the sheets that all use."""

    A = "a"
    B = "b"


class Area(StrEnum):
    """What lies on either side of the river."""

    LEFT = "left"
    RIGHT = "right"


class Kind(StrEnum):
    """What a field asks of a die."""

    COLOR = "color"
    NUMBER = "number"


LINE = 5  # fields in a row or column
AREA_FIELDS = LINE * LINE
FIELDS = len(Area) * AREA_FIELDS  # of a sheet, counted from 0: the left area row by row, then the right one

# Inferred (RULES.md says how): rows of each area, from the top.
SHEETS = {
    SheetSide.A: {
        Area.LEFT: ("R 5 4 Y 6", "4 1 5 2 V", "3 Y 6 V 1", "5 4 2 3 R", "2 6 R 1 3"),
        Area.RIGHT: ("12 Y 10 11 R", "V 8 11 7 10", "7 V 12 Y 9", "R 9 8 10 11", "9 7 R 12 8"),
    },
    SheetSide.B: {
        Area.LEFT: ("R 9 7 Y 11", "7 1 9 3 V", "5 Y 11 V 1", "9 7 3 5 R", "3 11 R 1 5"),
        Area.RIGHT: ("12 Y 8 10 R", "V 4 10 2 8", "2 V 12 Y 6", "R 6 4 8 10", "6 2 R 12 4"),
    },
}
LETTERS = {"R": Color.RED, "V": Color.VIOLET, "Y": Color.YELLOW}


def read(rows: Iterable[str]) -> tuple[int | Color, ...]:
    """Read the fields of some rows: a number or a colour each."""
    return tuple(LETTERS.get(field) or int(field) for row in rows for field in row.split())


FIELD = {side: read((*areas[Area.LEFT], *areas[Area.RIGHT])) for side, areas in SHEETS.items()}  # FIELD[side][place]
PLACES = {  # where a number or a colour is: PLACES[side][what]
    side: {what: frozenset(place for place, field in enumerate(fields) if field == what) for what in fields}
    for side, fields in FIELD.items()
}
NUMBER_PLACES = {
    side: tuple(place for place, field in enumerate(fields) if isinstance(field, int)) for side, fields in FIELD.items()
}


def lines(first: int) -> tuple[tuple[int, ...], ...]:
    """The rows, then the columns, of the area whose first field has this place."""
    rows = tuple(tuple(range(first + row * LINE, first + (row + 1) * LINE)) for row in range(LINE))
    return (*rows, *zip(*rows, strict=True))


LINES = {Area.LEFT: lines(0), Area.RIGHT: lines(AREA_FIELDS)}

# Crosses in a line, and what they are worth: a leader, quarrelling leaders, an army, an army group.
LINE_POINTS = (0, 2, 0, 5, 5, 10)
FIRST_LINE_POINTS = 6  # once, for the first full line

# What follows from these numbers, for the limits of the records.
MOST_AREA = max(LINE_POINTS) * LINE * 2
MOST_CARD_POINTS = sum(sorted(POINTS.values())[-FAN:])
