from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsCounterDragon")


@_attrs_define
class DancingDragonsCounterDragon:
    """Say that a rival has a dragon.

    Attributes:
        type_ (Literal['counter_dragon']):
        seat (int):
    """

    type_: Literal["counter_dragon"]
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
        type_ = cast(Literal["counter_dragon"], d.pop("type"))
        if type_ != "counter_dragon":
            raise ValueError(f"type must match const 'counter_dragon', got '{type_}'")

        seat = d.pop("seat")

        dancing_dragons_counter_dragon = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_dragons_counter_dragon
