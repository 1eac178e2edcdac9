from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenMicrophonePassed")


@_attrs_define
class DancingQueenMicrophonePassed:
    """The seat now holds the microphone.

    Attributes:
        type_ (Literal['microphone_passed']):
        seat (int):
    """

    type_: Literal["microphone_passed"]
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
        type_ = cast(Literal["microphone_passed"], d.pop("type"))
        if type_ != "microphone_passed":
            raise ValueError(f"type must match const 'microphone_passed', got '{type_}'")

        seat = d.pop("seat")

        dancing_queen_microphone_passed = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_queen_microphone_passed
