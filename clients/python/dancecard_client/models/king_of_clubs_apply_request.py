from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.include import Include
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.king_of_clubs_assign import KingOfClubsAssign
    from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap
    from ..models.king_of_clubs_pass import KingOfClubsPass
    from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves
    from ..models.king_of_clubs_reveal import KingOfClubsReveal
    from ..models.king_of_clubs_state import KingOfClubsState
    from ..models.king_of_clubs_swap import KingOfClubsSwap


T = TypeVar("T", bound="KingOfClubsApplyRequest")


@_attrs_define
class KingOfClubsApplyRequest:
    """Carry out a move.

    Attributes:
        state (KingOfClubsState): The whole truth about a game of King of Clubs.
        move (KingOfClubsAssign | KingOfClubsDeclineSwap | KingOfClubsPass | KingOfClubsPlayMoves | KingOfClubsReveal |
            KingOfClubsSwap):
        include (list[Include] | None | Unset):
    """

    state: KingOfClubsState
    move: (
        KingOfClubsAssign
        | KingOfClubsDeclineSwap
        | KingOfClubsPass
        | KingOfClubsPlayMoves
        | KingOfClubsReveal
        | KingOfClubsSwap
    )
    include: list[Include] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.king_of_clubs_assign import KingOfClubsAssign  # noqa: PLC0415
        from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap  # noqa: PLC0415
        from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves  # noqa: PLC0415
        from ..models.king_of_clubs_reveal import KingOfClubsReveal  # noqa: PLC0415
        from ..models.king_of_clubs_swap import KingOfClubsSwap  # noqa: PLC0415

        state = self.state.to_dict()

        move: dict[str, Any]
        if isinstance(self.move, KingOfClubsAssign):
            move = self.move.to_dict()
        elif isinstance(self.move, KingOfClubsReveal):
            move = self.move.to_dict()
        elif isinstance(self.move, KingOfClubsSwap):
            move = self.move.to_dict()
        elif isinstance(self.move, KingOfClubsDeclineSwap):
            move = self.move.to_dict()
        elif isinstance(self.move, KingOfClubsPlayMoves):
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
        from ..models.king_of_clubs_assign import KingOfClubsAssign  # noqa: PLC0415
        from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap  # noqa: PLC0415
        from ..models.king_of_clubs_pass import KingOfClubsPass  # noqa: PLC0415
        from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves  # noqa: PLC0415
        from ..models.king_of_clubs_reveal import KingOfClubsReveal  # noqa: PLC0415
        from ..models.king_of_clubs_state import KingOfClubsState  # noqa: PLC0415
        from ..models.king_of_clubs_swap import KingOfClubsSwap  # noqa: PLC0415

        d = dict(src_dict)
        state = KingOfClubsState.from_dict(d.pop("state"))

        def _parse_move(
            data: object,
        ) -> (
            KingOfClubsAssign
            | KingOfClubsDeclineSwap
            | KingOfClubsPass
            | KingOfClubsPlayMoves
            | KingOfClubsReveal
            | KingOfClubsSwap
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_king_of_clubs_move_type_0 = KingOfClubsAssign.from_dict(data)

                return componentsschemas_king_of_clubs_move_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_king_of_clubs_move_type_1 = KingOfClubsReveal.from_dict(data)

                return componentsschemas_king_of_clubs_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_king_of_clubs_move_type_2 = KingOfClubsSwap.from_dict(data)

                return componentsschemas_king_of_clubs_move_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_king_of_clubs_move_type_3 = KingOfClubsDeclineSwap.from_dict(data)

                return componentsschemas_king_of_clubs_move_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_king_of_clubs_move_type_4 = KingOfClubsPlayMoves.from_dict(data)

                return componentsschemas_king_of_clubs_move_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_king_of_clubs_move_type_5 = KingOfClubsPass.from_dict(data)

            return componentsschemas_king_of_clubs_move_type_5

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

        king_of_clubs_apply_request = cls(
            state=state,
            move=move,
            include=include,
        )

        return king_of_clubs_apply_request
