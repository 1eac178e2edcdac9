from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsGameWon")


@_attrs_define
class DancingDragonsGameWon:
    """A team has reached the target; `winners` as in the outcome.

    Attributes:
        type_ (Literal['game_won']):
        winners (list[int]):
    """

    type_: Literal["game_won"]
    winners: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        winners = self.winners

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "winners": winners,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["game_won"], d.pop("type"))
        if type_ != "game_won":
            raise ValueError(f"type must match const 'game_won', got '{type_}'")

        winners = cast(list[int], d.pop("winners"))

        dancing_dragons_game_won = cls(
            type_=type_,
            winners=winners,
        )

        return dancing_dragons_game_won
