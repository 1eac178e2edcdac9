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

T = TypeVar("T", bound="LetsDanceCardsTaken")


@_attrs_define
class LetsDanceCardsTaken:
    """A seat took so many cards at random from the target's hand (null for all but these two seats).

    Attributes:
        type_ (Literal['cards_taken']):
        seat (int):
        target (int):
        count (int):
        cards (list[LetsDanceCard] | None): In no order of their own, therefore sorted by name.
    """

    type_: Literal["cards_taken"]
    seat: int
    target: int
    count: int
    cards: list[LetsDanceCard] | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        target = self.target

        count = self.count

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
                "target": target,
                "count": count,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["cards_taken"], d.pop("type"))
        if type_ != "cards_taken":
            raise ValueError(f"type must match const 'cards_taken', got '{type_}'")

        seat = d.pop("seat")

        target = d.pop("target")

        count = d.pop("count")

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

        lets_dance_cards_taken = cls(
            type_=type_,
            seat=seat,
            target=target,
            count=count,
            cards=cards,
        )

        return lets_dance_cards_taken
