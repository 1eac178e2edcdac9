from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.replay_include import ReplayInclude
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.dancing_dragons_announce import DancingDragonsAnnounce
    from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon
    from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon
    from ..models.dancing_dragons_drop import DancingDragonsDrop
    from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon
    from ..models.dancing_dragons_options_request import DancingDragonsOptionsRequest
    from ..models.dancing_dragons_signal import DancingDragonsSignal
    from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent
    from ..models.dancing_dragons_swap import DancingDragonsSwap


T = TypeVar("T", bound="DancingDragonsReplayRequest")


@_attrs_define
class DancingDragonsReplayRequest:
    """Carry out all moves of a game.

    Attributes:
        seats (int):
        seed (str):
        moves (list[DancingDragonsAnnounce | DancingDragonsAskNoDragon | DancingDragonsCounterDragon |
            DancingDragonsDrop | DancingDragonsNoDragon | DancingDragonsSignal | DancingDragonsStaySilent |
            DancingDragonsSwap]):
        options (DancingDragonsOptionsRequest | None | Unset):
        rules_version (int | None | Unset):
        include (list[ReplayInclude] | None | Unset):
    """

    seats: int
    seed: str
    moves: list[
        DancingDragonsAnnounce
        | DancingDragonsAskNoDragon
        | DancingDragonsCounterDragon
        | DancingDragonsDrop
        | DancingDragonsNoDragon
        | DancingDragonsSignal
        | DancingDragonsStaySilent
        | DancingDragonsSwap
    ]
    options: DancingDragonsOptionsRequest | None | Unset = UNSET
    rules_version: int | None | Unset = UNSET
    include: list[ReplayInclude] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_dragons_announce import DancingDragonsAnnounce  # noqa: PLC0415
        from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon  # noqa: PLC0415
        from ..models.dancing_dragons_drop import DancingDragonsDrop  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_options_request import (
            DancingDragonsOptionsRequest,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415

        seats = self.seats

        seed = self.seed

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, DancingDragonsDrop):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingDragonsSwap):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingDragonsAnnounce):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingDragonsCounterDragon):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingDragonsSignal):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingDragonsAskNoDragon):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingDragonsNoDragon):
                moves_item = moves_item_data.to_dict()
            else:
                moves_item = moves_item_data.to_dict()

            moves.append(moves_item)

        options: dict[str, Any] | None | Unset
        if isinstance(self.options, Unset):
            options = UNSET
        elif isinstance(self.options, DancingDragonsOptionsRequest):
            options = self.options.to_dict()
        else:
            options = self.options

        rules_version: int | None | Unset
        if isinstance(self.rules_version, Unset):
            rules_version = UNSET
        else:
            rules_version = self.rules_version

        include: list[str] | None | Unset
        if isinstance(self.include, Unset):
            include = UNSET
        elif isinstance(self.include, list):
            include = []
            for include_type_0_item_data in self.include:
                include_type_0_item = include_type_0_item_data.value
                include.append(include_type_0_item)

        else:
            include = self.include

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seats": seats,
                "seed": seed,
                "moves": moves,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if rules_version is not UNSET:
            field_dict["rules_version"] = rules_version
        if include is not UNSET:
            field_dict["include"] = include

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_announce import DancingDragonsAnnounce  # noqa: PLC0415
        from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon  # noqa: PLC0415
        from ..models.dancing_dragons_drop import DancingDragonsDrop  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_options_request import (
            DancingDragonsOptionsRequest,  # noqa: PLC0415
        )
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415

        d = dict(src_dict)
        seats = d.pop("seats")

        seed = d.pop("seed")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
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

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        def _parse_options(data: object) -> DancingDragonsOptionsRequest | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                options_type_0 = DancingDragonsOptionsRequest.from_dict(data)

                return options_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsOptionsRequest | None | Unset, data)

        options = _parse_options(d.pop("options", UNSET))

        def _parse_rules_version(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rules_version = _parse_rules_version(d.pop("rules_version", UNSET))

        def _parse_include(data: object) -> list[ReplayInclude] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                include_type_0 = []
                _include_type_0 = data
                for include_type_0_item_data in _include_type_0:
                    include_type_0_item = ReplayInclude(include_type_0_item_data)

                    include_type_0.append(include_type_0_item)

                return include_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ReplayInclude] | None | Unset, data)

        include = _parse_include(d.pop("include", UNSET))

        dancing_dragons_replay_request = cls(
            seats=seats,
            seed=seed,
            moves=moves,
            options=options,
            rules_version=rules_version,
            include=include,
        )

        return dancing_dragons_replay_request
