"""Dancing Dragons: cards, dragons, and every number of the rulebook by name."""

from collections.abc import Iterable
from enum import StrEnum

from rules.records import Record

RULES_VERSION = 1
SEATS = (4, 6, 8)  # inferred: the rulebook says only that the game is played in pairs
FEWEST_SEATS, MOST_SEATS = SEATS[0], SEATS[-1]
TEAM_SIZE = 2
FEWEST_TEAMS, MOST_TEAMS = FEWEST_SEATS // TEAM_SIZE, MOST_SEATS // TEAM_SIZE

FIRST_DEAL = 5  # cards to each seat at the start of a round
EXTRA_DEAL = 1  # cards to each seat when nobody has a dragon

TARGET = 10  # points that win, when nobody chooses
LEAST_TARGET, MOST_TARGET = 1, 100
WRONG_ANNOUNCEMENT = 1  # points for every rival team
WRONG_COUNTER = 3  # points for every rival team
MOST_MOVES = 100_000  # the last of them ends the game (D9, D14)


class Color(StrEnum):
    """Inferred: twelve colours (the names are ours), and multicolour, which stands in for any of them."""

    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    TEAL = "teal"
    BLUE = "blue"
    VIOLET = "violet"
    PINK = "pink"
    BROWN = "brown"
    BLACK = "black"
    WHITE = "white"
    SILVER = "silver"
    MULTICOLOR = "multicolor"


class Part(StrEnum):
    """What a card shows of a dragon."""

    HEAD = "head"
    WINGS = "wings"
    BODY = "body"
    TAIL = "tail"


class Card(Record):
    """One of the 52 cards: every colour, and multicolour, has each part once."""

    color: Color
    part: Part


class Dragon(StrEnum):
    """The kinds of dragon: with multicolour cards among others, without any, and of multicolour cards alone."""

    DRAGON = "dragon"
    ROYAL = "royal"
    WILD = "wild"


class Gesture(StrEnum):
    """How a seat may signal to its partner, seen by everybody."""

    WINK = "wink"
    COUGH = "cough"
    SCRATCH_NOSE = "scratch_nose"
    TAP_TABLE = "tap_table"
    SMILE = "smile"
    YAWN = "yawn"


WORTH = {Dragon.DRAGON: 1, Dragon.ROYAL: 3, Dragon.WILD: 6}

HAND = len(Part)  # cards in a hand after the drop: just enough for a dragon
DECK = tuple(Card(color=color, part=part) for color in Color for part in Part)
RANK = {card: rank for rank, card in enumerate(DECK)}  # hands and the centre are kept in this order


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards by colour, each colour from head to tail."""
    return tuple(sorted(cards, key=RANK.__getitem__))


# Limits of the records, derived from these numbers.
MOST_DEALS = (len(DECK) // FEWEST_SEATS - FIRST_DEAL) // EXTRA_DEAL + 1  # the first one of a round included
MOST_IN_CENTRE = FEWEST_SEATS * MOST_DEALS
MOST_IN_DECK = len(DECK) - FEWEST_SEATS * FIRST_DEAL
MOST_RIVALS = MOST_SEATS - TEAM_SIZE  # of one seat: their hands can be shown
MOST_POINTS = MOST_TARGET - 1 + max(*WORTH.values(), WRONG_ANNOUNCEMENT, WRONG_COUNTER)
MOST_ROUNDS = MOST_TEAMS * (MOST_TARGET - 1) + 1  # every round gives a point to somebody
