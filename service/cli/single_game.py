"""Single games: the handlers of the service, called without HTTP. Answers are JSON, as over HTTP."""

from typing import Any, TypeVar

import msgspec

from rules.errors import UnexpectedState
from rules.game import AnyGame
from rules.move_notation import read_move
from rules.notation import read_notation
from rules.records import State
from rules.registry import GAMES
from rules.transcripts import Transcript, game_called, verify
from service.api import handlers
from service.api.messages import ApplyRequest, LegalMovesRequest, NewRequest, ReplayRequest, ViewRequest, bound
from service.cli.convert import decode_utf8
from service.cli.decoding import decode, decode_transcript
from service.cli.files import WHITESPACE
from service.codec.json_reader import encode, parse
from service.codec.problem_details import ProblemCode, ProblemError

Request = TypeVar("Request", bound=msgspec.Struct)
JSONObject = dict[str, Any]
OptionValues = dict[str, int | str]
REPLAY_MEMBERS = ("seats", "options", "seed", "moves", "rules_version")


def request_for(record: type[Request], **members: object) -> Request:
    """Build a request and check it against its schema; members that are None are left out. Raises ProblemError."""
    return decode(encode({name: value for name, value in members.items() if value is not None}), record)


def new(game: AnyGame, **members: object) -> bytes:
    """Start a game."""
    return encode(handlers.new(game, request_for(bound(NewRequest, game), **members)))


def first_state(game: AnyGame, **members: object) -> State:
    """State in which a game starts."""
    state: State = handlers.new(game, request_for(bound(NewRequest, game), **members)).state
    return state


def legal_moves(text: bytes, seat: int | None) -> bytes:
    """List the legal moves of one seat, or of all."""
    game, state, _ = find_state(text)
    return encode(handlers.legal_moves(game, request_for(bound(LegalMovesRequest, game), state=state, seat=seat)))


def apply(text: bytes, move: str | None, include: tuple[str, ...]) -> bytes:
    """Carry out a move; without one, the member `move` of the input."""
    game, state, value = find_state(text)
    chosen = value.get("move") if move is None else parse_move(game, move)
    return encode(
        handlers.apply(game, request_for(bound(ApplyRequest, game), state=state, move=chosen, include=include))
    )


def view(text: bytes, seat: int | None) -> bytes:
    """Show the view of a seat, or of a spectator."""
    game, state, _ = find_state(text)
    return encode(handlers.view(game, decode(encode({"state": state, "seat": seat}), bound(ViewRequest, game))))


def replay(text: bytes, include: tuple[str, ...]) -> tuple[bytes, bool]:
    """Replay a transcript. Returns the answer, and whether all moves were legal. Raises UnexpectedState."""
    game, transcript = parse_transcript(text)
    refused = verify(game, transcript).refused
    if isinstance(refused, UnexpectedState):
        raise refused
    members = {name: getattr(transcript, name) for name in REPLAY_MEMBERS}
    answer = handlers.replay(game, request_for(bound(ReplayRequest, game), **members, include=include))
    return encode(answer), answer.refused is None


def find_state(text: bytes) -> tuple[AnyGame, JSONObject, JSONObject]:
    """Game, state and whole value of an input: a state, or an object with the member `state`. Raises ProblemError."""
    value = parse(text)
    state = value.get("state", value) if isinstance(value, dict) else None
    name = state.get("game") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(name, str):
        raise ProblemError(ProblemCode.INVALID_REQUEST, "Not a state: an object with a text `game` is required.")
    return game_called(name), state, value


def parse_move(game: AnyGame, text: str) -> JSONObject:
    """Parse a move from JSON, or from notation such as `0 draw`. Raises ProblemError or NotationError."""
    found: JSONObject = (
        parse(text.encode()) if text.lstrip().startswith("{") else msgspec.to_builtins(read_move(text, game))
    )
    return found


def parse_transcript(text: bytes) -> tuple[AnyGame, Transcript]:
    """Parse a transcript from JSON or notation. Raises ProblemError, UnknownGame or NotationError."""
    if text.lstrip(WHITESPACE).startswith(b"{"):
        return decode_transcript(text)
    transcript = read_notation(decode_utf8(text))
    return GAMES[transcript.game], transcript
