from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.lets_dance_card import LetsDanceCard

T = TypeVar("T", bound="LetsDanceSatOut")


@_attrs_define
class LetsDanceSatOut:
    """A seat sat one out, with a card face down on its floor (null for the others); `stopped` is false without one.

    Attributes:
        type_ (Literal['sat_out']):
        seat (int):
        stopped (bool): Whether the seat had a card to put down.
        face_down (LetsDanceCard | None):
    """

    type_: Literal["sat_out"]
    seat: int
    stopped: bool
    face_down: LetsDanceCard | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        stopped = self.stopped

        face_down: None | str
        if isinstance(self.face_down, LetsDanceCard):
            face_down = self.face_down.value
        else:
            face_down = self.face_down

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "stopped": stopped,
                "face_down": face_down,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["sat_out"], d.pop("type"))
        if type_ != "sat_out":
            raise ValueError(f"type must match const 'sat_out', got '{type_}'")

        seat = d.pop("seat")

        stopped = d.pop("stopped")

        def _parse_face_down(data: object) -> LetsDanceCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                face_down_type_0 = LetsDanceCard(data)

                return face_down_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LetsDanceCard | None, data)

        face_down = _parse_face_down(d.pop("face_down"))

        lets_dance_sat_out = cls(
            type_=type_,
            seat=seat,
            stopped=stopped,
            face_down=face_down,
        )

        return lets_dance_sat_out
