from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.lets_dance_card import LetsDanceCard

T = TypeVar("T", bound="LetsDanceCardRevealed")


@_attrs_define
class LetsDanceCardRevealed:
    """A card of the deck was revealed for a spin.

    Attributes:
        type_ (Literal['card_revealed']):
        seat (int):
        card (LetsDanceCard): The kinds of cards; cards of a kind are alike. Party's Over is none of them: nobody ever
            holds or dances it.
    """

    type_: Literal["card_revealed"]
    seat: int
    card: LetsDanceCard

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        card = self.card.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["card_revealed"], d.pop("type"))
        if type_ != "card_revealed":
            raise ValueError(f"type must match const 'card_revealed', got '{type_}'")

        seat = d.pop("seat")

        card = LetsDanceCard(d.pop("card"))

        lets_dance_card_revealed = cls(
            type_=type_,
            seat=seat,
            card=card,
        )

        return lets_dance_card_revealed
