from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd
    from ..models.dancing_queen_draw import DancingQueenDraw
    from ..models.dancing_queen_open import DancingQueenOpen
    from ..models.dancing_queen_place import DancingQueenPlace
    from ..models.dancing_queen_propose_end import DancingQueenProposeEnd


T = TypeVar("T", bound="DancingQueenLegalMoves")


@_attrs_define
class DancingQueenLegalMoves:
    """The seats that may act, and their legal moves: by seat, then by type as documented.

    Attributes:
        to_move (list[int]):
        moves (list[DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace |
            DancingQueenProposeEnd]):
    """

    to_move: list[int]
    moves: list[DancingQueenAgreeEnd | DancingQueenDraw | DancingQueenOpen | DancingQueenPlace | DancingQueenProposeEnd]

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd  # noqa: PLC0415
        from ..models.dancing_queen_draw import DancingQueenDraw  # noqa: PLC0415
        from ..models.dancing_queen_open import DancingQueenOpen  # noqa: PLC0415
        from ..models.dancing_queen_propose_end import DancingQueenProposeEnd  # noqa: PLC0415

        to_move = self.to_move

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, DancingQueenOpen):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingQueenDraw):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingQueenProposeEnd):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, DancingQueenAgreeEnd):
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
        from ..models.dancing_queen_agree_end import DancingQueenAgreeEnd  # noqa: PLC0415
        from ..models.dancing_queen_draw import DancingQueenDraw  # noqa: PLC0415
        from ..models.dancing_queen_open import DancingQueenOpen  # noqa: PLC0415
        from ..models.dancing_queen_place import DancingQueenPlace  # noqa: PLC0415
        from ..models.dancing_queen_propose_end import DancingQueenProposeEnd  # noqa: PLC0415

        d = dict(src_dict)
        to_move = cast(list[int], d.pop("to_move"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
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

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        dancing_queen_legal_moves = cls(
            to_move=to_move,
            moves=moves,
        )

        return dancing_queen_legal_moves
