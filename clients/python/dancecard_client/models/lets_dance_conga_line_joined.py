from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceCongaLineJoined")


@_attrs_define
class LetsDanceCongaLineJoined:
    """A seat joined the conga line, which now holds `size` cards.

    Attributes:
        type_ (Literal['conga_line_joined']):
        seat (int):
        size (int):
    """

    type_: Literal["conga_line_joined"]
    seat: int
    size: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        size = self.size

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "size": size,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["conga_line_joined"], d.pop("type"))
        if type_ != "conga_line_joined":
            raise ValueError(f"type must match const 'conga_line_joined', got '{type_}'")

        seat = d.pop("seat")

        size = d.pop("size")

        lets_dance_conga_line_joined = cls(
            type_=type_,
            seat=seat,
            size=size,
        )

        return lets_dance_conga_line_joined
