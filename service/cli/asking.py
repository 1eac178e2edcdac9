"""What the commands for single games ask the service's own operations, without a server between."""

from typing import Any

import msgspec

from rules.errors import UnexpectedState
from rules.notation import read_move, read_notation
from rules.registry import GAMES
from rules.transcripts import AnyGame, Transcript, game_called, verify
from service.api import operations as routes
from service.api.messages import messages
from service.cli.files import BLANKS
from service.cli.judging import read
from service.cli.texts import decoded
from service.codec.json_reader import JSONReader, encode, parse
from service.codec.problem_details import ProblemCode, ProblemError


def asked(record: Any, **members: Any) -> Any:
    """A request that is as the schema says. Raises ProblemError."""
    given = {name: value for name, value in members.items() if value is not None}
    return JSONReader(record).decode(encode(given))


def new(game: AnyGame, **members: Any) -> bytes:
    """Start a game."""
    return encode(routes.new(game, asked(messages(game).new, **members)))


def start(game: AnyGame, **members: Any) -> Any:
    """The state in which a game starts."""
    return routes.new(game, asked(messages(game).new, **members)).state


def legal_moves(text: bytes, seat: int | None) -> bytes:
    """List the legal moves."""
    game, state, _ = position(text)
    return encode(routes.legal_moves(game, asked(messages(game).legal_moves, state=state, seat=seat)))


def apply(text: bytes, move: str | None, include: tuple[str, ...]) -> bytes:
    """Carry out a move: this one, or the one that comes with the state."""
    game, state, value = position(text)
    chosen = value.get("move") if move is None else move_of(game, move)
    return encode(routes.apply(game, asked(messages(game).apply, state=state, move=chosen, include=include)))


def view(text: bytes, seat: int | None) -> bytes:
    """Show what a seat may see."""
    game, state, _ = position(text)
    record = messages(game).view
    return encode(routes.view(game, JSONReader(record).decode(encode({"state": state, "seat": seat}))))


def replay(text: bytes, include: tuple[str, ...]) -> tuple[bytes, bool]:
    """Play a transcript again; also tell whether all of it can be played. Raises UnexpectedState."""
    game, transcript = transcript_in(text)
    judged = verify(game, transcript).refused
    if isinstance(judged, UnexpectedState):
        raise judged
    known = ("seats", "options", "seed", "moves", "rules_version")
    members = {name: getattr(transcript, name) for name in known}
    done = routes.replay(game, asked(messages(game).replay, **members, include=include))
    return encode(done), done.refused is None


def position(text: bytes) -> tuple[AnyGame, Any, dict[str, Any]]:
    """The state that a text holds: it is one, or has one as a member, such as an answer or a request."""
    value = parse(text)
    state = value.get("state", value) if isinstance(value, dict) else None
    name = state.get("game") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(name, str):
        raise ProblemError(ProblemCode.INVALID_REQUEST, "A state names its `game`; this does not.")
    return game_called(name), state, value


def move_of(game: AnyGame, text: str) -> Any:
    """A move as JSON, or as text such as `0 draw`. Raises ProblemError or NotationError."""
    if text.lstrip().startswith("{"):
        return parse(text.encode())
    return msgspec.to_builtins(read_move(text, game))


def transcript_in(text: bytes) -> tuple[AnyGame, Transcript]:
    """A transcript as JSON, or as text. Raises ProblemError, UnknownGame or NotationError."""
    if text.lstrip(BLANKS).startswith(b"{"):
        return read(text)
    found = read_notation(decoded(text))
    return GAMES[found.game], found
