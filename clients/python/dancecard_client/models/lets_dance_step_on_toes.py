from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceStepOnToes")


@_attrs_define
class LetsDanceStepOnToes:
    """End another seat's sequence with a Step on Toes, and take cards from its hand.

    Attributes:
        type_ (Literal['step_on_toes']):
        seat (int):
        target (int):
    """

    type_: Literal["step_on_toes"]
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
        type_ = cast(Literal["step_on_toes"], d.pop("type"))
        if type_ != "step_on_toes":
            raise ValueError(f"type must match const 'step_on_toes', got '{type_}'")

        seat = d.pop("seat")

        target = d.pop("target")

        lets_dance_step_on_toes = cls(
            type_=type_,
            seat=seat,
            target=target,
        )

        return lets_dance_step_on_toes
