from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="MoveText")


@_attrs_define
class MoveText:
    """What a type of move is, and in which phases it may be made.

    Attributes:
        type_ (str):
        phases (list[str]):
        text (str):
    """

    type_: str
    phases: list[str]
    text: str

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        phases = self.phases

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "phases": phases,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = d.pop("type")

        phases = cast(list[str], d.pop("phases"))

        text = d.pop("text")

        move_text = cls(
            type_=type_,
            phases=phases,
            text=text,
        )

        return move_text
