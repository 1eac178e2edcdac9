from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.dancing_queen_card import DancingQueenCard
from ..models.dancing_queen_gender import DancingQueenGender

T = TypeVar("T", bound="DancingQueenDancer")


@_attrs_define
class DancingQueenDancer:
    """A card in play. `gender` is the half that faces the opponent, the only one that counts.

    Attributes:
        card (DancingQueenCard): The nine cards, each named after what its two halves share.
        gender (DancingQueenGender): Which half of a card counts: the one that faces the opponent.
    """

    card: DancingQueenCard
    gender: DancingQueenGender

    def to_dict(self) -> dict[str, Any]:
        card = self.card.value

        gender = self.gender.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "gender": gender,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = DancingQueenCard(d.pop("card"))

        gender = DancingQueenGender(d.pop("gender"))

        dancing_queen_dancer = cls(
            card=card,
            gender=gender,
        )

        return dancing_queen_dancer
