"""King of Clubs, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.king_of_clubs import (
    king_of_clubs_apply,
    king_of_clubs_legal_moves,
    king_of_clubs_new,
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
    KingOfClubsSeen,
    KingOfClubsState,
    KingOfClubsSwap,
    KingOfClubsTransition,
    KingOfClubsVersion,
    KingOfClubsViewRequest,
    Problem,
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

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> KingOfClubsTransition | Problem | None:
        return king_of_clubs_new.sync(
            client=self.client,
            body=KingOfClubsNewRequest(
                seats=4, options=KingOfClubsOptionsRequest(version=KingOfClubsVersion.ADVANCED), seed=seed
            ),
        )

    def legal_moves(self, state: KingOfClubsState) -> KingOfClubsLegalMoves | Problem | None:
        return king_of_clubs_legal_moves.sync(client=self.client, body=KingOfClubsLegalMovesRequest(state=state))

    def apply(self, state: KingOfClubsState, move: Move) -> KingOfClubsTransition | Problem | None:
        return king_of_clubs_apply.sync(client=self.client, body=KingOfClubsApplyRequest(state=state, move=move))

    def view(self, state: KingOfClubsState, seat: int | None) -> KingOfClubsSeen | Problem | None:
        return king_of_clubs_view.sync(client=self.client, body=KingOfClubsViewRequest(state=state, seat=seat))

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
