"""Messages: the request and response bodies of the API, and `bound(message, game)`, which gives one a game's types."""

from enum import StrEnum
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from rules import records
from rules.about import Name
from rules.game import AnyGame
from rules.records import Count, Digest, Event, Move, Outcome, Record, Seat, SeatsToMove, Seed, State, Version, View
from rules.transcripts import MOST_MOVES, StateDigest, Transcript, transcript_type
from service.codec.problem_details import Problem

Message = TypeVar("Message", bound=Record)

MAX_TRANSCRIPTS = 100  # in one request
MAX_EVENTS = 1_000_000
Token = Annotated[str, Meta(max_length=32_768, description="The sealed match: keep it, do not look into it.")]
Key = Annotated[
    str, Meta(min_length=22, max_length=128, description="The secret of one seat: no less than 128 random bits.")
]
KeyHash = Annotated[Digest, Meta(description="The SHA-256 of the text of a seat's key, in lower-case hex.")]
FORKS = "Devices at the same ply must have the same digest; a difference proves that the match was forked."
MatchDigest = Annotated[Digest, Meta(description=FORKS)]
PreviousDigest = Annotated[
    MatchDigest | None, Meta(description="The digest of the ply before; null at the start. Compare it with yours.")
]


class Include(StrEnum):
    """Parts that `new` and `apply` answer on request."""

    LEGAL_MOVES = "legal_moves"
    VIEWS = "views"


class ReplayInclude(StrEnum):
    """Parts that `replay` answers on request."""

    EVENTS = "events"
    VIEWS = "views"


Inclusions = Annotated[tuple[Include, ...], Meta(max_length=len(Include))]
ReplayInclusions = Annotated[tuple[ReplayInclude, ...], Meta(max_length=len(ReplayInclude))]


SeatCount = Annotated[int, Meta(ge=1, le=records.MAX_SEATS)]
Moves = Annotated[tuple[Move, ...], Meta(max_length=MOST_MOVES)]
Events = Annotated[tuple[Event, ...], Meta(max_length=MAX_EVENTS)]
Transcripts = Annotated[tuple[Transcript, ...], Meta(max_length=MAX_TRANSCRIPTS)]
KeyHashes = Annotated[tuple[KeyHash, ...], Meta(max_length=records.MAX_SEATS)]


class OptionsRequest(Record):
    """Options that may be left out: then the game's defaults hold."""


class NewRequest(Record):
    """Start a game."""

    seats: SeatCount
    options: OptionsRequest | None = None
    seed: Seed | None = None
    include: Inclusions | None = None


class LegalMovesRequest(Record):
    """List the legal moves of a seat; `seat` null: of all seats."""

    state: State
    seat: Seat | None = None


class ApplyRequest(Record):
    """Carry out a move."""

    state: State
    move: Move
    include: Inclusions | None = None


class ViewRequest(Record):
    """Show the view of a seat; `seat` null: of a spectator."""

    state: State
    seat: Seat | None


class ReplayRequest(Record, kw_only=True):
    """Carry out all moves of a game."""

    seats: SeatCount
    options: OptionsRequest | None = None
    seed: Seed
    moves: Moves
    rules_version: Version | None = None
    include: ReplayInclusions | None = None


class ValidateRequest(Record):
    """Play transcripts again. They are judged one by one.

    One that does not match its schema has a verdict of its own (`invalid_request`), and does not spoil the request.
    """

    transcripts: Transcripts


class SeatView(Record):
    """The message for one seat's device (`seat` null: for spectators): its view, its events, its own moves."""

    seat: Seat | None
    view: View
    events: Events
    legal_moves: Moves


SeatViews = Annotated[tuple[SeatView, ...], Meta(max_length=records.MAX_SEATS + 1)]


class Transition(Record):
    """The new state, and what happened. For the back end, never for a seat; null is what was not asked for."""

    state: State
    events: Events
    legal_moves: Moves | None
    views: SeatViews | None


class LegalMoves(Record):
    """The seats that may act, and their legal moves: by seat, then by type as documented."""

    to_move: SeatsToMove
    moves: Moves


class Seen(Record):
    """The view of a seat or a spectator."""

    view: View


class Refused(Record):
    """The index of the move that a replay stopped at, and the reason."""

    index: Count
    problem: Problem


class Replayed(Record):
    """The last good state. `applied` counts the moves carried out; `refused` is null if that is all of them."""

    state: State
    applied: Count
    refused: Refused | None
    events: Events | None
    views: SeatViews | None


class Verdict(Record):
    """How far a transcript plays: the moves carried out, where they lead, and why not further (null: all is well)."""

    applied: Count
    state_digest: StateDigest | None
    outcome: Outcome | None
    problem: Problem | None


Verdicts = Annotated[tuple[Verdict, ...], Meta(max_length=MAX_TRANSCRIPTS)]


class Validated(Record):
    """One verdict for each transcript."""

    verdicts: Verdicts


class SealedNewRequest(Record):
    """Start a sealed game. With `key_hashes` the players keep keys that the service never knows."""

    seats: SeatCount
    options: OptionsRequest | None = None
    key_hashes: KeyHashes | None = None


class SealedApplyRequest(Record):
    """Carry out a move of the key's own seat."""

    token: Token
    key: Key
    move: Move


class SealedSeen(Record):
    """The view of the key's seat or of a spectator."""

    view: View
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


class SealedLegalMoves(Record):
    """The seats that may act, and the legal moves of the key's seat."""

    to_move: SeatsToMove
    moves: Moves
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


class SealedTransition(Record):
    """The token that comes next, and what the key's seat may see of the move."""

    token: Token
    view: View
    events: Events
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


class SealedGame(Record):
    """A sealed match. `keys` has one for each seat, to be handed out; null if the players have made their own."""

    token: Token
    keys: Annotated[tuple[Key, ...], Meta(max_length=records.MAX_SEATS)] | None
    ply: Count
    digest: MatchDigest
    previous: PreviousDigest


class SealedViewRequest(Record):
    """Show the view of the key's seat; `key` null: of a spectator."""

    token: Token
    key: Key | None


class SealedLegalMovesRequest(Record):
    """List the legal moves of the key's seat."""

    token: Token
    key: Key


class GameEntry(Record):
    """A game that is served here."""

    name: Name
    title: Name
    seats: Annotated[tuple[SeatCount, ...], Meta(max_length=records.MAX_SEATS)]
    rules_version: Version


class GameList(Record):
    """The games, and the version of the service."""

    version: Name
    games: Annotated[tuple[GameEntry, ...], Meta(max_length=100)]


class Health(Record):
    """The condition of the service."""

    status: Name


class AnyTranscripts(ValidateRequest):
    """Request of `validate` with items of any kind: each is checked on its own."""

    transcripts: Annotated[tuple[Any, ...], Meta(max_length=MAX_TRANSCRIPTS)]


def bound(message: type[Message], game: AnyGame) -> type[Message]:
    """Derive one game's record from a message: the game's own types replace the shared ones in its annotations.

    A message without shared types is the same for all games.
    """
    return cast(type[Message], derived(message, game))


@cache
def derived(message: type[Record], game: AnyGame) -> type[Record]:
    """Replace the shared types in a message. A member with a default may be left out of a request."""
    hints = get_type_hints(message, include_extras=True)
    kinds = {name: replaced(kind, game) for name, kind in hints.items()}
    if kinds == hints and message is not Refused:  # which is published as a record of each game
        return message
    members = [
        (field.name, kinds[field.name], *(() if field.required else (field.default,)))
        for field in msgspec.structs.fields(message)
    ]
    return record_of(message, game, members)


@cache
def game_types(game: AnyGame) -> dict[Any, Any]:
    """Map the shared types in the annotations of messages to those of one game."""
    in_state = get_type_hints(game.State, include_extras=True)
    options = get_type_hints(game.Options, include_extras=True)
    nullable = [(name, options[name] | None, None) for name in game.Options.__struct_fields__]
    return {
        SeatCount: in_state["seats"],
        Outcome | None: in_state["outcome"],
        State: game.State,
        View: game.View,
        Move: game.Move,
        Event: game.Event,
        Transcript: transcript_type(game),
        KeyHashes: Annotated[tuple[KeyHash, ...], Meta(max_length=game.seats[-1])],
        OptionsRequest: record_of(OptionsRequest, game, nullable),
    }


def replaced(kind: Any, game: AnyGame) -> Any:
    """Replace a shared type, or those in a list or a union, by the game's own."""
    types, parts = game_types(game), get_args(kind)
    if kind in types:
        return types[kind]
    if kind == SeatViews:
        seat_view: Any = derived(SeatView, game)
        return Annotated[tuple[seat_view, ...], Meta(max_length=game.seats[-1] + 1)]
    if isinstance(kind, type) and kind.__module__ == __name__ and issubclass(kind, Record):
        return derived(kind, game)
    if get_origin(kind) is Annotated:
        return Annotated[(replaced(parts[0], game), *kind.__metadata__)]
    if get_origin(kind) is tuple:
        return tuple[(replaced(parts[0], game), ...)]  # type: ignore[misc]
    if get_origin(kind) in (Union, UnionType):
        return reduce(or_, (replaced(part, game) for part in parts))
    return kind


def record_of(message: type[Record], game: AnyGame, members: list[Any]) -> type[Record]:
    """Define a game's record. Its module gives the component its name in the document."""
    record = msgspec.defstruct(
        message.__name__,
        members,
        bases=(message,),
        module=game.State.__module__,
        namespace={"__doc__": " ".join((message.__doc__ or "").split())},
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )
    return cast(type[Record], record)


def chosen_options(game: AnyGame, request: OptionsRequest | None) -> Any:
    """The options of a request, completed by the game's defaults."""
    given = {} if request is None else msgspec.structs.asdict(request)
    return msgspec.structs.replace(game.options, **{name: value for name, value in given.items() if value is not None})
