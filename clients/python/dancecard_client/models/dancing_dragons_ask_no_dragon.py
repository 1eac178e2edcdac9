from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsAskNoDragon")


@_attrs_define
class DancingDragonsAskNoDragon:
    """Ask whether nobody has a dragon, and say so of yourself.

    Attributes:
        type_ (Literal['ask_no_dragon']):
        seat (int):
    """

    type_: Literal["ask_no_dragon"]
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
        type_ = cast(Literal["ask_no_dragon"], d.pop("type"))
        if type_ != "ask_no_dragon":
            raise ValueError(f"type must match const 'ask_no_dragon', got '{type_}'")

        seat = d.pop("seat")

        dancing_dragons_ask_no_dragon = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_dragons_ask_no_dragon
