from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.dancing_queen_card import DancingQueenCard

if TYPE_CHECKING:
    from ..models.dancing_queen_dancer import DancingQueenDancer


T = TypeVar("T", bound="DancingQueenSide")


@_attrs_define
class DancingQueenSide:
    """One player's side of the table. `hand` is a card that was dealt or drawn and is not yet played.

    Attributes:
        hand (DancingQueenCard | None):
        lead (DancingQueenDancer | None):
        backups (list[DancingQueenDancer]): The k-th dances with the k-th of the other side. At most three.
    """

    hand: DancingQueenCard | None
    lead: DancingQueenDancer | None
    backups: list[DancingQueenDancer]

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_queen_dancer import DancingQueenDancer  # noqa: PLC0415

        hand: None | str
        if isinstance(self.hand, DancingQueenCard):
            hand = self.hand.value
        else:
            hand = self.hand

        lead: dict[str, Any] | None
        if isinstance(self.lead, DancingQueenDancer):
            lead = self.lead.to_dict()
        else:
            lead = self.lead

        backups = []
        for backups_item_data in self.backups:
            backups_item = backups_item_data.to_dict()
            backups.append(backups_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "hand": hand,
                "lead": lead,
                "backups": backups,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_queen_dancer import DancingQueenDancer  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_hand(data: object) -> DancingQueenCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                hand_type_0 = DancingQueenCard(data)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenCard | None, data)

        hand = _parse_hand(d.pop("hand"))

        def _parse_lead(data: object) -> DancingQueenDancer | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                lead_type_0 = DancingQueenDancer.from_dict(data)

                return lead_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenDancer | None, data)

        lead = _parse_lead(d.pop("lead"))

        backups = []
        _backups = d.pop("backups")
        for backups_item_data in _backups:
            backups_item = DancingQueenDancer.from_dict(backups_item_data)

            backups.append(backups_item)

        dancing_queen_side = cls(
            hand=hand,
            lead=lead,
            backups=backups,
        )

        return dancing_queen_side
