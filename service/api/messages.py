"""Messages: the request and response bodies of the API, and `messages(game)`, which gives them one game's types."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, TypeVar, cast, get_type_hints

import msgspec
from msgspec import Meta

from rules.about import Name
from rules.game import Game
from rules.transcripts import MOST_MOVES, StateDigest, Transcript, transcript_type
from rules.wire import (
    MAX_SEATS,
    Count,
    Digest,
    Event,
    Move,
    Outcome,
    Record,
    Seat,
    SeatsToMove,
    Seed,
    State,
    Version,
    View,
)
from service.codec.problem_details import Problem

AnyGame = Game[Any, Any, Any, Any, Any]  # the games' own types differ, and the registry holds them all
Message = TypeVar("Message", bound=Record)

MAX_TRANSCRIPTS = 100  # in one request
MAX_EVENTS = 1_000_000
Token = Annotated[str, Meta(max_length=32_768, description="The sealed match: keep it, do not look into it.")]
Key = Annotated[
    str, Meta(min_length=22, max_length=128, description="The secret of one seat: no less than 128 random bits.")
]
KeyHash = Annotated[Digest, Meta(description="The SHA-256 of the text of a seat's key, in lower-case hex.")]
MatchDigest = Annotated[
    Digest,
    Meta(description="Stands for all moves so far: at one ply all devices have the same, or somebody forked."),
]
PreviousDigest = Annotated[
    MatchDigest | None, Meta(description="The digest of the ply before; null at the start. Compare it with yours.")
]


class Include(StrEnum):
    """What `new` and `apply` may answer besides."""

    LEGAL_MOVES = "legal_moves"
    VIEWS = "views"


class ReplayInclude(StrEnum):
    """What `replay` may answer besides."""

    EVENTS = "events"
    VIEWS = "views"


Inclusions = Annotated[tuple[Include, ...], Meta(max_length=len(Include))]
ReplayInclusions = Annotated[tuple[ReplayInclude, ...], Meta(max_length=len(ReplayInclude))]


class OptionsRequest(Record):
    """Options that may be left out: then the game's defaults hold."""


class NewRequest(Record):
    """Start a game."""

    seats: int
    options: OptionsRequest | None = None
    seed: Seed | None = None
    include: Inclusions | None = None


class LegalMovesRequest(Record):
    """What may be done?"""

    state: State
    seat: Seat | None = None


class ApplyRequest(Record):
    """Carry out a move."""

    state: State
    move: Move
    include: Inclusions | None = None


class ViewRequest(Record):
    """What does a seat see? `seat` null is a spectator."""

    state: State
    seat: Seat | None


class ReplayRequest(Record, kw_only=True):
    """Carry out all moves of a game."""

    seats: int
    options: OptionsRequest | None = None
    seed: Seed
    moves: tuple[Move, ...]
    rules_version: Version | None = None
    include: ReplayInclusions | None = None


class ValidateRequest(Record):
    """Play transcripts again. They are judged one by one.

    One that does not match its schema has a verdict of its own (`invalid_request`), and does not spoil the request.
    """

    transcripts: tuple[Transcript, ...]


class SeatView(Record):
    """What to send to one seat's device (`seat` null: to spectators): its view, its events, its own moves."""

    seat: Seat | None
    view: View
    events: tuple[Event, ...]
    legal_moves: tuple[Move, ...]


class Transition(Record):
    """The new state, and what happened. For the back end, never for a seat; null is what was not asked for."""

    state: State
    events: tuple[Event, ...]
    legal_moves: tuple[Move, ...] | None
    views: tuple[SeatView, ...] | None


class LegalMoves(Record):
    """The seats that may act, and their legal moves: by seat, then by type as documented."""

    to_move: SeatsToMove
    moves: tuple[Move, ...]


class Seen(Record):
    """What one seat may see."""

    view: View


class Refused(Record):
    """Where a replay stopped, and why."""

    index: Count
    problem: Problem


class Replayed(Record):
    """The last good state. `applied` counts the moves carried out; `refused` is null if that is all of them."""

    state: State
    applied: Count
    refused: Refused | None
    events: tuple[Event, ...] | None
    views: tuple[SeatView, ...] | None


class Verdict(Record):
    """How far a transcript plays: the moves carried out, where they lead, and why not further (null: all is well)."""

    applied: Count
    state_digest: StateDigest | None
    outcome: Outcome | None
    problem: Problem | None


class Validated(Record):
    """One verdict a transcript."""

    verdicts: tuple[Verdict, ...]


class SealedNewRequest(Record):
    """Start a sealed game. With `key_hashes` the players keep keys that the service never knows."""

    seats: int
    options: OptionsRequest | None = None
    key_hashes: tuple[KeyHash, ...] | None = None


class SealedApplyRequest(Record):
    """Carry out a move of the key's own seat."""

    token: Token
    key: Key
    move: Move


class SealedSeen(Record):
    """What the key's seat may see."""

    view: View
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


class SealedLegalMoves(Record):
    """The seats that may act, and the legal moves of the key's seat."""

    to_move: SeatsToMove
    moves: tuple[Move, ...]
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


class SealedTransition(Record):
    """The token that comes next, and what the key's seat may see of the move."""

    token: Token
    view: View
    events: tuple[Event, ...]
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


@dataclass(frozen=True, slots=True)
class Messages:
    """The request and response records of one game."""

    new: type[NewRequest]
    legal_moves: type[LegalMovesRequest]
    apply: type[ApplyRequest]
    view: type[ViewRequest]
    replay: type[ReplayRequest]
    validate: type[ValidateRequest]
    validate_leniently: type[ValidateRequest]  # with items of any kind: each is checked on its own
    transition: type[Transition]
    moves: type[LegalMoves]
    seen: type[Seen]
    replayed: type[Replayed]
    verdict: type[Verdict]
    validated: type[Validated]
    seat_view: type[SeatView]
    refused: type[Refused]
    sealed_new: type[SealedNewRequest]
    sealed_apply: type[SealedApplyRequest]
    sealed_seen: type[SealedSeen]
    sealed_moves: type[SealedLegalMoves]
    sealed_transition: type[SealedTransition]


def bind(message: type[Message], game: AnyGame, **types: Any) -> type[Message]:
    """Derive one game's record from a message: `types` are the game's own types of its members.

    A member with a default may be left out of a request, and is not written when it was.
    """
    hints = get_type_hints(message, include_extras=True) | types
    own = [name for name in types if name not in message.__struct_fields__]
    defaults = {field.name: (field.default,) for field in msgspec.structs.fields(message) if not field.required}
    derived = msgspec.defstruct(
        message.__name__,
        [(name, hints[name], *defaults.get(name, ())) for name in message.__struct_fields__]
        + [(name, types[name], None) for name in own],
        bases=(message,),
        module=game.State.__module__,
        namespace={"__doc__": " ".join((message.__doc__ or "").split())},
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )
    return cast(type[Message], derived)


def bounded(kind: Any, most: int) -> Any:
    """The type of a list with at most so many items."""
    return Annotated[tuple[kind, ...], Meta(max_length=most)]


def options_request(game: AnyGame) -> type[OptionsRequest]:
    """The request's form of a game's options: each may be left out or null."""
    kinds = get_type_hints(game.Options, include_extras=True)
    return bind(OptionsRequest, game, **{name: kinds[name] | None for name in game.Options.__struct_fields__})


@cache
def messages(game: AnyGame) -> Messages:
    """The messages of one game, with its own state, moves, events, views and options."""
    in_state = get_type_hints(game.State, include_extras=True)
    moves, events = bounded(game.Move, MOST_MOVES), bounded(game.Event, MAX_EVENTS)
    setup = {"seats": in_state["seats"], "options": options_request(game) | None}
    seat_view = bind(SeatView, game, view=game.View, events=events, legal_moves=moves)
    views = bounded(seat_view, game.seats[-1] + 1) | None
    refused = bind(Refused, game)
    verdict = bind(Verdict, game, outcome=in_state["outcome"])
    key_hashes = bounded(KeyHash, game.seats[-1]) | None
    return Messages(
        new=bind(NewRequest, game, **setup),
        legal_moves=bind(LegalMovesRequest, game, state=game.State),
        apply=bind(ApplyRequest, game, state=game.State, move=game.Move),
        view=bind(ViewRequest, game, state=game.State),
        replay=bind(ReplayRequest, game, **setup, moves=moves),
        validate=bind(ValidateRequest, game, transcripts=bounded(transcript_type(game), MAX_TRANSCRIPTS)),
        validate_leniently=bind(ValidateRequest, game, transcripts=bounded(Any, MAX_TRANSCRIPTS)),
        transition=bind(Transition, game, state=game.State, events=events, legal_moves=moves | None, views=views),
        moves=bind(LegalMoves, game, moves=moves),
        seen=bind(Seen, game, view=game.View),
        replayed=bind(Replayed, game, state=game.State, refused=refused | None, events=events | None, views=views),
        verdict=verdict,
        validated=bind(Validated, game, verdicts=bounded(verdict, MAX_TRANSCRIPTS)),
        seat_view=seat_view,
        refused=refused,
        sealed_new=bind(SealedNewRequest, game, **setup, key_hashes=key_hashes),
        sealed_apply=bind(SealedApplyRequest, game, move=game.Move),
        sealed_seen=bind(SealedSeen, game, view=game.View),
        sealed_moves=bind(SealedLegalMoves, game, moves=moves),
        sealed_transition=bind(SealedTransition, game, view=game.View, events=events),
    )


def chosen_options(game: AnyGame, request: OptionsRequest | None) -> Any:
    """The options of a request, completed by the game's defaults."""
    given = {} if request is None else msgspec.structs.asdict(request)
    return msgspec.structs.replace(game.options, **{name: value for name, value in given.items() if value is not None})


class SealedGame(Record):
    """A sealed match. `keys` has one for each seat, to be handed out; null if the players have made their own."""

    token: Token
    keys: Annotated[tuple[Key, ...], Meta(max_length=MAX_SEATS)] | None
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


class SealedViewRequest(Record):
    """What does the key's seat see? `key` null is a spectator."""

    token: Token
    key: Key | None


class SealedLegalMovesRequest(Record):
    """What may the key's seat do?"""

    token: Token
    key: Key


class GameEntry(Record):
    """A game that is served here."""

    name: Name
    title: Name
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=8)], ...], Meta(max_length=8)]
    rules_version: Version


class GameList(Record):
    """The games, and the version of the service."""

    version: Name
    games: Annotated[tuple[GameEntry, ...], Meta(max_length=100)]


class Health(Record):
    """How the service is."""

    status: Name
