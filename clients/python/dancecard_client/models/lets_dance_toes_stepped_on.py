from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceToesSteppedOn")


@_attrs_define
class LetsDanceToesSteppedOn:
    """A seat put a Step on Toes face down on the target's floor.

    Attributes:
        type_ (Literal['toes_stepped_on']):
        seat (int):
        target (int):
    """

    type_: Literal["toes_stepped_on"]
    seat: int
    target: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["toes_stepped_on"], d.pop("type"))
        if type_ != "toes_stepped_on":
            raise ValueError(f"type must match const 'toes_stepped_on', got '{type_}'")

        seat = d.pop("seat")

        target = d.pop("target")

        lets_dance_toes_stepped_on = cls(
            type_=type_,
            seat=seat,
            target=target,
        )

        return lets_dance_toes_stepped_on
