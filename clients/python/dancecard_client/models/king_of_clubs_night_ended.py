from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsNightEnded")


@_attrs_define
class KingOfClubsNightEnded:
    """The night is over; `winner` is the side that earns a point, or null. `points` are as they are now.

    Attributes:
        type_ (Literal['night_ended']):
        night (int):
        prestige (list[int]):
        moves_played (list[int]):
        winner (int | None): Seats 0 and 2 are side 0, seats 1 and 3 are side 1.
        points (list[int]):
    """

    type_: Literal["night_ended"]
    night: int
    prestige: list[int]
    moves_played: list[int]
    winner: int | None
    points: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        night = self.night

        prestige = self.prestige

        moves_played = self.moves_played

        winner: int | None
        winner = self.winner

        points = self.points

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "night": night,
                "prestige": prestige,
                "moves_played": moves_played,
                "winner": winner,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["night_ended"], d.pop("type"))
        if type_ != "night_ended":
            raise ValueError(f"type must match const 'night_ended', got '{type_}'")

        night = d.pop("night")

        prestige = cast(list[int], d.pop("prestige"))

        moves_played = cast(list[int], d.pop("moves_played"))

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        points = cast(list[int], d.pop("points"))

        king_of_clubs_night_ended = cls(
            type_=type_,
            night=night,
            prestige=prestige,
            moves_played=moves_played,
            winner=winner,
            points=points,
        )

        return king_of_clubs_night_ended
