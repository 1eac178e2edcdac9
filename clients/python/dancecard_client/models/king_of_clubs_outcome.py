from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.king_of_clubs_reason import KingOfClubsReason

if TYPE_CHECKING:
    from ..models.king_of_clubs_score import KingOfClubsScore


T = TypeVar("T", bound="KingOfClubsOutcome")


@_attrs_define
class KingOfClubsOutcome:
    """A side has five points, or nine nights are over; after these, equal points share the victory.

    Attributes:
        reason (KingOfClubsReason): How a game ends.
        winners (list[int]):
        scores (list[KingOfClubsScore]):
    """

    reason: KingOfClubsReason
    winners: list[int]
    scores: list[KingOfClubsScore]

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason.value

        winners = self.winners

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
                "winners": winners,
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_score import KingOfClubsScore  # noqa: PLC0415

        d = dict(src_dict)
        reason = KingOfClubsReason(d.pop("reason"))

        winners = cast(list[int], d.pop("winners"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = KingOfClubsScore.from_dict(scores_item_data)

            scores.append(scores_item)

        king_of_clubs_outcome = cls(
            reason=reason,
            winners=winners,
            scores=scores,
        )

        return king_of_clubs_outcome
