"""Handlers of a game's operations: pure functions of a game and a request. They raise RulesError or ProblemError."""

import secrets
from collections.abc import Collection

from msgspec.structs import replace

from rules.errors import RulesError
from rules.game import Transition as GameTransition
from rules.transcripts import Transcript, verify
from rules.wire import Event, Seat, State
from service.api.messages import (
    AnyGame,
    ApplyRequest,
    Include,
    LegalMoves,
    LegalMovesRequest,
    NewRequest,
    Refused,
    Replayed,
    ReplayInclude,
    ReplayRequest,
    SeatView,
    Seen,
    Transition,
    Validated,
    ValidateRequest,
    Verdict,
    ViewRequest,
    bound,
    chosen_options,
)
from service.codec.json_reader import JSONReader
from service.codec.problem_details import MAX_DETAILS, Problem, ProblemCode, ProblemError, problem, problem_of

SEED_BYTES = 16  # 128 bits from the system
MAX_VALIDATED_MOVES = 1_500  # in all transcripts of one request: it takes less than a tenth of a second


def new(game: AnyGame, request: NewRequest) -> Transition:
    """Start a game. Without a seed the system makes one."""
    seed = request.seed or secrets.token_hex(SEED_BYTES)
    start = game.new(request.seats, chosen_options(game, request.options), seed)
    return transition(game, start, request.include or ())


def apply(game: AnyGame, request: ApplyRequest) -> Transition:
    """Carry out a move."""
    game.check(request.state)
    return transition(game, game.apply(request.state, request.move), request.include or ())


def transition(game: AnyGame, after: GameTransition[State, Event], include: Collection[Include]) -> Transition:
    """The answer to `new` and `apply`: a state, its events, and what else was asked for."""
    return bound(Transition, game)(
        state=after.state,
        events=after.events,
        legal_moves=game.legal_moves(after.state) if Include.LEGAL_MOVES in include else None,
        views=seat_views(game, after.state, after.events) if Include.VIEWS in include else None,
    )


def legal_moves(game: AnyGame, request: LegalMovesRequest) -> LegalMoves:
    """List the legal moves of one seat, or of all."""
    game.check(request.state)
    moves = game.legal_moves(request.state, request.seat)
    return bound(LegalMoves, game)(to_move=request.state.to_move, moves=moves)


def view(game: AnyGame, request: ViewRequest) -> Seen:
    """Show what one seat may see."""
    game.check(request.state)
    return bound(Seen, game)(view=game.view(request.state, request.seat))


def replay(game: AnyGame, request: ReplayRequest) -> Replayed:
    """Carry out all moves of a game, or those before the first that is refused."""
    if request.rules_version is not None:
        game.know(request.rules_version)
    done = game.replay(request.seats, chosen_options(game, request.options), request.seed, request.moves)
    include = request.include or ()
    events = done.events if ReplayInclude.EVENTS in include else None
    return bound(Replayed, game)(
        state=done.state,
        applied=done.applied,
        refused=None if done.refused is None else refused(game, done.applied, done.refused),
        events=events,
        views=seat_views(game, done.state, events or ()) if ReplayInclude.VIEWS in include else None,
    )


def refused(game: AnyGame, index: int, error: RulesError) -> Refused:
    """The place where a replay stopped, and why."""
    return bound(Refused, game)(index=index, problem=problem_of(error))


def seat_views(game: AnyGame, state: State, events: tuple[Event, ...]) -> tuple[SeatView, ...]:
    """One item for each seat's device, and one for the spectators."""
    seat_view = bound(SeatView, game)
    return tuple(
        seat_view(
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


def validate(game: AnyGame, reader: JSONReader[Transcript], request: ValidateRequest) -> Validated:
    """Play transcripts again, each by itself. `reader` converts the items, which may still be anything."""
    verdicts: list[Verdict] = []
    total, mismatches = 0, 0
    for item in request.transcripts:
        try:
            transcript = reader.convert(item, in_detail=mismatches < MAX_DETAILS)
        except ProblemError as error:
            mismatches += 1
            detail = "The transcript does not match the schema."
            verdicts.append(unplayed(game, replace(error.problem, detail=detail)))
            continue
        count = len(transcript.moves)
        if total + count > MAX_VALIDATED_MOVES:
            verdicts.append(too_many_moves(game, count, total))
            continue
        total += count
        verdicts.append(verdict(game, transcript))
    return bound(Validated, game)(verdicts=tuple(verdicts))


def verdict(game: AnyGame, transcript: Transcript) -> Verdict:
    """The verdict on a transcript: how far it plays."""
    found = verify(game, transcript)
    return bound(Verdict, game)(
        applied=found.applied,
        state_digest=found.state_digest,
        outcome=found.outcome,
        problem=None if found.refused is None else problem_of(found.refused),
    )


def too_many_moves(game: AnyGame, count: int, before: int) -> Verdict:
    """The verdict on a transcript that would exceed the moves that one request may have."""
    detail = (
        f"It has {count} moves, and {before} were played before it: one request plays at most {MAX_VALIDATED_MOVES}."
    )
    return unplayed(game, problem(ProblemCode.TOO_MANY_MOVES, detail))


def unplayed(game: AnyGame, reason: Problem) -> Verdict:
    """The verdict on a transcript of which nothing was played."""
    return bound(Verdict, game)(applied=0, state_digest=None, outcome=None, problem=reason)
