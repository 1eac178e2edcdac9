"""Let's Dance: the moves, one record for each type. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.lets_dance.components import MOST_DISCARDED, Card
from rules.lets_dance.state import Group, Phase, Seat


class Dance(records.Move, tag="dance"):
    """Put 1 to 3 cards of one type onto your floor, then draw one; with conga_line alone, open a conga line."""

    phases = (Phase.TURN,)
    cards: Group


class StepOnToes(records.Move, tag="step_on_toes"):
    """End another seat's sequence with a Step on Toes, and take cards from its hand."""

    phases = (Phase.TURN,)
    target: Seat


class Replenish(records.Move, tag="replenish"):
    """Play nothing and draw until you hold five cards; in the final round this is a pass."""

    phases = (Phase.TURN,)


class Renew(records.Move, tag="renew"):
    """Put one card face down on your floor, discard what you do not want to keep, draw until you hold five cards."""

    phases = (Phase.TURN,)
    face_down: Card
    discard: Annotated[
        tuple[Card, ...], Meta(max_length=MOST_DISCARDED, description="In any order; listed sorted by name.")
    ]


class JoinConga(records.Move, tag="join_conga"):
    """Add a conga_line to the open line, and draw one card."""

    phases = (Phase.CONGA,)


class SitOut(records.Move, tag="sit_out"):
    """Put one card face down on your floor, which ends the line; then take your turn."""

    phases = (Phase.CONGA,)
    face_down: Annotated[Card | None, Meta(description="Null exactly if the hand is empty.")]


class Keep(records.Move, tag="keep"):
    """Keep one of the two cards that you took; the other is discarded."""

    phases = (Phase.STEALING,)
    card: Card


Move = Annotated[
    Dance | StepOnToes | Replenish | Renew | JoinConga | SitOut | Keep,
    Meta(extra={"union": "Move"}),
]
