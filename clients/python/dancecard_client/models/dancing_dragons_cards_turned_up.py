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
    from ..models.dancing_dragons_card import DancingDragonsCard


T = TypeVar("T", bound="DancingDragonsCardsTurnedUp")


@_attrs_define
class DancingDragonsCardsTurnedUp:
    """All have dropped: the cards are turned up together.

    Attributes:
        type_ (Literal['cards_turned_up']):
        cards (list[DancingDragonsCard]): `cards[seat]` is what the seat dropped.
    """

    type_: Literal["cards_turned_up"]
    cards: list[DancingDragonsCard]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["cards_turned_up"], d.pop("type"))
        if type_ != "cards_turned_up":
            raise ValueError(f"type must match const 'cards_turned_up', got '{type_}'")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DancingDragonsCard.from_dict(cards_item_data)

            cards.append(cards_item)

        dancing_dragons_cards_turned_up = cls(
            type_=type_,
            cards=cards,
        )

        return dancing_dragons_cards_turned_up
