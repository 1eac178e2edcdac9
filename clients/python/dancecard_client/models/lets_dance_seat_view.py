from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.lets_dance_card_drawn import LetsDanceCardDrawn
    from ..models.lets_dance_card_kept import LetsDanceCardKept
    from ..models.lets_dance_card_revealed import LetsDanceCardRevealed
    from ..models.lets_dance_cards_danced import LetsDanceCardsDanced
    from ..models.lets_dance_cards_discarded import LetsDanceCardsDiscarded
    from ..models.lets_dance_cards_taken import LetsDanceCardsTaken
    from ..models.lets_dance_conga_line_ended import LetsDanceCongaLineEnded
    from ..models.lets_dance_conga_line_joined import LetsDanceCongaLineJoined
    from ..models.lets_dance_conga_line_opened import LetsDanceCongaLineOpened
    from ..models.lets_dance_dance import LetsDanceDance
    from ..models.lets_dance_deck_rebuilt import LetsDanceDeckRebuilt
    from ..models.lets_dance_final_round_started import LetsDanceFinalRoundStarted
    from ..models.lets_dance_game_ended import LetsDanceGameEnded
    from ..models.lets_dance_hand_dealt import LetsDanceHandDealt
    from ..models.lets_dance_join_conga import LetsDanceJoinConga
    from ..models.lets_dance_keep import LetsDanceKeep
    from ..models.lets_dance_partys_over_shown import LetsDancePartysOverShown
    from ..models.lets_dance_renew import LetsDanceRenew
    from ..models.lets_dance_renewed import LetsDanceRenewed
    from ..models.lets_dance_replenish import LetsDanceReplenish
    from ..models.lets_dance_replenished import LetsDanceReplenished
    from ..models.lets_dance_sat_out import LetsDanceSatOut
    from ..models.lets_dance_sit_out import LetsDanceSitOut
    from ..models.lets_dance_spin_fell import LetsDanceSpinFell
    from ..models.lets_dance_spin_tried import LetsDanceSpinTried
    from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes
    from ..models.lets_dance_toes_stepped_on import LetsDanceToesSteppedOn
    from ..models.lets_dance_view import LetsDanceView


T = TypeVar("T", bound="LetsDanceSeatView")


@_attrs_define
class LetsDanceSeatView:
    """What to send to one seat's device (`seat` null: to spectators): its view, its events, its own moves.

    Attributes:
        seat (int | None):
        view (LetsDanceView): What one seat may see: its own hand, all floors, the discards.
        events (list[LetsDanceCardDrawn | LetsDanceCardKept | LetsDanceCardRevealed | LetsDanceCardsDanced |
            LetsDanceCardsDiscarded | LetsDanceCardsTaken | LetsDanceCongaLineEnded | LetsDanceCongaLineJoined |
            LetsDanceCongaLineOpened | LetsDanceDeckRebuilt | LetsDanceFinalRoundStarted | LetsDanceGameEnded |
            LetsDanceHandDealt | LetsDancePartysOverShown | LetsDanceRenewed | LetsDanceReplenished | LetsDanceSatOut |
            LetsDanceSpinFell | LetsDanceSpinTried | LetsDanceToesSteppedOn]):
        legal_moves (list[LetsDanceDance | LetsDanceJoinConga | LetsDanceKeep | LetsDanceRenew | LetsDanceReplenish |
            LetsDanceSitOut | LetsDanceStepOnToes]):
    """

    seat: int | None
    view: LetsDanceView
    events: list[
        LetsDanceCardDrawn
        | LetsDanceCardKept
        | LetsDanceCardRevealed
        | LetsDanceCardsDanced
        | LetsDanceCardsDiscarded
        | LetsDanceCardsTaken
        | LetsDanceCongaLineEnded
        | LetsDanceCongaLineJoined
        | LetsDanceCongaLineOpened
        | LetsDanceDeckRebuilt
        | LetsDanceFinalRoundStarted
        | LetsDanceGameEnded
        | LetsDanceHandDealt
        | LetsDancePartysOverShown
        | LetsDanceRenewed
        | LetsDanceReplenished
        | LetsDanceSatOut
        | LetsDanceSpinFell
        | LetsDanceSpinTried
        | LetsDanceToesSteppedOn
    ]
    legal_moves: list[
        LetsDanceDance
        | LetsDanceJoinConga
        | LetsDanceKeep
        | LetsDanceRenew
        | LetsDanceReplenish
        | LetsDanceSitOut
        | LetsDanceStepOnToes
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.lets_dance_card_drawn import LetsDanceCardDrawn  # noqa: PLC0415
        from ..models.lets_dance_card_kept import LetsDanceCardKept  # noqa: PLC0415
        from ..models.lets_dance_card_revealed import LetsDanceCardRevealed  # noqa: PLC0415
        from ..models.lets_dance_cards_danced import LetsDanceCardsDanced  # noqa: PLC0415
        from ..models.lets_dance_cards_discarded import LetsDanceCardsDiscarded  # noqa: PLC0415
        from ..models.lets_dance_cards_taken import LetsDanceCardsTaken  # noqa: PLC0415
        from ..models.lets_dance_conga_line_ended import LetsDanceCongaLineEnded  # noqa: PLC0415
        from ..models.lets_dance_conga_line_joined import LetsDanceCongaLineJoined  # noqa: PLC0415
        from ..models.lets_dance_conga_line_opened import LetsDanceCongaLineOpened  # noqa: PLC0415
        from ..models.lets_dance_dance import LetsDanceDance  # noqa: PLC0415
        from ..models.lets_dance_deck_rebuilt import LetsDanceDeckRebuilt  # noqa: PLC0415
        from ..models.lets_dance_final_round_started import LetsDanceFinalRoundStarted  # noqa: PLC0415
        from ..models.lets_dance_hand_dealt import LetsDanceHandDealt  # noqa: PLC0415
        from ..models.lets_dance_join_conga import LetsDanceJoinConga  # noqa: PLC0415
        from ..models.lets_dance_partys_over_shown import LetsDancePartysOverShown  # noqa: PLC0415
        from ..models.lets_dance_renew import LetsDanceRenew  # noqa: PLC0415
        from ..models.lets_dance_renewed import LetsDanceRenewed  # noqa: PLC0415
        from ..models.lets_dance_replenish import LetsDanceReplenish  # noqa: PLC0415
        from ..models.lets_dance_replenished import LetsDanceReplenished  # noqa: PLC0415
        from ..models.lets_dance_sat_out import LetsDanceSatOut  # noqa: PLC0415
        from ..models.lets_dance_sit_out import LetsDanceSitOut  # noqa: PLC0415
        from ..models.lets_dance_spin_fell import LetsDanceSpinFell  # noqa: PLC0415
        from ..models.lets_dance_spin_tried import LetsDanceSpinTried  # noqa: PLC0415
        from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes  # noqa: PLC0415
        from ..models.lets_dance_toes_stepped_on import LetsDanceToesSteppedOn  # noqa: PLC0415

        seat: int | None
        seat = self.seat

        view = self.view.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, LetsDanceHandDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCardsDanced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceSpinTried):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCardRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceSpinFell):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCardsDiscarded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCardDrawn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDancePartysOverShown):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceFinalRoundStarted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceDeckRebuilt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceReplenished):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceRenewed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceToesSteppedOn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCardsTaken):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCardKept):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCongaLineOpened):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCongaLineJoined):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceSatOut):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LetsDanceCongaLineEnded):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        legal_moves = []
        for legal_moves_item_data in self.legal_moves:
            legal_moves_item: dict[str, Any]
            if isinstance(legal_moves_item_data, LetsDanceDance):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, LetsDanceStepOnToes):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, LetsDanceReplenish):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, LetsDanceRenew):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, LetsDanceJoinConga):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, LetsDanceSitOut):
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
        from ..models.lets_dance_card_drawn import LetsDanceCardDrawn  # noqa: PLC0415
        from ..models.lets_dance_card_kept import LetsDanceCardKept  # noqa: PLC0415
        from ..models.lets_dance_card_revealed import LetsDanceCardRevealed  # noqa: PLC0415
        from ..models.lets_dance_cards_danced import LetsDanceCardsDanced  # noqa: PLC0415
        from ..models.lets_dance_cards_discarded import LetsDanceCardsDiscarded  # noqa: PLC0415
        from ..models.lets_dance_cards_taken import LetsDanceCardsTaken  # noqa: PLC0415
        from ..models.lets_dance_conga_line_ended import LetsDanceCongaLineEnded  # noqa: PLC0415
        from ..models.lets_dance_conga_line_joined import LetsDanceCongaLineJoined  # noqa: PLC0415
        from ..models.lets_dance_conga_line_opened import LetsDanceCongaLineOpened  # noqa: PLC0415
        from ..models.lets_dance_dance import LetsDanceDance  # noqa: PLC0415
        from ..models.lets_dance_deck_rebuilt import LetsDanceDeckRebuilt  # noqa: PLC0415
        from ..models.lets_dance_final_round_started import LetsDanceFinalRoundStarted  # noqa: PLC0415
        from ..models.lets_dance_game_ended import LetsDanceGameEnded  # noqa: PLC0415
        from ..models.lets_dance_hand_dealt import LetsDanceHandDealt  # noqa: PLC0415
        from ..models.lets_dance_join_conga import LetsDanceJoinConga  # noqa: PLC0415
        from ..models.lets_dance_keep import LetsDanceKeep  # noqa: PLC0415
        from ..models.lets_dance_partys_over_shown import LetsDancePartysOverShown  # noqa: PLC0415
        from ..models.lets_dance_renew import LetsDanceRenew  # noqa: PLC0415
        from ..models.lets_dance_renewed import LetsDanceRenewed  # noqa: PLC0415
        from ..models.lets_dance_replenish import LetsDanceReplenish  # noqa: PLC0415
        from ..models.lets_dance_replenished import LetsDanceReplenished  # noqa: PLC0415
        from ..models.lets_dance_sat_out import LetsDanceSatOut  # noqa: PLC0415
        from ..models.lets_dance_sit_out import LetsDanceSitOut  # noqa: PLC0415
        from ..models.lets_dance_spin_fell import LetsDanceSpinFell  # noqa: PLC0415
        from ..models.lets_dance_spin_tried import LetsDanceSpinTried  # noqa: PLC0415
        from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes  # noqa: PLC0415
        from ..models.lets_dance_toes_stepped_on import LetsDanceToesSteppedOn  # noqa: PLC0415
        from ..models.lets_dance_view import LetsDanceView  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        view = LetsDanceView.from_dict(d.pop("view"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                LetsDanceCardDrawn
                | LetsDanceCardKept
                | LetsDanceCardRevealed
                | LetsDanceCardsDanced
                | LetsDanceCardsDiscarded
                | LetsDanceCardsTaken
                | LetsDanceCongaLineEnded
                | LetsDanceCongaLineJoined
                | LetsDanceCongaLineOpened
                | LetsDanceDeckRebuilt
                | LetsDanceFinalRoundStarted
                | LetsDanceGameEnded
                | LetsDanceHandDealt
                | LetsDancePartysOverShown
                | LetsDanceRenewed
                | LetsDanceReplenished
                | LetsDanceSatOut
                | LetsDanceSpinFell
                | LetsDanceSpinTried
                | LetsDanceToesSteppedOn
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_0 = LetsDanceHandDealt.from_dict(data)

                    return componentsschemas_lets_dance_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_1 = LetsDanceCardsDanced.from_dict(data)

                    return componentsschemas_lets_dance_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_2 = LetsDanceSpinTried.from_dict(data)

                    return componentsschemas_lets_dance_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_3 = LetsDanceCardRevealed.from_dict(data)

                    return componentsschemas_lets_dance_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_4 = LetsDanceSpinFell.from_dict(data)

                    return componentsschemas_lets_dance_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_5 = LetsDanceCardsDiscarded.from_dict(data)

                    return componentsschemas_lets_dance_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_6 = LetsDanceCardDrawn.from_dict(data)

                    return componentsschemas_lets_dance_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_7 = LetsDancePartysOverShown.from_dict(data)

                    return componentsschemas_lets_dance_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_8 = LetsDanceFinalRoundStarted.from_dict(data)

                    return componentsschemas_lets_dance_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_9 = LetsDanceDeckRebuilt.from_dict(data)

                    return componentsschemas_lets_dance_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_10 = LetsDanceReplenished.from_dict(data)

                    return componentsschemas_lets_dance_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_11 = LetsDanceRenewed.from_dict(data)

                    return componentsschemas_lets_dance_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_12 = LetsDanceToesSteppedOn.from_dict(data)

                    return componentsschemas_lets_dance_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_13 = LetsDanceCardsTaken.from_dict(data)

                    return componentsschemas_lets_dance_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_14 = LetsDanceCardKept.from_dict(data)

                    return componentsschemas_lets_dance_event_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_15 = LetsDanceCongaLineOpened.from_dict(data)

                    return componentsschemas_lets_dance_event_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_16 = LetsDanceCongaLineJoined.from_dict(data)

                    return componentsschemas_lets_dance_event_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_17 = LetsDanceSatOut.from_dict(data)

                    return componentsschemas_lets_dance_event_type_17
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_event_type_18 = LetsDanceCongaLineEnded.from_dict(data)

                    return componentsschemas_lets_dance_event_type_18
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_lets_dance_event_type_19 = LetsDanceGameEnded.from_dict(data)

                return componentsschemas_lets_dance_event_type_19

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        legal_moves = []
        _legal_moves = d.pop("legal_moves")
        for legal_moves_item_data in _legal_moves:

            def _parse_legal_moves_item(
                data: object,
            ) -> (
                LetsDanceDance
                | LetsDanceJoinConga
                | LetsDanceKeep
                | LetsDanceRenew
                | LetsDanceReplenish
                | LetsDanceSitOut
                | LetsDanceStepOnToes
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_move_type_0 = LetsDanceDance.from_dict(data)

                    return componentsschemas_lets_dance_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_move_type_1 = LetsDanceStepOnToes.from_dict(data)

                    return componentsschemas_lets_dance_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_move_type_2 = LetsDanceReplenish.from_dict(data)

                    return componentsschemas_lets_dance_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_move_type_3 = LetsDanceRenew.from_dict(data)

                    return componentsschemas_lets_dance_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_move_type_4 = LetsDanceJoinConga.from_dict(data)

                    return componentsschemas_lets_dance_move_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lets_dance_move_type_5 = LetsDanceSitOut.from_dict(data)

                    return componentsschemas_lets_dance_move_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_lets_dance_move_type_6 = LetsDanceKeep.from_dict(data)

                return componentsschemas_lets_dance_move_type_6

            legal_moves_item = _parse_legal_moves_item(legal_moves_item_data)

            legal_moves.append(legal_moves_item)

        lets_dance_seat_view = cls(
            seat=seat,
            view=view,
            events=events,
            legal_moves=legal_moves,
        )

        return lets_dance_seat_view
