from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.lets_dance_card import LetsDanceCard
from ..models.lets_dance_fall import LetsDanceFall

T = TypeVar("T", bound="LetsDanceSpinFell")


@_attrs_define
class LetsDanceSpinFell:
    """The spin failed; the card that was revealed first lies face down on the seat's floor.

    Attributes:
        type_ (Literal['spin_fell']):
        seat (int):
        fall (LetsDanceFall): How a spin fails.
        face_down (LetsDanceCard): The kinds of cards; cards of a kind are alike. Party's Over is none of them: nobody
            ever holds or dances it.
    """

    type_: Literal["spin_fell"]
    seat: int
    fall: LetsDanceFall
    face_down: LetsDanceCard

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        fall = self.fall.value

        face_down = self.face_down.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "fall": fall,
                "face_down": face_down,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["spin_fell"], d.pop("type"))
        if type_ != "spin_fell":
            raise ValueError(f"type must match const 'spin_fell', got '{type_}'")

        seat = d.pop("seat")

        fall = LetsDanceFall(d.pop("fall"))

        face_down = LetsDanceCard(d.pop("face_down"))

        lets_dance_spin_fell = cls(
            type_=type_,
            seat=seat,
            fall=fall,
            face_down=face_down,
        )

        return lets_dance_spin_fell
