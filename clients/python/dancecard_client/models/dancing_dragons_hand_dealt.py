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


T = TypeVar("T", bound="DancingDragonsHandDealt")


@_attrs_define
class DancingDragonsHandDealt:
    """A seat was dealt its five cards (null for the others).

    Attributes:
        type_ (Literal['hand_dealt']):
        seat (int):
        cards (list[DancingDragonsCard] | None): Four cards, five before the drop; by colour in the order of the
            enumeration, then head to tail.
    """

    type_: Literal["hand_dealt"]
    seat: int
    cards: list[DancingDragonsCard] | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        cards: list[dict[str, Any]] | None
        if isinstance(self.cards, list):
            cards = []
            for cards_type_0_item_data in self.cards:
                cards_type_0_item = cards_type_0_item_data.to_dict()
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
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["hand_dealt"], d.pop("type"))
        if type_ != "hand_dealt":
            raise ValueError(f"type must match const 'hand_dealt', got '{type_}'")

        seat = d.pop("seat")

        def _parse_cards(data: object) -> list[DancingDragonsCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                cards_type_0 = []
                _cards_type_0 = data
                for cards_type_0_item_data in _cards_type_0:
                    cards_type_0_item = DancingDragonsCard.from_dict(cards_type_0_item_data)

                    cards_type_0.append(cards_type_0_item)

                return cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DancingDragonsCard] | None, data)

        cards = _parse_cards(d.pop("cards"))

        dancing_dragons_hand_dealt = cls(
            type_=type_,
            seat=seat,
            cards=cards,
        )

        return dancing_dragons_hand_dealt
