from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceCongaLineOpened")


@_attrs_define
class LetsDanceCongaLineOpened:
    """A seat opened a conga line with a card of its own.

    Attributes:
        type_ (Literal['conga_line_opened']):
        seat (int):
    """

    type_: Literal["conga_line_opened"]
    seat: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["conga_line_opened"], d.pop("type"))
        if type_ != "conga_line_opened":
            raise ValueError(f"type must match const 'conga_line_opened', got '{type_}'")

        seat = d.pop("seat")

        lets_dance_conga_line_opened = cls(
            type_=type_,
            seat=seat,
        )

        return lets_dance_conga_line_opened
