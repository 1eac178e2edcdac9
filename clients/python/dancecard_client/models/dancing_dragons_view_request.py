from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_dragons_state import DancingDragonsState


T = TypeVar("T", bound="DancingDragonsViewRequest")


@_attrs_define
class DancingDragonsViewRequest:
    """What does a seat see? `seat` null is a spectator.

    Attributes:
        state (DancingDragonsState): The whole truth about a game of Dancing Dragons.
        seat (int | None):
    """

    state: DancingDragonsState
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
        from ..models.dancing_dragons_state import DancingDragonsState  # noqa: PLC0415

        d = dict(src_dict)
        state = DancingDragonsState.from_dict(d.pop("state"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        dancing_dragons_view_request = cls(
            state=state,
            seat=seat,
        )

        return dancing_dragons_view_request
