from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceGameEnded")


@_attrs_define
class LetsDanceGameEnded:
    """The final round is over; the outcome holds the score sheets.

    Attributes:
        type_ (Literal['game_ended']):
        winners (list[int]):
    """

    type_: Literal["game_ended"]
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
        type_ = cast(Literal["game_ended"], d.pop("type"))
        if type_ != "game_ended":
            raise ValueError(f"type must match const 'game_ended', got '{type_}'")

        winners = cast(list[int], d.pop("winners"))

        lets_dance_game_ended = cls(
            type_=type_,
            winners=winners,
        )

        return lets_dance_game_ended
