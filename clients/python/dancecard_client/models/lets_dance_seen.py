from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.lets_dance_view import LetsDanceView


T = TypeVar("T", bound="LetsDanceSeen")


@_attrs_define
class LetsDanceSeen:
    """What one seat may see.

    Attributes:
        view (LetsDanceView): What one seat may see: its own hand, all floors, the discards.
    """

    view: LetsDanceView

    def to_dict(self) -> dict[str, Any]:
        view = self.view.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "view": view,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lets_dance_view import LetsDanceView  # noqa: PLC0415

        d = dict(src_dict)
        view = LetsDanceView.from_dict(d.pop("view"))

        lets_dance_seen = cls(
            view=view,
        )

        return lets_dance_seen
