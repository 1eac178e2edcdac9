from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.dancing_dragons_color import DancingDragonsColor
from ..models.dancing_dragons_part import DancingDragonsPart

T = TypeVar("T", bound="DancingDragonsCard")


@_attrs_define
class DancingDragonsCard:
    """One of the 52 cards: every colour, and multicolour, has each part once.

    Attributes:
        color (DancingDragonsColor): Inferred: twelve colours (the names are ours), and multicolour, which stands in for
            any of them.
        part (DancingDragonsPart): What a card shows of a dragon.
    """

    color: DancingDragonsColor
    part: DancingDragonsPart

    def to_dict(self) -> dict[str, Any]:
        color = self.color.value

        part = self.part.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "color": color,
                "part": part,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        color = DancingDragonsColor(d.pop("color"))

        part = DancingDragonsPart(d.pop("part"))

        dancing_dragons_card = cls(
            color=color,
            part=part,
        )

        return dancing_dragons_card
