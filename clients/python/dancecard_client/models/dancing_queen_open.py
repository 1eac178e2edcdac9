from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.dancing_queen_gender import DancingQueenGender

T = TypeVar("T", bound="DancingQueenOpen")


@_attrs_define
class DancingQueenOpen:
    """Choose which half of the dealt card to play as lead dancer.

    Attributes:
        type_ (Literal['open']):
        seat (int):
        gender (DancingQueenGender): Which half of a card counts: the one that faces the opponent.
    """

    type_: Literal["open"]
    seat: int
    gender: DancingQueenGender

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        gender = self.gender.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "gender": gender,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["open"], d.pop("type"))
        if type_ != "open":
            raise ValueError(f"type must match const 'open', got '{type_}'")

        seat = d.pop("seat")

        gender = DancingQueenGender(d.pop("gender"))

        dancing_queen_open = cls(
            type_=type_,
            seat=seat,
            gender=gender,
        )

        return dancing_queen_open
