from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceFinalRoundStarted")


@_attrs_define
class LetsDanceFinalRoundStarted:
    """From now on every seat has one more turn, and nobody draws.

    Attributes:
        type_ (Literal['final_round_started']):
    """

    type_: Literal["final_round_started"]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["final_round_started"], d.pop("type"))
        if type_ != "final_round_started":
            raise ValueError(f"type must match const 'final_round_started', got '{type_}'")

        lets_dance_final_round_started = cls(
            type_=type_,
        )

        return lets_dance_final_round_started
