from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsPointsScored")


@_attrs_define
class DancingDragonsPointsScored:
    """What the teams scored in this round, and what they have now.

    Attributes:
        type_ (Literal['points_scored']):
        gained (list[int]): What the round gave: `gained[team]`.
        points (list[int]): `points[team]`
    """

    type_: Literal["points_scored"]
    gained: list[int]
    points: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        gained = self.gained

        points = self.points

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "gained": gained,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["points_scored"], d.pop("type"))
        if type_ != "points_scored":
            raise ValueError(f"type must match const 'points_scored', got '{type_}'")

        gained = cast(list[int], d.pop("gained"))

        points = cast(list[int], d.pop("points"))

        dancing_dragons_points_scored = cls(
            type_=type_,
            gained=gained,
            points=points,
        )

        return dancing_dragons_points_scored
