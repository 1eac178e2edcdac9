"""Let's Dance, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.lets_dance import lets_dance_apply, lets_dance_legal_moves, lets_dance_new, lets_dance_view
from dancecard_client.models import (
    LetsDanceApplyRequest,
    LetsDanceCard,
    LetsDanceDance,
    LetsDanceJoinConga,
    LetsDanceKeep,
    LetsDanceLegalMoves,
    LetsDanceLegalMovesRequest,
    LetsDanceNewRequest,
    LetsDanceRenew,
    LetsDanceReplenish,
    LetsDanceSeen,
    LetsDanceSitOut,
    LetsDanceState,
    LetsDanceStepOnToes,
    LetsDanceTransition,
    LetsDanceViewRequest,
    Problem,
)

Move = (
    LetsDanceDance
    | LetsDanceStepOnToes
    | LetsDanceReplenish
    | LetsDanceRenew
    | LetsDanceJoinConga
    | LetsDanceSitOut
    | LetsDanceKeep
)


class LetsDance:
    wrong: Move = LetsDanceKeep(type_="keep", seat=0, card=LetsDanceCard.SPIN)

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> LetsDanceTransition | Problem | None:
        return lets_dance_new.sync(client=self.client, body=LetsDanceNewRequest(seats=6, seed=seed))

    def legal_moves(self, state: LetsDanceState) -> LetsDanceLegalMoves | Problem | None:
        return lets_dance_legal_moves.sync(client=self.client, body=LetsDanceLegalMovesRequest(state=state))

    def apply(self, state: LetsDanceState, move: Move) -> LetsDanceTransition | Problem | None:
        return lets_dance_apply.sync(client=self.client, body=LetsDanceApplyRequest(state=state, move=move))

    def view(self, state: LetsDanceState, seat: int | None) -> LetsDanceSeen | Problem | None:
        return lets_dance_view.sync(client=self.client, body=LetsDanceViewRequest(state=state, seat=seat))

    def weight(self, move: Move) -> int:
        match move:
            case LetsDanceJoinConga():
                return 8
            case LetsDanceDance() | LetsDanceStepOnToes() | LetsDanceReplenish():
                return 4
            case LetsDanceRenew() | LetsDanceSitOut() | LetsDanceKeep():
                return 1
            case _:
                assert_never(move)
