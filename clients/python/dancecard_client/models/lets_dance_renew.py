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

T = TypeVar("T", bound="LetsDanceRenew")


@_attrs_define
class LetsDanceRenew:
    """Put one card face down on your floor, discard what you do not want to keep, draw until you hold five cards.

    Attributes:
        type_ (Literal['renew']):
        seat (int):
        face_down (LetsDanceCard): The kinds of cards; cards of a kind are alike. Party's Over is none of them: nobody
            ever holds or dances it.
        discard (list[LetsDanceCard]): In any order; listed sorted by name.
    """

    type_: Literal["renew"]
    seat: int
    face_down: LetsDanceCard
    discard: list[LetsDanceCard]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        face_down = self.face_down.value

        discard = []
        for discard_item_data in self.discard:
            discard_item = discard_item_data.value
            discard.append(discard_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "face_down": face_down,
                "discard": discard,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["renew"], d.pop("type"))
        if type_ != "renew":
            raise ValueError(f"type must match const 'renew', got '{type_}'")

        seat = d.pop("seat")

        face_down = LetsDanceCard(d.pop("face_down"))

        discard = []
        _discard = d.pop("discard")
        for discard_item_data in _discard:
            discard_item = LetsDanceCard(discard_item_data)

            discard.append(discard_item)

        lets_dance_renew = cls(
            type_=type_,
            seat=seat,
            face_down=face_down,
            discard=discard,
        )

        return lets_dance_renew
