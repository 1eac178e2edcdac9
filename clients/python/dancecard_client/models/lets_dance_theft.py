from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.lets_dance_card import LetsDanceCard

T = TypeVar("T", bound="LetsDanceTheft")


@_attrs_define
class LetsDanceTheft:
    """The two cards that the seat to move has taken from the target's hand, until it says which one it keeps.

    Attributes:
        target (int):
        cards (list[LetsDanceCard]): In no order of their own, therefore sorted by name.
    """

    target: int
    cards: list[LetsDanceCard]

    def to_dict(self) -> dict[str, Any]:
        target = self.target

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.value
            cards.append(cards_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "target": target,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        target = d.pop("target")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = LetsDanceCard(cards_item_data)

            cards.append(cards_item)

        lets_dance_theft = cls(
            target=target,
            cards=cards,
        )

        return lets_dance_theft
