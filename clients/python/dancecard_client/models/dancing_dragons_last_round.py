from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.dancing_dragons_dragon import DancingDragonsDragon

if TYPE_CHECKING:
    from ..models.dancing_dragons_shown_hand import DancingDragonsShownHand


T = TypeVar("T", bound="DancingDragonsLastRound")


@_attrs_define
class DancingDragonsLastRound:
    """How the last round ended. `seat` made the call; `announced` is null if it was a counter-dragon.

    Attributes:
        number (int):
        seat (int):
        announced (DancingDragonsDragon | None):
        shown (list[DancingDragonsShownHand]): After an announcement the partner's hand, after a counter-dragon all
            rivals' hands, by seat.
        gained (list[int]): What the round gave: `gained[team]`.
    """

    number: int
    seat: int
    announced: DancingDragonsDragon | None
    shown: list[DancingDragonsShownHand]
    gained: list[int]

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        seat = self.seat

        announced: None | str
        if isinstance(self.announced, DancingDragonsDragon):
            announced = self.announced.value
        else:
            announced = self.announced

        shown = []
        for shown_item_data in self.shown:
            shown_item = shown_item_data.to_dict()
            shown.append(shown_item)

        gained = self.gained

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "seat": seat,
                "announced": announced,
                "shown": shown,
                "gained": gained,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_shown_hand import DancingDragonsShownHand  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        seat = d.pop("seat")

        def _parse_announced(data: object) -> DancingDragonsDragon | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                announced_type_0 = DancingDragonsDragon(data)

                return announced_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsDragon | None, data)

        announced = _parse_announced(d.pop("announced"))

        shown = []
        _shown = d.pop("shown")
        for shown_item_data in _shown:
            shown_item = DancingDragonsShownHand.from_dict(shown_item_data)

            shown.append(shown_item)

        gained = cast(list[int], d.pop("gained"))

        dancing_dragons_last_round = cls(
            number=number,
            seat=seat,
            announced=announced,
            shown=shown,
            gained=gained,
        )

        return dancing_dragons_last_round
