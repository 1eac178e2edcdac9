from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_dragons_shown_hand import DancingDragonsShownHand


T = TypeVar("T", bound="DancingDragonsHandsShown")


@_attrs_define
class DancingDragonsHandsShown:
    """The round is over: the hands that the call was about.

    Attributes:
        type_ (Literal['hands_shown']):
        hands (list[DancingDragonsShownHand]): After an announcement the partner's hand, after a counter-dragon all
            rivals' hands, by seat.
    """

    type_: Literal["hands_shown"]
    hands: list[DancingDragonsShownHand]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "hands": hands,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_shown_hand import DancingDragonsShownHand  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["hands_shown"], d.pop("type"))
        if type_ != "hands_shown":
            raise ValueError(f"type must match const 'hands_shown', got '{type_}'")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = DancingDragonsShownHand.from_dict(hands_item_data)

            hands.append(hands_item)

        dancing_dragons_hands_shown = cls(
            type_=type_,
            hands=hands,
        )

        return dancing_dragons_hands_shown
