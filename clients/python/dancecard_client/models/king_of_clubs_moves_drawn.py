from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsMovesDrawn")


@_attrs_define
class KingOfClubsMovesDrawn:
    """A seat has drawn Moves for its backup, and discarded down to five.

    Attributes:
        type_ (Literal['moves_drawn']):
        seat (int):
        drawn (int):
        discarded (int):
    """

    type_: Literal["moves_drawn"]
    seat: int
    drawn: int
    discarded: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        drawn = self.drawn

        discarded = self.discarded

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "drawn": drawn,
                "discarded": discarded,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["moves_drawn"], d.pop("type"))
        if type_ != "moves_drawn":
            raise ValueError(f"type must match const 'moves_drawn', got '{type_}'")

        seat = d.pop("seat")

        drawn = d.pop("drawn")

        discarded = d.pop("discarded")

        king_of_clubs_moves_drawn = cls(
            type_=type_,
            seat=seat,
            drawn=drawn,
            discarded=discarded,
        )

        return king_of_clubs_moves_drawn
