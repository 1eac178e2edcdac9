"""Let's Dance, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.lets_dance import (
    lets_dance_apply,
    lets_dance_legal_moves,
    lets_dance_new,
    lets_dance_sealed_apply,
    lets_dance_sealed_legal_moves,
    lets_dance_sealed_new,
    lets_dance_sealed_view,
    lets_dance_view,
)
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
    LetsDanceSealedApplyRequest,
    LetsDanceSealedLegalMoves,
    LetsDanceSealedNewRequest,
    LetsDanceSealedSeen,
    LetsDanceSealedTransition,
    LetsDanceSeen,
    LetsDanceSitOut,
    LetsDanceState,
    LetsDanceStepOnToes,
    LetsDanceTransition,
    LetsDanceViewRequest,
    Problem,
    SealedGame,
    SealedLegalMovesRequest,
    SealedViewRequest,
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
    seats = 6

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> LetsDanceTransition | Problem | None:
        return lets_dance_new.sync(client=self.client, body=LetsDanceNewRequest(seats=self.seats, seed=seed))

    def legal_moves(self, state: LetsDanceState) -> LetsDanceLegalMoves | Problem | None:
        return lets_dance_legal_moves.sync(client=self.client, body=LetsDanceLegalMovesRequest(state=state))

    def apply(self, state: LetsDanceState, move: Move) -> LetsDanceTransition | Problem | None:
        return lets_dance_apply.sync(client=self.client, body=LetsDanceApplyRequest(state=state, move=move))

    def view(self, state: LetsDanceState, seat: int | None) -> LetsDanceSeen | Problem | None:
        return lets_dance_view.sync(client=self.client, body=LetsDanceViewRequest(state=state, seat=seat))

    def sealed_new(self, hashes: list[str]) -> SealedGame | Problem | None:
        body = LetsDanceSealedNewRequest(seats=self.seats, key_hashes=hashes)
        return lets_dance_sealed_new.sync(client=self.client, body=body)

    def sealed_legal_moves(self, token: str, key: str) -> LetsDanceSealedLegalMoves | Problem | None:
        body = SealedLegalMovesRequest(token=token, key=key)
        return lets_dance_sealed_legal_moves.sync(client=self.client, body=body)

    def sealed_apply(self, token: str, key: str, move: Move) -> LetsDanceSealedTransition | Problem | None:
        body = LetsDanceSealedApplyRequest(token=token, key=key, move=move)
        return lets_dance_sealed_apply.sync(client=self.client, body=body)

    def sealed_view(self, token: str, key: str | None) -> LetsDanceSealedSeen | Problem | None:
        body = SealedViewRequest(token=token, key=key)
        return lets_dance_sealed_view.sync(client=self.client, body=body)

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
