from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.king_of_clubs_version import KingOfClubsVersion

T = TypeVar("T", bound="KingOfClubsOptions")


@_attrs_define
class KingOfClubsOptions:
    """What is agreed before the game.

    Attributes:
        version (KingOfClubsVersion): Without Moves, or with them.
    """

    version: KingOfClubsVersion

    def to_dict(self) -> dict[str, Any]:
        version = self.version.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = KingOfClubsVersion(d.pop("version"))

        king_of_clubs_options = cls(
            version=version,
        )

        return king_of_clubs_options
