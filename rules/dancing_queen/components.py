"""Dancing Queen: cards, halves, and every number of the rulebook by name."""

from enum import StrEnum

RULES_VERSION = 1
SEATS = (2,)
PLAYERS = 2
TROPHIES = 7  # yellow cubes
TROPHIES_TO_WIN = 4
MOST_DANCERS = 4  # one lead dancer and up to three backup dancers
MOST_BACKUPS = MOST_DANCERS - 1
ALL_DANCERS = MOST_DANCERS * PLAYERS  # cards in play when the round ends by itself


class Card(StrEnum):
    """The nine cards, each named after what its two halves share."""

    EVEN_ODD = "even_odd"
    YOUR_EVEN_ODD = "your_even_odd"
    COLLEGE = "college"
    POWER = "power"
    PAIRS = "pairs"
    BANDS_PURE = "bands_pure"
    MINORITY = "minority"
    BANDS_MIXED = "bands_mixed"
    BALANCE = "balance"


class Gender(StrEnum):
    """Which half of a card counts: the one that faces the opponent."""

    GIRL = "girl"
    BOY = "boy"


class Role(StrEnum):
    """Where a card is played."""

    LEAD = "lead"
    BACKUP = "backup"


DECK = tuple(Card)
OTHER_HALF = {Gender.GIRL: Gender.BOY, Gender.BOY: Gender.GIRL}

# Rotate icons, all printed in the rulebook's icon notes. On every card both halves carry one, or neither does.
ROTATING = frozenset({Card.COLLEGE, Card.PAIRS, Card.BANDS_PURE, Card.MINORITY})
STARRING = frozenset({Card.COLLEGE, Card.POWER, Card.PAIRS, Card.BANDS_PURE, Card.BANDS_MIXED})  # instant wins

# The reference sheet: points by the number that the half asks for. What is not listed is worth nothing.
WE_ARE_EVEN = {2: 4, 4: 3, 6: 2, 8: 2}  # by cards in play
WE_ARE_ODD = {3: 1, 5: 2, 7: 3}
YOU_ARE_EVEN = {2: 1, 4: 3}  # by the opponent's cards
YOU_ARE_ODD = {1: 3, 3: 1}
COLLEGE = {2: 1, 3: 1, 4: 1, 5: 4}  # by cards in play, all of one gender
COLLEGE_STAR = 6  # or more
POWER = {1: 1, 2: 1, 3: 3, 4: 3, 5: 3, 6: 3}  # by how many more of one gender
POWER_STAR = 7  # or more (D5)
PARADE = {1: 1, 2: 2, 3: 4}  # by pairs, all alike or all mixed
PARADE_STAR = 4

# Inferred: the reference sheet's last four rows are lost (RULES.md says why it is so).
BANDS = {  # star at exactly so many (girls, boys)
    (Card.BANDS_PURE, Gender.GIRL): (5, 0),  # Spice Girls
    (Card.BANDS_PURE, Gender.BOY): (0, 4),  # Queen
    (Card.BANDS_MIXED, Gender.GIRL): (2, 2),  # ABBA; this one is printed
    (Card.BANDS_MIXED, Gender.BOY): (1, 3),  # Cranberries
}
MINORITY_SIZE = 1
MINORITY = {3: 1, 4: 2, 5: 3, 6: 4, 7: 4, 8: 4}  # by cards in play
PERFECT_BALANCE = {2: 1, 4: 2, 6: 3, 8: 4}  # by cards in play
NEAR_BALANCE = {3: 2, 5: 3, 7: 4}
NEAR = 1  # how far girls and boys are apart

MOST_POINTS = 4  # of one half
