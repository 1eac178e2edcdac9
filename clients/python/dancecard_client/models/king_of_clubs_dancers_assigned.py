from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsDancersAssigned")


@_attrs_define
class KingOfClubsDancersAssigned:
    """A seat has assigned its Dancers (where they are and the backup are null for the others).

    Attributes:
        type_ (Literal['dancers_assigned']):
        seat (int):
        clubs (list[list[int]] | None):
        backup (int | None): As printed: without Moves.
    """

    type_: Literal["dancers_assigned"]
    seat: int
    clubs: list[list[int]] | None
    backup: int | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        clubs: list[list[int]] | None
        if isinstance(self.clubs, list):
            clubs = []
            for clubs_type_0_item_data in self.clubs:
                clubs_type_0_item = clubs_type_0_item_data

                clubs.append(clubs_type_0_item)

        else:
            clubs = self.clubs

        backup: int | None
        backup = self.backup

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "clubs": clubs,
                "backup": backup,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dancers_assigned"], d.pop("type"))
        if type_ != "dancers_assigned":
            raise ValueError(f"type must match const 'dancers_assigned', got '{type_}'")

        seat = d.pop("seat")

        def _parse_clubs(data: object) -> list[list[int]] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                clubs_type_0 = []
                _clubs_type_0 = data
                for clubs_type_0_item_data in _clubs_type_0:
                    clubs_type_0_item = cast(list[int], clubs_type_0_item_data)

                    clubs_type_0.append(clubs_type_0_item)

                return clubs_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[list[int]] | None, data)

        clubs = _parse_clubs(d.pop("clubs"))

        def _parse_backup(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        backup = _parse_backup(d.pop("backup"))

        king_of_clubs_dancers_assigned = cls(
            type_=type_,
            seat=seat,
            clubs=clubs,
            backup=backup,
        )

        return king_of_clubs_dancers_assigned
