from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.dancing_queen_round_end import DancingQueenRoundEnd

if TYPE_CHECKING:
    from ..models.dancing_queen_revealed_lead import DancingQueenRevealedLead


T = TypeVar("T", bound="DancingQueenLastRound")


@_attrs_define
class DancingQueenLastRound:
    """How the last round ended. `leads[seat]`; `microphone` is who held it then.

    Attributes:
        number (int):
        ended_by (DancingQueenRoundEnd): How a round ends.
        leads (list[DancingQueenRevealedLead]):
        microphone (int):
        winner (int):
    """

    number: int
    ended_by: DancingQueenRoundEnd
    leads: list[DancingQueenRevealedLead]
    microphone: int
    winner: int

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        ended_by = self.ended_by.value

        leads = []
        for leads_item_data in self.leads:
            leads_item = leads_item_data.to_dict()
            leads.append(leads_item)

        microphone = self.microphone

        winner = self.winner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "ended_by": ended_by,
                "leads": leads,
                "microphone": microphone,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_queen_revealed_lead import DancingQueenRevealedLead  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        ended_by = DancingQueenRoundEnd(d.pop("ended_by"))

        leads = []
        _leads = d.pop("leads")
        for leads_item_data in _leads:
            leads_item = DancingQueenRevealedLead.from_dict(leads_item_data)

            leads.append(leads_item)

        microphone = d.pop("microphone")

        winner = d.pop("winner")

        dancing_queen_last_round = cls(
            number=number,
            ended_by=ended_by,
            leads=leads,
            microphone=microphone,
            winner=winner,
        )

        return dancing_queen_last_round
