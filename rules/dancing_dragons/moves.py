"""Dancing Dragons: the moves, one record for each type. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.dancing_dragons.components import Card, Dragon, Gesture
from rules.dancing_dragons.state import Phase


class Drop(records.Move, tag="drop"):
    """Put one card face down into the centre."""

    phases = (Phase.DROP,)
    card: Card


class Swap(records.Move, tag="swap"):
    """Give a card of your hand for one of the centre."""

    phases = (Phase.TRADE,)
    give: Card
    take: Card


class Announce(records.Move, tag="announce"):
    """Say that your partner has a dragon, and of which kind."""

    phases = (Phase.TRADE, Phase.QUESTION)
    dragon: Dragon


class CounterDragon(records.Move, tag="counter_dragon"):
    """Say that a rival has a dragon."""

    phases = (Phase.TRADE, Phase.QUESTION)


class Signal(records.Move, tag="signal"):
    """Make a sign to your partner; everybody sees it, and nothing else changes."""

    phases = (Phase.TRADE, Phase.QUESTION)
    gesture: Gesture


class AskNoDragon(records.Move, tag="ask_no_dragon"):
    """Ask whether nobody has a dragon, and say so of yourself."""

    phases = (Phase.TRADE,)


class NoDragon(records.Move, tag="no_dragon"):
    """Say that you have no dragon."""

    phases = (Phase.QUESTION,)


class StaySilent(records.Move, tag="stay_silent"):
    """Close the question; play goes on."""

    phases = (Phase.QUESTION,)


Move = Annotated[
    Drop | Swap | Announce | CounterDragon | Signal | AskNoDragon | NoDragon | StaySilent,
    Meta(extra={"union": "Move"}),
]
