from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsReveal")


@_attrs_define
class KingOfClubsReveal:
    """Reveal one of your Dancers at a club, for your side.

    Attributes:
        type_ (Literal['reveal']):
        seat (int):
        dancer (int): As printed: without Moves.
    """

    type_: Literal["reveal"]
    seat: int
    dancer: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        dancer = self.dancer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "dancer": dancer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["reveal"], d.pop("type"))
        if type_ != "reveal":
            raise ValueError(f"type must match const 'reveal', got '{type_}'")

        seat = d.pop("seat")

        dancer = d.pop("dancer")

        king_of_clubs_reveal = cls(
            type_=type_,
            seat=seat,
            dancer=dancer,
        )

        return king_of_clubs_reveal
