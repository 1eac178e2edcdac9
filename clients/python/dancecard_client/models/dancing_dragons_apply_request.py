from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.include import Include
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.dancing_dragons_announce import DancingDragonsAnnounce
    from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon
    from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon
    from ..models.dancing_dragons_drop import DancingDragonsDrop
    from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon
    from ..models.dancing_dragons_signal import DancingDragonsSignal
    from ..models.dancing_dragons_state import DancingDragonsState
    from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent
    from ..models.dancing_dragons_swap import DancingDragonsSwap


T = TypeVar("T", bound="DancingDragonsApplyRequest")


@_attrs_define
class DancingDragonsApplyRequest:
    """Carry out a move.

    Attributes:
        state (DancingDragonsState): The whole truth about a game of Dancing Dragons.
        move (DancingDragonsAnnounce | DancingDragonsAskNoDragon | DancingDragonsCounterDragon | DancingDragonsDrop |
            DancingDragonsNoDragon | DancingDragonsSignal | DancingDragonsStaySilent | DancingDragonsSwap):
        include (list[Include] | None | Unset):
    """

    state: DancingDragonsState
    move: (
        DancingDragonsAnnounce
        | DancingDragonsAskNoDragon
        | DancingDragonsCounterDragon
        | DancingDragonsDrop
        | DancingDragonsNoDragon
        | DancingDragonsSignal
        | DancingDragonsStaySilent
        | DancingDragonsSwap
    )
    include: list[Include] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_dragons_announce import DancingDragonsAnnounce  # noqa: PLC0415
        from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon  # noqa: PLC0415
        from ..models.dancing_dragons_drop import DancingDragonsDrop  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415

        state = self.state.to_dict()

        move: dict[str, Any]
        if isinstance(self.move, DancingDragonsDrop):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingDragonsSwap):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingDragonsAnnounce):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingDragonsCounterDragon):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingDragonsSignal):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingDragonsAskNoDragon):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingDragonsNoDragon):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

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
                "state": state,
                "move": move,
            }
        )
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
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_state import DancingDragonsState  # noqa: PLC0415
        from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415

        d = dict(src_dict)
        state = DancingDragonsState.from_dict(d.pop("state"))

        def _parse_move(
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

        move = _parse_move(d.pop("move"))

        def _parse_include(data: object) -> list[Include] | None | Unset:
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
                    include_type_0_item = Include(include_type_0_item_data)

                    include_type_0.append(include_type_0_item)

                return include_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[Include] | None | Unset, data)

        include = _parse_include(d.pop("include", UNSET))

        dancing_dragons_apply_request = cls(
            state=state,
            move=move,
            include=include,
        )

        return dancing_dragons_apply_request
