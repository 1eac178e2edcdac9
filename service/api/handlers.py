"""Handlers of the operations: functions of a request and a game. They raise RulesError or ProblemError.

Their docstrings are in the OpenAPI document: the first line is an operation's summary, the rest its description.
"""

import secrets
from collections.abc import Collection, Mapping
from functools import cache

from msgspec.structs import replace

from rules.description import Description
from rules.game import AnyGame
from rules.game import Transition as GameTransition
from rules.records import Event, Seat, State
from rules.transcripts import Transcript, transcript_type, verify
from service import VERSION
from service.api import messages
from service.api.messages import Include, ReplayInclude, chosen_options
from service.codec.json_reader import JSONReader
from service.codec.problem_details import MAX_DETAILS, Problem, ProblemCode, ProblemError, problem, problem_of

SEED_BYTES = 16  # 128 bits from the system
MAX_VALIDATED_MOVES = 1_500  # in all transcripts of one request: it takes less than a tenth of a second


PathParameters = Mapping[str, str]


def list_games(games: Collection[AnyGame], _: PathParameters) -> messages.GameList:
    """List the games.

    The games that are served, for how many seats, and in which version of their rules.
    """
    entries = (
        messages.GameEntry(name=game.name, title=game.title, seats=game.seats, rules_version=game.rules_version)
        for game in games
    )
    return messages.GameList(version=VERSION, games=tuple(entries))


def describe_game(descriptions: Mapping[str, Description], path: PathParameters) -> Description:
    """Describe a game.

    Options, components, phases, moves, events, numbered rules and decisions of one game.
    """
    return descriptions[path["name"]]


def liveness(_: PathParameters) -> messages.Health:
    """Is the process alive?"""
    return messages.Health(status="alive")


def readiness(_: PathParameters) -> messages.Health:
    """Can it answer?"""
    return messages.Health(status="ready")


def new(game: AnyGame, request: messages.NewRequest) -> messages.Transition:
    """Start a game.

    Without a seed the system makes one. The same seats, options and seed give the same game for ever.
    """
    seed = request.seed or secrets.token_hex(SEED_BYTES)
    start = game.new(request.seats, chosen_options(game, request.options), seed)
    return transition(game, start, request.include or ())


def apply(game: AnyGame, request: messages.ApplyRequest) -> messages.Transition:
    """Carry out a move.

    A pure function: the same request has the same answer, so a retry is safe. A refusal names the rule.
    """
    game.check(request.state)
    return transition(game, game.apply(request.state, request.move), request.include or ())


def transition(game: AnyGame, after: GameTransition[State, Event], include: Collection[Include]) -> messages.Transition:
    """The answer to `new` and `apply`: a state, its events, and what else was asked for."""
    return messages.Transition(
        state=after.state,
        events=after.events,
        legal_moves=game.legal_moves(after.state) if Include.LEGAL_MOVES in include else None,
        views=seat_views(game, after.state, after.events) if Include.VIEWS in include else None,
    )


def legal_moves(game: AnyGame, request: messages.LegalMovesRequest) -> messages.LegalMoves:
    """List the legal moves.

    Of one seat, or of all. They are ordered by seat, then by type as documented. A finished game has none.
    """
    game.check(request.state)
    moves = game.legal_moves(request.state, request.seat)
    return messages.LegalMoves(to_move=request.state.to_move, moves=moves)


def view(game: AnyGame, request: messages.ViewRequest) -> messages.Seen:
    """Show what a seat may see.

    Nothing hidden is in it. `seat` null asks for what a spectator may see.
    """
    game.check(request.state)
    return messages.Seen(view=game.view(request.state, request.seat))


def replay(game: AnyGame, request: messages.ReplayRequest) -> messages.Replayed:
    """Play a whole game again.

    Starts a game and carries out the moves until one is refused; that is an answer, not an error.
    """
    if request.rules_version is not None:
        game.require_version(request.rules_version)
    done = game.replay(request.seats, chosen_options(game, request.options), request.seed, request.moves)
    include = request.include or ()
    events = done.events if ReplayInclude.EVENTS in include else None
    reason = None if done.refused is None else problem_of(done.refused)
    return messages.Replayed(
        state=done.state,
        applied=done.applied,
        refused=None if reason is None else messages.Refused(index=done.applied, problem=reason),
        events=events,
        views=seat_views(game, done.state, events or ()) if ReplayInclude.VIEWS in include else None,
    )


def seat_views(game: AnyGame, state: State, events: tuple[Event, ...]) -> tuple[messages.SeatView, ...]:
    """One item for each seat's device, and one for the spectators."""
    return tuple(
        messages.SeatView(
            seat=seat,
            view=game.view(state, seat),
            events=shown_events(game, events, seat),
            legal_moves=() if seat is None else game.legal_moves(state, seat),
        )
        for seat in (*range(state.seats), None)
    )


def shown_events(game: AnyGame, events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events as one seat, or a spectator, may see them."""
    return tuple(seen for event in events if (seen := game.show(event, seat)) is not None)


def validate(game: AnyGame, request: messages.ValidateRequest) -> messages.Validated:
    """Check many transcripts.

    Each has its own verdict, also one that does not match the schema: `invalid_request`, with pointers into it. After
    20 mismatching transcripts only the first error of each is reported. A transcript that would make it more than
    1,500 moves in all is left to another request.
    """
    reader = transcript_reader(game)
    verdicts: list[messages.Verdict] = []
    total, mismatches = 0, 0
    for item in request.transcripts:
        try:
            transcript = reader.convert(item, in_detail=mismatches < MAX_DETAILS)
        except ProblemError as error:
            mismatches += 1
            detail = "The transcript does not match the schema."
            verdicts.append(verdict_without_play(game, replace(error.problem, detail=detail)))
            continue
        count = len(transcript.moves)
        if total + count > MAX_VALIDATED_MOVES:
            verdicts.append(too_many_moves(game, count, total))
            continue
        total += count
        verdicts.append(verdict(game, transcript))
    return messages.Validated(verdicts=tuple(verdicts))


@cache
def transcript_reader(game: AnyGame) -> JSONReader[Transcript]:
    """The reader that checks the transcripts of a request one by one."""
    return JSONReader(transcript_type(game))


def verdict(game: AnyGame, transcript: Transcript) -> messages.Verdict:
    """The verdict on a transcript: how far it plays."""
    verified = verify(game, transcript)
    return messages.Verdict(
        applied=verified.applied,
        state_digest=verified.state_digest,
        outcome=verified.outcome,
        problem=None if verified.refused is None else problem_of(verified.refused),
    )


def too_many_moves(game: AnyGame, count: int, before: int) -> messages.Verdict:
    """The verdict on a transcript that would exceed the moves that one request may have."""
    detail = (
        f"It has {count} moves, and {before} were played before it: one request plays at most {MAX_VALIDATED_MOVES}."
    )
    return verdict_without_play(game, problem(ProblemCode.TOO_MANY_MOVES, detail))


def verdict_without_play(game: AnyGame, reason: Problem) -> messages.Verdict:
    """The verdict on a transcript of which nothing was played."""
    return messages.Verdict(applied=0, state_digest=None, outcome=None, problem=reason)
