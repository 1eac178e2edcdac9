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


T = TypeVar("T", bound="DancingDragonsCardDealt")


@_attrs_define
class DancingDragonsCardDealt:
    """Nobody has a dragon: a seat was dealt one more card (null for the others).

    Attributes:
        type_ (Literal['card_dealt']):
        seat (int):
        card (DancingDragonsCard | None):
    """

    type_: Literal["card_dealt"]
    seat: int
    card: DancingDragonsCard | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        type_ = self.type_

        seat = self.seat

        card: dict[str, Any] | None
        if isinstance(self.card, DancingDragonsCard):
            card = self.card.to_dict()
        else:
            card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["card_dealt"], d.pop("type"))
        if type_ != "card_dealt":
            raise ValueError(f"type must match const 'card_dealt', got '{type_}'")

        seat = d.pop("seat")

        def _parse_card(data: object) -> DancingDragonsCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                card_type_0 = DancingDragonsCard.from_dict(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsCard | None, data)

        card = _parse_card(d.pop("card"))

        dancing_dragons_card_dealt = cls(
            type_=type_,
            seat=seat,
            card=card,
        )

        return dancing_dragons_card_dealt
