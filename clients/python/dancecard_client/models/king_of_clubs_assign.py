from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsAssign")


@_attrs_define
class KingOfClubsAssign:
    """Send Dancers to each of the night's clubs, in the order of the state's `clubs`, and keep one as backup.

    The Dancers of one club are listed sorted and accepted in any order.

        Attributes:
            type_ (Literal['assign']):
            seat (int):
            clubs (list[list[int]]):
            backup (int): As printed: without Moves.
    """

    type_: Literal["assign"]
    seat: int
    clubs: list[list[int]]
    backup: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data

            clubs.append(clubs_item)

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
        type_ = cast(Literal["assign"], d.pop("type"))
        if type_ != "assign":
            raise ValueError(f"type must match const 'assign', got '{type_}'")

        seat = d.pop("seat")

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = cast(list[int], clubs_item_data)

            clubs.append(clubs_item)

        backup = d.pop("backup")

        king_of_clubs_assign = cls(
            type_=type_,
            seat=seat,
            clubs=clubs,
            backup=backup,
        )

        return king_of_clubs_assign
