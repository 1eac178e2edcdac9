from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsDeclineSwap")


@_attrs_define
class KingOfClubsDeclineSwap:
    """Leave your Dancers where they are.

    Attributes:
        type_ (Literal['decline_swap']):
        seat (int):
    """

    type_: Literal["decline_swap"]
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
        type_ = cast(Literal["decline_swap"], d.pop("type"))
        if type_ != "decline_swap":
            raise ValueError(f"type must match const 'decline_swap', got '{type_}'")

        seat = d.pop("seat")

        king_of_clubs_decline_swap = cls(
            type_=type_,
            seat=seat,
        )

        return king_of_clubs_decline_swap
