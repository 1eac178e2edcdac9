from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_view import KingOfClubsView


T = TypeVar("T", bound="KingOfClubsSeen")


@_attrs_define
class KingOfClubsSeen:
    """What one seat may see.

    Attributes:
        view (KingOfClubsView): What one seat may see: its own Dancers, those that lie face up, and all numbers.
    """

    view: KingOfClubsView

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
        from ..models.king_of_clubs_view import KingOfClubsView  # noqa: PLC0415

        d = dict(src_dict)
        view = KingOfClubsView.from_dict(d.pop("view"))

        king_of_clubs_seen = cls(
            view=view,
        )

        return king_of_clubs_seen
