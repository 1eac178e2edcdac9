from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsScore")


@_attrs_define
class DancingDragonsScore:
    """The total counts the points of the seat's team.

    Attributes:
        seat (int):
        total (int):
        team (int): Team t is seat t and its partner, seat t + seats / 2.
    """

    seat: int
    total: int
    team: int

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        total = self.total

        team = self.team

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "total": total,
                "team": team,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        total = d.pop("total")

        team = d.pop("team")

        dancing_dragons_score = cls(
            seat=seat,
            total=total,
            team=team,
        )

        return dancing_dragons_score
