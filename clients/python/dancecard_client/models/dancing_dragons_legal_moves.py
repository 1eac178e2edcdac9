from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.dancing_dragons_announce import DancingDragonsAnnounce
    from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon
    from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon
    from ..models.dancing_dragons_drop import DancingDragonsDrop
    from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon
    from ..models.dancing_dragons_signal import DancingDragonsSignal
    from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent
    from ..models.dancing_dragons_swap import DancingDragonsSwap


T = TypeVar("T", bound="DancingDragonsLegalMoves")


@_attrs_define
class DancingDragonsLegalMoves:
    """The seats that may act, and their legal moves: by seat, then by type as documented.

    Attributes:
        to_move (list[int]):
        moves (list[DancingDragonsAnnounce | DancingDragonsAskNoDragon | DancingDragonsCounterDragon |
            DancingDragonsDrop | DancingDragonsNoDragon | DancingDragonsSignal | DancingDragonsStaySilent |
            DancingDragonsSwap]):
    """

    to_move: list[int]
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

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_dragons_announce import DancingDragonsAnnounce  # noqa: PLC0415
        from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon  # noqa: PLC0415
        from ..models.dancing_dragons_drop import DancingDragonsDrop  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415

        to_move = self.to_move

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
        from ..models.dancing_dragons_announce import DancingDragonsAnnounce  # noqa: PLC0415
        from ..models.dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_counter_dragon import DancingDragonsCounterDragon  # noqa: PLC0415
        from ..models.dancing_dragons_drop import DancingDragonsDrop  # noqa: PLC0415
        from ..models.dancing_dragons_no_dragon import DancingDragonsNoDragon  # noqa: PLC0415
        from ..models.dancing_dragons_signal import DancingDragonsSignal  # noqa: PLC0415
        from ..models.dancing_dragons_stay_silent import DancingDragonsStaySilent  # noqa: PLC0415
        from ..models.dancing_dragons_swap import DancingDragonsSwap  # noqa: PLC0415

        d = dict(src_dict)
        to_move = cast(list[int], d.pop("to_move"))

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

        dancing_dragons_legal_moves = cls(
            to_move=to_move,
            moves=moves,
        )

        return dancing_dragons_legal_moves
