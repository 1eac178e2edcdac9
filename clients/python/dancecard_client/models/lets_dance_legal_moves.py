from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.lets_dance_dance import LetsDanceDance
    from ..models.lets_dance_join_conga import LetsDanceJoinConga
    from ..models.lets_dance_keep import LetsDanceKeep
    from ..models.lets_dance_renew import LetsDanceRenew
    from ..models.lets_dance_replenish import LetsDanceReplenish
    from ..models.lets_dance_sit_out import LetsDanceSitOut
    from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes


T = TypeVar("T", bound="LetsDanceLegalMoves")


@_attrs_define
class LetsDanceLegalMoves:
    """The seats that may act, and their legal moves: by seat, then by type as documented.

    Attributes:
        to_move (list[int]):
        moves (list[LetsDanceDance | LetsDanceJoinConga | LetsDanceKeep | LetsDanceRenew | LetsDanceReplenish |
            LetsDanceSitOut | LetsDanceStepOnToes]):
    """

    to_move: list[int]
    moves: list[
        LetsDanceDance
        | LetsDanceJoinConga
        | LetsDanceKeep
        | LetsDanceRenew
        | LetsDanceReplenish
        | LetsDanceSitOut
        | LetsDanceStepOnToes
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.lets_dance_dance import LetsDanceDance  # noqa: PLC0415
        from ..models.lets_dance_join_conga import LetsDanceJoinConga  # noqa: PLC0415
        from ..models.lets_dance_renew import LetsDanceRenew  # noqa: PLC0415
        from ..models.lets_dance_replenish import LetsDanceReplenish  # noqa: PLC0415
        from ..models.lets_dance_sit_out import LetsDanceSitOut  # noqa: PLC0415
        from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes  # noqa: PLC0415

        to_move = self.to_move

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, LetsDanceDance):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, LetsDanceStepOnToes):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, LetsDanceReplenish):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, LetsDanceRenew):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, LetsDanceJoinConga):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, LetsDanceSitOut):
                moves_item = moves_item_data.to_dict()
            else:
                moves_item = moves_item_data.to_dict()

            moves.append(moves_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "to_move": to_move,
                "moves": moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lets_dance_dance import LetsDanceDance  # noqa: PLC0415
        from ..models.lets_dance_join_conga import LetsDanceJoinConga  # noqa: PLC0415
        from ..models.lets_dance_keep import LetsDanceKeep  # noqa: PLC0415
        from ..models.lets_dance_renew import LetsDanceRenew  # noqa: PLC0415
        from ..models.lets_dance_replenish import LetsDanceReplenish  # noqa: PLC0415
        from ..models.lets_dance_sit_out import LetsDanceSitOut  # noqa: PLC0415
        from ..models.lets_dance_step_on_toes import LetsDanceStepOnToes  # noqa: PLC0415

        d = dict(src_dict)
        to_move = cast(list[int], d.pop("to_move"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
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

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        lets_dance_legal_moves = cls(
            to_move=to_move,
            moves=moves,
        )

        return lets_dance_legal_moves
