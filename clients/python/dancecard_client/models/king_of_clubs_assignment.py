from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_dancer import KingOfClubsDancer


T = TypeVar("T", bound="KingOfClubsAssignment")


@_attrs_define
class KingOfClubsAssignment:
    """Where a seat's five Dancers are: `clubs[club]`, one or two at each, sorted by skill, and the backup.

    Attributes:
        clubs (list[list[KingOfClubsDancer]]):
        backup (int): As printed: without Moves.
    """

    clubs: list[list[KingOfClubsDancer]]
    backup: int

    def to_dict(self) -> dict[str, Any]:
        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = []
            for clubs_item_item_data in clubs_item_data:
                clubs_item_item = clubs_item_item_data.to_dict()
                clubs_item.append(clubs_item_item)

            clubs.append(clubs_item)

        backup = self.backup

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "clubs": clubs,
                "backup": backup,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_dancer import KingOfClubsDancer  # noqa: PLC0415

        d = dict(src_dict)
        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = []
            _clubs_item = clubs_item_data
            for clubs_item_item_data in _clubs_item:
                clubs_item_item = KingOfClubsDancer.from_dict(clubs_item_item_data)

                clubs_item.append(clubs_item_item)

            clubs.append(clubs_item)

        backup = d.pop("backup")

        king_of_clubs_assignment = cls(
            clubs=clubs,
            backup=backup,
        )

        return king_of_clubs_assignment
