from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsDancer")


@_attrs_define
class KingOfClubsDancer:
    """A Dancer at a club, and how many Moves were played on it: each adds 1 to its skill.

    Attributes:
        skill (int): As printed: without Moves.
        moves (int):
    """

    skill: int
    moves: int

    def to_dict(self) -> dict[str, Any]:
        skill = self.skill

        moves = self.moves

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "skill": skill,
                "moves": moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        skill = d.pop("skill")

        moves = d.pop("moves")

        king_of_clubs_dancer = cls(
            skill=skill,
            moves=moves,
        )

        return king_of_clubs_dancer
