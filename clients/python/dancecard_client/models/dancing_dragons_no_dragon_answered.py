from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsNoDragonAnswered")


@_attrs_define
class DancingDragonsNoDragonAnswered:
    """A seat said that it has no dragon.

    Attributes:
        type_ (Literal['no_dragon_answered']):
        seat (int):
    """

    type_: Literal["no_dragon_answered"]
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
        type_ = cast(Literal["no_dragon_answered"], d.pop("type"))
        if type_ != "no_dragon_answered":
            raise ValueError(f"type must match const 'no_dragon_answered', got '{type_}'")

        seat = d.pop("seat")

        dancing_dragons_no_dragon_answered = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_dragons_no_dragon_answered
