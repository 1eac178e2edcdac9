from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceReplenished")


@_attrs_define
class LetsDanceReplenished:
    """A seat played nothing, to fill up its hand.

    Attributes:
        type_ (Literal['replenished']):
        seat (int):
    """

    type_: Literal["replenished"]
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
        type_ = cast(Literal["replenished"], d.pop("type"))
        if type_ != "replenished":
            raise ValueError(f"type must match const 'replenished', got '{type_}'")

        seat = d.pop("seat")

        lets_dance_replenished = cls(
            type_=type_,
            seat=seat,
        )

        return lets_dance_replenished
