from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.dancing_dragons_dragon import DancingDragonsDragon

if TYPE_CHECKING:
    from ..models.dancing_dragons_card import DancingDragonsCard


T = TypeVar("T", bound="DancingDragonsShownHand")


@_attrs_define
class DancingDragonsShownHand:
    """A hand shown at the end of a round, and which dragon it is (null if none).

    Attributes:
        seat (int):
        cards (list[DancingDragonsCard]): Sorted like any hand.
        dragon (DancingDragonsDragon | None):
    """

    seat: int
    cards: list[DancingDragonsCard]
    dragon: DancingDragonsDragon | None

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        dragon: None | str
        if isinstance(self.dragon, DancingDragonsDragon):
            dragon = self.dragon.value
        else:
            dragon = self.dragon

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "cards": cards,
                "dragon": dragon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DancingDragonsCard.from_dict(cards_item_data)

            cards.append(cards_item)

        def _parse_dragon(data: object) -> DancingDragonsDragon | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                dragon_type_0 = DancingDragonsDragon(data)

                return dragon_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsDragon | None, data)

        dragon = _parse_dragon(d.pop("dragon"))

        dancing_dragons_shown_hand = cls(
            seat=seat,
            cards=cards,
            dragon=dragon,
        )

        return dancing_dragons_shown_hand
