from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_dragons_card import DancingDragonsCard


T = TypeVar("T", bound="DancingDragonsDrop")


@_attrs_define
class DancingDragonsDrop:
    """Put one card face down into the centre.

    Attributes:
        type_ (Literal['drop']):
        seat (int):
        card (DancingDragonsCard): One of the 52 cards: every colour, and multicolour, has each part once.
    """

    type_: Literal["drop"]
    seat: int
    card: DancingDragonsCard

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        card = self.card.to_dict()

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
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["drop"], d.pop("type"))
        if type_ != "drop":
            raise ValueError(f"type must match const 'drop', got '{type_}'")

        seat = d.pop("seat")

        card = DancingDragonsCard.from_dict(d.pop("card"))

        dancing_dragons_drop = cls(
            type_=type_,
            seat=seat,
            card=card,
        )

        return dancing_dragons_drop
