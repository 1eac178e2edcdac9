from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenRotateTarget")


@_attrs_define
class DancingQueenRotateTarget:
    """Where the dancer stands that is turned round, counted after the new card has been placed.

    Attributes:
        seat (int):
        position (int): 0 is the lead dancer, 1 and up the backup dancers in order.
    """

    seat: int
    position: int

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        position = self.position

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "position": position,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        position = d.pop("position")

        dancing_queen_rotate_target = cls(
            seat=seat,
            position=position,
        )

        return dancing_queen_rotate_target
