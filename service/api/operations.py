"""The operations of the API: path, request and answer types, refusals and handler of each. Built from the registry."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from inspect import getdoc
from typing import Any, Generic, TypeVar, get_type_hints

from rules.description import describe
from rules.game import AnyGame
from rules.records import Record
from service.api import handlers
from service.api.messages import AnyTranscripts, Message, bound
from service.api.sealed_play import SealedPlay
from service.api.sealed_sizes import sizes_of
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
    unchecked_items: type[Request] | None = None  # the request with items of any kind, where each is checked on its own
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


def all_operations(games: Mapping[str, AnyGame], config: Config, keys: KeyRing) -> tuple[AnyOperation, ...]:
    """All operations of the service, in the order of the document."""
    list_games = partial(handlers.list_games, tuple(games.values()))
    describe_game = partial(handlers.describe_game, {name: describe(game) for name, game in games.items()})
    unknown = (ProblemCode.UNAUTHORIZED, ProblemCode.UNKNOWN_PATH)
    return (
        get("listGames", "/games", "games", list_games, refusals=unknown[:1]),
        get("describeGame", "/games/{name}", "games", describe_game, names=tuple(games), refusals=unknown),
        get("healthz", "/healthz", "service", partial(handlers.liveness)),
        get("readyz", "/readyz", "service", partial(handlers.readiness)),
        *(operation for game in games.values() for operation in game_operations(game, config, keys)),
    )


def get(id: str, path: str, tag: str, handle: partial[Any], **members: Any) -> AnyOperation:
    """Define a GET operation. Its answer is the type that the handler returns."""
    answer, doc = get_type_hints(handle.func)["return"], getdoc(handle.func) or ""
    return Operation(id=id, path=path, tag=tag, doc=doc, answer=answer, handle=handle, **members)


def game_operations(game: AnyGame, config: Config, keys: KeyRing) -> tuple[AnyOperation, ...]:
    """The operations of one game: on states, on lists of moves, which take larger bodies, and on encrypted matches."""
    small, large, sizes, play = config.max_body, config.max_replay_body, sizes_of(game.name), SealedPlay(keys)
    return (
        post(game, "new", handlers.new, BODY_REFUSALS, small),
        post(game, "legal-moves", handlers.legal_moves, SEAT_REFUSALS, small),
        post(game, "apply", handlers.apply, MOVE_REFUSALS, small),
        post(game, "view", handlers.view, SEAT_REFUSALS, small),
        post(game, "replay", handlers.replay, REPLAY_REFUSALS, large),
        post(game, "validate", handlers.validate, BODY_REFUSALS, large, unchecked_items=AnyTranscripts),
        post(game, "sealed/new", play.new, DEAL_REFUSALS, small, padded_size=sizes.new),
        post(game, "sealed/view", play.view, KEY_REFUSALS, small, padded_size=sizes.view),
        post(game, "sealed/legal-moves", play.legal_moves, KEY_REFUSALS, small, padded_size=sizes.legal_moves),
        post(game, "sealed/apply", play.apply, KEY_MOVE_REFUSALS, small, padded_size=sizes.apply),
    )


def post(
    game: AnyGame,
    path: str,
    handler: Callable[[AnyGame, Message], Answer],
    refusals: tuple[ProblemCode, ...],
    max_body: int,
    **members: Any,
) -> Operation[Message, Answer]:
    """Define a POST operation of a game. Its request and answer are the types in the handler's signature.

    Its id is the game and the path in camel case: `someGameSealedNew`.
    """
    kinds = get_type_hints(handler)
    first, *words = re.split("[-/]", f"{game.name}/{path}")
    return Operation(
        id=first + "".join(word.capitalize() for word in words),
        path=f"/games/{game.name}/{path}",
        tag=game.name,
        doc=getdoc(handler) or "",
        request=bound(kinds["request"], game),
        answer=bound(kinds["return"], game),
        max_body=max_body,
        refusals=refusals,
        handle=partial(handler, game),
        **members,
    )
