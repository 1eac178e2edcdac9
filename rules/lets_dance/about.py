"""Let's Dance: the texts of `GET /games/lets-dance` beyond rules and decisions."""

from rules.about import About, Component, Sheet, Source
from rules.lets_dance.components import (
    BASIC,
    COPIES,
    FLOORWORK_SETS,
    PACKS,
    SEATS,
    SPIN_SETS,
    TYPE,
    YMCA_IN_ORDER,
    YMCA_SET,
    Card,
    CardType,
)
from rules.lets_dance.state import Phase

TITLES = {
    Card.GET_DOWN: "Get down",
    Card.THE_COWBOY: "The Cowboy",
    Card.THE_ROBOT: "The Robot",
    Card.THE_SHUFFLE: "The Shuffle",
    Card.BACKSPIN: "Backspin",
    Card.THE_WORM: "The Worm",
    Card.KNEESLIDE: "Kneeslide",
    Card.Y: "Y",
    Card.M: "M",
    Card.C: "C",
    Card.A: "A",
    Card.SPIN: "Spin",
    Card.CONGA_LINE: "Conga Line",
    Card.EUPHORIA: "Euphoria",
    Card.DANCE_FEVER: "Dance Fever",
    Card.STEP_ON_TOES: "Step on Toes",
}
TEXTS = {
    CardType.BASIC: "Worth its printed value.",
    CardType.FLOORWORK: "Worth more in combinations of different floorwork cards.",
    CardType.YMCA: "Worth points in sets of all four letters, more in the right order.",
    CardType.SPIN: "Worth more in a row, up to three; the deck decides whether you fall.",
    CardType.CONGA_LINE: "Worth as many points as seats dance in its line.",
    CardType.EUPHORIA: "One point for each card after it in its sequence; may be the extra of any group.",
    CardType.DANCE_FEVER: "Doubles the basic move or the spins just before it; may be the extra of any group.",
    CardType.STEP_ON_TOES: "Ends another seat's sequence and takes a card from its hand.",
}
INFERRED = {Card.GET_DOWN, Card.THE_COWBOY, Card.THE_ROBOT}  # their values


def component(card: Card) -> Component:
    """One kind of card."""
    return Component(
        id=card,
        group=TYPE[card],
        title=TITLES[card],
        count=COPIES[card],
        value=BASIC.get(card),
        text=f"{TEXTS[TYPE[card]]} The value of this one is inferred." if card in INFERRED else TEXTS[TYPE[card]],
        source=Source.INFERRED if card in INFERRED else Source.PRINTED,
    )


def single(kind: str, title: str, text: str) -> Component:
    """The two cards that nobody dances."""
    return Component(id=kind, group=kind, title=title, count=1, value=None, text=text, source=Source.PRINTED)


def sets(kind: str, title: str, points: tuple[int, ...]) -> Sheet:
    """Points of a set by its size; a set of no card is not listed."""
    sizes = tuple((str(size), str(worth)) for size, worth in enumerate(points) if size)
    return Sheet(id=kind, title=title, source=Source.PRINTED, rows=(("cards", "points"), *sizes))


ABOUT = About(
    text=(
        "Two to six players dance their cards onto their floors, step on each other's toes and join in conga lines. "
        "When Party's Over turns up one more round is played, and the floor that scores most wins."
    ),
    components=(
        *map(component, Card),
        single(
            "partys_over", "Party's Over", "Is among the last eleven cards of the deck, and brings the final round."
        ),
        single("first_player", "First Player", "Lies before seat 0."),
    ),
    sheets=(
        sets("floorwork", "Floorwork: combinations of different cards", FLOORWORK_SETS),
        sets("spin", "Spins in a row", SPIN_SETS),
        Sheet(
            id="ymca",
            title="Sets of the letters Y, M, C, A",
            source=Source.PRINTED,
            rows=(("letters", "points"), ("in any order", str(YMCA_SET)), ("in this order", str(YMCA_IN_ORDER))),
        ),
        Sheet(
            id="copies",
            title="Copies in play by seats (2 and 3: inferred; 4 to 6: printed)",
            source=Source.INFERRED,
            rows=(
                ("card", *map(str, SEATS)),
                *((card, *(str(PACKS[seats].count(card)) for seats in SEATS)) for card in Card),
            ),
        ),
    ),
    phases={
        Phase.TURN: "One seat dances, steps on toes, replenishes or renews its hand.",
        Phase.CONGA: "A conga line is open: one seat joins it or sits one out.",
        Phase.STEALING: "The seat that stepped on toes keeps one of the two cards it took.",
    },
)
