from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenRoundStarted")


@_attrs_define
class DancingQueenRoundStarted:
    """The nine cards were shuffled.

    Attributes:
        type_ (Literal['round_started']):
        round_ (int):
        microphone (int):
    """

    type_: Literal["round_started"]
    round_: int
    microphone: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        round_ = self.round_

        microphone = self.microphone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "round": round_,
                "microphone": microphone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["round_started"], d.pop("type"))
        if type_ != "round_started":
            raise ValueError(f"type must match const 'round_started', got '{type_}'")

        round_ = d.pop("round")

        microphone = d.pop("microphone")

        dancing_queen_round_started = cls(
            type_=type_,
            round_=round_,
            microphone=microphone,
        )

        return dancing_queen_round_started
