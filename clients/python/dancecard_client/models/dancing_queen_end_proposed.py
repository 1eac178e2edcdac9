from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenEndProposed")


@_attrs_define
class DancingQueenEndProposed:
    """A seat proposed to end the round.

    Attributes:
        type_ (Literal['end_proposed']):
        seat (int):
    """

    type_: Literal["end_proposed"]
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
        type_ = cast(Literal["end_proposed"], d.pop("type"))
        if type_ != "end_proposed":
            raise ValueError(f"type must match const 'end_proposed', got '{type_}'")

        seat = d.pop("seat")

        dancing_queen_end_proposed = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_queen_end_proposed
