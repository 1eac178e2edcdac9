from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_dragons_view import DancingDragonsView


T = TypeVar("T", bound="DancingDragonsSeen")


@_attrs_define
class DancingDragonsSeen:
    """What one seat may see.

    Attributes:
        view (DancingDragonsView): What one seat may see: its own cards, and what lies open. A spectator sees what lies
            open.
    """

    view: DancingDragonsView

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
        from ..models.dancing_dragons_view import DancingDragonsView  # noqa: PLC0415

        d = dict(src_dict)
        view = DancingDragonsView.from_dict(d.pop("view"))

        dancing_dragons_seen = cls(
            view=view,
        )

        return dancing_dragons_seen
