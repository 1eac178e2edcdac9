from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.lets_dance_state import LetsDanceState


T = TypeVar("T", bound="LetsDanceLegalMovesRequest")


@_attrs_define
class LetsDanceLegalMovesRequest:
    """What may be done?

    Attributes:
        state (LetsDanceState): The whole truth about a game of Let's Dance.
        seat (int | None | Unset):
    """

    state: LetsDanceState
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
        from ..models.lets_dance_state import LetsDanceState  # noqa: PLC0415

        d = dict(src_dict)
        state = LetsDanceState.from_dict(d.pop("state"))

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        lets_dance_legal_moves_request = cls(
            state=state,
            seat=seat,
        )

        return lets_dance_legal_moves_request
