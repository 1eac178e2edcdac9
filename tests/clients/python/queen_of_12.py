"""Queen of 12, as this player plays it."""

from typing import assert_never

from dancecard_client import Client
from dancecard_client.api.queen_of_12 import (
    queen_of_12_apply,
    queen_of_12_legal_moves,
    queen_of_12_new,
    queen_of_12_sealed_apply,
    queen_of_12_sealed_legal_moves,
    queen_of_12_sealed_new,
    queen_of_12_sealed_view,
    queen_of_12_view,
)
from dancecard_client.models import (
    Problem,
    QueenOf12ApplyRequest,
    QueenOf12CopyDice,
    QueenOf12Cross,
    QueenOf12CrossAny,
    QueenOf12CrossNumber,
    QueenOf12Decline,
    QueenOf12FanChoice,
    QueenOf12Finish,
    QueenOf12LegalMoves,
    QueenOf12LegalMovesRequest,
    QueenOf12NewRequest,
    QueenOf12OptionsRequest,
    QueenOf12PlayCard,
    QueenOf12ReturnCard,
    QueenOf12SealedApplyRequest,
    QueenOf12SealedLegalMoves,
    QueenOf12SealedNewRequest,
    QueenOf12SealedSeen,
    QueenOf12SealedTransition,
    QueenOf12Seen,
    QueenOf12SheetSide,
    QueenOf12State,
    QueenOf12TakeBack,
    QueenOf12TakeDice,
    QueenOf12TakeFanCard,
    QueenOf12Transition,
    QueenOf12ViewRequest,
    SealedGame,
    SealedLegalMovesRequest,
    SealedViewRequest,
)

Move = (
    QueenOf12PlayCard
    | QueenOf12TakeDice
    | QueenOf12ReturnCard
    | QueenOf12CrossNumber
    | QueenOf12Cross
    | QueenOf12Finish
    | QueenOf12CrossAny
    | QueenOf12CopyDice
    | QueenOf12TakeBack
    | QueenOf12TakeFanCard
    | QueenOf12Decline
)


class QueenOf12:
    wrong: Move = QueenOf12Finish(type_="finish", seat=0)
    seats = 4

    def __init__(self, client: Client) -> None:
        self.client = client

    def new(self, seed: str) -> QueenOf12Transition | Problem | None:
        return queen_of_12_new.sync(
            client=self.client,
            body=QueenOf12NewRequest(
                seats=self.seats,
                options=QueenOf12OptionsRequest(sheet=QueenOf12SheetSide.B, fan=QueenOf12FanChoice.RANDOM),
                seed=seed,
            ),
        )

    def legal_moves(self, state: QueenOf12State) -> QueenOf12LegalMoves | Problem | None:
        return queen_of_12_legal_moves.sync(client=self.client, body=QueenOf12LegalMovesRequest(state=state))

    def apply(self, state: QueenOf12State, move: Move) -> QueenOf12Transition | Problem | None:
        return queen_of_12_apply.sync(client=self.client, body=QueenOf12ApplyRequest(state=state, move=move))

    def view(self, state: QueenOf12State, seat: int | None) -> QueenOf12Seen | Problem | None:
        return queen_of_12_view.sync(client=self.client, body=QueenOf12ViewRequest(state=state, seat=seat))

    def sealed_new(self, hashes: list[str]) -> SealedGame | Problem | None:
        body = QueenOf12SealedNewRequest(seats=self.seats, key_hashes=hashes)
        return queen_of_12_sealed_new.sync(client=self.client, body=body)

    def sealed_legal_moves(self, token: str, key: str) -> QueenOf12SealedLegalMoves | Problem | None:
        body = SealedLegalMovesRequest(token=token, key=key)
        return queen_of_12_sealed_legal_moves.sync(client=self.client, body=body)

    def sealed_apply(self, token: str, key: str, move: Move) -> QueenOf12SealedTransition | Problem | None:
        body = QueenOf12SealedApplyRequest(token=token, key=key, move=move)
        return queen_of_12_sealed_apply.sync(client=self.client, body=body)

    def sealed_view(self, token: str, key: str | None) -> QueenOf12SealedSeen | Problem | None:
        body = SealedViewRequest(token=token, key=key)
        return queen_of_12_sealed_view.sync(client=self.client, body=body)

    def weight(self, move: Move) -> int:
        match move:
            case (
                QueenOf12Finish()
                | QueenOf12CopyDice()
                | QueenOf12TakeBack()
                | QueenOf12ReturnCard()
                | QueenOf12Decline()
            ):
                return 3
            case (
                QueenOf12PlayCard()
                | QueenOf12TakeDice()
                | QueenOf12CrossNumber()
                | QueenOf12Cross()
                | QueenOf12CrossAny()
                | QueenOf12TakeFanCard()
            ):
                return 1
            case _:
                assert_never(move)
