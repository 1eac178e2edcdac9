from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="DancingDragonsOptionsRequest")


@_attrs_define
class DancingDragonsOptionsRequest:
    """Options that may be left out: then the game's defaults hold.

    Attributes:
        target (int | None | Unset): Points that win the game.
    """

    target: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        target: int | None | Unset
        if isinstance(self.target, Unset):
            target = UNSET
        else:
            target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if target is not UNSET:
            field_dict["target"] = target

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_target(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        target = _parse_target(d.pop("target", UNSET))

        dancing_dragons_options_request = cls(
            target=target,
        )

        return dancing_dragons_options_request
