from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.dancing_queen_state import DancingQueenState


T = TypeVar("T", bound="DancingQueenLegalMovesRequest")


@_attrs_define
class DancingQueenLegalMovesRequest:
    """What may be done?

    Attributes:
        state (DancingQueenState): The whole truth about a game of Dancing Queen.
        seat (int | None | Unset):
    """

    state: DancingQueenState
    seat: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_queen_state import DancingQueenState  # noqa: PLC0415

        d = dict(src_dict)
        state = DancingQueenState.from_dict(d.pop("state"))

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        dancing_queen_legal_moves_request = cls(
            state=state,
            seat=seat,
        )

        return dancing_queen_legal_moves_request
