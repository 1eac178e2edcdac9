from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsClub")


@_attrs_define
class KingOfClubsClub:
    """One Nightclub, or two of the same value paired. `prestige` is what it is worth, of a pair the sum.

    Attributes:
        prestige (int):
        paired (bool):
    """

    prestige: int
    paired: bool

    def to_dict(self) -> dict[str, Any]:
        prestige = self.prestige

        paired = self.paired

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "prestige": prestige,
                "paired": paired,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        prestige = d.pop("prestige")

        paired = d.pop("paired")

        king_of_clubs_club = cls(
            prestige=prestige,
            paired=paired,
        )

        return king_of_clubs_club
