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


T = TypeVar("T", bound="DancingDragonsCardSwapped")


@_attrs_define
class DancingDragonsCardSwapped:
    """A seat gave a card for one of the centre.

    Attributes:
        type_ (Literal['card_swapped']):
        seat (int):
        given (DancingDragonsCard): One of the 52 cards: every colour, and multicolour, has each part once.
        taken (DancingDragonsCard): One of the 52 cards: every colour, and multicolour, has each part once.
    """

    type_: Literal["card_swapped"]
    seat: int
    given: DancingDragonsCard
    taken: DancingDragonsCard

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        given = self.given.to_dict()

        taken = self.taken.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "given": given,
                "taken": taken,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["card_swapped"], d.pop("type"))
        if type_ != "card_swapped":
            raise ValueError(f"type must match const 'card_swapped', got '{type_}'")

        seat = d.pop("seat")

        given = DancingDragonsCard.from_dict(d.pop("given"))

        taken = DancingDragonsCard.from_dict(d.pop("taken"))

        dancing_dragons_card_swapped = cls(
            type_=type_,
            seat=seat,
            given=given,
            taken=taken,
        )

        return dancing_dragons_card_swapped
