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

from ..models.king_of_clubs_phase import KingOfClubsPhase

if TYPE_CHECKING:
    from ..models.chance import Chance
    from ..models.king_of_clubs_assignment import KingOfClubsAssignment
    from ..models.king_of_clubs_club import KingOfClubsClub
    from ..models.king_of_clubs_dancer_name import KingOfClubsDancerName
    from ..models.king_of_clubs_last_round import KingOfClubsLastRound
    from ..models.king_of_clubs_options import KingOfClubsOptions
    from ..models.king_of_clubs_outcome import KingOfClubsOutcome


T = TypeVar("T", bound="KingOfClubsState")


@_attrs_define
class KingOfClubsState:
    """The whole truth about a game of King of Clubs.

    Attributes:
        game (Literal['king-of-clubs']):
        rules_version (int):
        seats (int):
        options (KingOfClubsOptions): What is agreed before the game.
        ply (int):
        phase (KingOfClubsPhase): What the game waits for.
        to_move (list[int]):
        outcome (KingOfClubsOutcome | None):
        chance (Chance): Where the numbers come from. Never shown while the game lasts.
        night (int):
        points (list[int]):
        lead (int | None): The side (0: seats 0 and 2, 1: seats 1 and 3) that leads; null while nobody does.
        clubs (list[KingOfClubsClub]): In the order in which they are danced.
        assignments (list[KingOfClubsAssignment | None]): Null while the seat has not assigned: all its Dancers are in
            its hand.
        revealed (KingOfClubsDancerName | None): The Dancer that the lead side has revealed this night.
        danced (int): So many clubs are decided; in phase `moves` the next is danced.
        passed (bool): The side that is not to move has passed: it is out for this club.
        hands (list[int]): How many Moves each seat holds.
        pile (int): Moves to be drawn; the basic version has none.
        discard (int): Moves that were played on earlier nights or discarded.
        last_round (KingOfClubsLastRound | None):
    """

    game: Literal["king-of-clubs"]
    rules_version: int
    seats: int
    options: KingOfClubsOptions
    ply: int
    phase: KingOfClubsPhase
    to_move: list[int]
    outcome: KingOfClubsOutcome | None
    chance: Chance
    night: int
    points: list[int]
    lead: int | None
    clubs: list[KingOfClubsClub]
    assignments: list[KingOfClubsAssignment | None]
    revealed: KingOfClubsDancerName | None
    danced: int
    passed: bool
    hands: list[int]
    pile: int
    discard: int
    last_round: KingOfClubsLastRound | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.king_of_clubs_assignment import KingOfClubsAssignment  # noqa: PLC0415
        from ..models.king_of_clubs_dancer_name import KingOfClubsDancerName  # noqa: PLC0415
        from ..models.king_of_clubs_last_round import KingOfClubsLastRound  # noqa: PLC0415
        from ..models.king_of_clubs_outcome import KingOfClubsOutcome  # noqa: PLC0415

        game = self.game

        rules_version = self.rules_version

        seats = self.seats

        options = self.options.to_dict()

        ply = self.ply

        phase = self.phase.value

        to_move = self.to_move

        outcome: dict[str, Any] | None
        if isinstance(self.outcome, KingOfClubsOutcome):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        chance = self.chance.to_dict()

        night = self.night

        points = self.points

        lead: int | None
        lead = self.lead

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        assignments = []
        for assignments_item_data in self.assignments:
            assignments_item: dict[str, Any] | None
            if isinstance(assignments_item_data, KingOfClubsAssignment):
                assignments_item = assignments_item_data.to_dict()
            else:
                assignments_item = assignments_item_data
            assignments.append(assignments_item)

        revealed: dict[str, Any] | None
        if isinstance(self.revealed, KingOfClubsDancerName):
            revealed = self.revealed.to_dict()
        else:
            revealed = self.revealed

        danced = self.danced

        passed = self.passed

        hands = self.hands

        pile = self.pile

        discard = self.discard

        last_round: dict[str, Any] | None
        if isinstance(self.last_round, KingOfClubsLastRound):
            last_round = self.last_round.to_dict()
        else:
            last_round = self.last_round

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "rules_version": rules_version,
                "seats": seats,
                "options": options,
                "ply": ply,
                "phase": phase,
                "to_move": to_move,
                "outcome": outcome,
                "chance": chance,
                "night": night,
                "points": points,
                "lead": lead,
                "clubs": clubs,
                "assignments": assignments,
                "revealed": revealed,
                "danced": danced,
                "passed": passed,
                "hands": hands,
                "pile": pile,
                "discard": discard,
                "last_round": last_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.chance import Chance  # noqa: PLC0415
        from ..models.king_of_clubs_assignment import KingOfClubsAssignment  # noqa: PLC0415
        from ..models.king_of_clubs_club import KingOfClubsClub  # noqa: PLC0415
        from ..models.king_of_clubs_dancer_name import KingOfClubsDancerName  # noqa: PLC0415
        from ..models.king_of_clubs_last_round import KingOfClubsLastRound  # noqa: PLC0415
        from ..models.king_of_clubs_options import KingOfClubsOptions  # noqa: PLC0415
        from ..models.king_of_clubs_outcome import KingOfClubsOutcome  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["king-of-clubs"], d.pop("game"))
        if game != "king-of-clubs":
            raise ValueError(f"game must match const 'king-of-clubs', got '{game}'")

        rules_version = d.pop("rules_version")

        seats = d.pop("seats")

        options = KingOfClubsOptions.from_dict(d.pop("options"))

        ply = d.pop("ply")

        phase = KingOfClubsPhase(d.pop("phase"))

        to_move = cast(list[int], d.pop("to_move"))

        def _parse_outcome(data: object) -> KingOfClubsOutcome | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcome_type_0 = KingOfClubsOutcome.from_dict(data)

                return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(KingOfClubsOutcome | None, data)

        outcome = _parse_outcome(d.pop("outcome"))

        chance = Chance.from_dict(d.pop("chance"))

        night = d.pop("night")

        points = cast(list[int], d.pop("points"))

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

            def _parse_assignments_item(data: object) -> KingOfClubsAssignment | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    assignments_item_type_0 = KingOfClubsAssignment.from_dict(data)

                    return assignments_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(KingOfClubsAssignment | None, data)

            assignments_item = _parse_assignments_item(assignments_item_data)

            assignments.append(assignments_item)

        def _parse_revealed(data: object) -> KingOfClubsDancerName | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                revealed_type_0 = KingOfClubsDancerName.from_dict(data)

                return revealed_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(KingOfClubsDancerName | None, data)

        revealed = _parse_revealed(d.pop("revealed"))

        danced = d.pop("danced")

        passed = d.pop("passed")

        hands = cast(list[int], d.pop("hands"))

        pile = d.pop("pile")

        discard = d.pop("discard")

        def _parse_last_round(data: object) -> KingOfClubsLastRound | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_round_type_0 = KingOfClubsLastRound.from_dict(data)

                return last_round_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(KingOfClubsLastRound | None, data)

        last_round = _parse_last_round(d.pop("last_round"))

        king_of_clubs_state = cls(
            game=game,
            rules_version=rules_version,
            seats=seats,
            options=options,
            ply=ply,
            phase=phase,
            to_move=to_move,
            outcome=outcome,
            chance=chance,
            night=night,
            points=points,
            lead=lead,
            clubs=clubs,
            assignments=assignments,
            revealed=revealed,
            danced=danced,
            passed=passed,
            hands=hands,
            pile=pile,
            discard=discard,
            last_round=last_round,
        )

        return king_of_clubs_state
