"""Dancing Queen, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.dancing_queen import (
    dancing_queen_apply,
    dancing_queen_legal_moves,
    dancing_queen_new,
    dancing_queen_sealed_apply,
    dancing_queen_sealed_legal_moves,
    dancing_queen_sealed_new,
    dancing_queen_sealed_view,
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
    DancingQueenSealedApplyRequest,
    DancingQueenSealedLegalMoves,
    DancingQueenSealedNewRequest,
    DancingQueenSealedSeen,
    DancingQueenSealedTransition,
    DancingQueenSeen,
    DancingQueenState,
    DancingQueenTransition,
    DancingQueenViewRequest,
    Problem,
    SealedGame,
    SealedLegalMovesRequest,
    SealedViewRequest,
)

Move = DancingQueenOpen | DancingQueenDraw | DancingQueenProposeEnd | DancingQueenAgreeEnd | DancingQueenPlace


class DancingQueen:
    wrong: Move = DancingQueenDraw(type_="draw", seat=0)
    seats = 2

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> DancingQueenTransition | Problem | None:
        return dancing_queen_new.sync(client=self.client, body=DancingQueenNewRequest(seats=self.seats, seed=seed))

    def legal_moves(self, state: DancingQueenState) -> DancingQueenLegalMoves | Problem | None:
        return dancing_queen_legal_moves.sync(client=self.client, body=DancingQueenLegalMovesRequest(state=state))

    def apply(self, state: DancingQueenState, move: Move) -> DancingQueenTransition | Problem | None:
        return dancing_queen_apply.sync(client=self.client, body=DancingQueenApplyRequest(state=state, move=move))

    def view(self, state: DancingQueenState, seat: int | None) -> DancingQueenSeen | Problem | None:
        return dancing_queen_view.sync(client=self.client, body=DancingQueenViewRequest(state=state, seat=seat))

    def sealed_new(self, hashes: list[str]) -> SealedGame | Problem | None:
        body = DancingQueenSealedNewRequest(seats=self.seats, key_hashes=hashes)
        return dancing_queen_sealed_new.sync(client=self.client, body=body)

    def sealed_legal_moves(self, token: str, key: str) -> DancingQueenSealedLegalMoves | Problem | None:
        body = SealedLegalMovesRequest(token=token, key=key)
        return dancing_queen_sealed_legal_moves.sync(client=self.client, body=body)

    def sealed_apply(self, token: str, key: str, move: Move) -> DancingQueenSealedTransition | Problem | None:
        body = DancingQueenSealedApplyRequest(token=token, key=key, move=move)
        return dancing_queen_sealed_apply.sync(client=self.client, body=body)

    def sealed_view(self, token: str, key: str | None) -> DancingQueenSealedSeen | Problem | None:
        body = SealedViewRequest(token=token, key=key)
        return dancing_queen_sealed_view.sync(client=self.client, body=body)

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
