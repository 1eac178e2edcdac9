"""The operations of the API: path, request and answer types, refusals and handler of each. Built from the registry."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from rules.description import Description, describe
from rules.transcripts import transcript_type
from service import VERSION
from service.api import handlers, sealed_play
from service.api.messages import (
    AnyGame,
    AnyTranscripts,
    ApplyRequest,
    GameEntry,
    GameList,
    Health,
    LegalMoves,
    LegalMovesRequest,
    NewRequest,
    Replayed,
    ReplayRequest,
    SealedApplyRequest,
    SealedGame,
    SealedLegalMoves,
    SealedLegalMovesRequest,
    SealedNewRequest,
    SealedSeen,
    SealedTransition,
    SealedViewRequest,
    Seen,
    Transition,
    Validated,
    ValidateRequest,
    ViewRequest,
    bound,
)
from service.api.sealed_sizes import sizes_of
from service.api.tokens import KeyRing
from service.codec.json_reader import JSONReader
from service.codec.problem_details import MAX_DETAILS, ProblemCode
from service.config import Config

Request = TypeVar("Request")
Answer = TypeVar("Answer", bound=msgspec.Struct)
PathParameters = Mapping[str, str]


@dataclass(frozen=True, kw_only=True)
class Operation(Generic[Request, Answer]):
    """One operation. `handle` is a function of the decoded request (POST) or of the path's parameters (GET)."""

    id: str
    path: str
    tag: str
    summary: str
    description: str
    request: type[Request] | None = None  # None: a GET
    lenient: type[Request] | None = None  # the request with items of any kind, where each is checked on its own
    max_body: int = 0  # bytes
    answer: type[Answer]
    padded_size: int = 0  # bytes: answers and refusals are padded with spaces to a multiple of it; 0: not padded
    names: tuple[str, ...] = ()  # values of `{name}` in the path
    refusals: tuple[ProblemCode, ...] = ()
    handle: Callable[[Request], Answer]


AnyOperation = Operation[Any, Any]

BODY_REFUSALS = (
    ProblemCode.UNAUTHORIZED,
    ProblemCode.MALFORMED_JSON,
    ProblemCode.BODY_TOO_LARGE,
    ProblemCode.NOT_JSON,
    ProblemCode.INVALID_REQUEST,
)
SEAT_REFUSALS = (*BODY_REFUSALS, ProblemCode.IMPOSSIBLE_STATE, ProblemCode.NO_SUCH_SEAT)
KEY_REFUSALS = (*BODY_REFUSALS, ProblemCode.BAD_TOKEN, ProblemCode.EXPIRED_TOKEN, ProblemCode.WRONG_KEY)
MOVE_REFUSALS = (*SEAT_REFUSALS, ProblemCode.GAME_OVER, ProblemCode.NOT_YOUR_TURN, ProblemCode.ILLEGAL_MOVE)


def operations(games: Mapping[str, AnyGame], config: Config, keys: KeyRing) -> tuple[AnyOperation, ...]:
    """All operations of the service, in the order of the document."""
    return (
        *game_list_operations(games),
        *health_operations(),
        *(operation for game in games.values() for operation in GameOperations(game, config, keys)),
    )


def game_list_operations(games: Mapping[str, AnyGame]) -> Iterator[AnyOperation]:
    """The operations about all games. Their answers never change while the service runs."""
    entries = (
        GameEntry(name=game.name, title=game.title, seats=game.seats, rules_version=game.rules_version)
        for game in games.values()
    )
    game_list = GameList(version=VERSION, games=tuple(entries))
    descriptions = {name: describe(game) for name, game in games.items()}
    yield Operation[PathParameters, GameList](
        id="listGames",
        path="/games",
        tag="games",
        summary="List the games.",
        description="The games that are served, for how many seats, and in which version of their rules.",
        answer=GameList,
        refusals=(ProblemCode.UNAUTHORIZED,),
        handle=partial(constant, game_list),
    )
    yield Operation[PathParameters, Description](
        id="describeGame",
        path="/games/{name}",
        tag="games",
        summary="Describe a game.",
        description="Options, components, phases, moves, events, numbered rules and decisions of one game.",
        answer=Description,
        refusals=(ProblemCode.UNAUTHORIZED, ProblemCode.UNKNOWN_PATH),
        names=tuple(games),
        handle=lambda path: descriptions[path["name"]],
    )


def health_operations() -> Iterator[AnyOperation]:
    """The probes of liveness and readiness."""
    for name, status, question in (
        ("healthz", "alive", "Is the process alive?"),
        ("readyz", "ready", "Can it answer?"),
    ):
        yield Operation[PathParameters, Health](
            id=name,
            path=f"/{name}",
            tag="service",
            summary=question,
            description=question,
            answer=Health,
            handle=partial(constant, Health(status=status)),
        )


def constant(answer: Answer, _: PathParameters) -> Answer:
    """A handler whose answer is always the same."""
    return answer


@dataclass(frozen=True, slots=True)
class GameOperations:
    """The operations of one game. Iterating gives all of them, in the order of the document."""

    game: AnyGame
    config: Config
    keys: KeyRing

    def __iter__(self) -> Iterator[AnyOperation]:
        yield from self.plain()
        yield from self.lists()
        yield from self.sealed()

    def define(
        self,
        path: str,
        *,
        summary: str,
        description: str,
        request: type[Request],
        answer: type[Answer],
        refusals: tuple[ProblemCode, ...],
        handle: Callable[[Request], Answer],
        lenient: type[Request] | None = None,
        max_body: int | None = None,
        padded_size: int = 0,
    ) -> Operation[Request, Answer]:
        """One operation. Its id is the game and the path in camel case: `someGameSealedNew`."""
        words = [word.capitalize() for word in re.split("[-/]", f"{self.game.name}/{path}")]
        name = "".join(words)
        return Operation(
            id=name[0].lower() + name[1:],
            path=f"/games/{self.game.name}/{path}",
            tag=self.game.name,
            summary=summary,
            description=description,
            request=request,
            lenient=lenient,
            max_body=max_body or self.config.max_body,
            answer=answer,
            padded_size=padded_size,
            refusals=refusals,
            handle=handle,
        )

    def plain(self) -> Iterator[AnyOperation]:
        """The operations whose requests and answers hold the plain state."""
        yield self.define(
            "new",
            summary=f"Start a game of {self.game.title}.",
            description="Without a seed the system makes one. "
            "The same seats, options and seed give the same game for ever.",
            request=bound(NewRequest, self.game),
            answer=bound(Transition, self.game),
            refusals=BODY_REFUSALS,
            handle=partial(handlers.new, self.game),
        )
        yield self.define(
            "legal-moves",
            summary="List the legal moves.",
            description="Of one seat, or of all. They are ordered by seat, then by type as documented. "
            "A finished game has none.",
            request=bound(LegalMovesRequest, self.game),
            answer=bound(LegalMoves, self.game),
            refusals=SEAT_REFUSALS,
            handle=partial(handlers.legal_moves, self.game),
        )
        yield self.define(
            "apply",
            summary="Carry out a move.",
            description="A pure function: the same request has the same answer, so a retry is safe. "
            "A refusal names the rule.",
            request=bound(ApplyRequest, self.game),
            answer=bound(Transition, self.game),
            refusals=MOVE_REFUSALS,
            handle=partial(handlers.apply, self.game),
        )
        yield self.define(
            "view",
            summary="Show what a seat may see.",
            description="Nothing hidden is in it. `seat` null asks for what a spectator may see.",
            request=bound(ViewRequest, self.game),
            answer=bound(Seen, self.game),
            refusals=SEAT_REFUSALS,
            handle=partial(handlers.view, self.game),
        )

    def lists(self) -> Iterator[AnyOperation]:
        """The operations on whole lists of moves, with larger bodies."""
        yield self.define(
            "replay",
            summary="Play a whole game again.",
            description="Starts a game and carries out the moves until one is refused; "
            "that is an answer, not an error.",
            request=bound(ReplayRequest, self.game),
            max_body=self.config.max_replay_body,
            answer=bound(Replayed, self.game),
            refusals=(*BODY_REFUSALS, ProblemCode.IMPOSSIBLE_STATE),
            handle=partial(handlers.replay, self.game),
        )
        yield self.define(
            "validate",
            summary="Check many transcripts.",
            description="Each has its own verdict, also one that does not match the schema: `invalid_request`, with "
            f"pointers into it (of those after the {MAX_DETAILS}th the first error alone is told). "
            f"One that would make it more than {handlers.MAX_VALIDATED_MOVES:,} moves in all "
            "is left to another request.",
            request=bound(ValidateRequest, self.game),
            max_body=self.config.max_replay_body,
            lenient=AnyTranscripts,
            answer=bound(Validated, self.game),
            refusals=BODY_REFUSALS,
            handle=partial(handlers.validate, self.game, JSONReader(transcript_type(self.game))),
        )

    def sealed(self) -> Iterator[AnyOperation]:
        """The operations on encrypted matches."""
        sizes = sizes_of(self.game.name)
        yield self.define(
            "sealed/new",
            summary=f"Start a sealed game of {self.game.title}.",
            description="For front ends without a back end that everybody trusts. The seed comes from the service.",
            request=bound(SealedNewRequest, self.game),
            answer=SealedGame,
            refusals=(*BODY_REFUSALS, ProblemCode.BAD_KEY_HASHES),
            padded_size=sizes.new,
            handle=partial(sealed_play.new, self.game, self.keys),
        )
        yield self.define(
            "sealed/view",
            summary="Show what the key's seat may see.",
            description="`key` null asks for what a spectator may see.",
            request=SealedViewRequest,
            answer=bound(SealedSeen, self.game),
            refusals=KEY_REFUSALS,
            padded_size=sizes.view,
            handle=partial(sealed_play.view, self.game, self.keys),
        )
        yield self.define(
            "sealed/legal-moves",
            summary="List the legal moves of the key's seat.",
            description="In the documented order. A finished game has none.",
            request=SealedLegalMovesRequest,
            answer=bound(SealedLegalMoves, self.game),
            refusals=KEY_REFUSALS,
            padded_size=sizes.legal_moves,
            handle=partial(sealed_play.legal_moves, self.game, self.keys),
        )
        yield self.define(
            "sealed/apply",
            summary="Carry out a move of the key's seat.",
            description="The answer holds the next token; each has its own nonce, "
            "so the same request has another answer each time.",
            request=bound(SealedApplyRequest, self.game),
            answer=bound(SealedTransition, self.game),
            refusals=(*KEY_REFUSALS, *MOVE_REFUSALS[len(BODY_REFUSALS) :]),
            padded_size=sizes.apply,
            handle=partial(sealed_play.apply, self.game, self.keys),
        )
