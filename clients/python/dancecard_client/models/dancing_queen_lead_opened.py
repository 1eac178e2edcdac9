from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.dancing_queen_card import DancingQueenCard
from ..models.dancing_queen_gender import DancingQueenGender

T = TypeVar("T", bound="DancingQueenLeadOpened")


@_attrs_define
class DancingQueenLeadOpened:
    """Both have chosen: a first lead dancer is in play (the card is null for the others).

    Attributes:
        type_ (Literal['lead_opened']):
        seat (int):
        card (DancingQueenCard | None):
        gender (DancingQueenGender): Which half of a card counts: the one that faces the opponent.
    """

    type_: Literal["lead_opened"]
    seat: int
    card: DancingQueenCard | None
    gender: DancingQueenGender

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        card: None | str
        if isinstance(self.card, DancingQueenCard):
            card = self.card.value
        else:
            card = self.card

        gender = self.gender.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "card": card,
                "gender": gender,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["lead_opened"], d.pop("type"))
        if type_ != "lead_opened":
            raise ValueError(f"type must match const 'lead_opened', got '{type_}'")

        seat = d.pop("seat")

        def _parse_card(data: object) -> DancingQueenCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = DancingQueenCard(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenCard | None, data)

        card = _parse_card(d.pop("card"))

        gender = DancingQueenGender(d.pop("gender"))

        dancing_queen_lead_opened = cls(
            type_=type_,
            seat=seat,
            card=card,
            gender=gender,
        )

        return dancing_queen_lead_opened
