from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsOptions")


@_attrs_define
class DancingDragonsOptions:
    """What is agreed before the game.

    Attributes:
        target (int): Points that win the game.
    """

    target: int

    def to_dict(self) -> dict[str, Any]:
        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        target = d.pop("target")

        dancing_dragons_options = cls(
            target=target,
        )

        return dancing_dragons_options
