"""Dancing Queen: the texts of `GET /games/dancing-queen` beyond rules and decisions."""

from rules.about import About, Component, Source
from rules.dancing_queen.components import DECK, ROTATING, TROPHIES, Card
from rules.dancing_queen.state import Phase

HALVES = {
    Card.EVEN_ODD: (
        "We're Even / We're Odd",
        "Girl: 2, 4, 6, 8 cards in play are worth 4, 3, 2, 2. Boy: 3, 5, 7 cards are worth 1, 2, 3.",
    ),
    Card.YOUR_EVEN_ODD: (
        "You're Even / You're Odd",
        "Girl: 2 cards of the opponent are worth 1, 4 are worth 3. Boy: 1 card is worth 3, 3 are worth 1.",
    ),
    Card.COLLEGE: (
        "Girls' College / Boy School",
        "Everybody in play is of this gender: 2 to 4 cards are worth 1, 5 are worth 4, 6 and more are a star.",
    ),
    Card.POWER: (
        "Girl Power / Boyzone",
        "More of this gender than of the other: 1 or 2 more are worth 1, 3 to 6 more 3, 7 and more are a star.",
    ),
    Card.PAIRS: (
        "Rainbow Parade / Ballroom Dancing",
        "Nobody is alone, and every pair is alike (girl) or mixed (boy): 1, 2, 3 pairs are worth 1, 2, 4, four a star.",
    ),
    Card.BANDS_PURE: (
        "Spice Girls / Queen",
        "Girl: exactly 5 girls and no boy are a star. Boy: exactly 4 boys and no girl are a star.",
    ),
    Card.MINORITY: (
        "The Rose / The Romeo",
        "Exactly one of this gender, all others of the other: 3, 4, 5 cards are worth 1, 2, 3, six and more 4.",
    ),
    Card.BANDS_MIXED: (
        "ABBA / Cranberries",
        "Girl: exactly 2 girls and 2 boys are a star. Boy: exactly 1 girl and 3 boys are a star.",
    ),
    Card.BALANCE: (
        "Perfect Balance / Near Balance",
        "Girl: as many girls as boys, 2, 4, 6, 8 cards are worth 1, 2, 3, 4. "
        "Boy: they differ by one, 3, 5, 7 cards are worth 2, 3, 4.",
    ),
}
INFERRED = {Card.BANDS_PURE, Card.MINORITY, Card.BANDS_MIXED, Card.BALANCE}
ICON = " Both halves carry the rotate icon."


def card(kind: Card) -> Component:
    """One of the nine cards."""
    title, text = HALVES[kind]
    return Component(
        id=kind,
        group="card",
        title=title,
        count=1,
        value=None,
        text=text + ICON if kind in ROTATING else text,
        source=Source.INFERRED if kind in INFERRED else Source.PRINTED,
    )


def cube(kind: str, title: str, count: int, text: str) -> Component:
    """Trophies and the microphone."""
    return Component(id=kind, group="cube", title=title, count=count, value=None, text=text, source=Source.PRINTED)


ABOUT = About(
    text=(
        "Two players invite friends to a dance party. "
        "Whoever's lead dancer scores more wins a trophy, and four trophies win the game."
    ),
    components=(
        *map(card, DECK),
        cube("trophy", "Trophy", TROPHIES, "One for each round won."),
        cube("microphone", "Microphone", 1, "Its holder begins a round, and wins ties."),
    ),
    sheets=(),
    phases={
        Phase.OPENING: "Both seats choose in secret which half of their first card to play.",
        Phase.TURN: "One seat draws a card or proposes to end the round.",
        Phase.REPLY: "The opponent of the seat that proposed agrees, or draws a card.",
        Phase.PLACING: "The seat that drew plays its card.",
    },
)
