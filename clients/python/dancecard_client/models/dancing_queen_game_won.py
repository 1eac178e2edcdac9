from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenGameWon")


@_attrs_define
class DancingQueenGameWon:
    """A seat has four trophies.

    Attributes:
        type_ (Literal['game_won']):
        seat (int):
    """

    type_: Literal["game_won"]
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
        type_ = cast(Literal["game_won"], d.pop("type"))
        if type_ != "game_won":
            raise ValueError(f"type must match const 'game_won', got '{type_}'")

        seat = d.pop("seat")

        dancing_queen_game_won = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_queen_game_won
