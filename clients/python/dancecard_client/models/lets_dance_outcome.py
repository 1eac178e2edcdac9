from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.lets_dance_reason import LetsDanceReason

if TYPE_CHECKING:
    from ..models.lets_dance_score import LetsDanceScore


T = TypeVar("T", bound="LetsDanceOutcome")


@_attrs_define
class LetsDanceOutcome:
    """The final round is over. Seats with the same highest total share the victory.

    Attributes:
        reason (LetsDanceReason): How a game ends.
        winners (list[int]):
        scores (list[LetsDanceScore]):
    """

    reason: LetsDanceReason
    winners: list[int]
    scores: list[LetsDanceScore]

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
        from ..models.lets_dance_score import LetsDanceScore  # noqa: PLC0415

        d = dict(src_dict)
        reason = LetsDanceReason(d.pop("reason"))

        winners = cast(list[int], d.pop("winners"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = LetsDanceScore.from_dict(scores_item_data)

            scores.append(scores_item)

        lets_dance_outcome = cls(
            reason=reason,
            winners=winners,
            scores=scores,
        )

        return lets_dance_outcome
