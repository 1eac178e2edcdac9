from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.dancing_dragons_dragon import DancingDragonsDragon

T = TypeVar("T", bound="DancingDragonsDragonAnnounced")


@_attrs_define
class DancingDragonsDragonAnnounced:
    """A seat said that its partner has a dragon of this kind.

    Attributes:
        type_ (Literal['dragon_announced']):
        seat (int):
        dragon (DancingDragonsDragon): The kinds of dragon: with multicolour cards among others, without any, and of
            multicolour cards alone.
    """

    type_: Literal["dragon_announced"]
    seat: int
    dragon: DancingDragonsDragon

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        dragon = self.dragon.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "dragon": dragon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dragon_announced"], d.pop("type"))
        if type_ != "dragon_announced":
            raise ValueError(f"type must match const 'dragon_announced', got '{type_}'")

        seat = d.pop("seat")

        dragon = DancingDragonsDragon(d.pop("dragon"))

        dancing_dragons_dragon_announced = cls(
            type_=type_,
            seat=seat,
            dragon=dragon,
        )

        return dancing_dragons_dragon_announced
