from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceJoinConga")


@_attrs_define
class LetsDanceJoinConga:
    """Add a conga_line to the open line, and draw one card.

    Attributes:
        type_ (Literal['join_conga']):
        seat (int):
    """

    type_: Literal["join_conga"]
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
        type_ = cast(Literal["join_conga"], d.pop("type"))
        if type_ != "join_conga":
            raise ValueError(f"type must match const 'join_conga', got '{type_}'")

        seat = d.pop("seat")

        lets_dance_join_conga = cls(
            type_=type_,
            seat=seat,
        )

        return lets_dance_join_conga
