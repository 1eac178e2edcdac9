from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_assignment import KingOfClubsAssignment
    from ..models.king_of_clubs_club import KingOfClubsClub


T = TypeVar("T", bound="KingOfClubsLastRound")


@_attrs_define
class KingOfClubsLastRound:
    """How the last night ended, with everything open. `winner` is null if nobody won the night.

    Attributes:
        night (int):
        lead (int | None): The side (0: seats 0 and 2, 1: seats 1 and 3) that leads; null while nobody does.
        clubs (list[KingOfClubsClub]): In the order in which they are danced.
        assignments (list[KingOfClubsAssignment]):
        club_winners (list[int | None]): Null for a club that nobody won.
        prestige (list[int]):
        moves_played (list[int]):
        winner (int | None): Seats 0 and 2 are side 0, seats 1 and 3 are side 1.
    """

    night: int
    lead: int | None
    clubs: list[KingOfClubsClub]
    assignments: list[KingOfClubsAssignment]
    club_winners: list[int | None]
    prestige: list[int]
    moves_played: list[int]
    winner: int | None

    def to_dict(self) -> dict[str, Any]:
        night = self.night

        lead: int | None
        lead = self.lead

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        assignments = []
        for assignments_item_data in self.assignments:
            assignments_item = assignments_item_data.to_dict()
            assignments.append(assignments_item)

        club_winners = []
        for club_winners_item_data in self.club_winners:
            club_winners_item: int | None
            club_winners_item = club_winners_item_data
            club_winners.append(club_winners_item)

        prestige = self.prestige

        moves_played = self.moves_played

        winner: int | None
        winner = self.winner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "night": night,
                "lead": lead,
                "clubs": clubs,
                "assignments": assignments,
                "club_winners": club_winners,
                "prestige": prestige,
                "moves_played": moves_played,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_assignment import KingOfClubsAssignment  # noqa: PLC0415
        from ..models.king_of_clubs_club import KingOfClubsClub  # noqa: PLC0415

        d = dict(src_dict)
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

        assignments = []
        _assignments = d.pop("assignments")
        for assignments_item_data in _assignments:
            assignments_item = KingOfClubsAssignment.from_dict(assignments_item_data)

            assignments.append(assignments_item)

        club_winners = []
        _club_winners = d.pop("club_winners")
        for club_winners_item_data in _club_winners:

            def _parse_club_winners_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            club_winners_item = _parse_club_winners_item(club_winners_item_data)

            club_winners.append(club_winners_item)

        prestige = cast(list[int], d.pop("prestige"))

        moves_played = cast(list[int], d.pop("moves_played"))

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        king_of_clubs_last_round = cls(
            night=night,
            lead=lead,
            clubs=clubs,
            assignments=assignments,
            club_winners=club_winners,
            prestige=prestige,
            moves_played=moves_played,
            winner=winner,
        )

        return king_of_clubs_last_round
