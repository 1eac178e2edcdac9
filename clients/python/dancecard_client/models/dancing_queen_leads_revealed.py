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

from ..models.dancing_queen_round_end import DancingQueenRoundEnd

if TYPE_CHECKING:
    from ..models.dancing_queen_revealed_lead import DancingQueenRevealedLead


T = TypeVar("T", bound="DancingQueenLeadsRevealed")


@_attrs_define
class DancingQueenLeadsRevealed:
    """The round is over; `leads[seat]`.

    Attributes:
        type_ (Literal['leads_revealed']):
        ended_by (DancingQueenRoundEnd): How a round ends.
        leads (list[DancingQueenRevealedLead]):
    """

    type_: Literal["leads_revealed"]
    ended_by: DancingQueenRoundEnd
    leads: list[DancingQueenRevealedLead]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        ended_by = self.ended_by.value

        leads = []
        for leads_item_data in self.leads:
            leads_item = leads_item_data.to_dict()
            leads.append(leads_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "ended_by": ended_by,
                "leads": leads,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_queen_revealed_lead import DancingQueenRevealedLead  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["leads_revealed"], d.pop("type"))
        if type_ != "leads_revealed":
            raise ValueError(f"type must match const 'leads_revealed', got '{type_}'")

        ended_by = DancingQueenRoundEnd(d.pop("ended_by"))

        leads = []
        _leads = d.pop("leads")
        for leads_item_data in _leads:
            leads_item = DancingQueenRevealedLead.from_dict(leads_item_data)

            leads.append(leads_item)

        dancing_queen_leads_revealed = cls(
            type_=type_,
            ended_by=ended_by,
            leads=leads,
        )

        return dancing_queen_leads_revealed
