from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsClubDecided")


@_attrs_define
class KingOfClubsClubDecided:
    """A club was danced; `winner` is a side, or null if nobody won it.

    Attributes:
        type_ (Literal['club_decided']):
        club (int): Which club, in the order of `clubs`.
        winner (int | None): Seats 0 and 2 are side 0, seats 1 and 3 are side 1.
    """

    type_: Literal["club_decided"]
    club: int
    winner: int | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        club = self.club

        winner: int | None
        winner = self.winner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "club": club,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["club_decided"], d.pop("type"))
        if type_ != "club_decided":
            raise ValueError(f"type must match const 'club_decided', got '{type_}'")

        club = d.pop("club")

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        king_of_clubs_club_decided = cls(
            type_=type_,
            club=club,
            winner=winner,
        )

        return king_of_clubs_club_decided
