"""Let's Dance: cards, and every number of the rulebook by name."""

from enum import StrEnum

RULES_VERSION = 1
FEWEST_SEATS = 2
MOST_SEATS = 6
SEATS = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
SEATS_WITH_ICON = 4  # with so many seats or more the cards with the 4+ icon are in play
HAND_SIZE = 5
LATE_CARDS = 10  # lie at the bottom of the deck, with Party's Over among them
MOST_DANCED = 3  # cards in one group
MOST_EUPHORIA = 1  # in one sequence
CONGA_GROUP = 1  # cards danced with a Conga Line card, itself included
MOST_DISCARDED = HAND_SIZE - 1  # when a hand is renewed: one card lies face down on the floor
REVEALED_AT_A_TIME = 1
DIZZY = 4  # so many spins, danced and revealed together, are a fall
DRAWN_AFTER_A_DANCE = 1
TAKEN = 2  # cards that a Step on Toes takes from a hand
DRAWN_BY_THE_TARGET = 2


class Card(StrEnum):
    """The kinds of cards; cards of a kind are alike. Party's Over is none of them: nobody ever holds or dances it."""

    GET_DOWN = "get_down"
    THE_COWBOY = "the_cowboy"
    THE_ROBOT = "the_robot"
    THE_SHUFFLE = "the_shuffle"
    BACKSPIN = "backspin"
    THE_WORM = "the_worm"
    KNEESLIDE = "kneeslide"
    Y = "y"
    M = "m"
    C = "c"
    A = "a"
    SPIN = "spin"
    CONGA_LINE = "conga_line"
    EUPHORIA = "euphoria"
    DANCE_FEVER = "dance_fever"
    STEP_ON_TOES = "step_on_toes"


Cards = tuple[Card, ...]


class CardType(StrEnum):
    """What cards must share to be danced together."""

    BASIC = "basic"
    FLOORWORK = "floorwork"
    YMCA = "ymca"
    SPIN = "spin"
    CONGA_LINE = "conga_line"
    EUPHORIA = "euphoria"
    DANCE_FEVER = "dance_fever"
    STEP_ON_TOES = "step_on_toes"


TYPE = {
    Card.GET_DOWN: CardType.BASIC,
    Card.THE_COWBOY: CardType.BASIC,
    Card.THE_ROBOT: CardType.BASIC,
    Card.THE_SHUFFLE: CardType.BASIC,
    Card.BACKSPIN: CardType.FLOORWORK,
    Card.THE_WORM: CardType.FLOORWORK,
    Card.KNEESLIDE: CardType.FLOORWORK,
    Card.Y: CardType.YMCA,
    Card.M: CardType.YMCA,
    Card.C: CardType.YMCA,
    Card.A: CardType.YMCA,
    Card.SPIN: CardType.SPIN,
    Card.CONGA_LINE: CardType.CONGA_LINE,
    Card.EUPHORIA: CardType.EUPHORIA,
    Card.DANCE_FEVER: CardType.DANCE_FEVER,
    Card.STEP_ON_TOES: CardType.STEP_ON_TOES,
}
EXTRAS = frozenset({Card.EUPHORIA, Card.DANCE_FEVER})  # one of these may join a group of another type
FLOORWORK = tuple(card for card in Card if TYPE[card] == CardType.FLOORWORK)
LETTERS = tuple(card for card in Card if TYPE[card] == CardType.YMCA)  # in the right order

COPIES = {
    Card.GET_DOWN: 7,
    Card.THE_COWBOY: 7,
    Card.THE_ROBOT: 7,
    Card.THE_SHUFFLE: 7,
    Card.BACKSPIN: 6,
    Card.THE_WORM: 6,
    Card.KNEESLIDE: 6,
    Card.Y: 5,
    Card.M: 5,
    Card.C: 5,
    Card.A: 5,
    Card.SPIN: 10,
    Card.CONGA_LINE: 11,
    Card.EUPHORIA: 4,
    Card.DANCE_FEVER: 8,
    Card.STEP_ON_TOES: 10,
}
# Inferred: the text says that some cards carry the 4+ icon, not which (RULES.md says why so many).
WITH_ICON = {
    Card.GET_DOWN: 2,
    Card.THE_COWBOY: 2,
    Card.THE_ROBOT: 2,
    Card.THE_SHUFFLE: 2,
    Card.BACKSPIN: 2,
    Card.THE_WORM: 2,
    Card.KNEESLIDE: 2,
    Card.Y: 2,
    Card.M: 2,
    Card.C: 2,
    Card.A: 2,
    Card.SPIN: 3,
    Card.CONGA_LINE: 4,
    Card.EUPHORIA: 1,
    Card.DANCE_FEVER: 3,
    Card.STEP_ON_TOES: 3,
}
MOST_CARDS = sum(COPIES.values())


def pack(seats: int) -> tuple[Card, ...]:
    """Every card that is in play with so many seats, sorted; Party's Over is not among them."""
    left_out = dict.fromkeys(Card, 0) if seats >= SEATS_WITH_ICON else WITH_ICON
    return tuple(sorted(card for card in Card for _ in range(COPIES[card] - left_out[card])))


PACKS = {seats: pack(seats) for seats in SEATS}

# The score sheet.
BASIC = {  # The Shuffle's 3 is printed; the others are inferred
    Card.GET_DOWN: 1,
    Card.THE_COWBOY: 2,
    Card.THE_ROBOT: 2,
    Card.THE_SHUFFLE: 3,
}
FLOORWORK_SETS = (0, 1, 3, 6)  # by how many different floorwork cards are combined
YMCA_SET = 10
YMCA_IN_ORDER = 15
SPIN_SETS = (0, 2, 5, 9)  # by how many spins in a row
MOST_SPINS = len(SPIN_SETS) - 1  # in one set; a longer run is several sets
EUPHORIA_BONUS = 1  # for each card after it in its sequence
DANCE_MACHINE = 5
BIG_FINISH = 5
PARTY_POOPER = -5
