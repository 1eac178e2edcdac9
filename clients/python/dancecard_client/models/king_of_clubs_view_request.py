from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_state import KingOfClubsState


T = TypeVar("T", bound="KingOfClubsViewRequest")


@_attrs_define
class KingOfClubsViewRequest:
    """What does a seat see? `seat` null is a spectator.

    Attributes:
        state (KingOfClubsState): The whole truth about a game of King of Clubs.
        seat (int | None):
    """

    state: KingOfClubsState
    seat: int | None

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat: int | None
        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_state import KingOfClubsState  # noqa: PLC0415

        d = dict(src_dict)
        state = KingOfClubsState.from_dict(d.pop("state"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        king_of_clubs_view_request = cls(
            state=state,
            seat=seat,
        )

        return king_of_clubs_view_request
