from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_dancer_name import KingOfClubsDancerName


T = TypeVar("T", bound="KingOfClubsMovesPlayed")


@_attrs_define
class KingOfClubsMovesPlayed:
    """A seat has played Moves on a Dancer.

    Attributes:
        type_ (Literal['moves_played']):
        seat (int):
        dancer (KingOfClubsDancerName): A Dancer, by its owner and its printed skill.
        count (int):
    """

    type_: Literal["moves_played"]
    seat: int
    dancer: KingOfClubsDancerName
    count: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        dancer = self.dancer.to_dict()

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "dancer": dancer,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_dancer_name import KingOfClubsDancerName  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["moves_played"], d.pop("type"))
        if type_ != "moves_played":
            raise ValueError(f"type must match const 'moves_played', got '{type_}'")

        seat = d.pop("seat")

        dancer = KingOfClubsDancerName.from_dict(d.pop("dancer"))

        count = d.pop("count")

        king_of_clubs_moves_played = cls(
            type_=type_,
            seat=seat,
            dancer=dancer,
            count=count,
        )

        return king_of_clubs_moves_played
