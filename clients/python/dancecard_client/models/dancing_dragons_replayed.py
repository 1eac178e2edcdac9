from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_dragons_card_dealt import DancingDragonsCardDealt
    from ..models.dancing_dragons_card_dropped import DancingDragonsCardDropped
    from ..models.dancing_dragons_card_swapped import DancingDragonsCardSwapped
    from ..models.dancing_dragons_cards_turned_up import DancingDragonsCardsTurnedUp
    from ..models.dancing_dragons_counter_dragon_called import (
        DancingDragonsCounterDragonCalled,
    )
    from ..models.dancing_dragons_dragon_announced import DancingDragonsDragonAnnounced
    from ..models.dancing_dragons_game_won import DancingDragonsGameWon
    from ..models.dancing_dragons_hand_dealt import DancingDragonsHandDealt
    from ..models.dancing_dragons_hands_shown import DancingDragonsHandsShown
    from ..models.dancing_dragons_no_dragon_answered import DancingDragonsNoDragonAnswered
    from ..models.dancing_dragons_no_dragon_asked import DancingDragonsNoDragonAsked
    from ..models.dancing_dragons_points_scored import DancingDragonsPointsScored
    from ..models.dancing_dragons_refused import DancingDragonsRefused
    from ..models.dancing_dragons_round_started import DancingDragonsRoundStarted
    from ..models.dancing_dragons_seat_view import DancingDragonsSeatView
    from ..models.dancing_dragons_signalled import DancingDragonsSignalled
    from ..models.dancing_dragons_state import DancingDragonsState
    from ..models.dancing_dragons_stayed_silent import DancingDragonsStayedSilent


T = TypeVar("T", bound="DancingDragonsReplayed")


@_attrs_define
class DancingDragonsReplayed:
    """The last good state. `applied` counts the moves carried out; `refused` is null if that is all of them.

    Attributes:
        state (DancingDragonsState): The whole truth about a game of Dancing Dragons.
        applied (int):
        refused (DancingDragonsRefused | None):
        events (list[DancingDragonsCardDealt | DancingDragonsCardDropped | DancingDragonsCardsTurnedUp |
            DancingDragonsCardSwapped | DancingDragonsCounterDragonCalled | DancingDragonsDragonAnnounced |
            DancingDragonsGameWon | DancingDragonsHandDealt | DancingDragonsHandsShown | DancingDragonsNoDragonAnswered |
            DancingDragonsNoDragonAsked | DancingDragonsPointsScored | DancingDragonsRoundStarted | DancingDragonsSignalled
            | DancingDragonsStayedSilent] | None):
        views (list[DancingDragonsSeatView] | None):
    """

    state: DancingDragonsState
    applied: int
    refused: DancingDragonsRefused | None
    events: (
        list[
            DancingDragonsCardDealt
            | DancingDragonsCardDropped
            | DancingDragonsCardsTurnedUp
            | DancingDragonsCardSwapped
            | DancingDragonsCounterDragonCalled
            | DancingDragonsDragonAnnounced
            | DancingDragonsGameWon
            | DancingDragonsHandDealt
            | DancingDragonsHandsShown
            | DancingDragonsNoDragonAnswered
            | DancingDragonsNoDragonAsked
            | DancingDragonsPointsScored
            | DancingDragonsRoundStarted
            | DancingDragonsSignalled
            | DancingDragonsStayedSilent
        ]
        | None
    )
    views: list[DancingDragonsSeatView] | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_dragons_card_dealt import DancingDragonsCardDealt  # noqa: PLC0415
        from ..models.dancing_dragons_card_dropped import DancingDragonsCardDropped  # noqa: PLC0415
        from ..models.dancing_dragons_card_swapped import DancingDragonsCardSwapped  # noqa: PLC0415
        from ..models.dancing_dragons_cards_turned_up import DancingDragonsCardsTurnedUp  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon_called import (
            DancingDragonsCounterDragonCalled,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_dragon_announced import (
            DancingDragonsDragonAnnounced,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_hand_dealt import DancingDragonsHandDealt  # noqa: PLC0415
        from ..models.dancing_dragons_hands_shown import DancingDragonsHandsShown  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon_answered import (
            DancingDragonsNoDragonAnswered,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_no_dragon_asked import DancingDragonsNoDragonAsked  # noqa: PLC0415
        from ..models.dancing_dragons_points_scored import DancingDragonsPointsScored  # noqa: PLC0415
        from ..models.dancing_dragons_refused import DancingDragonsRefused  # noqa: PLC0415
        from ..models.dancing_dragons_round_started import DancingDragonsRoundStarted  # noqa: PLC0415
        from ..models.dancing_dragons_signalled import DancingDragonsSignalled  # noqa: PLC0415
        from ..models.dancing_dragons_stayed_silent import DancingDragonsStayedSilent  # noqa: PLC0415

        state = self.state.to_dict()

        applied = self.applied

        refused: dict[str, Any] | None
        if isinstance(self.refused, DancingDragonsRefused):
            refused = self.refused.to_dict()
        else:
            refused = self.refused

        events: list[dict[str, Any]] | None
        if isinstance(self.events, list):
            events = []
            for events_type_0_item_data in self.events:
                events_type_0_item: dict[str, Any]
                if isinstance(events_type_0_item_data, DancingDragonsRoundStarted):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsHandDealt):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsCardDropped):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsCardsTurnedUp):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsCardSwapped):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsDragonAnnounced):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsCounterDragonCalled):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsSignalled):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsNoDragonAsked):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsNoDragonAnswered):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsStayedSilent):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsCardDealt):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsHandsShown):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, DancingDragonsPointsScored):
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
        from ..models.dancing_dragons_card_dealt import DancingDragonsCardDealt  # noqa: PLC0415
        from ..models.dancing_dragons_card_dropped import DancingDragonsCardDropped  # noqa: PLC0415
        from ..models.dancing_dragons_card_swapped import DancingDragonsCardSwapped  # noqa: PLC0415
        from ..models.dancing_dragons_cards_turned_up import DancingDragonsCardsTurnedUp  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon_called import (
            DancingDragonsCounterDragonCalled,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_dragon_announced import (
            DancingDragonsDragonAnnounced,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_game_won import DancingDragonsGameWon  # noqa: PLC0415
        from ..models.dancing_dragons_hand_dealt import DancingDragonsHandDealt  # noqa: PLC0415
        from ..models.dancing_dragons_hands_shown import DancingDragonsHandsShown  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon_answered import (
            DancingDragonsNoDragonAnswered,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_no_dragon_asked import DancingDragonsNoDragonAsked  # noqa: PLC0415
        from ..models.dancing_dragons_points_scored import DancingDragonsPointsScored  # noqa: PLC0415
        from ..models.dancing_dragons_refused import DancingDragonsRefused  # noqa: PLC0415
        from ..models.dancing_dragons_round_started import DancingDragonsRoundStarted  # noqa: PLC0415
        from ..models.dancing_dragons_seat_view import DancingDragonsSeatView  # noqa: PLC0415
        from ..models.dancing_dragons_signalled import DancingDragonsSignalled  # noqa: PLC0415
        from ..models.dancing_dragons_state import DancingDragonsState  # noqa: PLC0415
        from ..models.dancing_dragons_stayed_silent import DancingDragonsStayedSilent  # noqa: PLC0415

        d = dict(src_dict)
        state = DancingDragonsState.from_dict(d.pop("state"))

        applied = d.pop("applied")

        def _parse_refused(data: object) -> DancingDragonsRefused | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                refused_type_0 = DancingDragonsRefused.from_dict(data)

                return refused_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsRefused | None, data)

        refused = _parse_refused(d.pop("refused"))

        def _parse_events(
            data: object,
        ) -> (
            list[
                DancingDragonsCardDealt
                | DancingDragonsCardDropped
                | DancingDragonsCardsTurnedUp
                | DancingDragonsCardSwapped
                | DancingDragonsCounterDragonCalled
                | DancingDragonsDragonAnnounced
                | DancingDragonsGameWon
                | DancingDragonsHandDealt
                | DancingDragonsHandsShown
                | DancingDragonsNoDragonAnswered
                | DancingDragonsNoDragonAsked
                | DancingDragonsPointsScored
                | DancingDragonsRoundStarted
                | DancingDragonsSignalled
                | DancingDragonsStayedSilent
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
                        DancingDragonsCardDealt
                        | DancingDragonsCardDropped
                        | DancingDragonsCardsTurnedUp
                        | DancingDragonsCardSwapped
                        | DancingDragonsCounterDragonCalled
                        | DancingDragonsDragonAnnounced
                        | DancingDragonsGameWon
                        | DancingDragonsHandDealt
                        | DancingDragonsHandsShown
                        | DancingDragonsNoDragonAnswered
                        | DancingDragonsNoDragonAsked
                        | DancingDragonsPointsScored
                        | DancingDragonsRoundStarted
                        | DancingDragonsSignalled
                        | DancingDragonsStayedSilent
                    ):
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_0 = DancingDragonsRoundStarted.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_0
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_1 = DancingDragonsHandDealt.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_2 = DancingDragonsCardDropped.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_2
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_3 = DancingDragonsCardsTurnedUp.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_3
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_4 = DancingDragonsCardSwapped.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_4
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_5 = DancingDragonsDragonAnnounced.from_dict(
                                data
                            )

                            return componentsschemas_dancing_dragons_event_type_5
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_6 = (
                                DancingDragonsCounterDragonCalled.from_dict(data)
                            )

                            return componentsschemas_dancing_dragons_event_type_6
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_7 = DancingDragonsSignalled.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_7
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_8 = DancingDragonsNoDragonAsked.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_8
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_9 = DancingDragonsNoDragonAnswered.from_dict(
                                data
                            )

                            return componentsschemas_dancing_dragons_event_type_9
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_10 = DancingDragonsStayedSilent.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_10
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_11 = DancingDragonsCardDealt.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_11
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_12 = DancingDragonsHandsShown.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_12
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_dancing_dragons_event_type_13 = DancingDragonsPointsScored.from_dict(data)

                            return componentsschemas_dancing_dragons_event_type_13
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_dancing_dragons_event_type_14 = DancingDragonsGameWon.from_dict(data)

                        return componentsschemas_dancing_dragons_event_type_14

                    events_type_0_item = _parse_events_type_0_item(events_type_0_item_data)

                    events_type_0.append(events_type_0_item)

                return events_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                list[
                    DancingDragonsCardDealt
                    | DancingDragonsCardDropped
                    | DancingDragonsCardsTurnedUp
                    | DancingDragonsCardSwapped
                    | DancingDragonsCounterDragonCalled
                    | DancingDragonsDragonAnnounced
                    | DancingDragonsGameWon
                    | DancingDragonsHandDealt
                    | DancingDragonsHandsShown
                    | DancingDragonsNoDragonAnswered
                    | DancingDragonsNoDragonAsked
                    | DancingDragonsPointsScored
                    | DancingDragonsRoundStarted
                    | DancingDragonsSignalled
                    | DancingDragonsStayedSilent
                ]
                | None,
                data,
            )

        events = _parse_events(d.pop("events"))

        def _parse_views(data: object) -> list[DancingDragonsSeatView] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                views_type_0 = []
                _views_type_0 = data
                for views_type_0_item_data in _views_type_0:
                    views_type_0_item = DancingDragonsSeatView.from_dict(views_type_0_item_data)

                    views_type_0.append(views_type_0_item)

                return views_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DancingDragonsSeatView] | None, data)

        views = _parse_views(d.pop("views"))

        dancing_dragons_replayed = cls(
            state=state,
            applied=applied,
            refused=refused,
            events=events,
            views=views,
        )

        return dancing_dragons_replayed
