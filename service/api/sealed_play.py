"""Sealed play: operations on an encrypted match, in which each seat sees and does only what its key allows."""

from dataclasses import dataclass
from typing import Any, TypeVar

from rules.game import AnyGame
from rules.records import State
from service.api import messages
from service.api.handlers import SEED_BYTES, shown_events
from service.api.messages import chosen_options
from service.api.tokens import KEY_BYTES, KeyRing, Match, advance, hash_of, seal, seat_of, start, to_text, unseal
from service.codec.problem_details import ProblemCode, ProblemError

S = TypeVar("S", bound=State)


def position(match: Match[S]) -> dict[str, Any]:
    """The position of a match in its hash chain: `ply`, `digest` and `previous`. Devices compare it to notice forks."""
    previous = None if match.previous is None else match.previous.hex()
    return {"ply": match.state.ply, "digest": match.digest.hex(), "previous": previous}


@dataclass(frozen=True, slots=True)
class SealedPlay:
    """Handlers of the operations on encrypted matches. Like the other handlers, their docstrings are published."""

    keys: KeyRing

    def new(self, game: AnyGame, request: messages.SealedNewRequest) -> messages.SealedGame:
        """Start a sealed game.

        For front ends without a back end that everybody trusts. The seed comes from the service.
        """
        seat_keys, hashes = None, request.key_hashes
        if hashes is None:
            seat_keys = tuple(to_text(self.keys.random(KEY_BYTES)) for _ in range(request.seats))
            hashes = tuple(map(hash_of, seat_keys))
        if len(hashes) != request.seats or len(set(hashes)) != request.seats:
            detail = f"{request.seats} seats need {request.seats} different hashes."
            raise ProblemError(ProblemCode.BAD_KEY_HASHES, detail)
        seed = self.keys.random(SEED_BYTES).hex()
        state = game.new(request.seats, chosen_options(game, request.options), seed).state
        match = start(self.keys, state, hashes)
        return messages.SealedGame(token=seal(self.keys, game, match), keys=seat_keys, **position(match))

    def view(self, game: AnyGame, request: messages.SealedViewRequest) -> messages.SealedSeen:
        """Show what the key's seat may see.

        `key` null asks for what a spectator may see.
        """
        match = unseal(self.keys, game, request.token)
        seat = None if request.key is None else seat_of(match, request.key)
        return messages.SealedSeen(view=game.view(match.state, seat), **position(match))

    def legal_moves(self, game: AnyGame, request: messages.SealedLegalMovesRequest) -> messages.SealedLegalMoves:
        """List the legal moves of the key's seat.

        In the documented order. A finished game has none.
        """
        match = unseal(self.keys, game, request.token)
        moves = game.legal_moves(match.state, seat_of(match, request.key))
        return messages.SealedLegalMoves(to_move=match.state.to_move, moves=moves, **position(match))

    def apply(self, game: AnyGame, request: messages.SealedApplyRequest) -> messages.SealedTransition:
        """Carry out a move of the key's seat.

        The answer holds the next token; each has its own nonce, so the same request has another answer each time.
        """
        match = unseal(self.keys, game, request.token)
        seat = seat_of(match, request.key)
        if request.move.seat != seat:
            raise ProblemError(ProblemCode.WRONG_KEY, "The key belongs to another seat than the move's.")
        after = game.apply(match.state, request.move)
        match = advance(match, game.canonical(request.move), after.state)
        return messages.SealedTransition(
            token=seal(self.keys, game, match),
            view=game.view(after.state, seat),
            events=shown_events(game, after.events, seat),
            **position(match),
        )
