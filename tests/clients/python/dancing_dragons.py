"""Dancing Dragons, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.dancing_dragons import (
    dancing_dragons_apply,
    dancing_dragons_legal_moves,
    dancing_dragons_new,
    dancing_dragons_sealed_apply,
    dancing_dragons_sealed_legal_moves,
    dancing_dragons_sealed_new,
    dancing_dragons_sealed_view,
    dancing_dragons_view,
)
from dancecard_client.models import (
    DancingDragonsAnnounce,
    DancingDragonsApplyRequest,
    DancingDragonsAskNoDragon,
    DancingDragonsCounterDragon,
    DancingDragonsDrop,
    DancingDragonsLegalMoves,
    DancingDragonsLegalMovesRequest,
    DancingDragonsNewRequest,
    DancingDragonsNoDragon,
    DancingDragonsOptionsRequest,
    DancingDragonsSealedApplyRequest,
    DancingDragonsSealedLegalMoves,
    DancingDragonsSealedNewRequest,
    DancingDragonsSealedSeen,
    DancingDragonsSealedTransition,
    DancingDragonsSeen,
    DancingDragonsSignal,
    DancingDragonsState,
    DancingDragonsStaySilent,
    DancingDragonsSwap,
    DancingDragonsTransition,
    DancingDragonsViewRequest,
    Problem,
    SealedGame,
    SealedLegalMovesRequest,
    SealedViewRequest,
)

Move = (
    DancingDragonsDrop
    | DancingDragonsSwap
    | DancingDragonsAnnounce
    | DancingDragonsCounterDragon
    | DancingDragonsSignal
    | DancingDragonsAskNoDragon
    | DancingDragonsNoDragon
    | DancingDragonsStaySilent
)


class DancingDragons:
    wrong: Move = DancingDragonsNoDragon(type_="no_dragon", seat=0)
    seats = 4

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> DancingDragonsTransition | Problem | None:
        return dancing_dragons_new.sync(
            client=self.client,
            body=DancingDragonsNewRequest(seats=self.seats, options=DancingDragonsOptionsRequest(target=15), seed=seed),
        )

    def legal_moves(self, state: DancingDragonsState) -> DancingDragonsLegalMoves | Problem | None:
        return dancing_dragons_legal_moves.sync(client=self.client, body=DancingDragonsLegalMovesRequest(state=state))

    def apply(self, state: DancingDragonsState, move: Move) -> DancingDragonsTransition | Problem | None:
        return dancing_dragons_apply.sync(client=self.client, body=DancingDragonsApplyRequest(state=state, move=move))

    def view(self, state: DancingDragonsState, seat: int | None) -> DancingDragonsSeen | Problem | None:
        return dancing_dragons_view.sync(client=self.client, body=DancingDragonsViewRequest(state=state, seat=seat))

    def sealed_new(self, hashes: list[str]) -> SealedGame | Problem | None:
        body = DancingDragonsSealedNewRequest(seats=self.seats, key_hashes=hashes)
        return dancing_dragons_sealed_new.sync(client=self.client, body=body)

    def sealed_legal_moves(self, token: str, key: str) -> DancingDragonsSealedLegalMoves | Problem | None:
        body = SealedLegalMovesRequest(token=token, key=key)
        return dancing_dragons_sealed_legal_moves.sync(client=self.client, body=body)

    def sealed_apply(self, token: str, key: str, move: Move) -> DancingDragonsSealedTransition | Problem | None:
        body = DancingDragonsSealedApplyRequest(token=token, key=key, move=move)
        return dancing_dragons_sealed_apply.sync(client=self.client, body=body)

    def sealed_view(self, token: str, key: str | None) -> DancingDragonsSealedSeen | Problem | None:
        body = SealedViewRequest(token=token, key=key)
        return dancing_dragons_sealed_view.sync(client=self.client, body=body)

    def weight(self, move: Move) -> int:
        match move:
            case DancingDragonsAskNoDragon():
                return 8
            case DancingDragonsNoDragon():
                return 4
            case DancingDragonsSwap() | DancingDragonsAnnounce() | DancingDragonsCounterDragon():
                return 2
            case DancingDragonsDrop() | DancingDragonsSignal() | DancingDragonsStaySilent():
                return 1
            case _:
                assert_never(move)
