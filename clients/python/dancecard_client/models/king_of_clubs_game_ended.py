from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.king_of_clubs_reason import KingOfClubsReason

T = TypeVar("T", bound="KingOfClubsGameEnded")


@_attrs_define
class KingOfClubsGameEnded:
    """The game is over; `winners` are seats.

    Attributes:
        type_ (Literal['game_ended']):
        reason (KingOfClubsReason): How a game ends.
        winners (list[int]):
    """

    type_: Literal["game_ended"]
    reason: KingOfClubsReason
    winners: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        reason = self.reason.value

        winners = self.winners

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "reason": reason,
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

        reason = KingOfClubsReason(d.pop("reason"))

        winners = cast(list[int], d.pop("winners"))

        king_of_clubs_game_ended = cls(
            type_=type_,
            reason=reason,
            winners=winners,
        )

        return king_of_clubs_game_ended
