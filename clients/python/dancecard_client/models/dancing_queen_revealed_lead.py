from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.dancing_queen_card import DancingQueenCard
from ..models.dancing_queen_gender import DancingQueenGender

T = TypeVar("T", bound="DancingQueenRevealedLead")


@_attrs_define
class DancingQueenRevealedLead:
    """A lead dancer at the end of a round. `points` is null when a star ended it, for then nobody counts.

    Attributes:
        card (DancingQueenCard): The nine cards, each named after what its two halves share.
        gender (DancingQueenGender): Which half of a card counts: the one that faces the opponent.
        points (int | None):
        star (bool):
    """

    card: DancingQueenCard
    gender: DancingQueenGender
    points: int | None
    star: bool

    def to_dict(self) -> dict[str, Any]:
        card = self.card.value

        gender = self.gender.value

        points: int | None
        points = self.points

        star = self.star

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "gender": gender,
                "points": points,
                "star": star,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = DancingQueenCard(d.pop("card"))

        gender = DancingQueenGender(d.pop("gender"))

        def _parse_points(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        points = _parse_points(d.pop("points"))

        star = d.pop("star")

        dancing_queen_revealed_lead = cls(
            card=card,
            gender=gender,
            points=points,
            star=star,
        )

        return dancing_queen_revealed_lead
