"""The operations of the API: path, request and answer types, refusals and handler of each. Built from the registry."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from inspect import getdoc
from typing import Any, Generic, TypeVar

from rules.description import Description, describe
from rules.game import AnyGame
from rules.records import Record
from service.api import handlers
from service.api.messages import (
    AnyTranscripts,
    ApplyRequest,
    GameList,
    Health,
    LegalMoves,
    LegalMovesRequest,
    Message,
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
from service.api.sealed_play import SealedPlay
from service.api.sealed_sizes import SealedSizes, sizes_of
from service.api.tokens import KeyRing
from service.codec.problem_details import ProblemCode
from service.config import Config

Request = TypeVar("Request")
Answer = TypeVar("Answer", bound=Record)


@dataclass(frozen=True, kw_only=True)
class Operation(Generic[Request, Answer]):
    """One operation. `handle` is a function of the decoded request (POST) or of the path's parameters (GET)."""

    id: str
    path: str
    tag: str
    doc: str  # the docstring of the handler
    request: type[Request] | None = None  # None: a GET
    lenient: type[Request] | None = None  # the request with items of any kind, where each is checked on its own
    max_body: int = 0  # bytes
    answer: type[Answer]
    padded_size: int = 0  # bytes: answers and refusals are padded with spaces to a multiple of it; 0: not padded
    names: tuple[str, ...] = ()  # values of `{name}` in the path
    refusals: tuple[ProblemCode, ...] = ()
    handle: Callable[[Request], Answer]

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return self.doc.partition("\n")[0]

    @property
    def description(self) -> str:
        """The rest of the handler's docstring; its first line if there is no more."""
        return " ".join(self.doc.partition("\n")[2].split()) or self.summary


AnyOperation = Operation[Any, Any]

BODY_REFUSALS = (
    ProblemCode.UNAUTHORIZED,
    ProblemCode.MALFORMED_JSON,
    ProblemCode.BODY_TOO_LARGE,
    ProblemCode.NOT_JSON,
    ProblemCode.INVALID_REQUEST,
)
SEAT_REFUSALS = (*BODY_REFUSALS, ProblemCode.IMPOSSIBLE_STATE, ProblemCode.NO_SUCH_SEAT)
TURN_REFUSALS = (ProblemCode.GAME_OVER, ProblemCode.NOT_YOUR_TURN, ProblemCode.ILLEGAL_MOVE)
MOVE_REFUSALS = (*SEAT_REFUSALS, *TURN_REFUSALS)
REPLAY_REFUSALS = (*BODY_REFUSALS, ProblemCode.IMPOSSIBLE_STATE)
DEAL_REFUSALS = (*BODY_REFUSALS, ProblemCode.BAD_KEY_HASHES)
KEY_REFUSALS = (*BODY_REFUSALS, ProblemCode.BAD_TOKEN, ProblemCode.EXPIRED_TOKEN, ProblemCode.WRONG_KEY)
KEY_MOVE_REFUSALS = (*KEY_REFUSALS, ProblemCode.IMPOSSIBLE_STATE, ProblemCode.NO_SUCH_SEAT, *TURN_REFUSALS)


def operations(games: Mapping[str, AnyGame], config: Config, keys: KeyRing) -> tuple[AnyOperation, ...]:
    """All operations of the service, in the order of the document."""
    return (
        *game_list_operations(games),
        *health_operations(),
        *(operation for game in games.values() for operation in GameOperations(game, config, keys)),
    )


def game_list_operations(games: Mapping[str, AnyGame]) -> Iterator[AnyOperation]:
    """The operations about all games. Their answers never change while the service runs."""
    yield Operation(
        id="listGames",
        path="/games",
        tag="games",
        doc=docstring(handlers.list_games),
        answer=GameList,
        refusals=(ProblemCode.UNAUTHORIZED,),
        handle=partial(handlers.list_games, tuple(games.values())),
    )
    yield Operation(
        id="describeGame",
        path="/games/{name}",
        tag="games",
        doc=docstring(handlers.describe_game),
        answer=Description,
        refusals=(ProblemCode.UNAUTHORIZED, ProblemCode.UNKNOWN_PATH),
        names=tuple(games),
        handle=partial(handlers.describe_game, {name: describe(game) for name, game in games.items()}),
    )


def health_operations() -> Iterator[AnyOperation]:
    """The probes of liveness and readiness."""
    for name, probe in (("healthz", handlers.liveness), ("readyz", handlers.readiness)):
        yield Operation(id=name, path=f"/{name}", tag="service", doc=docstring(probe), answer=Health, handle=probe)


def docstring(handler: Callable[..., Any]) -> str:
    """The docstring of a handler, without its indentation."""
    return getdoc(handler) or ""


@dataclass(frozen=True, slots=True)
class GameOperations:
    """The operations of one game. Iterating gives all of them, in the order of the document."""

    game: AnyGame
    config: Config
    keys: KeyRing

    def __iter__(self) -> Iterator[AnyOperation]:
        yield from self.plain()
        yield from self.sealed(SealedPlay(self.keys), sizes_of(self.game.name))

    def plain(self) -> tuple[AnyOperation, ...]:
        """The operations on states and on lists of moves. Those on lists take larger bodies."""
        define, large = self.define, self.config.max_replay_body
        table = (  # a variable of its own, so that mypy infers and compares the types of each row
            define("new", handlers.new, NewRequest, Transition, BODY_REFUSALS),
            define("legal-moves", handlers.legal_moves, LegalMovesRequest, LegalMoves, SEAT_REFUSALS),
            define("apply", handlers.apply, ApplyRequest, Transition, MOVE_REFUSALS),
            define("view", handlers.view, ViewRequest, Seen, SEAT_REFUSALS),
            define("replay", handlers.replay, ReplayRequest, Replayed, REPLAY_REFUSALS, large),
            define("validate", handlers.validate, ValidateRequest, Validated, BODY_REFUSALS, large, AnyTranscripts),
        )
        return table

    def sealed(self, play: SealedPlay, sizes: SealedSizes) -> tuple[AnyOperation, ...]:
        """The operations on encrypted matches. Their answers are padded."""
        define = self.define
        new = define("sealed/new", play.new, SealedNewRequest, SealedGame, DEAL_REFUSALS)
        view = define("sealed/view", play.view, SealedViewRequest, SealedSeen, KEY_REFUSALS)
        moves = define("sealed/legal-moves", play.legal_moves, SealedLegalMovesRequest, SealedLegalMoves, KEY_REFUSALS)
        apply = define("sealed/apply", play.apply, SealedApplyRequest, SealedTransition, KEY_MOVE_REFUSALS)
        return (
            replace(new, padded_size=sizes.new),
            replace(view, padded_size=sizes.view),
            replace(moves, padded_size=sizes.legal_moves),
            replace(apply, padded_size=sizes.apply),
        )

    def define(
        self,
        path: str,
        handler: Callable[[AnyGame, Message], Answer],
        request: type[Message],
        answer: type[Answer],
        refusals: tuple[ProblemCode, ...],
        max_body: int | None = None,
        lenient: type[Message] | None = None,
    ) -> Operation[Message, Answer]:
        """Define an operation. Its id is the game and the path in camel case: `someGameSealedNew`."""
        first, *words = re.split("[-/]", f"{self.game.name}/{path}")
        return Operation(
            id=first + "".join(word.capitalize() for word in words),
            path=f"/games/{self.game.name}/{path}",
            tag=self.game.name,
            doc=docstring(handler),
            request=bound(request, self.game),
            lenient=lenient,
            max_body=max_body or self.config.max_body,
            answer=bound(answer, self.game),
            refusals=refusals,
            handle=partial(handler, self.game),
        )
