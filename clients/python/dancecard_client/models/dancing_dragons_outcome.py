from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.dancing_dragons_reason import DancingDragonsReason

if TYPE_CHECKING:
    from ..models.dancing_dragons_score import DancingDragonsScore


T = TypeVar("T", bound="DancingDragonsOutcome")


@_attrs_define
class DancingDragonsOutcome:
    """A team has reached the target. Winners are the seats of the team with most points, or of several such teams.

    Attributes:
        reason (DancingDragonsReason): How a game ends.
        winners (list[int]):
        scores (list[DancingDragonsScore]):
    """

    reason: DancingDragonsReason
    winners: list[int]
    scores: list[DancingDragonsScore]

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
        from ..models.dancing_dragons_score import DancingDragonsScore  # noqa: PLC0415

        d = dict(src_dict)
        reason = DancingDragonsReason(d.pop("reason"))

        winners = cast(list[int], d.pop("winners"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = DancingDragonsScore.from_dict(scores_item_data)

            scores.append(scores_item)

        dancing_dragons_outcome = cls(
            reason=reason,
            winners=winners,
            scores=scores,
        )

        return dancing_dragons_outcome
