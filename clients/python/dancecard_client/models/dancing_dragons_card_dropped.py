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


T = TypeVar("T", bound="DancingDragonsCardDropped")


@_attrs_define
class DancingDragonsCardDropped:
    """A seat dropped a card, face down (null for the others).

    Attributes:
        type_ (Literal['card_dropped']):
        seat (int):
        card (DancingDragonsCard | None):
    """

    type_: Literal["card_dropped"]
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
        type_ = cast(Literal["card_dropped"], d.pop("type"))
        if type_ != "card_dropped":
            raise ValueError(f"type must match const 'card_dropped', got '{type_}'")

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

        dancing_dragons_card_dropped = cls(
            type_=type_,
            seat=seat,
            card=card,
        )

        return dancing_dragons_card_dropped
