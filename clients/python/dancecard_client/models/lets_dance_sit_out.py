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

T = TypeVar("T", bound="LetsDanceSitOut")


@_attrs_define
class LetsDanceSitOut:
    """Put one card face down on your floor, which ends the line; then take your turn.

    Attributes:
        type_ (Literal['sit_out']):
        seat (int):
        face_down (LetsDanceCard | None): Null exactly if the hand is empty.
    """

    type_: Literal["sit_out"]
    seat: int
    face_down: LetsDanceCard | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

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
                "face_down": face_down,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["sit_out"], d.pop("type"))
        if type_ != "sit_out":
            raise ValueError(f"type must match const 'sit_out', got '{type_}'")

        seat = d.pop("seat")

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

        lets_dance_sit_out = cls(
            type_=type_,
            seat=seat,
            face_down=face_down,
        )

        return lets_dance_sit_out
