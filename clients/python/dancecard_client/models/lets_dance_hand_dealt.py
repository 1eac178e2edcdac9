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

T = TypeVar("T", bound="LetsDanceHandDealt")


@_attrs_define
class LetsDanceHandDealt:
    """A seat was dealt its first hand (null for the others).

    Attributes:
        type_ (Literal['hand_dealt']):
        seat (int):
        cards (list[LetsDanceCard] | None): In no order of their own, therefore sorted by name.
    """

    type_: Literal["hand_dealt"]
    seat: int
    cards: list[LetsDanceCard] | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        cards: list[str] | None
        if isinstance(self.cards, list):
            cards = []
            for cards_type_0_item_data in self.cards:
                cards_type_0_item = cards_type_0_item_data.value
                cards.append(cards_type_0_item)

        else:
            cards = self.cards

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["hand_dealt"], d.pop("type"))
        if type_ != "hand_dealt":
            raise ValueError(f"type must match const 'hand_dealt', got '{type_}'")

        seat = d.pop("seat")

        def _parse_cards(data: object) -> list[LetsDanceCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                cards_type_0 = []
                _cards_type_0 = data
                for cards_type_0_item_data in _cards_type_0:
                    cards_type_0_item = LetsDanceCard(cards_type_0_item_data)

                    cards_type_0.append(cards_type_0_item)

                return cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[LetsDanceCard] | None, data)

        cards = _parse_cards(d.pop("cards"))

        lets_dance_hand_dealt = cls(
            type_=type_,
            seat=seat,
            cards=cards,
        )

        return lets_dance_hand_dealt
