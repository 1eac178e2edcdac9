from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsPileRefilled")


@_attrs_define
class KingOfClubsPileRefilled:
    """The discarded Moves became the new pile.

    Attributes:
        type_ (Literal['pile_refilled']):
        pile (int):
    """

    type_: Literal["pile_refilled"]
    pile: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        pile = self.pile

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "pile": pile,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["pile_refilled"], d.pop("type"))
        if type_ != "pile_refilled":
            raise ValueError(f"type must match const 'pile_refilled', got '{type_}'")

        pile = d.pop("pile")

        king_of_clubs_pile_refilled = cls(
            type_=type_,
            pile=pile,
        )

        return king_of_clubs_pile_refilled
