"""Dancing Queen, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.dancing_queen import (
    dancing_queen_apply,
    dancing_queen_legal_moves,
    dancing_queen_new,
    dancing_queen_view,
)
from dancecard_client.models import (
    DancingQueenAgreeEnd,
    DancingQueenApplyRequest,
    DancingQueenDraw,
    DancingQueenLegalMoves,
    DancingQueenLegalMovesRequest,
    DancingQueenNewRequest,
    DancingQueenOpen,
    DancingQueenPlace,
    DancingQueenProposeEnd,
    DancingQueenSeen,
    DancingQueenState,
    DancingQueenTransition,
    DancingQueenViewRequest,
    Problem,
)

Move = DancingQueenOpen | DancingQueenDraw | DancingQueenProposeEnd | DancingQueenAgreeEnd | DancingQueenPlace


class DancingQueen:
    wrong: Move = DancingQueenDraw(type_="draw", seat=0)

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> DancingQueenTransition | Problem | None:
        return dancing_queen_new.sync(client=self.client, body=DancingQueenNewRequest(seats=2, seed=seed))

    def legal_moves(self, state: DancingQueenState) -> DancingQueenLegalMoves | Problem | None:
        return dancing_queen_legal_moves.sync(client=self.client, body=DancingQueenLegalMovesRequest(state=state))

    def apply(self, state: DancingQueenState, move: Move) -> DancingQueenTransition | Problem | None:
        return dancing_queen_apply.sync(client=self.client, body=DancingQueenApplyRequest(state=state, move=move))

    def view(self, state: DancingQueenState, seat: int | None) -> DancingQueenSeen | Problem | None:
        return dancing_queen_view.sync(client=self.client, body=DancingQueenViewRequest(state=state, seat=seat))

    def weight(self, move: Move) -> int:
        match move:
            case DancingQueenDraw():
                return 4
            case DancingQueenAgreeEnd():
                return 2
            case DancingQueenOpen() | DancingQueenProposeEnd() | DancingQueenPlace():
                return 1
            case _:
                assert_never(move)
