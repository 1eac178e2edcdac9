from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.dancing_queen_card import DancingQueenCard

T = TypeVar("T", bound="DancingQueenCardDealt")


@_attrs_define
class DancingQueenCardDealt:
    """A seat was dealt its first card (null for the others).

    Attributes:
        type_ (Literal['card_dealt']):
        seat (int):
        card (DancingQueenCard | None):
    """

    type_: Literal["card_dealt"]
    seat: int
    card: DancingQueenCard | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        card: None | str
        if isinstance(self.card, DancingQueenCard):
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
        type_ = cast(Literal["card_dealt"], d.pop("type"))
        if type_ != "card_dealt":
            raise ValueError(f"type must match const 'card_dealt', got '{type_}'")

        seat = d.pop("seat")

        def _parse_card(data: object) -> DancingQueenCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = DancingQueenCard(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenCard | None, data)

        card = _parse_card(d.pop("card"))

        dancing_queen_card_dealt = cls(
            type_=type_,
            seat=seat,
            card=card,
        )

        return dancing_queen_card_dealt
