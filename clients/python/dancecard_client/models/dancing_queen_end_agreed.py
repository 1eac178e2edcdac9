from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenEndAgreed")


@_attrs_define
class DancingQueenEndAgreed:
    """A seat agreed to end the round.

    Attributes:
        type_ (Literal['end_agreed']):
        seat (int):
    """

    type_: Literal["end_agreed"]
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
        type_ = cast(Literal["end_agreed"], d.pop("type"))
        if type_ != "end_agreed":
            raise ValueError(f"type must match const 'end_agreed', got '{type_}'")

        seat = d.pop("seat")

        dancing_queen_end_agreed = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_queen_end_agreed
