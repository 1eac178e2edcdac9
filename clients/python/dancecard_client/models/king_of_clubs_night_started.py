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
    from ..models.king_of_clubs_club import KingOfClubsClub


T = TypeVar("T", bound="KingOfClubsNightStarted")


@_attrs_define
class KingOfClubsNightStarted:
    """Four Nightclubs were opened; `lead` is the lead side of this night.

    Attributes:
        type_ (Literal['night_started']):
        night (int):
        lead (int | None): The side (0: seats 0 and 2, 1: seats 1 and 3) that leads; null while nobody does.
        clubs (list[KingOfClubsClub]): In the order in which they are danced.
    """

    type_: Literal["night_started"]
    night: int
    lead: int | None
    clubs: list[KingOfClubsClub]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        night = self.night

        lead: int | None
        lead = self.lead

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "night": night,
                "lead": lead,
                "clubs": clubs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_club import KingOfClubsClub  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["night_started"], d.pop("type"))
        if type_ != "night_started":
            raise ValueError(f"type must match const 'night_started', got '{type_}'")

        night = d.pop("night")

        def _parse_lead(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        lead = _parse_lead(d.pop("lead"))

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = KingOfClubsClub.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        king_of_clubs_night_started = cls(
            type_=type_,
            night=night,
            lead=lead,
            clubs=clubs,
        )

        return king_of_clubs_night_started
