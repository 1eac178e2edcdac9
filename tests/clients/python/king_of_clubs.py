"""King of Clubs, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.king_of_clubs import (
    king_of_clubs_apply,
    king_of_clubs_legal_moves,
    king_of_clubs_new,
    king_of_clubs_sealed_apply,
    king_of_clubs_sealed_legal_moves,
    king_of_clubs_sealed_new,
    king_of_clubs_sealed_view,
    king_of_clubs_view,
)
from dancecard_client.models import (
    KingOfClubsApplyRequest,
    KingOfClubsAssign,
    KingOfClubsDeclineSwap,
    KingOfClubsLegalMoves,
    KingOfClubsLegalMovesRequest,
    KingOfClubsNewRequest,
    KingOfClubsOptionsRequest,
    KingOfClubsPass,
    KingOfClubsPlayMoves,
    KingOfClubsReveal,
    KingOfClubsSealedApplyRequest,
    KingOfClubsSealedLegalMoves,
    KingOfClubsSealedNewRequest,
    KingOfClubsSealedSeen,
    KingOfClubsSealedTransition,
    KingOfClubsSeen,
    KingOfClubsState,
    KingOfClubsSwap,
    KingOfClubsTransition,
    KingOfClubsVersion,
    KingOfClubsViewRequest,
    Problem,
    SealedGame,
    SealedLegalMovesRequest,
    SealedViewRequest,
)

Move = (
    KingOfClubsAssign
    | KingOfClubsReveal
    | KingOfClubsSwap
    | KingOfClubsDeclineSwap
    | KingOfClubsPlayMoves
    | KingOfClubsPass
)


class KingOfClubs:
    wrong: Move = KingOfClubsPass(type_="pass", seat=0)
    seats = 4

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> KingOfClubsTransition | Problem | None:
        return king_of_clubs_new.sync(
            client=self.client,
            body=KingOfClubsNewRequest(
                seats=self.seats, options=KingOfClubsOptionsRequest(version=KingOfClubsVersion.ADVANCED), seed=seed
            ),
        )

    def legal_moves(self, state: KingOfClubsState) -> KingOfClubsLegalMoves | Problem | None:
        return king_of_clubs_legal_moves.sync(client=self.client, body=KingOfClubsLegalMovesRequest(state=state))

    def apply(self, state: KingOfClubsState, move: Move) -> KingOfClubsTransition | Problem | None:
        return king_of_clubs_apply.sync(client=self.client, body=KingOfClubsApplyRequest(state=state, move=move))

    def view(self, state: KingOfClubsState, seat: int | None) -> KingOfClubsSeen | Problem | None:
        return king_of_clubs_view.sync(client=self.client, body=KingOfClubsViewRequest(state=state, seat=seat))

    def sealed_new(self, hashes: list[str]) -> SealedGame | Problem | None:
        body = KingOfClubsSealedNewRequest(seats=self.seats, key_hashes=hashes)
        return king_of_clubs_sealed_new.sync(client=self.client, body=body)

    def sealed_legal_moves(self, token: str, key: str) -> KingOfClubsSealedLegalMoves | Problem | None:
        body = SealedLegalMovesRequest(token=token, key=key)
        return king_of_clubs_sealed_legal_moves.sync(client=self.client, body=body)

    def sealed_apply(self, token: str, key: str, move: Move) -> KingOfClubsSealedTransition | Problem | None:
        body = KingOfClubsSealedApplyRequest(token=token, key=key, move=move)
        return king_of_clubs_sealed_apply.sync(client=self.client, body=body)

    def sealed_view(self, token: str, key: str | None) -> KingOfClubsSealedSeen | Problem | None:
        body = SealedViewRequest(token=token, key=key)
        return king_of_clubs_sealed_view.sync(client=self.client, body=body)

    def weight(self, move: Move) -> int:
        match move:
            case KingOfClubsDeclineSwap():
                return 4
            case KingOfClubsPass():
                return 2
            case KingOfClubsAssign() | KingOfClubsReveal() | KingOfClubsSwap() | KingOfClubsPlayMoves():
                return 1
            case _:
                assert_never(move)
