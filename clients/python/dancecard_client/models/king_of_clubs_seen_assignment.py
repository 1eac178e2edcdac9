from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_dancer import KingOfClubsDancer


T = TypeVar("T", bound="KingOfClubsSeenAssignment")


@_attrs_define
class KingOfClubsSeenAssignment:
    """Where a seat's Dancers are, as far as another may know.

    `clubs[club]` lists those that lie face up, or all of one's own; of each club the others lie face down.

        Attributes:
            clubs (list[list[KingOfClubsDancer]]):
            backup (int | None): As printed: without Moves.
    """

    clubs: list[list[KingOfClubsDancer]]
    backup: int | None

    def to_dict(self) -> dict[str, Any]:
        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = []
            for clubs_item_item_data in clubs_item_data:
                clubs_item_item = clubs_item_item_data.to_dict()
                clubs_item.append(clubs_item_item)

            clubs.append(clubs_item)

        backup: int | None
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

        def _parse_backup(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        backup = _parse_backup(d.pop("backup"))

        king_of_clubs_seen_assignment = cls(
            clubs=clubs,
            backup=backup,
        )

        return king_of_clubs_seen_assignment
