from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsDancerName")


@_attrs_define
class KingOfClubsDancerName:
    """A Dancer, by its owner and its printed skill.

    Attributes:
        seat (int):
        skill (int): As printed: without Moves.
    """

    seat: int
    skill: int

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        skill = self.skill

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "skill": skill,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        skill = d.pop("skill")

        king_of_clubs_dancer_name = cls(
            seat=seat,
            skill=skill,
        )

        return king_of_clubs_dancer_name
