from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingQueenOptions")


@_attrs_define
class DancingQueenOptions:
    """What is agreed before the game.

    Attributes:
        microphone (int): Who holds the microphone first: the younger player.
    """

    microphone: int

    def to_dict(self) -> dict[str, Any]:
        microphone = self.microphone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "microphone": microphone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        microphone = d.pop("microphone")

        dancing_queen_options = cls(
            microphone=microphone,
        )

        return dancing_queen_options
