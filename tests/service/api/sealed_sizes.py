"""Measure the sizes of sealed play in long random games: `python -m tests.service.api.sealed_sizes` writes them."""

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from sys import argv

import msgspec

from rules.registry import GAMES
from service.api import sealed_sizes
from service.api.handlers import shown_events
from service.api.messages import SealedGame, SealedLegalMoves, SealedSeen, SealedTransition, bound
from service.api.sealed_play import position
from service.api.sealed_sizes import STEP
from service.api.tokens import (
    HEADER,
    KEY_BYTES,
    LENGTH_BYTES,
    TAG_BYTES,
    KeyRing,
    advance,
    hash_of,
    start,
    to_msgpack,
    to_text,
)
from service.codec.json_reader import encode as encode_json
from tests.kit.playouts import playout, setups

FILE = Path(sealed_sizes.__file__).with_name(sealed_sizes.FILE)
GAMES_EACH = 200  # in every set-up
HEADROOM = 8  # an eighth more than the longest that was found
RING = KeyRing((bytes(range(KEY_BYTES)),))


def longest(game, games_each):
    """The longest plain match, and the longest answer of each operation without its token, in bytes."""
    found = Counter()
    for seats, options in setups(game):
        for seed in range(games_each):
            for name, length in lengths(game, seats, options, f"{seed:032x}"):
                found[name] = max(found[name], length)
    return found


def lengths(game, seats, options, seed):
    """The length of the match and of every answer about each state of one random game."""
    keys = tuple(to_text(RING.random(KEY_BYTES)) for _ in range(seats))
    match = None
    for state, move, after in playout(game, seats, options, seed):
        if match is None:
            match = start(RING, state, tuple(map(hash_of, keys)))
            yield "new", len(encode_json(SealedGame(token="", keys=keys, **position(match))))
            yield from questions(game, match)
        match = advance(match, move, after.state)
        yield "apply", applied(game, match, move.seat, after.events)
        yield from questions(game, match)


def questions(game, match):
    """The lengths of the match, of every seat's and spectators' view, and of every seat's legal moves."""
    state, at = match.state, position(match)
    yield "match", LENGTH_BYTES + len(to_msgpack(match))
    for seat in (*range(state.seats), None):
        yield "view", len(encode_json(bound(SealedSeen, game)(view=game.view(state, seat), **at)))
    for seat in range(state.seats):
        moves = game.legal_moves(state, seat)
        yield "legal_moves", len(encode_json(bound(SealedLegalMoves, game)(to_move=state.to_move, moves=moves, **at)))


def applied(game, match, seat, events):
    """The length of the answer to a move, without its token."""
    view = game.view(match.state, seat)
    answer = bound(SealedTransition, game)(
        token="", view=view, events=shown_events(game, events, seat), **position(match)
    )
    return len(encode_json(answer))


def sizes(found):
    """The sizes that hold all of these, with headroom."""
    match = rounded(found["match"])
    token = len(to_text(bytes(HEADER.size + match + TAG_BYTES)))
    return {
        "match": match,
        "new": rounded(found["new"]) + rounded(token),
        "view": rounded(found["view"]),
        "legal_moves": rounded(found["legal_moves"]),
        "apply": rounded(found["apply"]) + rounded(token),
    }


def rounded(length):
    """A multiple of STEP that is at least an eighth longer."""
    return -(-length * (HEADROOM + 1) // HEADROOM // STEP) * STEP


def main(games_each):
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        results = pool.map(partial(longest_of, games_each), GAMES)
        measured = {}
        for name, found in zip(GAMES, results, strict=True):
            measured[name] = sizes(found)
            print(f"{name}: longest {dict(sorted(found.items()))}, sizes {measured[name]}")
    FILE.write_text(json.dumps(measured, indent=2, sort_keys=True) + "\n")
    msgspec.json.decode(FILE.read_bytes(), type=dict[str, sealed_sizes.SealedSizes])


def longest_of(games_each, name):
    """`longest` of the game with this name."""
    return longest(GAMES[name], games_each)


if __name__ == "__main__":
    main(int(argv[1]) if len(argv) > 1 else GAMES_EACH)
