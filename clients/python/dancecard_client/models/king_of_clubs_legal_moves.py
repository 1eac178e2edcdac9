from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.king_of_clubs_assign import KingOfClubsAssign
    from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap
    from ..models.king_of_clubs_pass import KingOfClubsPass
    from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves
    from ..models.king_of_clubs_reveal import KingOfClubsReveal
    from ..models.king_of_clubs_swap import KingOfClubsSwap


T = TypeVar("T", bound="KingOfClubsLegalMoves")


@_attrs_define
class KingOfClubsLegalMoves:
    """The seats that may act, and their legal moves: by seat, then by type as documented.

    Attributes:
        to_move (list[int]):
        moves (list[KingOfClubsAssign | KingOfClubsDeclineSwap | KingOfClubsPass | KingOfClubsPlayMoves |
            KingOfClubsReveal | KingOfClubsSwap]):
    """

    to_move: list[int]
    moves: list[
        KingOfClubsAssign
        | KingOfClubsDeclineSwap
        | KingOfClubsPass
        | KingOfClubsPlayMoves
        | KingOfClubsReveal
        | KingOfClubsSwap
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.king_of_clubs_assign import KingOfClubsAssign  # noqa: PLC0415
        from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap  # noqa: PLC0415
        from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves  # noqa: PLC0415
        from ..models.king_of_clubs_reveal import KingOfClubsReveal  # noqa: PLC0415
        from ..models.king_of_clubs_swap import KingOfClubsSwap  # noqa: PLC0415

        to_move = self.to_move

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, KingOfClubsAssign):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, KingOfClubsReveal):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, KingOfClubsSwap):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, KingOfClubsDeclineSwap):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, KingOfClubsPlayMoves):
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
        from ..models.king_of_clubs_assign import KingOfClubsAssign  # noqa: PLC0415
        from ..models.king_of_clubs_decline_swap import KingOfClubsDeclineSwap  # noqa: PLC0415
        from ..models.king_of_clubs_pass import KingOfClubsPass  # noqa: PLC0415
        from ..models.king_of_clubs_play_moves import KingOfClubsPlayMoves  # noqa: PLC0415
        from ..models.king_of_clubs_reveal import KingOfClubsReveal  # noqa: PLC0415
        from ..models.king_of_clubs_swap import KingOfClubsSwap  # noqa: PLC0415

        d = dict(src_dict)
        to_move = cast(list[int], d.pop("to_move"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
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

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        king_of_clubs_legal_moves = cls(
            to_move=to_move,
            moves=moves,
        )

        return king_of_clubs_legal_moves
