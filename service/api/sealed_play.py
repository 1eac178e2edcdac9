"""Sealed play: the operations of a game whose state nobody can read or change, each seat doing only its own."""

from collections.abc import Callable
from typing import Any

from rules.wire import Seat
from service.api.messages import AnyGame, SealedGame, chosen_options, messages
from service.api.tokens import KEY_BYTES, KeyRing, Match, continued, hash_of, seal, seat_of, start, text_of, unseal
from service.codec.problem_details import ProblemCode, ProblemError

SEED_BYTES = 16  # 128 bits from the system


def sealed_answers(game: AnyGame, ring: KeyRing) -> dict[str, Callable[[Any], Any]]:
    """Who answers, by the last step of the path."""
    return {
        "new": lambda asked: new(game, ring, asked),
        "view": lambda asked: view(game, ring, asked),
        "legal-moves": lambda asked: legal_moves(game, ring, asked),
        "apply": lambda asked: apply(game, ring, asked),
    }


def new(game: AnyGame, ring: KeyRing, asked: Any) -> Any:
    """Start a match. The seed comes from here; the keys too, unless the players have made their own."""
    keys, hashes = None, asked.key_hashes
    if hashes is None:
        keys = tuple(text_of(ring.random(KEY_BYTES)) for _ in range(asked.seats))
        hashes = tuple(map(hash_of, keys))
    if len(hashes) != asked.seats or len(set(hashes)) != asked.seats:
        raise ProblemError(ProblemCode.BAD_KEY_HASHES, f"{asked.seats} seats need {asked.seats} hashes, all different.")
    state = game.new(asked.seats, chosen_options(game, asked.options), ring.random(SEED_BYTES).hex()).state
    match = start(ring, state, hashes)
    return SealedGame(token=seal(ring, game, match), keys=keys, **stand(match))


def view(game: AnyGame, ring: KeyRing, asked: Any) -> Any:
    """Show what the key's seat, or without a key a spectator, may see."""
    match = unseal(ring, game, asked.token)
    seat = None if asked.key is None else seat_of(match, asked.key)
    return messages(game).sealed_seen(view=game.view(match.state, seat), **stand(match))


def legal_moves(game: AnyGame, ring: KeyRing, asked: Any) -> Any:
    """List the legal moves of the key's seat."""
    match = unseal(ring, game, asked.token)
    moves = game.legal_moves(match.state, seat_of(match, asked.key))
    return messages(game).sealed_moves(to_move=match.state.to_move, moves=moves, **stand(match))


def apply(game: AnyGame, ring: KeyRing, asked: Any) -> Any:
    """Carry out a move of the key's seat, and show what that seat may see of it."""
    match = unseal(ring, game, asked.token)
    seat = seat_of(match, asked.key)
    if asked.move.seat != seat:
        raise ProblemError(ProblemCode.WRONG_KEY, "This is the key of another seat than the move's.")
    after = game.apply(match.state, asked.move)
    match = continued(match, game.normal(asked.move), after.state)
    return messages(game).sealed_transition(
        token=seal(ring, game, match),
        view=game.view(after.state, seat),
        events=shown(game, after.events, seat),
        **stand(match),
    )


def shown(game: AnyGame, events: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
    """The events as one seat may see them."""
    return tuple(seen for event in events if (seen := game.show(event, seat)) is not None)


def stand(match: Match[Any]) -> dict[str, Any]:
    """How far the match is, and by which moves: what two devices compare."""
    previous = None if match.previous is None else match.previous.hex()
    return {"ply": match.state.ply, "digest": match.digest.hex(), "previous": previous}
