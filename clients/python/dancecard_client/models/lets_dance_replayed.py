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
    from ..models.lets_dance_deck_rebuilt import LetsDanceDeckRebuilt
    from ..models.lets_dance_final_round_started import LetsDanceFinalRoundStarted
    from ..models.lets_dance_game_ended import LetsDanceGameEnded
    from ..models.lets_dance_hand_dealt import LetsDanceHandDealt
    from ..models.lets_dance_partys_over_shown import LetsDancePartysOverShown
    from ..models.lets_dance_refused import LetsDanceRefused
    from ..models.lets_dance_renewed import LetsDanceRenewed
    from ..models.lets_dance_replenished import LetsDanceReplenished
    from ..models.lets_dance_sat_out import LetsDanceSatOut
    from ..models.lets_dance_seat_view import LetsDanceSeatView
    from ..models.lets_dance_spin_fell import LetsDanceSpinFell
    from ..models.lets_dance_spin_tried import LetsDanceSpinTried
    from ..models.lets_dance_state import LetsDanceState
    from ..models.lets_dance_toes_stepped_on import LetsDanceToesSteppedOn


T = TypeVar("T", bound="LetsDanceReplayed")


@_attrs_define
class LetsDanceReplayed:
    """The last good state. `applied` counts the moves carried out; `refused` is null if that is all of them.

    Attributes:
        state (LetsDanceState): The whole truth about a game of Let's Dance.
        applied (int):
        refused (LetsDanceRefused | None):
        events (list[LetsDanceCardDrawn | LetsDanceCardKept | LetsDanceCardRevealed | LetsDanceCardsDanced |
            LetsDanceCardsDiscarded | LetsDanceCardsTaken | LetsDanceCongaLineEnded | LetsDanceCongaLineJoined |
            LetsDanceCongaLineOpened | LetsDanceDeckRebuilt | LetsDanceFinalRoundStarted | LetsDanceGameEnded |
            LetsDanceHandDealt | LetsDancePartysOverShown | LetsDanceRenewed | LetsDanceReplenished | LetsDanceSatOut |
            LetsDanceSpinFell | LetsDanceSpinTried | LetsDanceToesSteppedOn] | None):
        views (list[LetsDanceSeatView] | None):
    """

    state: LetsDanceState
    applied: int
    refused: LetsDanceRefused | None
    events: (
        list[
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
        | None
    )
    views: list[LetsDanceSeatView] | None

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
        from ..models.lets_dance_deck_rebuilt import LetsDanceDeckRebuilt  # noqa: PLC0415
        from ..models.lets_dance_final_round_started import LetsDanceFinalRoundStarted  # noqa: PLC0415
        from ..models.lets_dance_hand_dealt import LetsDanceHandDealt  # noqa: PLC0415
        from ..models.lets_dance_partys_over_shown import LetsDancePartysOverShown  # noqa: PLC0415
        from ..models.lets_dance_refused import LetsDanceRefused  # noqa: PLC0415
        from ..models.lets_dance_renewed import LetsDanceRenewed  # noqa: PLC0415
        from ..models.lets_dance_replenished import LetsDanceReplenished  # noqa: PLC0415
        from ..models.lets_dance_sat_out import LetsDanceSatOut  # noqa: PLC0415
        from ..models.lets_dance_spin_fell import LetsDanceSpinFell  # noqa: PLC0415
        from ..models.lets_dance_spin_tried import LetsDanceSpinTried  # noqa: PLC0415
        from ..models.lets_dance_toes_stepped_on import LetsDanceToesSteppedOn  # noqa: PLC0415

        state = self.state.to_dict()

        applied = self.applied

        refused: dict[str, Any] | None
        if isinstance(self.refused, LetsDanceRefused):
            refused = self.refused.to_dict()
        else:
            refused = self.refused

        events: list[dict[str, Any]] | None
        if isinstance(self.events, list):
            events = []
            for events_type_0_item_data in self.events:
                events_type_0_item: dict[str, Any]
                if isinstance(events_type_0_item_data, LetsDanceHandDealt):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCardsDanced):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceSpinTried):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCardRevealed):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceSpinFell):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCardsDiscarded):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCardDrawn):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDancePartysOverShown):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceFinalRoundStarted):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceDeckRebuilt):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceReplenished):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceRenewed):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceToesSteppedOn):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCardsTaken):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCardKept):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCongaLineOpened):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCongaLineJoined):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceSatOut):
                    events_type_0_item = events_type_0_item_data.to_dict()
                elif isinstance(events_type_0_item_data, LetsDanceCongaLineEnded):
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
        from ..models.lets_dance_card_drawn import LetsDanceCardDrawn  # noqa: PLC0415
        from ..models.lets_dance_card_kept import LetsDanceCardKept  # noqa: PLC0415
        from ..models.lets_dance_card_revealed import LetsDanceCardRevealed  # noqa: PLC0415
        from ..models.lets_dance_cards_danced import LetsDanceCardsDanced  # noqa: PLC0415
        from ..models.lets_dance_cards_discarded import LetsDanceCardsDiscarded  # noqa: PLC0415
        from ..models.lets_dance_cards_taken import LetsDanceCardsTaken  # noqa: PLC0415
        from ..models.lets_dance_conga_line_ended import LetsDanceCongaLineEnded  # noqa: PLC0415
        from ..models.lets_dance_conga_line_joined import LetsDanceCongaLineJoined  # noqa: PLC0415
        from ..models.lets_dance_conga_line_opened import LetsDanceCongaLineOpened  # noqa: PLC0415
        from ..models.lets_dance_deck_rebuilt import LetsDanceDeckRebuilt  # noqa: PLC0415
        from ..models.lets_dance_final_round_started import LetsDanceFinalRoundStarted  # noqa: PLC0415
        from ..models.lets_dance_game_ended import LetsDanceGameEnded  # noqa: PLC0415
        from ..models.lets_dance_hand_dealt import LetsDanceHandDealt  # noqa: PLC0415
        from ..models.lets_dance_partys_over_shown import LetsDancePartysOverShown  # noqa: PLC0415
        from ..models.lets_dance_refused import LetsDanceRefused  # noqa: PLC0415
        from ..models.lets_dance_renewed import LetsDanceRenewed  # noqa: PLC0415
        from ..models.lets_dance_replenished import LetsDanceReplenished  # noqa: PLC0415
        from ..models.lets_dance_sat_out import LetsDanceSatOut  # noqa: PLC0415
        from ..models.lets_dance_seat_view import LetsDanceSeatView  # noqa: PLC0415
        from ..models.lets_dance_spin_fell import LetsDanceSpinFell  # noqa: PLC0415
        from ..models.lets_dance_spin_tried import LetsDanceSpinTried  # noqa: PLC0415
        from ..models.lets_dance_state import LetsDanceState  # noqa: PLC0415
        from ..models.lets_dance_toes_stepped_on import LetsDanceToesSteppedOn  # noqa: PLC0415

        d = dict(src_dict)
        state = LetsDanceState.from_dict(d.pop("state"))

        applied = d.pop("applied")

        def _parse_refused(data: object) -> LetsDanceRefused | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                refused_type_0 = LetsDanceRefused.from_dict(data)

                return refused_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LetsDanceRefused | None, data)

        refused = _parse_refused(d.pop("refused"))

        def _parse_events(
            data: object,
        ) -> (
            list[
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

                    events_type_0_item = _parse_events_type_0_item(events_type_0_item_data)

                    events_type_0.append(events_type_0_item)

                return events_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                list[
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
                | None,
                data,
            )

        events = _parse_events(d.pop("events"))

        def _parse_views(data: object) -> list[LetsDanceSeatView] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                views_type_0 = []
                _views_type_0 = data
                for views_type_0_item_data in _views_type_0:
                    views_type_0_item = LetsDanceSeatView.from_dict(views_type_0_item_data)

                    views_type_0.append(views_type_0_item)

                return views_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[LetsDanceSeatView] | None, data)

        views = _parse_views(d.pop("views"))

        lets_dance_replayed = cls(
            state=state,
            applied=applied,
            refused=refused,
            events=events,
            views=views,
        )

        return lets_dance_replayed
