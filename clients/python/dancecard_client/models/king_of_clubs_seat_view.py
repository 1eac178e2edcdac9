from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_assign import KingOfClubsAssign
    from ..models.king_of_clubs_backups_revealed import KingOfClubsBackupsRevealed
    from ..models.king_of_clubs_club_decided import KingOfClubsClubDecided
    from ..models.king_of_clubs_club_opened import KingOfClubsClubOpened
    from ..models.king_of_clubs_dancer_revealed import KingOfClubsDancerRevealed
    from ..models.king_of_clubs_dancers_assigned import KingOfClubsDancersAssigned
    from ..models.king_of_clubs_dancers_swapped import KingOfClubsDancersSwapped
    from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap
    from ..models.king_of_clubs_game_ended import KingOfClubsGameEnded
    from ..models.king_of_clubs_moves_drawn import KingOfClubsMovesDrawn
    from ..models.king_of_clubs_moves_played import KingOfClubsMovesPlayed
    from ..models.king_of_clubs_night_ended import KingOfClubsNightEnded
    from ..models.king_of_clubs_night_started import KingOfClubsNightStarted
    from ..models.king_of_clubs_pass import KingOfClubsPass
    from ..models.king_of_clubs_passed import KingOfClubsPassed
    from ..models.king_of_clubs_pile_refilled import KingOfClubsPileRefilled
    from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves
    from ..models.king_of_clubs_reveal import KingOfClubsReveal
    from ..models.king_of_clubs_swap import KingOfClubsSwap
    from ..models.king_of_clubs_swap_declined import KingOfClubsSwapDeclined
    from ..models.king_of_clubs_view import KingOfClubsView


T = TypeVar("T", bound="KingOfClubsSeatView")


@_attrs_define
class KingOfClubsSeatView:
    """What to send to one seat's device (`seat` null: to spectators): its view, its events, its own moves.

    Attributes:
        seat (int | None):
        view (KingOfClubsView): What one seat may see: its own Dancers, those that lie face up, and all numbers.
        events (list[KingOfClubsBackupsRevealed | KingOfClubsClubDecided | KingOfClubsClubOpened |
            KingOfClubsDancerRevealed | KingOfClubsDancersAssigned | KingOfClubsDancersSwapped | KingOfClubsGameEnded |
            KingOfClubsMovesDrawn | KingOfClubsMovesPlayed | KingOfClubsNightEnded | KingOfClubsNightStarted |
            KingOfClubsPassed | KingOfClubsPileRefilled | KingOfClubsSwapDeclined]):
        legal_moves (list[KingOfClubsAssign | KingOfClubsDeclineSwap | KingOfClubsPass | KingOfClubsPlayMoves |
            KingOfClubsReveal | KingOfClubsSwap]):
    """

    seat: int | None
    view: KingOfClubsView
    events: list[
        KingOfClubsBackupsRevealed
        | KingOfClubsClubDecided
        | KingOfClubsClubOpened
        | KingOfClubsDancerRevealed
        | KingOfClubsDancersAssigned
        | KingOfClubsDancersSwapped
        | KingOfClubsGameEnded
        | KingOfClubsMovesDrawn
        | KingOfClubsMovesPlayed
        | KingOfClubsNightEnded
        | KingOfClubsNightStarted
        | KingOfClubsPassed
        | KingOfClubsPileRefilled
        | KingOfClubsSwapDeclined
    ]
    legal_moves: list[
        KingOfClubsAssign
        | KingOfClubsDeclineSwap
        | KingOfClubsPass
        | KingOfClubsPlayMoves
        | KingOfClubsReveal
        | KingOfClubsSwap
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.king_of_clubs_assign import KingOfClubsAssign  # noqa: PLC0415
        from ..models.king_of_clubs_backups_revealed import KingOfClubsBackupsRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_club_decided import KingOfClubsClubDecided  # noqa: PLC0415
        from ..models.king_of_clubs_club_opened import KingOfClubsClubOpened  # noqa: PLC0415
        from ..models.king_of_clubs_dancer_revealed import KingOfClubsDancerRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_assigned import KingOfClubsDancersAssigned  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_swapped import KingOfClubsDancersSwapped  # noqa: PLC0415
        from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap  # noqa: PLC0415
        from ..models.king_of_clubs_moves_drawn import KingOfClubsMovesDrawn  # noqa: PLC0415
        from ..models.king_of_clubs_moves_played import KingOfClubsMovesPlayed  # noqa: PLC0415
        from ..models.king_of_clubs_night_ended import KingOfClubsNightEnded  # noqa: PLC0415
        from ..models.king_of_clubs_night_started import KingOfClubsNightStarted  # noqa: PLC0415
        from ..models.king_of_clubs_passed import KingOfClubsPassed  # noqa: PLC0415
        from ..models.king_of_clubs_pile_refilled import KingOfClubsPileRefilled  # noqa: PLC0415
        from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves  # noqa: PLC0415
        from ..models.king_of_clubs_reveal import KingOfClubsReveal  # noqa: PLC0415
        from ..models.king_of_clubs_swap import KingOfClubsSwap  # noqa: PLC0415
        from ..models.king_of_clubs_swap_declined import KingOfClubsSwapDeclined  # noqa: PLC0415

        seat: int | None
        seat = self.seat

        view = self.view.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, KingOfClubsNightStarted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsDancersAssigned):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsDancerRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsDancersSwapped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsSwapDeclined):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsClubOpened):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsMovesPlayed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsPassed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsBackupsRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsClubDecided):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsNightEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsMovesDrawn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingOfClubsPileRefilled):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        legal_moves = []
        for legal_moves_item_data in self.legal_moves:
            legal_moves_item: dict[str, Any]
            if isinstance(legal_moves_item_data, KingOfClubsAssign):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, KingOfClubsReveal):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, KingOfClubsSwap):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, KingOfClubsDeclineSwap):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, KingOfClubsPlayMoves):
                legal_moves_item = legal_moves_item_data.to_dict()
            else:
                legal_moves_item = legal_moves_item_data.to_dict()

            legal_moves.append(legal_moves_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "view": view,
                "events": events,
                "legal_moves": legal_moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_assign import KingOfClubsAssign  # noqa: PLC0415
        from ..models.king_of_clubs_backups_revealed import KingOfClubsBackupsRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_club_decided import KingOfClubsClubDecided  # noqa: PLC0415
        from ..models.king_of_clubs_club_opened import KingOfClubsClubOpened  # noqa: PLC0415
        from ..models.king_of_clubs_dancer_revealed import KingOfClubsDancerRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_assigned import KingOfClubsDancersAssigned  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_swapped import KingOfClubsDancersSwapped  # noqa: PLC0415
        from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap  # noqa: PLC0415
        from ..models.king_of_clubs_game_ended import KingOfClubsGameEnded  # noqa: PLC0415
        from ..models.king_of_clubs_moves_drawn import KingOfClubsMovesDrawn  # noqa: PLC0415
        from ..models.king_of_clubs_moves_played import KingOfClubsMovesPlayed  # noqa: PLC0415
        from ..models.king_of_clubs_night_ended import KingOfClubsNightEnded  # noqa: PLC0415
        from ..models.king_of_clubs_night_started import KingOfClubsNightStarted  # noqa: PLC0415
        from ..models.king_of_clubs_pass import KingOfClubsPass  # noqa: PLC0415
        from ..models.king_of_clubs_passed import KingOfClubsPassed  # noqa: PLC0415
        from ..models.king_of_clubs_pile_refilled import KingOfClubsPileRefilled  # noqa: PLC0415
        from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves  # noqa: PLC0415
        from ..models.king_of_clubs_reveal import KingOfClubsReveal  # noqa: PLC0415
        from ..models.king_of_clubs_swap import KingOfClubsSwap  # noqa: PLC0415
        from ..models.king_of_clubs_swap_declined import KingOfClubsSwapDeclined  # noqa: PLC0415
        from ..models.king_of_clubs_view import KingOfClubsView  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        view = KingOfClubsView.from_dict(d.pop("view"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                KingOfClubsBackupsRevealed
                | KingOfClubsClubDecided
                | KingOfClubsClubOpened
                | KingOfClubsDancerRevealed
                | KingOfClubsDancersAssigned
                | KingOfClubsDancersSwapped
                | KingOfClubsGameEnded
                | KingOfClubsMovesDrawn
                | KingOfClubsMovesPlayed
                | KingOfClubsNightEnded
                | KingOfClubsNightStarted
                | KingOfClubsPassed
                | KingOfClubsPileRefilled
                | KingOfClubsSwapDeclined
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_0 = KingOfClubsNightStarted.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_1 = KingOfClubsDancersAssigned.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_2 = KingOfClubsDancerRevealed.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_3 = KingOfClubsDancersSwapped.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_4 = KingOfClubsSwapDeclined.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_5 = KingOfClubsClubOpened.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_6 = KingOfClubsMovesPlayed.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_7 = KingOfClubsPassed.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_8 = KingOfClubsBackupsRevealed.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_9 = KingOfClubsClubDecided.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_10 = KingOfClubsNightEnded.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_11 = KingOfClubsMovesDrawn.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_event_type_12 = KingOfClubsPileRefilled.from_dict(data)

                    return componentsschemas_king_of_clubs_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_king_of_clubs_event_type_13 = KingOfClubsGameEnded.from_dict(data)

                return componentsschemas_king_of_clubs_event_type_13

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        legal_moves = []
        _legal_moves = d.pop("legal_moves")
        for legal_moves_item_data in _legal_moves:

            def _parse_legal_moves_item(
                data: object,
            ) -> (
                KingOfClubsAssign
                | KingOfClubsDeclineSwap
                | KingOfClubsPass
                | KingOfClubsPlayMoves
                | KingOfClubsReveal
                | KingOfClubsSwap
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_move_type_0 = KingOfClubsAssign.from_dict(data)

                    return componentsschemas_king_of_clubs_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_move_type_1 = KingOfClubsReveal.from_dict(data)

                    return componentsschemas_king_of_clubs_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_move_type_2 = KingOfClubsSwap.from_dict(data)

                    return componentsschemas_king_of_clubs_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_move_type_3 = KingOfClubsDeclineSwap.from_dict(data)

                    return componentsschemas_king_of_clubs_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_king_of_clubs_move_type_4 = KingOfClubsPlayMoves.from_dict(data)

                    return componentsschemas_king_of_clubs_move_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_king_of_clubs_move_type_5 = KingOfClubsPass.from_dict(data)

                return componentsschemas_king_of_clubs_move_type_5

            legal_moves_item = _parse_legal_moves_item(legal_moves_item_data)

            legal_moves.append(legal_moves_item)

        king_of_clubs_seat_view = cls(
            seat=seat,
            view=view,
            events=events,
            legal_moves=legal_moves,
        )

        return king_of_clubs_seat_view
