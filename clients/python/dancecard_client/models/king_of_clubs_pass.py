from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsPass")


@_attrs_define
class KingOfClubsPass:
    """Play no Moves in this turn. When all of a side have passed in one turn it is out for this club.

    Attributes:
        type_ (Literal['pass']):
        seat (int):
    """

    type_: Literal["pass"]
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
        type_ = cast(Literal["pass"], d.pop("type"))
        if type_ != "pass":
            raise ValueError(f"type must match const 'pass', got '{type_}'")

        seat = d.pop("seat")

        king_of_clubs_pass = cls(
            type_=type_,
            seat=seat,
        )

        return king_of_clubs_pass
