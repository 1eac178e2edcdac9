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

T = TypeVar("T", bound="LetsDanceCardsDiscarded")


@_attrs_define
class LetsDanceCardsDiscarded:
    """Cards were discarded, face up: revealed ones, a group that fell, or the taken card that was not kept.

    Attributes:
        type_ (Literal['cards_discarded']):
        seat (int):
        cards (list[LetsDanceCard]): In no order of their own, therefore sorted by name.
    """

    type_: Literal["cards_discarded"]
    seat: int
    cards: list[LetsDanceCard]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.value
            cards.append(cards_item)

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
        type_ = cast(Literal["cards_discarded"], d.pop("type"))
        if type_ != "cards_discarded":
            raise ValueError(f"type must match const 'cards_discarded', got '{type_}'")

        seat = d.pop("seat")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = LetsDanceCard(cards_item_data)

            cards.append(cards_item)

        lets_dance_cards_discarded = cls(
            type_=type_,
            seat=seat,
            cards=cards,
        )

        return lets_dance_cards_discarded
