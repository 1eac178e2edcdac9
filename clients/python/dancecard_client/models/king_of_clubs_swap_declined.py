from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsSwapDeclined")


@_attrs_define
class KingOfClubsSwapDeclined:
    """A seat does not swap.

    Attributes:
        type_ (Literal['swap_declined']):
        seat (int):
    """

    type_: Literal["swap_declined"]
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
        type_ = cast(Literal["swap_declined"], d.pop("type"))
        if type_ != "swap_declined":
            raise ValueError(f"type must match const 'swap_declined', got '{type_}'")

        seat = d.pop("seat")

        king_of_clubs_swap_declined = cls(
            type_=type_,
            seat=seat,
        )

        return king_of_clubs_swap_declined
