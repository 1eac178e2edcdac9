from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenDraw")


@_attrs_define
class DancingQueenDraw:
    """Hand over the microphone if you hold it, and take the top card.

    Attributes:
        type_ (Literal['draw']):
        seat (int):
    """

    type_: Literal["draw"]
    seat: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["draw"], d.pop("type"))
        if type_ != "draw":
            raise ValueError(f"type must match const 'draw', got '{type_}'")

        seat = d.pop("seat")

        dancing_queen_draw = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_queen_draw
