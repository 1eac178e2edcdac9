from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsDancerRevealed")


@_attrs_define
class KingOfClubsDancerRevealed:
    """A seat of the lead side has revealed a Dancer.

    Attributes:
        type_ (Literal['dancer_revealed']):
        seat (int):
        club (int): Which club, in the order of `clubs`.
        skill (int): As printed: without Moves.
    """

    type_: Literal["dancer_revealed"]
    seat: int
    club: int
    skill: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        club = self.club

        skill = self.skill

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "club": club,
                "skill": skill,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dancer_revealed"], d.pop("type"))
        if type_ != "dancer_revealed":
            raise ValueError(f"type must match const 'dancer_revealed', got '{type_}'")

        seat = d.pop("seat")

        club = d.pop("club")

        skill = d.pop("skill")

        king_of_clubs_dancer_revealed = cls(
            type_=type_,
            seat=seat,
            club=club,
            skill=skill,
        )

        return king_of_clubs_dancer_revealed
