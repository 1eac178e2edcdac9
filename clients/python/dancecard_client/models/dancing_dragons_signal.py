from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.dancing_dragons_gesture import DancingDragonsGesture

T = TypeVar("T", bound="DancingDragonsSignal")


@_attrs_define
class DancingDragonsSignal:
    """Make a sign to your partner; everybody sees it, and nothing else changes.

    Attributes:
        type_ (Literal['signal']):
        seat (int):
        gesture (DancingDragonsGesture): How a seat may signal to its partner, seen by everybody.
    """

    type_: Literal["signal"]
    seat: int
    gesture: DancingDragonsGesture

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        gesture = self.gesture.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "gesture": gesture,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["signal"], d.pop("type"))
        if type_ != "signal":
            raise ValueError(f"type must match const 'signal', got '{type_}'")

        seat = d.pop("seat")

        gesture = DancingDragonsGesture(d.pop("gesture"))

        dancing_dragons_signal = cls(
            type_=type_,
            seat=seat,
            gesture=gesture,
        )

        return dancing_dragons_signal
