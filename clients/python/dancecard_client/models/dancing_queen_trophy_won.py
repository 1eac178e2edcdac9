from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenTrophyWon")


@_attrs_define
class DancingQueenTrophyWon:
    """A seat won the round; `trophies` is how many it has now.

    Attributes:
        type_ (Literal['trophy_won']):
        seat (int):
        trophies (int):
    """

    type_: Literal["trophy_won"]
    seat: int
    trophies: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        trophies = self.trophies

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "trophies": trophies,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trophy_won"], d.pop("type"))
        if type_ != "trophy_won":
            raise ValueError(f"type must match const 'trophy_won', got '{type_}'")

        seat = d.pop("seat")

        trophies = d.pop("trophies")

        dancing_queen_trophy_won = cls(
            type_=type_,
            seat=seat,
            trophies=trophies,
        )

        return dancing_queen_trophy_won
