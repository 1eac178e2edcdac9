from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsSwap")


@_attrs_define
class KingOfClubsSwap:
    """Swap two of your Dancers at different clubs, for your side. They are listed sorted and accepted in any order.

    Attributes:
        type_ (Literal['swap']):
        seat (int):
        dancers (list[int]):
    """

    type_: Literal["swap"]
    seat: int
    dancers: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        dancers = self.dancers

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "dancers": dancers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["swap"], d.pop("type"))
        if type_ != "swap":
            raise ValueError(f"type must match const 'swap', got '{type_}'")

        seat = d.pop("seat")

        dancers = cast(list[int], d.pop("dancers"))

        king_of_clubs_swap = cls(
            type_=type_,
            seat=seat,
            dancers=dancers,
        )

        return king_of_clubs_swap
