"""Dancing Dragons: the texts of `GET /games/dancing-dragons` beyond rules and decisions."""

from rules.about import About, Component, Sheet, Source
from rules.dancing_dragons.components import WORTH, Color, Dragon, Part
from rules.dancing_dragons.state import Phase

NEEDS = {
    Dragon.DRAGON: "One colour, one to three multicolour cards standing in.",
    Dragon.ROYAL: "One colour, no multicolour card.",
    Dragon.WILD: "Four multicolour cards.",
}


def cards(color: Color) -> Component:
    """The four cards of one colour."""
    wild = color == Color.MULTICOLOR
    return Component(
        id=color,
        group="card",
        title="Multicolour" if wild else color.title(),
        count=len(Part),
        value=None,
        text="One each of " + ", ".join(Part) + ("; each stands in for that part of any colour." if wild else "."),
        source=Source.INFERRED,
    )


ABOUT = About(
    text=(
        "Teams of two swap cards with the centre, all at once and without turns, until somebody holds a whole dragon "
        "and the partner says so, or a rival does. The first team to reach the target wins."
    ),
    components=tuple(map(cards, Color)),
    sheets=(
        Sheet(
            id="dragons",
            title="Dragons: a head, wings, a body and a tail",
            source=Source.PRINTED,
            rows=(("dragon", "points", "cards"), *((kind, str(WORTH[kind]), NEEDS[kind]) for kind in Dragon)),
        ),
    ),
    phases={
        Phase.DROP: "Every seat drops one card face down into the centre.",
        Phase.TRADE: "Everybody may swap, announce, call counter-dragon, signal or ask whether nobody has a dragon.",
        Phase.QUESTION: "The seats answer that they have no dragon or stay silent; calls and signals go on.",
    },
)
