from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.include import Include
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.lets_dance_dance import LetsDanceDance
    from ..models.lets_dance_join_conga import LetsDanceJoinConga
    from ..models.lets_dance_keep import LetsDanceKeep
    from ..models.lets_dance_renew import LetsDanceRenew
    from ..models.lets_dance_replenish import LetsDanceReplenish
    from ..models.lets_dance_sit_out import LetsDanceSitOut
    from ..models.lets_dance_state import LetsDanceState
    from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes


T = TypeVar("T", bound="LetsDanceApplyRequest")


@_attrs_define
class LetsDanceApplyRequest:
    """Carry out a move.

    Attributes:
        state (LetsDanceState): The whole truth about a game of Let's Dance.
        move (LetsDanceDance | LetsDanceJoinConga | LetsDanceKeep | LetsDanceRenew | LetsDanceReplenish |
            LetsDanceSitOut | LetsDanceStepOnToes):
        include (list[Include] | None | Unset):
    """

    state: LetsDanceState
    move: (
        LetsDanceDance
        | LetsDanceJoinConga
        | LetsDanceKeep
        | LetsDanceRenew
        | LetsDanceReplenish
        | LetsDanceSitOut
        | LetsDanceStepOnToes
    )
    include: list[Include] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.lets_dance_dance import LetsDanceDance  # noqa: PLC0415
        from ..models.lets_dance_join_conga import LetsDanceJoinConga  # noqa: PLC0415
        from ..models.lets_dance_renew import LetsDanceRenew  # noqa: PLC0415
        from ..models.lets_dance_replenish import LetsDanceReplenish  # noqa: PLC0415
        from ..models.lets_dance_sit_out import LetsDanceSitOut  # noqa: PLC0415
        from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes  # noqa: PLC0415

        state = self.state.to_dict()

        move: dict[str, Any]
        if isinstance(self.move, LetsDanceDance):
            move = self.move.to_dict()
        elif isinstance(self.move, LetsDanceStepOnToes):
            move = self.move.to_dict()
        elif isinstance(self.move, LetsDanceReplenish):
            move = self.move.to_dict()
        elif isinstance(self.move, LetsDanceRenew):
            move = self.move.to_dict()
        elif isinstance(self.move, LetsDanceJoinConga):
            move = self.move.to_dict()
        elif isinstance(self.move, LetsDanceSitOut):
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
        from ..models.lets_dance_dance import LetsDanceDance  # noqa: PLC0415
        from ..models.lets_dance_join_conga import LetsDanceJoinConga  # noqa: PLC0415
        from ..models.lets_dance_keep import LetsDanceKeep  # noqa: PLC0415
        from ..models.lets_dance_renew import LetsDanceRenew  # noqa: PLC0415
        from ..models.lets_dance_replenish import LetsDanceReplenish  # noqa: PLC0415
        from ..models.lets_dance_sit_out import LetsDanceSitOut  # noqa: PLC0415
        from ..models.lets_dance_state import LetsDanceState  # noqa: PLC0415
        from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes  # noqa: PLC0415

        d = dict(src_dict)
        state = LetsDanceState.from_dict(d.pop("state"))

        def _parse_move(
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

        lets_dance_apply_request = cls(
            state=state,
            move=move,
            include=include,
        )

        return lets_dance_apply_request
