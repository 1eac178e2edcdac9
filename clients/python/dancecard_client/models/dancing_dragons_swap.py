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


T = TypeVar("T", bound="DancingDragonsSwap")


@_attrs_define
class DancingDragonsSwap:
    """Give a card of your hand for one of the centre.

    Attributes:
        type_ (Literal['swap']):
        seat (int):
        give (DancingDragonsCard): One of the 52 cards: every colour, and multicolour, has each part once.
        take (DancingDragonsCard): One of the 52 cards: every colour, and multicolour, has each part once.
    """

    type_: Literal["swap"]
    seat: int
    give: DancingDragonsCard
    take: DancingDragonsCard

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        give = self.give.to_dict()

        take = self.take.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "give": give,
                "take": take,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["swap"], d.pop("type"))
        if type_ != "swap":
            raise ValueError(f"type must match const 'swap', got '{type_}'")

        seat = d.pop("seat")

        give = DancingDragonsCard.from_dict(d.pop("give"))

        take = DancingDragonsCard.from_dict(d.pop("take"))

        dancing_dragons_swap = cls(
            type_=type_,
            seat=seat,
            give=give,
            take=take,
        )

        return dancing_dragons_swap
