from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_dragons_announce import DancingDragonsAnnounce
    from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon
    from ..models.dancing_dragons_card_dealt import DancingDragonsCardDealt
    from ..models.dancing_dragons_card_dropped import DancingDragonsCardDropped
    from ..models.dancing_dragons_card_swapped import DancingDragonsCardSwapped
    from ..models.dancing_dragons_cards_turned_up import DancingDragonsCardsTurnedUp
    from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon
    from ..models.dancing_dragons_counter_dragon_called import (
        DancingDragonsCounterDragonCalled,
    )
    from ..models.dancing_dragons_dragon_announced import DancingDragonsDragonAnnounced
    from ..models.dancing_dragons_drop import DancingDragonsDrop
    from ..models.dancing_dragons_game_won import DancingDragonsGameWon
    from ..models.dancing_dragons_hand_dealt import DancingDragonsHandDealt
    from ..models.dancing_dragons_hands_shown import DancingDragonsHandsShown
    from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon
    from ..models.dancing_dragons_no_dragon_answered import DancingDragonsNoDragonAnswered
    from ..models.dancing_dragons_no_dragon_asked import DancingDragonsNoDragonAsked
    from ..models.dancing_dragons_points_scored import DancingDragonsPointsScored
    from ..models.dancing_dragons_round_started import DancingDragonsRoundStarted
    from ..models.dancing_dragons_signal import DancingDragonsSignal
    from ..models.dancing_dragons_signalled import DancingDragonsSignalled
    from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent
    from ..models.dancing_dragons_stayed_silent import DancingDragonsStayedSilent
    from ..models.dancing_dragons_swap import DancingDragonsSwap
    from ..models.dancing_dragons_view import DancingDragonsView


T = TypeVar("T", bound="DancingDragonsSeatView")


@_attrs_define
class DancingDragonsSeatView:
    """What to send to one seat's device (`seat` null: to spectators): its view, its events, its own moves.

    Attributes:
        seat (int | None):
        view (DancingDragonsView): What one seat may see: its own cards, and what lies open. A spectator sees what lies
            open.
        events (list[DancingDragonsCardDealt | DancingDragonsCardDropped | DancingDragonsCardsTurnedUp |
            DancingDragonsCardSwapped | DancingDragonsCounterDragonCalled | DancingDragonsDragonAnnounced |
            DancingDragonsGameWon | DancingDragonsHandDealt | DancingDragonsHandsShown | DancingDragonsNoDragonAnswered |
            DancingDragonsNoDragonAsked | DancingDragonsPointsScored | DancingDragonsRoundStarted | DancingDragonsSignalled
            | DancingDragonsStayedSilent]):
        legal_moves (list[DancingDragonsAnnounce | DancingDragonsAskNoDragon | DancingDragonsCounterDragon |
            DancingDragonsDrop | DancingDragonsNoDragon | DancingDragonsSignal | DancingDragonsStaySilent |
            DancingDragonsSwap]):
    """

    seat: int | None
    view: DancingDragonsView
    events: list[
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
    legal_moves: list[
        DancingDragonsAnnounce
        | DancingDragonsAskNoDragon
        | DancingDragonsCounterDragon
        | DancingDragonsDrop
        | DancingDragonsNoDragon
        | DancingDragonsSignal
        | DancingDragonsStaySilent
        | DancingDragonsSwap
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_dragons_announce import DancingDragonsAnnounce  # noqa: PLC0415
        from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_card_dealt import DancingDragonsCardDealt  # noqa: PLC0415
        from ..models.dancing_dragons_card_dropped import DancingDragonsCardDropped  # noqa: PLC0415
        from ..models.dancing_dragons_card_swapped import DancingDragonsCardSwapped  # noqa: PLC0415
        from ..models.dancing_dragons_cards_turned_up import DancingDragonsCardsTurnedUp  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon_called import (
            DancingDragonsCounterDragonCalled,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_dragon_announced import (
            DancingDragonsDragonAnnounced,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_drop import DancingDragonsDrop  # noqa: PLC0415
        from ..models.dancing_dragons_hand_dealt import DancingDragonsHandDealt  # noqa: PLC0415
        from ..models.dancing_dragons_hands_shown import DancingDragonsHandsShown  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon_answered import (
            DancingDragonsNoDragonAnswered,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_no_dragon_asked import DancingDragonsNoDragonAsked  # noqa: PLC0415
        from ..models.dancing_dragons_points_scored import DancingDragonsPointsScored  # noqa: PLC0415
        from ..models.dancing_dragons_round_started import DancingDragonsRoundStarted  # noqa: PLC0415
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_signalled import DancingDragonsSignalled  # noqa: PLC0415
        from ..models.dancing_dragons_stayed_silent import DancingDragonsStayedSilent  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415

        seat: int | None
        seat = self.seat

        view = self.view.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, DancingDragonsRoundStarted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsHandDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsCardDropped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsCardsTurnedUp):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsCardSwapped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsDragonAnnounced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsCounterDragonCalled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsSignalled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsNoDragonAsked):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsNoDragonAnswered):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsStayedSilent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsCardDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsHandsShown):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingDragonsPointsScored):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        legal_moves = []
        for legal_moves_item_data in self.legal_moves:
            legal_moves_item: dict[str, Any]
            if isinstance(legal_moves_item_data, DancingDragonsDrop):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingDragonsSwap):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingDragonsAnnounce):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingDragonsCounterDragon):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingDragonsSignal):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingDragonsAskNoDragon):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingDragonsNoDragon):
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
        from ..models.dancing_dragons_announce import DancingDragonsAnnounce  # noqa: PLC0415
        from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_card_dealt import DancingDragonsCardDealt  # noqa: PLC0415
        from ..models.dancing_dragons_card_dropped import DancingDragonsCardDropped  # noqa: PLC0415
        from ..models.dancing_dragons_card_swapped import DancingDragonsCardSwapped  # noqa: PLC0415
        from ..models.dancing_dragons_cards_turned_up import DancingDragonsCardsTurnedUp  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon_called import (
            DancingDragonsCounterDragonCalled,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_dragon_announced import (
            DancingDragonsDragonAnnounced,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_drop import DancingDragonsDrop  # noqa: PLC0415
        from ..models.dancing_dragons_game_won import DancingDragonsGameWon  # noqa: PLC0415
        from ..models.dancing_dragons_hand_dealt import DancingDragonsHandDealt  # noqa: PLC0415
        from ..models.dancing_dragons_hands_shown import DancingDragonsHandsShown  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon_answered import (
            DancingDragonsNoDragonAnswered,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_no_dragon_asked import DancingDragonsNoDragonAsked  # noqa: PLC0415
        from ..models.dancing_dragons_points_scored import DancingDragonsPointsScored  # noqa: PLC0415
        from ..models.dancing_dragons_round_started import DancingDragonsRoundStarted  # noqa: PLC0415
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_signalled import DancingDragonsSignalled  # noqa: PLC0415
        from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent  # noqa: PLC0415
        from ..models.dancing_dragons_stayed_silent import DancingDragonsStayedSilent  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415
        from ..models.dancing_dragons_view import DancingDragonsView  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        view = DancingDragonsView.from_dict(d.pop("view"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
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
                    componentsschemas_dancing_dragons_event_type_5 = DancingDragonsDragonAnnounced.from_dict(data)

                    return componentsschemas_dancing_dragons_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_event_type_6 = DancingDragonsCounterDragonCalled.from_dict(data)

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
                    componentsschemas_dancing_dragons_event_type_9 = DancingDragonsNoDragonAnswered.from_dict(data)

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

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        legal_moves = []
        _legal_moves = d.pop("legal_moves")
        for legal_moves_item_data in _legal_moves:

            def _parse_legal_moves_item(
                data: object,
            ) -> (
                DancingDragonsAnnounce
                | DancingDragonsAskNoDragon
                | DancingDragonsCounterDragon
                | DancingDragonsDrop
                | DancingDragonsNoDragon
                | DancingDragonsSignal
                | DancingDragonsStaySilent
                | DancingDragonsSwap
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_move_type_0 = DancingDragonsDrop.from_dict(data)

                    return componentsschemas_dancing_dragons_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_move_type_1 = DancingDragonsSwap.from_dict(data)

                    return componentsschemas_dancing_dragons_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_move_type_2 = DancingDragonsAnnounce.from_dict(data)

                    return componentsschemas_dancing_dragons_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_move_type_3 = DancingDragonsCounterDragon.from_dict(data)

                    return componentsschemas_dancing_dragons_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_move_type_4 = DancingDragonsSignal.from_dict(data)

                    return componentsschemas_dancing_dragons_move_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_move_type_5 = DancingDragonsAskNoDragon.from_dict(data)

                    return componentsschemas_dancing_dragons_move_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_dragons_move_type_6 = DancingDragonsNoDragon.from_dict(data)

                    return componentsschemas_dancing_dragons_move_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_dancing_dragons_move_type_7 = DancingDragonsStaySilent.from_dict(data)

                return componentsschemas_dancing_dragons_move_type_7

            legal_moves_item = _parse_legal_moves_item(legal_moves_item_data)

            legal_moves.append(legal_moves_item)

        dancing_dragons_seat_view = cls(
            seat=seat,
            view=view,
            events=events,
            legal_moves=legal_moves,
        )

        return dancing_dragons_seat_view
