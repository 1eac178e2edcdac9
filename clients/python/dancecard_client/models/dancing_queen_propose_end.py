from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenProposeEnd")


@_attrs_define
class DancingQueenProposeEnd:
    """Propose to end the round; with one card fewer than the opponent it ends at once.

    Attributes:
        type_ (Literal['propose_end']):
        seat (int):
    """

    type_: Literal["propose_end"]
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
        type_ = cast(Literal["propose_end"], d.pop("type"))
        if type_ != "propose_end":
            raise ValueError(f"type must match const 'propose_end', got '{type_}'")

        seat = d.pop("seat")

        dancing_queen_propose_end = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_queen_propose_end
