from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceCongaLineEnded")


@_attrs_define
class LetsDanceCongaLineEnded:
    """The line is over: the card of each of its seats, in the line's order, lies on that seat's own floor.

    Attributes:
        type_ (Literal['conga_line_ended']):
        seats (list[int]):
    """

    type_: Literal["conga_line_ended"]
    seats: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seats = self.seats

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["conga_line_ended"], d.pop("type"))
        if type_ != "conga_line_ended":
            raise ValueError(f"type must match const 'conga_line_ended', got '{type_}'")

        seats = cast(list[int], d.pop("seats"))

        lets_dance_conga_line_ended = cls(
            type_=type_,
            seats=seats,
        )

        return lets_dance_conga_line_ended
