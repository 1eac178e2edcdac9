from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_queen_view import DancingQueenView


T = TypeVar("T", bound="DancingQueenSeen")


@_attrs_define
class DancingQueenSeen:
    """What one seat may see.

    Attributes:
        view (DancingQueenView): What one seat may see: its own cards, and everybody's genders.
    """

    view: DancingQueenView

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
        from ..models.dancing_queen_view import DancingQueenView  # noqa: PLC0415

        d = dict(src_dict)
        view = DancingQueenView.from_dict(d.pop("view"))

        dancing_queen_seen = cls(
            view=view,
        )

        return dancing_queen_seen
