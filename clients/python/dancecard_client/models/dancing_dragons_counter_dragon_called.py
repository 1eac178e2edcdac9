from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsCounterDragonCalled")


@_attrs_define
class DancingDragonsCounterDragonCalled:
    """A seat said that a rival has a dragon.

    Attributes:
        type_ (Literal['counter_dragon_called']):
        seat (int):
    """

    type_: Literal["counter_dragon_called"]
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
        type_ = cast(Literal["counter_dragon_called"], d.pop("type"))
        if type_ != "counter_dragon_called":
            raise ValueError(f"type must match const 'counter_dragon_called', got '{type_}'")

        seat = d.pop("seat")

        dancing_dragons_counter_dragon_called = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_dragons_counter_dragon_called
