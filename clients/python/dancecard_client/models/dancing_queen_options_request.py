from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="DancingQueenOptionsRequest")


@_attrs_define
class DancingQueenOptionsRequest:
    """Options that may be left out: then the game's defaults hold.

    Attributes:
        microphone (int | None | Unset): Who holds the microphone first: the younger player.
    """

    microphone: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        microphone: int | None | Unset
        if isinstance(self.microphone, Unset):
            microphone = UNSET
        else:
            microphone = self.microphone

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if microphone is not UNSET:
            field_dict["microphone"] = microphone

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_microphone(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        microphone = _parse_microphone(d.pop("microphone", UNSET))

        dancing_queen_options_request = cls(
            microphone=microphone,
        )

        return dancing_queen_options_request
