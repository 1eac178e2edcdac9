from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_backups_revealed import KingOfClubsBackupsRevealed
    from ..models.king_of_clubs_club_decided import KingOfClubsClubDecided
    from ..models.king_of_clubs_club_opened import KingOfClubsClubOpened
    from ..models.king_of_clubs_dancer_revealed import KingOfClubsDancerRevealed
    from ..models.king_of_clubs_dancers_assigned import KingOfClubsDancersAssigned
    from ..models.king_of_clubs_dancers_swapped import KingOfClubsDancersSwapped
    from ..models.king_of_clubs_game_ended import KingOfClubsGameEnded
    from ..models.king_of_clubs_moves_drawn import KingOfClubsMovesDrawn
    from ..models.king_of_clubs_moves_played import KingOfClubsMovesPlayed
    from ..models.king_of_clubs_night_ended import KingOfClubsNightEnded
    from ..models.king_of_clubs_night_started import KingOfClubsNightStarted
    from ..models.king_of_clubs_passed import KingOfClubsPassed
    from ..models.king_of_clubs_pile_refilled import KingOfClubsPileRefilled
    from ..models.king_of_clubs_refused import KingOfClubsRefused
    from ..models.king_of_clubs_seat_view import KingOfClubsSeatView
    from ..models.king_of_clubs_state import KingOfClubsState
    from ..models.king_of_clubs_swap_declined import KingOfClubsSwapDeclined


T = TypeVar("T", bound="KingOfClubsReplayed")


@_attrs_define
class KingOfClubsReplayed:
    """The last good state. `applied` counts the moves carried out; `refused` is null if that is all of them.

    Attributes:
        state (KingOfClubsState): The whole truth about a game of King of Clubs.
        applied (int):
        refused (KingOfClubsRefused | None):
        events (list[KingOfClubsBackupsRevealed | KingOfClubsClubDecided | KingOfClubsClubOpened |
            KingOfClubsDancerRevealed | KingOfClubsDancersAssigned | KingOfClubsDancersSwapped | KingOfClubsGameEnded |
            KingOfClubsMovesDrawn | KingOfClubsMovesPlayed | KingOfClubsNightEnded | KingOfClubsNightStarted |
            KingOfClubsPassed | KingOfClubsPileRefilled | KingOfClubsSwapDeclined] | None):
        views (list[KingOfClubsSeatView] | None):
    """

    state: KingOfClubsState
    applied: int
    refused: KingOfClubsRefused | None
    events: (
        list[
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
        | None
    )
    views: list[KingOfClubsSeatView] | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.king_of_clubs_backups_revealed import KingOfClubsBackupsRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_club_decided import KingOfClubsClubDecided  # noqa: PLC0415
        from ..models.king_of_clubs_club_opened import KingOfClubsClubOpened  # noqa: PLC0415
        from ..models.king_of_clubs_dancer_revealed import KingOfClubsDancerRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_assigned import KingOfClubsDancersAssigned  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_swapped import KingOfClubsDancersSwapped  # noqa: PLC0415
        from ..models.king_of_clubs_moves_drawn import KingOfClubsMovesDrawn  # noqa: PLC0415
        from ..models.king_of_clubs_moves_played import KingOfClubsMovesPlayed  # noqa: PLC0415
        from ..models.king_of_clubs_night_ended import KingOfClubsNightEnded  # noqa: PLC0415
        from ..models.king_of_clubs_night_started import KingOfClubsNightStarted  # noqa: PLC0415
        from ..models.king_of_clubs_passed import KingOfClubsPassed  # noqa: PLC0415
        from ..models.king_of_clubs_pile_refilled import KingOfClubsPileRefilled  # noqa: PLC0415
        from ..models.king_of_clubs_refused import KingOfClubsRefused  # noqa: PLC0415
        from ..models.king_of_clubs_swap_declined import KingOfClubsSwapDeclined  # noqa: PLC0415

        state = self.state.to_dict()

        applied = self.applied

        refused: dict[str, Any] | None
        if isinstance(self.refused, KingOfClubsRefused):
            refused = self.refused.to_dict()
        else:
            refused = self.refused

        events: list[dict[str, Any]] | None
        if isinstance(self.events, list):
            events = []
            for events_type_0_item_data in self.events:
                events_type_0_item: dict[str, Any]
                if isinstance(events_type_0_item_data, KingOfClubsNightStarted):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsDancersAssigned):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsDancerRevealed):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsDancersSwapped):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsSwapDeclined):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsClubOpened):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsMovesPlayed):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsPassed):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsBackupsRevealed):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsClubDecided):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsNightEnded):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsMovesDrawn):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, KingOfClubsPileRefilled):
                    events_type_0_item = events_type_0_item_data.to_dict()
                else:
                    events_type_0_item = events_type_0_item_data.to_dict()

                events.append(events_type_0_item)

        else:
            events = self.events

        views: list[dict[str, Any]] | None
        if isinstance(self.views, list):
            views = []
            for views_type_0_item_data in self.views:
                views_type_0_item = views_type_0_item_data.to_dict()
                views.append(views_type_0_item)

        else:
            views = self.views

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "applied": applied,
                "refused": refused,
                "events": events,
                "views": views,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_backups_revealed import KingOfClubsBackupsRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_club_decided import KingOfClubsClubDecided  # noqa: PLC0415
        from ..models.king_of_clubs_club_opened import KingOfClubsClubOpened  # noqa: PLC0415
        from ..models.king_of_clubs_dancer_revealed import KingOfClubsDancerRevealed  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_assigned import KingOfClubsDancersAssigned  # noqa: PLC0415
        from ..models.king_of_clubs_dancers_swapped import KingOfClubsDancersSwapped  # noqa: PLC0415
        from ..models.king_of_clubs_game_ended import KingOfClubsGameEnded  # noqa: PLC0415
        from ..models.king_of_clubs_moves_drawn import KingOfClubsMovesDrawn  # noqa: PLC0415
        from ..models.king_of_clubs_moves_played import KingOfClubsMovesPlayed  # noqa: PLC0415
        from ..models.king_of_clubs_night_ended import KingOfClubsNightEnded  # noqa: PLC0415
        from ..models.king_of_clubs_night_started import KingOfClubsNightStarted  # noqa: PLC0415
        from ..models.king_of_clubs_passed import KingOfClubsPassed  # noqa: PLC0415
        from ..models.king_of_clubs_pile_refilled import KingOfClubsPileRefilled  # noqa: PLC0415
        from ..models.king_of_clubs_refused import KingOfClubsRefused  # noqa: PLC0415
        from ..models.king_of_clubs_seat_view import KingOfClubsSeatView  # noqa: PLC0415
        from ..models.king_of_clubs_state import KingOfClubsState  # noqa: PLC0415
        from ..models.king_of_clubs_swap_declined import KingOfClubsSwapDeclined  # noqa: PLC0415

        d = dict(src_dict)
        state = KingOfClubsState.from_dict(d.pop("state"))

        applied = d.pop("applied")

        def _parse_refused(data: object) -> KingOfClubsRefused | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                refused_type_0 = KingOfClubsRefused.from_dict(data)

                return refused_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(KingOfClubsRefused | None, data)

        refused = _parse_refused(d.pop("refused"))

        def _parse_events(
            data: object,
        ) -> (
            list[
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
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                events_type_0 = []
                _events_type_0 = data
                for events_type_0_item_data in _events_type_0:

                    def _parse_events_type_0_item(
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

                    events_type_0_item = _parse_events_type_0_item(events_type_0_item_data)

                    events_type_0.append(events_type_0_item)

                return events_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                list[
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
                | None,
                data,
            )

        events = _parse_events(d.pop("events"))

        def _parse_views(data: object) -> list[KingOfClubsSeatView] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                views_type_0 = []
                _views_type_0 = data
                for views_type_0_item_data in _views_type_0:
                    views_type_0_item = KingOfClubsSeatView.from_dict(views_type_0_item_data)

                    views_type_0.append(views_type_0_item)

                return views_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[KingOfClubsSeatView] | None, data)

        views = _parse_views(d.pop("views"))

        king_of_clubs_replayed = cls(
            state=state,
            applied=applied,
            refused=refused,
            events=events,
            views=views,
        )

        return king_of_clubs_replayed
