"""Transcripts: the whole of a game in one record, from which anybody can play it again and see where it leads.

`transcript_type(game)` is the record of one game; `notation.py` writes the same as text for people.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import Annotated, Any, Literal, cast, get_type_hints

import msgspec
from msgspec import Meta

from rules.errors import ImpossibleState, RulesError, UnexpectedState
from rules.game import AnyGame, Fault
from rules.records import MAX_SEATS, Digest, Move, Outcome, Record, Seed, State, Version
from rules.registry import GAMES

MOST_MOVES = 10_000  # in one transcript
NOTES = ("state_digest", "result", "names")  # members that may be left out
CANONICAL = msgspec.json.Encoder(order="sorted")  # compact, members sorted by name, as RFC 8785 has it
StateDigest = Annotated[
    Digest,
    Meta(description="SHA-256, in lower-case hex, of the state that the moves lead to, as canonical JSON (RFC 8785)."),
]


class Transcript(Record, omit_defaults=True):
    """A game from its set-up on. What may be left out is annotation; of that only `state_digest` is looked at."""

    game: str
    rules_version: Version
    seats: int
    options: Record
    seed: Seed
    moves: tuple[Move, ...]
    state_digest: StateDigest | None = None
    result: Annotated[str, Meta(max_length=200, description="In any words.")] | None = None
    names: (
        Annotated[
            tuple[Annotated[str, Meta(max_length=100)], ...],
            Meta(max_length=MAX_SEATS, description="Who played, by seat."),
        ]
        | None
    ) = None


class UnknownGame(ValueError):
    """A text is of no game that is known here.

    >>> try:
    ...     game_called("chess")
    ... except UnknownGame as unknown:
    ...     print(str(unknown)[:25])
    There is no game 'chess':
    """


class AnyOne(msgspec.Struct):
    """The member of a transcript that names its game, and so the types of the others."""

    game: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """Verdict on a transcript: moves carried out, the last good state, and why the next one was refused, if it was.

    `state` is None when not even the set-up can be played.

    >>> from rules import GAMES, random_transcript, verify
    >>> game = GAMES["dancing-queen"]
    >>> verdict = verify(game, random_transcript(game, 2, game.options, "a seed"))
    >>> verdict.refused is None, verdict.outcome.reason.value
    (True, 'four_trophies')
    """

    applied: int
    state: State | None
    refused: RulesError | None

    @property
    def state_digest(self) -> str | None:
        """The digest of the last good state: 64 hex digits."""
        return None if self.state is None else digest(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, if it ended."""
        return None if self.state is None else self.state.outcome


@cache
def transcript_type(game: AnyGame) -> type[Transcript]:
    """Return the record of this game's transcripts, with its own options and moves.

    >>> from rules import GAMES
    >>> transcript_type(GAMES["dancing-queen"]).__struct_fields__[:4]
    ('game', 'rules_version', 'seats', 'options')
    """
    move: Any = game.Move
    kinds = get_type_hints(Transcript, include_extras=True) | {
        "game": Literal[game.name],
        "seats": get_type_hints(game.State, include_extras=True)["seats"],
        "options": game.Options,
        "moves": Annotated[tuple[move, ...], Meta(max_length=MOST_MOVES)],
    }
    found = msgspec.defstruct(
        "Transcript",
        [(name, kind, None) if name in NOTES else (name, kind) for name, kind in kinds.items()],
        bases=(Transcript,),
        module=game.State.__module__,
        namespace={"__doc__": Transcript.__doc__},
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )
    return cast(type[Transcript], found)


def recorded(game: AnyGame, seats: int, options: Any, seed: str, moves: Iterable[Any], **notes: Any) -> Transcript:
    """Write a game down. `notes` are the annotations: `state_digest`, `result`, `names`.

    >>> from rules import GAMES
    >>> match = GAMES["dancing-queen"].match()
    >>> events = match.play("0 open girl")
    >>> recorded(match.game, 2, match.state.options, "0", match.moves, names=("Ann", "Bob")).moves
    (Open(seat=0, gender=<Gender.GIRL: 'girl'>),)
    """
    return transcript_type(game)(
        game=game.name,
        rules_version=game.rules_version,
        seats=seats,
        options=options,
        seed=seed,
        moves=tuple(moves),
        **notes,
    )


@cache
def decoder(game: AnyGame) -> msgspec.json.Decoder[Transcript]:
    """Return the decoder of this game's transcripts."""
    return msgspec.json.Decoder(transcript_type(game))


def read_transcript(text: bytes | str, games: Mapping[str, AnyGame] = GAMES) -> Transcript:
    """Read a transcript, of any game, from JSON. Raises msgspec.DecodeError or UnknownGame.

    Of a member that is there twice the last counts; the service and `dancecard` refuse it.

    >>> text = '{"game":"lets-dance","rules_version":1,"seats":3,"options":{},"seed":"a seed","moves":[]}'
    >>> read_transcript(text).seats
    3
    """
    return decoder(game_called(msgspec.json.decode(text, type=AnyOne).game, games)).decode(text)


def game_called(name: str, games: Mapping[str, AnyGame] = GAMES) -> AnyGame:
    """Find a game. Raises UnknownGame."""
    if name not in games:
        raise UnknownGame(f"There is no game {name[:40]!r}: there are {', '.join(games)}.")
    return games[name]


def digest(state: State) -> str:
    """Return the SHA-256 of a state's canonical JSON, 64 hex digits: equal states have the same one, on every machine.

    >>> from rules import GAMES
    >>> digest(GAMES["dancing-queen"].match().state) == digest(GAMES["dancing-queen"].match().state)
    True
    """
    return sha256(CANONICAL.encode(state)).hexdigest()


def verify(game: AnyGame, transcript: Transcript) -> Verdict:
    """Play a transcript again, and compare where it leads with its `state_digest`, if it has one.

    Raises nothing: the verdict says how far it played, and why no further.

    >>> from rules import GAMES
    >>> game = GAMES["dancing-queen"]
    >>> verify(game, recorded(game, 2, game.options, "a seed", game.legal_moves(game.match().state, 0))).applied
    1
    """
    try:
        if transcript.game != game.name:
            raise ImpossibleState((Fault("/game", f"This is no transcript of {game.name}."),))
        game.require_version(transcript.rules_version)
        done = game.replay(transcript.seats, transcript.options, transcript.seed, transcript.moves)
    except RulesError as unplayable:
        return Verdict(0, None, unplayable)
    refused = done.refused
    if refused is None and transcript.state_digest not in (None, digest(done.state)):
        refused = UnexpectedState("The moves lead to another state than the one with this digest.")
    return Verdict(done.applied, done.state, refused)


def random_transcript(game: AnyGame, seats: int, options: Any, seed: str) -> Transcript:
    """Play a game at random, until it ends or the transcript is full; the same seed plays the same moves.

    Raises ImpossibleState if no game can start so.

    >>> from rules import GAMES
    >>> game = GAMES["king-of-clubs"]
    >>> random_transcript(game, 2, game.options, "a seed") == random_transcript(game, 2, game.options, "a seed")
    True
    """
    random, state = Random(f"{game.name} {seats} {seed}"), game.new(seats, options, seed).state
    moves: list[Move] = []
    while state.to_move and len(moves) < MOST_MOVES:
        legal = game.legal_moves(state, random.choice(state.to_move)) or game.legal_moves(state)
        moves.append(random.choice(legal))
        state = game.apply(state, moves[-1]).state
    return recorded(game, seats, options, seed, moves, state_digest=digest(state))
