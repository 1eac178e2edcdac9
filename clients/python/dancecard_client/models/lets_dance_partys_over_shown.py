from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDancePartysOverShown")


@_attrs_define
class LetsDancePartysOverShown:
    """A seat drew or revealed Party's Over: this round is finished, then the final round is played.

    Attributes:
        type_ (Literal['partys_over_shown']):
        seat (int):
    """

    type_: Literal["partys_over_shown"]
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
        type_ = cast(Literal["partys_over_shown"], d.pop("type"))
        if type_ != "partys_over_shown":
            raise ValueError(f"type must match const 'partys_over_shown', got '{type_}'")

        seat = d.pop("seat")

        lets_dance_partys_over_shown = cls(
            type_=type_,
            seat=seat,
        )

        return lets_dance_partys_over_shown
