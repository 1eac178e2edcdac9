from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd
    from ..models.dancing_queen_card_dealt import DancingQueenCardDealt
    from ..models.dancing_queen_card_drawn import DancingQueenCardDrawn
    from ..models.dancing_queen_dancer_placed import DancingQueenDancerPlaced
    from ..models.dancing_queen_dancer_rotated import DancingQueenDancerRotated
    from ..models.dancing_queen_draw import DancingQueenDraw
    from ..models.dancing_queen_end_agreed import DancingQueenEndAgreed
    from ..models.dancing_queen_end_proposed import DancingQueenEndProposed
    from ..models.dancing_queen_game_won import DancingQueenGameWon
    from ..models.dancing_queen_lead_chosen import DancingQueenLeadChosen
    from ..models.dancing_queen_lead_opened import DancingQueenLeadOpened
    from ..models.dancing_queen_leads_revealed import DancingQueenLeadsRevealed
    from ..models.dancing_queen_microphone_passed import DancingQueenMicrophonePassed
    from ..models.dancing_queen_open import DancingQueenOpen
    from ..models.dancing_queen_place import DancingQueenPlace
    from ..models.dancing_queen_propose_end import DancingQueenProposeEnd
    from ..models.dancing_queen_round_started import DancingQueenRoundStarted
    from ..models.dancing_queen_trophy_won import DancingQueenTrophyWon
    from ..models.dancing_queen_view import DancingQueenView


T = TypeVar("T", bound="DancingQueenSeatView")


@_attrs_define
class DancingQueenSeatView:
    """What to send to one seat's device (`seat` null: to spectators): its view, its events, its own moves.

    Attributes:
        seat (int | None):
        view (DancingQueenView): What one seat may see: its own cards, and everybody's genders.
        events (list[DancingQueenCardDealt | DancingQueenCardDrawn | DancingQueenDancerPlaced |
            DancingQueenDancerRotated | DancingQueenEndAgreed | DancingQueenEndProposed | DancingQueenGameWon |
            DancingQueenLeadChosen | DancingQueenLeadOpened | DancingQueenLeadsRevealed | DancingQueenMicrophonePassed |
            DancingQueenRoundStarted | DancingQueenTrophyWon]):
        legal_moves (list[DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace |
            DancingQueenProposeEnd]):
    """

    seat: int | None
    view: DancingQueenView
    events: list[
        DancingQueenCardDealt
        | DancingQueenCardDrawn
        | DancingQueenDancerPlaced
        | DancingQueenDancerRotated
        | DancingQueenEndAgreed
        | DancingQueenEndProposed
        | DancingQueenGameWon
        | DancingQueenLeadChosen
        | DancingQueenLeadOpened
        | DancingQueenLeadsRevealed
        | DancingQueenMicrophonePassed
        | DancingQueenRoundStarted
        | DancingQueenTrophyWon
    ]
    legal_moves: list[
        DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace | DancingQueenProposeEnd
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd  # noqa: PLC0415
        from ..models.dancing_queen_card_dealt import DancingQueenCardDealt  # noqa: PLC0415
        from ..models.dancing_queen_card_drawn import DancingQueenCardDrawn  # noqa: PLC0415
        from ..models.dancing_queen_dancer_placed import DancingQueenDancerPlaced  # noqa: PLC0415
        from ..models.dancing_queen_dancer_rotated import DancingQueenDancerRotated  # noqa: PLC0415
        from ..models.dancing_queen_draw import DancingQueenDraw  # noqa: PLC0415
        from ..models.dancing_queen_end_agreed import DancingQueenEndAgreed  # noqa: PLC0415
        from ..models.dancing_queen_end_proposed import DancingQueenEndProposed  # noqa: PLC0415
        from ..models.dancing_queen_lead_chosen import DancingQueenLeadChosen  # noqa: PLC0415
        from ..models.dancing_queen_lead_opened import DancingQueenLeadOpened  # noqa: PLC0415
        from ..models.dancing_queen_leads_revealed import DancingQueenLeadsRevealed  # noqa: PLC0415
        from ..models.dancing_queen_microphone_passed import (
            DancingQueenMicrophonePassed,  # noqa: PLC0415
        )
        from ..models.dancing_queen_open import DancingQueenOpen  # noqa: PLC0415
        from ..models.dancing_queen_propose_end import DancingQueenProposeEnd  # noqa: PLC0415
        from ..models.dancing_queen_round_started import DancingQueenRoundStarted  # noqa: PLC0415
        from ..models.dancing_queen_trophy_won import DancingQueenTrophyWon  # noqa: PLC0415

        seat: int | None
        seat = self.seat

        view = self.view.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, DancingQueenRoundStarted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenCardDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenLeadChosen):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenLeadOpened):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenMicrophonePassed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenCardDrawn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenDancerPlaced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenDancerRotated):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenEndProposed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenEndAgreed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenLeadsRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DancingQueenTrophyWon):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        legal_moves = []
        for legal_moves_item_data in self.legal_moves:
            legal_moves_item: dict[str, Any]
            if isinstance(legal_moves_item_data, DancingQueenOpen):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingQueenDraw):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingQueenProposeEnd):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DancingQueenAgreeEnd):
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
        from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd  # noqa: PLC0415
        from ..models.dancing_queen_card_dealt import DancingQueenCardDealt  # noqa: PLC0415
        from ..models.dancing_queen_card_drawn import DancingQueenCardDrawn  # noqa: PLC0415
        from ..models.dancing_queen_dancer_placed import DancingQueenDancerPlaced  # noqa: PLC0415
        from ..models.dancing_queen_dancer_rotated import DancingQueenDancerRotated  # noqa: PLC0415
        from ..models.dancing_queen_draw import DancingQueenDraw  # noqa: PLC0415
        from ..models.dancing_queen_end_agreed import DancingQueenEndAgreed  # noqa: PLC0415
        from ..models.dancing_queen_end_proposed import DancingQueenEndProposed  # noqa: PLC0415
        from ..models.dancing_queen_game_won import DancingQueenGameWon  # noqa: PLC0415
        from ..models.dancing_queen_lead_chosen import DancingQueenLeadChosen  # noqa: PLC0415
        from ..models.dancing_queen_lead_opened import DancingQueenLeadOpened  # noqa: PLC0415
        from ..models.dancing_queen_leads_revealed import DancingQueenLeadsRevealed  # noqa: PLC0415
        from ..models.dancing_queen_microphone_passed import (
            DancingQueenMicrophonePassed,  # noqa: PLC0415
        )
        from ..models.dancing_queen_open import DancingQueenOpen  # noqa: PLC0415
        from ..models.dancing_queen_place import DancingQueenPlace  # noqa: PLC0415
        from ..models.dancing_queen_propose_end import DancingQueenProposeEnd  # noqa: PLC0415
        from ..models.dancing_queen_round_started import DancingQueenRoundStarted  # noqa: PLC0415
        from ..models.dancing_queen_trophy_won import DancingQueenTrophyWon  # noqa: PLC0415
        from ..models.dancing_queen_view import DancingQueenView  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        view = DancingQueenView.from_dict(d.pop("view"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                DancingQueenCardDealt
                | DancingQueenCardDrawn
                | DancingQueenDancerPlaced
                | DancingQueenDancerRotated
                | DancingQueenEndAgreed
                | DancingQueenEndProposed
                | DancingQueenGameWon
                | DancingQueenLeadChosen
                | DancingQueenLeadOpened
                | DancingQueenLeadsRevealed
                | DancingQueenMicrophonePassed
                | DancingQueenRoundStarted
                | DancingQueenTrophyWon
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_0 = DancingQueenRoundStarted.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_1 = DancingQueenCardDealt.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_2 = DancingQueenLeadChosen.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_3 = DancingQueenLeadOpened.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_4 = DancingQueenMicrophonePassed.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_5 = DancingQueenCardDrawn.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_6 = DancingQueenDancerPlaced.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_7 = DancingQueenDancerRotated.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_8 = DancingQueenEndProposed.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_9 = DancingQueenEndAgreed.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_10 = DancingQueenLeadsRevealed.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_event_type_11 = DancingQueenTrophyWon.from_dict(data)

                    return componentsschemas_dancing_queen_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_dancing_queen_event_type_12 = DancingQueenGameWon.from_dict(data)

                return componentsschemas_dancing_queen_event_type_12

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        legal_moves = []
        _legal_moves = d.pop("legal_moves")
        for legal_moves_item_data in _legal_moves:

            def _parse_legal_moves_item(
                data: object,
            ) -> (
                DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace | DancingQueenProposeEnd
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_move_type_0 = DancingQueenOpen.from_dict(data)

                    return componentsschemas_dancing_queen_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_move_type_1 = DancingQueenDraw.from_dict(data)

                    return componentsschemas_dancing_queen_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_move_type_2 = DancingQueenProposeEnd.from_dict(data)

                    return componentsschemas_dancing_queen_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_dancing_queen_move_type_3 = DancingQueenAgreeEnd.from_dict(data)

                    return componentsschemas_dancing_queen_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_dancing_queen_move_type_4 = DancingQueenPlace.from_dict(data)

                return componentsschemas_dancing_queen_move_type_4

            legal_moves_item = _parse_legal_moves_item(legal_moves_item_data)

            legal_moves.append(legal_moves_item)

        dancing_queen_seat_view = cls(
            seat=seat,
            view=view,
            events=events,
            legal_moves=legal_moves,
        )

        return dancing_queen_seat_view
