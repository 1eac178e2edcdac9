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

T = TypeVar("T", bound="LetsDanceCardDrawn")


@_attrs_define
class LetsDanceCardDrawn:
    """A seat drew a card (null for the others).

    Attributes:
        type_ (Literal['card_drawn']):
        seat (int):
        card (LetsDanceCard | None):
    """

    type_: Literal["card_drawn"]
    seat: int
    card: LetsDanceCard | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        card: None | str
        if isinstance(self.card, LetsDanceCard):
            card = self.card.value
        else:
            card = self.card

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
        type_ = cast(Literal["card_drawn"], d.pop("type"))
        if type_ != "card_drawn":
            raise ValueError(f"type must match const 'card_drawn', got '{type_}'")

        seat = d.pop("seat")

        def _parse_card(data: object) -> LetsDanceCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = LetsDanceCard(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LetsDanceCard | None, data)

        card = _parse_card(d.pop("card"))

        lets_dance_card_drawn = cls(
            type_=type_,
            seat=seat,
            card=card,
        )

        return lets_dance_card_drawn
