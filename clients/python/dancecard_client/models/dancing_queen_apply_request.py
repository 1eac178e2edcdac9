from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.include import Include
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd
    from ..models.dancing_queen_draw import DancingQueenDraw
    from ..models.dancing_queen_open import DancingQueenOpen
    from ..models.dancing_queen_place import DancingQueenPlace
    from ..models.dancing_queen_propose_end import DancingQueenProposeEnd
    from ..models.dancing_queen_state import DancingQueenState


T = TypeVar("T", bound="DancingQueenApplyRequest")


@_attrs_define
class DancingQueenApplyRequest:
    """Carry out a move.

    Attributes:
        state (DancingQueenState): The whole truth about a game of Dancing Queen.
        move (DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace | DancingQueenProposeEnd):
        include (list[Include] | None | Unset):
    """

    state: DancingQueenState
    move: DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace | DancingQueenProposeEnd
    include: list[Include] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd  # noqa: PLC0415
        from ..models.dancing_queen_draw import DancingQueenDraw  # noqa: PLC0415
        from ..models.dancing_queen_open import DancingQueenOpen  # noqa: PLC0415
        from ..models.dancing_queen_propose_end import DancingQueenProposeEnd  # noqa: PLC0415

        state = self.state.to_dict()

        move: dict[str, Any]
        if isinstance(self.move, DancingQueenOpen):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingQueenDraw):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingQueenProposeEnd):
            move = self.move.to_dict()
        elif isinstance(self.move, DancingQueenAgreeEnd):
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
        from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd  # noqa: PLC0415
        from ..models.dancing_queen_draw import DancingQueenDraw  # noqa: PLC0415
        from ..models.dancing_queen_open import DancingQueenOpen  # noqa: PLC0415
        from ..models.dancing_queen_place import DancingQueenPlace  # noqa: PLC0415
        from ..models.dancing_queen_propose_end import DancingQueenProposeEnd  # noqa: PLC0415
        from ..models.dancing_queen_state import DancingQueenState  # noqa: PLC0415

        d = dict(src_dict)
        state = DancingQueenState.from_dict(d.pop("state"))

        def _parse_move(
            data: object,
        ) -> DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace | DancingQueenProposeEnd:
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

        dancing_queen_apply_request = cls(
            state=state,
            move=move,
            include=include,
        )

        return dancing_queen_apply_request
