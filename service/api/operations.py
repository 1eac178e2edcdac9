"""The operations of the service: what is asked, what is answered, and who answers. Built from the registry."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from rules.errors import RulesError
from rules.transcripts import Verdict, transcript_type, verify
from service import VERSION
from service.api.description import describe
from service.api.messages import (
    MOST_VALIDATED,
    AnyGame,
    Description,
    GameEntry,
    GameList,
    Health,
    Include,
    ReplayInclude,
    SealedGame,
    SealedLegalMovesRequest,
    SealedViewRequest,
    chosen_options,
    messages,
)
from service.api.sealed_play import SEED_BYTES, sealed_answers, shown
from service.api.sealed_sizes import sizes_of
from service.api.tokens import KeyRing
from service.codec.json_reader import JSONReader
from service.codec.problem_details import MAX_DETAILS, Problem, ProblemCode, ProblemError, problem, problem_of
from service.config import Config


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One thing that can be asked. `handle` takes the request's record (POST) or the path's members (GET)."""

    id: str
    path: str
    tag: str
    summary: str
    description: str
    request: Any = None
    lenient: Any = None  # the request with items of any kind, if they are judged one by one
    max_body: int = 0  # bytes
    answer: Any
    padded_size: int = 0  # bytes: answers and refusals are padded with spaces to a multiple of it; 0: not padded
    names: tuple[str, ...] = ()  # what `{name}` in the path can be
    refusals: tuple[ProblemCode, ...] = ()
    handle: Callable[[Any], Any]


BODY_REFUSALS = (
    ProblemCode.UNAUTHORIZED,
    ProblemCode.MALFORMED_JSON,
    ProblemCode.BODY_TOO_LARGE,
    ProblemCode.NOT_JSON,
    ProblemCode.INVALID_REQUEST,
)
SEAT_REFUSALS = (*BODY_REFUSALS, ProblemCode.IMPOSSIBLE_STATE, ProblemCode.NO_SUCH_SEAT)
KEY_REFUSALS = (*BODY_REFUSALS, ProblemCode.BAD_TOKEN, ProblemCode.EXPIRED_TOKEN, ProblemCode.WRONG_KEY)
MISMATCH = "The transcript does not match the schema."
MOVE_REFUSALS = (*SEAT_REFUSALS, ProblemCode.GAME_OVER, ProblemCode.NOT_YOUR_TURN, ProblemCode.ILLEGAL_MOVE)


def operations(games: Mapping[str, AnyGame], config: Config, ring: KeyRing) -> tuple[Operation, ...]:
    """Everything that can be asked of the service."""
    return (
        *service_operations(games),
        *(operation for game in games.values() for operation in game_operations(game, config, ring)),
    )


def service_operations(games: Mapping[str, AnyGame]) -> Iterator[Operation]:
    """What is asked about the service and its games."""
    listed = GameList(
        version=VERSION,
        games=tuple(
            GameEntry(name=game.name, title=game.title, seats=game.seats, rules_version=game.rules_version)
            for game in games.values()
        ),
    )
    described = {name: describe(game) for name, game in games.items()}
    yield Operation(
        id="listGames",
        path="/games",
        tag="games",
        summary="List the games.",
        description="The games that are served, for how many seats, and in which version of their rules.",
        answer=GameList,
        refusals=(ProblemCode.UNAUTHORIZED,),
        handle=partial(always, listed),
    )
    yield Operation(
        id="describeGame",
        path="/games/{name}",
        tag="games",
        summary="Describe a game.",
        description="Options, components, phases, moves, events, numbered rules and decisions of one game.",
        answer=Description,
        refusals=(ProblemCode.UNAUTHORIZED, ProblemCode.UNKNOWN_PATH),
        names=tuple(games),
        handle=lambda path: described[path["name"]],
    )
    for name, status, text in (
        ("healthz", Health(status="alive"), "Is the process alive?"),
        ("readyz", Health(status="ready"), "Can it answer?"),
    ):
        yield Operation(
            id=name,
            path=f"/{name}",
            tag="service",
            summary=text,
            description=text,
            answer=Health,
            handle=partial(always, status),
        )


def always(answer: Any, _: Any) -> Any:
    """The same answer to every request."""
    return answer


def game_operations(game: AnyGame, config: Config, ring: KeyRing) -> Iterator[Operation]:
    """What is asked about one game."""
    known = messages(game)
    prefix = "".join(word.capitalize() for word in game.name.split("-"))
    prefix = prefix[0].lower() + prefix[1:]

    def operation(name: str, path: str, summary: str, description: str, **rest: Any) -> Operation:
        return Operation(
            id=prefix + name,
            path=f"/games/{game.name}/{path}",
            tag=game.name,
            summary=summary,
            description=description,
            **{"max_body": config.max_body, **rest},
        )

    yield operation(
        "New",
        "new",
        f"Start a game of {game.title}.",
        "Without a seed the system makes one. The same seats, options and seed give the same game for ever.",
        request=known.new,
        answer=known.transition,
        refusals=BODY_REFUSALS,
        handle=lambda asked: new(game, asked),
    )
    yield operation(
        "LegalMoves",
        "legal-moves",
        "List the legal moves.",
        "Of one seat, or of all. They are ordered by seat, then by type as documented. A finished game has none.",
        request=known.legal_moves,
        answer=known.moves,
        refusals=SEAT_REFUSALS,
        handle=lambda asked: legal_moves(game, asked),
    )
    yield operation(
        "Apply",
        "apply",
        "Carry out a move.",
        "A pure function: the same request has the same answer, so a retry is safe. A refusal names the rule.",
        request=known.apply,
        answer=known.transition,
        refusals=MOVE_REFUSALS,
        handle=lambda asked: apply(game, asked),
    )
    yield operation(
        "View",
        "view",
        "Show what a seat may see.",
        "Nothing hidden is in it. `seat` null asks for what a spectator may see.",
        request=known.view,
        answer=known.seen,
        refusals=SEAT_REFUSALS,
        handle=lambda asked: view(game, asked),
    )
    yield operation(
        "Replay",
        "replay",
        "Play a whole game again.",
        "Starts a game and carries out the moves until one is refused; that is an answer, not an error.",
        request=known.replay,
        max_body=config.max_replay_body,
        answer=known.replayed,
        refusals=(*BODY_REFUSALS, ProblemCode.IMPOSSIBLE_STATE),
        handle=lambda asked: replay(game, asked),
    )
    yield operation(
        "Validate",
        "validate",
        "Check many transcripts.",
        "Each has its own verdict, also one that does not match the schema: `invalid_request`, with pointers into it "
        f"(of those after the {MAX_DETAILS}th the first error alone is told). "
        f"One that would make it more than {MOST_VALIDATED:,} moves in all is left to another request.",
        request=known.validate,
        lenient=known.validate_each,
        max_body=config.max_replay_body,
        answer=known.validated,
        refusals=BODY_REFUSALS,
        handle=partial(validate, game, JSONReader(transcript_type(game), config.max_replay_body)),
    )
    sealed, sizes = sealed_answers(game, ring), sizes_of(game.name)
    yield operation(
        "SealedNew",
        "sealed/new",
        f"Start a sealed game of {game.title}.",
        "For front ends without a back end that everybody trusts. The seed comes from the service.",
        request=known.sealed_new,
        answer=SealedGame,
        refusals=(*BODY_REFUSALS, ProblemCode.BAD_KEY_HASHES),
        padded_size=sizes.new,
        handle=sealed["new"],
    )
    yield operation(
        "SealedView",
        "sealed/view",
        "Show what the key's seat may see.",
        "`key` null asks for what a spectator may see.",
        request=SealedViewRequest,
        answer=known.sealed_seen,
        refusals=KEY_REFUSALS,
        padded_size=sizes.view,
        handle=sealed["view"],
    )
    yield operation(
        "SealedLegalMoves",
        "sealed/legal-moves",
        "List the legal moves of the key's seat.",
        "In the documented order. A finished game has none.",
        request=SealedLegalMovesRequest,
        answer=known.sealed_moves,
        refusals=KEY_REFUSALS,
        padded_size=sizes.legal_moves,
        handle=sealed["legal-moves"],
    )
    yield operation(
        "SealedApply",
        "sealed/apply",
        "Carry out a move of the key's seat.",
        "The answer holds the next token; each has its own nonce, so the same request has another answer each time.",
        request=known.sealed_apply,
        answer=known.sealed_transition,
        refusals=(*KEY_REFUSALS, *MOVE_REFUSALS[len(BODY_REFUSALS) :]),
        padded_size=sizes.apply,
        handle=sealed["apply"],
    )


def new(game: AnyGame, asked: Any) -> Any:
    """Start a game."""
    after = game.new(asked.seats, chosen_options(game, asked.options), asked.seed or secrets.token_hex(SEED_BYTES))
    return transition(game, after, asked.include)


def apply(game: AnyGame, asked: Any) -> Any:
    """Carry out a move."""
    game.check(asked.state)
    return transition(game, game.apply(asked.state, asked.move), asked.include)


def transition(game: AnyGame, after: Any, include: tuple[Include, ...] | None) -> Any:
    """A state and its events, with what was asked for besides."""
    wanted = include or ()
    return messages(game).transition(
        state=after.state,
        events=after.events,
        legal_moves=game.legal_moves(after.state) if Include.LEGAL_MOVES in wanted else None,
        views=seat_views(game, after.state, after.events) if Include.VIEWS in wanted else None,
    )


def legal_moves(game: AnyGame, asked: Any) -> Any:
    """List the legal moves of one seat, or of all."""
    game.check(asked.state)
    return messages(game).moves(to_move=asked.state.to_move, moves=game.legal_moves(asked.state, asked.seat))


def view(game: AnyGame, asked: Any) -> Any:
    """Show what one seat may see."""
    game.check(asked.state)
    return messages(game).seen(view=game.view(asked.state, asked.seat))


def replay(game: AnyGame, asked: Any) -> Any:
    """Carry out all moves of a game, or those before the first that is refused."""
    if asked.rules_version is not None:
        game.know(asked.rules_version)
    done = game.replay(asked.seats, chosen_options(game, asked.options), asked.seed, asked.moves)
    wanted = asked.include or ()
    events = done.events if ReplayInclude.EVENTS in wanted else None
    known = messages(game)
    return known.replayed(
        state=done.state,
        applied=done.applied,
        refused=None if done.refused is None else refused(game, done.applied, done.refused),
        events=events,
        views=seat_views(game, done.state, events or ()) if ReplayInclude.VIEWS in wanted else None,
    )


def validate(game: AnyGame, reader: JSONReader, asked: Any) -> Any:
    """Play transcripts again, but for those that make more moves in all than one request may ask for."""
    verdicts, total, mismatches = [], 0, 0
    for item in asked.transcripts:
        try:
            transcript = reader.convert(item, in_detail=mismatches < MAX_DETAILS)
        except ProblemError as error:
            mismatches += 1
            verdicts.append(not_judged(game, replace(error.problem, detail=MISMATCH)))
            continue
        count = len(transcript.moves)
        if total + count > MOST_VALIDATED:
            verdicts.append(left_over(game, count, total))
            continue
        total += count
        verdicts.append(verdict(game, verify(game, transcript)))
    return messages(game).validated(verdicts=tuple(verdicts))


def verdict(game: AnyGame, found: Verdict) -> Any:
    """What is said of one transcript."""
    return messages(game).verdict(
        applied=found.applied,
        state_digest=found.state_digest,
        outcome=found.outcome,
        problem=None if found.refused is None else problem_of(found.refused),
    )


def left_over(game: AnyGame, count: int, before: int) -> Any:
    """What is said of a transcript that has too many moves beside those that were looked at before."""
    detail = f"It has {count} moves, and {before} were looked at before it: one request has at most {MOST_VALIDATED}."
    return not_judged(game, problem(ProblemCode.TOO_MANY_MOVES, detail))


def not_judged(game: AnyGame, why: Problem) -> Any:
    """What is said of a transcript of which nothing was played."""
    return messages(game).verdict(applied=0, state_digest=None, outcome=None, problem=why)


def refused(game: AnyGame, index: int, error: RulesError) -> Any:
    """Where a replay stopped, and why."""
    return messages(game).refused(index=index, problem=problem_of(error))


def seat_views(game: AnyGame, state: Any, events: tuple[Any, ...]) -> tuple[Any, ...]:
    """What to send to each seat's device, and to the spectators."""
    seat_view = messages(game).seat_view
    return tuple(
        seat_view(
            seat=seat,
            view=game.view(state, seat),
            events=shown(game, events, seat),
            legal_moves=() if seat is None else game.legal_moves(state, seat),
        )
        for seat in (*range(state.seats), None)
    )
