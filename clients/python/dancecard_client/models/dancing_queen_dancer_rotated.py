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

T = TypeVar("T", bound="DancingQueenDancerRotated")


@_attrs_define
class DancingQueenDancerRotated:
    """A dancer was turned round; `gender` is the one it has now.

    Attributes:
        type_ (Literal['dancer_rotated']):
        seat (int):
        position (int): 0 is the lead dancer, 1 and up the backup dancers in order.
        gender (DancingQueenGender): Which half of a card counts: the one that faces the opponent.
    """

    type_: Literal["dancer_rotated"]
    seat: int
    position: int
    gender: DancingQueenGender

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        position = self.position

        gender = self.gender.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "position": position,
                "gender": gender,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dancer_rotated"], d.pop("type"))
        if type_ != "dancer_rotated":
            raise ValueError(f"type must match const 'dancer_rotated', got '{type_}'")

        seat = d.pop("seat")

        position = d.pop("position")

        gender = DancingQueenGender(d.pop("gender"))

        dancing_queen_dancer_rotated = cls(
            type_=type_,
            seat=seat,
            position=position,
            gender=gender,
        )

        return dancing_queen_dancer_rotated
