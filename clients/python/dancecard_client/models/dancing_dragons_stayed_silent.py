from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsStayedSilent")


@_attrs_define
class DancingDragonsStayedSilent:
    """A seat stayed silent: the question is closed.

    Attributes:
        type_ (Literal['stayed_silent']):
        seat (int):
    """

    type_: Literal["stayed_silent"]
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
        type_ = cast(Literal["stayed_silent"], d.pop("type"))
        if type_ != "stayed_silent":
            raise ValueError(f"type must match const 'stayed_silent', got '{type_}'")

        seat = d.pop("seat")

        dancing_dragons_stayed_silent = cls(
            type_=type_,
            seat=seat,
        )

        return dancing_dragons_stayed_silent
