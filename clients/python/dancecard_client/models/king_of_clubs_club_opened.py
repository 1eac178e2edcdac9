from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsClubOpened")


@_attrs_define
class KingOfClubsClubOpened:
    """All Dancers at a club were revealed: `dancers[seat]`, printed skills, sorted.

    Attributes:
        type_ (Literal['club_opened']):
        club (int): Which club, in the order of `clubs`.
        dancers (list[list[int]]):
    """

    type_: Literal["club_opened"]
    club: int
    dancers: list[list[int]]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        club = self.club

        dancers = []
        for dancers_item_data in self.dancers:
            dancers_item = dancers_item_data

            dancers.append(dancers_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "club": club,
                "dancers": dancers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["club_opened"], d.pop("type"))
        if type_ != "club_opened":
            raise ValueError(f"type must match const 'club_opened', got '{type_}'")

        club = d.pop("club")

        dancers = []
        _dancers = d.pop("dancers")
        for dancers_item_data in _dancers:
            dancers_item = cast(list[int], dancers_item_data)

            dancers.append(dancers_item)

        king_of_clubs_club_opened = cls(
            type_=type_,
            club=club,
            dancers=dancers,
        )

        return king_of_clubs_club_opened
