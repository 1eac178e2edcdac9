"""Queen of 12: what can be done. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.queen_of_12.components import MOST_CHOSEN, Card
from rules.queen_of_12.state import Die, Field, Phase, Seat, TrayDie


class PlayCard(records.Move, tag="play_card"):
    """Choose a card of your hand for this round; with two seats two cards, one after the other."""

    phases = (Phase.CHOOSE,)
    card: Card


class TakeDice(records.Move, tag="take_dice"):
    """Take dice of your choice with the Princess, the Parasite or the Worker. They are accepted in any order."""

    phases = (Phase.EFFECTS,)
    dice: Annotated[
        tuple[TrayDie, ...],
        Meta(min_length=1, max_length=MOST_CHOSEN, description="Listed sorted by tray, colour, value."),
    ]


class ReturnCard(records.Move, tag="return_card"):
    """Put a card into your fan with the Parasite: one of your hand, of your discard pile, or the Parasite itself."""

    phases = (Phase.EFFECTS,)
    card: Card


class CrossNumber(records.Move, tag="cross_number"):
    """Cross a number field with the Alchemist."""

    phases = (Phase.EFFECTS,)
    field: Field


class Cross(records.Move, tag="cross"):
    """Cross a field with a die, by its number or by its colour."""

    phases = (Phase.CROSSING,)
    die: Die
    field: Field


class Finish(records.Move, tag="finish"):
    """Leave out the second cross of the Princess's die."""

    phases = (Phase.CROSSING,)


class CrossAny(records.Move, tag="cross_any"):
    """Cross any field, as effect of the area "No crosses"."""

    phases = (Phase.CROSSING,)
    field: Field


class CopyDice(records.Move, tag="copy_dice"):
    """Copy the dice of another seat, with the Mirror Image or as effect of the area "No crosses"."""

    phases = (Phase.EFFECTS, Phase.CROSSING)
    source: Annotated[Seat, Meta(description="Whose dice.")]


class TakeBack(records.Move, tag="take_back"):
    """Take your discard pile into your hand, as effect of the area "No crosses"."""

    phases = (Phase.CROSSING,)


class TakeFanCard(records.Move, tag="take_fan_card"):
    """Take a card of your fan into your hand, with the Alchemist or as effect of the area "No crosses"."""

    phases = (Phase.EFFECTS, Phase.CROSSING)
    card: Card


class Decline(records.Move, tag="decline"):
    """Use no effect of the area "No crosses"."""

    phases = (Phase.CROSSING,)


Move = Annotated[
    PlayCard
    | TakeDice
    | ReturnCard
    | CrossNumber
    | Cross
    | Finish
    | CrossAny
    | CopyDice
    | TakeBack
    | TakeFanCard
    | Decline,
    Meta(extra={"union": "Move"}),
]

Effect = CrossAny | CopyDice | TakeBack | TakeFanCard | Decline  # of the area "No crosses"
