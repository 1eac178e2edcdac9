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

T = TypeVar("T", bound="LetsDanceRenewed")


@_attrs_define
class LetsDanceRenewed:
    """A seat put a card face down on its floor (null for the others) and discarded others face up.

    Attributes:
        type_ (Literal['renewed']):
        seat (int):
        face_down (LetsDanceCard | None):
        discarded (list[LetsDanceCard]): In no order of their own, therefore sorted by name.
    """

    type_: Literal["renewed"]
    seat: int
    face_down: LetsDanceCard | None
    discarded: list[LetsDanceCard]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        face_down: None | str
        if isinstance(self.face_down, LetsDanceCard):
            face_down = self.face_down.value
        else:
            face_down = self.face_down

        discarded = []
        for discarded_item_data in self.discarded:
            discarded_item = discarded_item_data.value
            discarded.append(discarded_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "face_down": face_down,
                "discarded": discarded,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["renewed"], d.pop("type"))
        if type_ != "renewed":
            raise ValueError(f"type must match const 'renewed', got '{type_}'")

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

        discarded = []
        _discarded = d.pop("discarded")
        for discarded_item_data in _discarded:
            discarded_item = LetsDanceCard(discarded_item_data)

            discarded.append(discarded_item)

        lets_dance_renewed = cls(
            type_=type_,
            seat=seat,
            face_down=face_down,
            discarded=discarded,
        )

        return lets_dance_renewed
