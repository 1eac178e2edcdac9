from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceReplenish")


@_attrs_define
class LetsDanceReplenish:
    """Play nothing and draw until you hold five cards; in the final round this is a pass.

    Attributes:
        type_ (Literal['replenish']):
        seat (int):
    """

    type_: Literal["replenish"]
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
        type_ = cast(Literal["replenish"], d.pop("type"))
        if type_ != "replenish":
            raise ValueError(f"type must match const 'replenish', got '{type_}'")

        seat = d.pop("seat")

        lets_dance_replenish = cls(
            type_=type_,
            seat=seat,
        )

        return lets_dance_replenish
