from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.king_of_clubs_version import KingOfClubsVersion
from ..types import UNSET, Unset

T = TypeVar("T", bound="KingOfClubsOptionsRequest")


@_attrs_define
class KingOfClubsOptionsRequest:
    """Options that may be left out: then the game's defaults hold.

    Attributes:
        version (KingOfClubsVersion | None | Unset): The basic version has no Moves.
    """

    version: KingOfClubsVersion | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        version: None | str | Unset
        if isinstance(self.version, Unset):
            version = UNSET
        elif isinstance(self.version, KingOfClubsVersion):
            version = self.version.value
        else:
            version = self.version

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if version is not UNSET:
            field_dict["version"] = version

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_version(data: object) -> KingOfClubsVersion | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                version_type_0 = KingOfClubsVersion(data)

                return version_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(KingOfClubsVersion | None | Unset, data)

        version = _parse_version(d.pop("version", UNSET))

        king_of_clubs_options_request = cls(
            version=version,
        )

        return king_of_clubs_options_request
