"""What is asked and answered over HTTP: records of every game's own, made of its state, moves, events and views."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta

from rules.about import Component, Name, Sheet, Text
from rules.game import Game
from rules.transcripts import MOST_MOVES, StateDigest, transcript_type
from rules.wire import MAX_SEATS, Count, Digest, Record, Seat, SeatsToMove, Seed, Version
from service.codec.problem_details import NumberedRule, Problem

MOST_TRANSCRIPTS = 100  # in one request
MOST_VALIDATED = 3_000  # moves of all of them: no request takes much over a tenth of a second
MOST_EVENTS = 1_000_000
AnyGame = Game[Any, Any, Any, Any, Any]
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
STAND = {"ply": Count, "digest": MatchDigest, "previous": PreviousDigest}  # how far a match is, and by which moves


class Include(StrEnum):
    """What `new` and `apply` may answer besides."""

    LEGAL_MOVES = "legal_moves"
    VIEWS = "views"


class ReplayInclude(StrEnum):
    """What `replay` may answer besides."""

    EVENTS = "events"
    VIEWS = "views"


def left_out(kind: Any) -> Any:
    """A member of a request that may be left out; null means the same."""
    return kind | None


def listed(kind: Any, most: int) -> Any:
    """A list of so many at most."""
    return Annotated[tuple[kind, ...], Meta(max_length=most)]


@dataclass(frozen=True, slots=True)
class Messages:
    """The requests and answers of one game."""

    new: Any
    legal_moves: Any
    apply: Any
    view: Any
    replay: Any
    validate: Any
    validate_each: Any
    transition: Any
    moves: Any
    seen: Any
    replayed: Any
    verdict: Any
    validated: Any
    seat_view: Any
    refused: Any
    sealed_new: Any
    sealed_apply: Any
    sealed_seen: Any
    sealed_moves: Any
    sealed_transition: Any


@cache
def messages(game: AnyGame) -> Messages:
    """Make the records of one game's requests and answers."""
    state = get_type_hints(game.State, include_extras=True)
    moves, events = listed(game.Move, MOST_MOVES), listed(game.Event, MOST_EVENTS)

    def record(name: str, about: str, **members: Any) -> Any:
        """A record of this game. A member with a default may be left out, and is not written when it was."""
        fields = [(key, *kind) if isinstance(kind, tuple) else (key, kind) for key, kind in members.items()]
        return msgspec.defstruct(
            name,
            fields,
            bases=(Record,),
            module=game.State.__module__,
            namespace={"__doc__": about},
            frozen=True,
            kw_only=True,
            omit_defaults=True,
            forbid_unknown_fields=True,
        )

    option_kinds = get_type_hints(game.Options, include_extras=True)
    options = left_out(
        record(
            "OptionsRequest",
            "Options that may be left out: then the game's defaults hold.",
            **{name: (left_out(option_kinds[name]), None) for name in game.Options.__struct_fields__},
        )
    )
    seat_view = record(
        "SeatView",
        "What to send to one seat's device (`seat` null: to spectators): its view, its events, its own moves.",
        seat=Seat | None,
        view=game.View,
        events=events,
        legal_moves=moves,
    )
    views = listed(seat_view, game.seats[-1] + 1) | None
    refused = record("Refused", "Where a replay stopped, and why.", index=Count, problem=Problem)
    verdict = record(
        "Verdict",
        "How far a transcript plays: the moves carried out, where they lead, and why not further (null: all is well).",
        applied=Count,
        state_digest=StateDigest | None,
        outcome=state["outcome"],
        problem=Problem | None,
    )

    def validate(item: Any) -> Any:
        """The request to play transcripts again; each is looked at on its own."""
        about = (
            "Play transcripts again. They are judged one by one: one that does not match its schema has a verdict of "
            "its own (`invalid_request`), and does not spoil the request."
        )
        return record("ValidateRequest", about, transcripts=listed(item, MOST_TRANSCRIPTS))

    return Messages(
        new=record(
            "NewRequest",
            "Start a game.",
            seats=state["seats"],
            options=(options, None),
            seed=(left_out(Seed), None),
            include=(left_out(listed(Include, len(Include))), None),
        ),
        legal_moves=record("LegalMovesRequest", "What may be done?", state=game.State, seat=(left_out(Seat), None)),
        apply=record(
            "ApplyRequest",
            "Carry out a move.",
            state=game.State,
            move=game.Move,
            include=(left_out(listed(Include, len(Include))), None),
        ),
        view=record(
            "ViewRequest", "What does a seat see? `seat` null is a spectator.", state=game.State, seat=Seat | None
        ),
        replay=record(
            "ReplayRequest",
            "Carry out all moves of a game.",
            seats=state["seats"],
            options=(options, None),
            seed=Seed,
            moves=moves,
            rules_version=(left_out(Version), None),
            include=(left_out(listed(ReplayInclude, len(ReplayInclude))), None),
        ),
        validate=validate(transcript_type(game)),
        validate_each=validate(Any),
        transition=record(
            "Transition",
            "The new state, and what happened. For the back end, never for a seat; null is what was not asked for.",
            state=game.State,
            events=events,
            legal_moves=moves | None,
            views=views,
        ),
        moves=record(
            "LegalMoves",
            "The seats that may act, and their legal moves: by seat, then by type as documented.",
            to_move=SeatsToMove,
            moves=moves,
        ),
        seen=record("Seen", "What one seat may see.", view=game.View),
        replayed=record(
            "Replayed",
            "The last good state. `applied` counts the moves carried out; `refused` is null if that is all of them.",
            state=game.State,
            applied=Count,
            refused=refused | None,
            events=events | None,
            views=views,
        ),
        verdict=verdict,
        validated=record("Validated", "One verdict a transcript.", verdicts=listed(verdict, MOST_TRANSCRIPTS)),
        seat_view=seat_view,
        refused=refused,
        sealed_new=record(
            "SealedNewRequest",
            "Start a sealed game. With `key_hashes` the players keep keys that the service never knows.",
            seats=state["seats"],
            options=(options, None),
            key_hashes=(left_out(listed(KeyHash, game.seats[-1])), None),
        ),
        sealed_apply=record(
            "SealedApplyRequest", "Carry out a move of the key's own seat.", token=Token, key=Key, move=game.Move
        ),
        sealed_seen=record(
            "SealedSeen",
            "What the key's seat may see.",
            view=game.View,
            **STAND,
        ),
        sealed_moves=record(
            "SealedLegalMoves",
            "The seats that may act, and the legal moves of the key's seat.",
            to_move=SeatsToMove,
            moves=moves,
            **STAND,
        ),
        sealed_transition=record(
            "SealedTransition",
            "The token that comes next, and what the key's seat may see of the move.",
            token=Token,
            view=game.View,
            events=events,
            **STAND,
        ),
    )


def chosen_options(game: AnyGame, asked: Any) -> Any:
    """The options of a request, completed by the game's defaults."""
    given = {} if asked is None else msgspec.structs.asdict(asked)
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


class OptionText(Record):
    """Something that can be agreed before a game: one of some words, or a number between limits."""

    name: Name
    text: Text
    choices: Annotated[tuple[Name, ...], Meta(max_length=100)] | None
    minimum: Count | None
    maximum: Count | None
    default: Name


class PhaseText(Record):
    """What a phase is."""

    name: Name
    text: Text


class MoveText(Record):
    """What a type of move is, and in which phases it may be made."""

    type: Name
    phases: Annotated[tuple[Name, ...], Meta(max_length=20)]
    text: Text


class EventText(Record):
    """What a type of event tells."""

    type: Name
    text: Text


class DecisionText(Record):
    """How a question was decided that the rulebook leaves open."""

    number: Name
    text: Text


MOST_TEXTS = Meta(max_length=500)


class Description(Record):
    """Everything a game says of itself."""

    name: Name
    title: Name
    rules_version: Version
    text: Text
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=8)], ...], Meta(max_length=8)]
    options: Annotated[tuple[OptionText, ...], MOST_TEXTS]
    components: Annotated[tuple[Component, ...], MOST_TEXTS]
    tables: Annotated[tuple[Sheet, ...], MOST_TEXTS]
    phases: Annotated[tuple[PhaseText, ...], MOST_TEXTS]
    moves: Annotated[tuple[MoveText, ...], MOST_TEXTS]
    events: Annotated[tuple[EventText, ...], MOST_TEXTS]
    rules: Annotated[tuple[NumberedRule, ...], MOST_TEXTS]
    decisions: Annotated[tuple[DecisionText, ...], MOST_TEXTS]


class Health(Record):
    """How the service is."""

    status: Name
