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

T = TypeVar("T", bound="LetsDanceCardKept")


@_attrs_define
class LetsDanceCardKept:
    """A seat keeps a card that it took from the target's hand (null for all but these two seats).

    Attributes:
        type_ (Literal['card_kept']):
        seat (int):
        target (int):
        card (LetsDanceCard | None):
    """

    type_: Literal["card_kept"]
    seat: int
    target: int
    card: LetsDanceCard | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        target = self.target

        card: None | str
        if isinstance(self.card, LetsDanceCard):
            card = self.card.value
        else:
            card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "target": target,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["card_kept"], d.pop("type"))
        if type_ != "card_kept":
            raise ValueError(f"type must match const 'card_kept', got '{type_}'")

        seat = d.pop("seat")

        target = d.pop("target")

        def _parse_card(data: object) -> LetsDanceCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = LetsDanceCard(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LetsDanceCard | None, data)

        card = _parse_card(d.pop("card"))

        lets_dance_card_kept = cls(
            type_=type_,
            seat=seat,
            target=target,
            card=card,
        )

        return lets_dance_card_kept
