"""Dancing Dragons, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.dancing_dragons import (
    dancing_dragons_apply,
    dancing_dragons_legal_moves,
    dancing_dragons_new,
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
    DancingDragonsSeen,
    DancingDragonsSignal,
    DancingDragonsState,
    DancingDragonsStaySilent,
    DancingDragonsSwap,
    DancingDragonsTransition,
    DancingDragonsViewRequest,
    Problem,
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

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> DancingDragonsTransition | Problem | None:
        return dancing_dragons_new.sync(
            client=self.client,
            body=DancingDragonsNewRequest(seats=4, options=DancingDragonsOptionsRequest(target=15), seed=seed),
        )

    def legal_moves(self, state: DancingDragonsState) -> DancingDragonsLegalMoves | Problem | None:
        return dancing_dragons_legal_moves.sync(client=self.client, body=DancingDragonsLegalMovesRequest(state=state))

    def apply(self, state: DancingDragonsState, move: Move) -> DancingDragonsTransition | Problem | None:
        return dancing_dragons_apply.sync(client=self.client, body=DancingDragonsApplyRequest(state=state, move=move))

    def view(self, state: DancingDragonsState, seat: int | None) -> DancingDragonsSeen | Problem | None:
        return dancing_dragons_view.sync(client=self.client, body=DancingDragonsViewRequest(state=state, seat=seat))

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
