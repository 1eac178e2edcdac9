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
from ..models.dancing_queen_role import DancingQueenRole

T = TypeVar("T", bound="DancingQueenDancerPlaced")


@_attrs_define
class DancingQueenDancerPlaced:
    """A seat played the drawn card (null for the others).

    Attributes:
        type_ (Literal['dancer_placed']):
        seat (int):
        card (DancingQueenCard | None):
        gender (DancingQueenGender): Which half of a card counts: the one that faces the opponent.
        role (DancingQueenRole): Where a card is played.
    """

    type_: Literal["dancer_placed"]
    seat: int
    card: DancingQueenCard | None
    gender: DancingQueenGender
    role: DancingQueenRole

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        card: None | str
        if isinstance(self.card, DancingQueenCard):
            card = self.card.value
        else:
            card = self.card

        gender = self.gender.value

        role = self.role.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "card": card,
                "gender": gender,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dancer_placed"], d.pop("type"))
        if type_ != "dancer_placed":
            raise ValueError(f"type must match const 'dancer_placed', got '{type_}'")

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

        role = DancingQueenRole(d.pop("role"))

        dancing_queen_dancer_placed = cls(
            type_=type_,
            seat=seat,
            card=card,
            gender=gender,
            role=role,
        )

        return dancing_queen_dancer_placed
