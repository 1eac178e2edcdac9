"""Strict decoding: read requests and transcripts from JSON exactly as the service does."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from rules.game import AnyGame
from rules.transcripts import AnyOne, Transcript, game_called, transcript_type
from service.codec.json_reader import JSONReader, parse
from service.codec.problem_details import ProblemCode, ProblemError

T = TypeVar("T", bound=msgspec.Struct)


@cache
def reader_for(record: type[msgspec.Struct]) -> JSONReader[Any]:
    """JSON reader of a record type."""
    return JSONReader(record)


def decode(text: bytes, record: type[T]) -> T:
    """Decode JSON to a record. Raises ProblemError."""
    found: T = reader_for(record).decode(text)
    return found


def decode_transcript(text: bytes) -> tuple[AnyGame, Transcript]:
    """Decode a transcript of any game. Raises ProblemError or UnknownGame."""
    game = game_called(game_name(text))
    return game, decode(text, transcript_type(game))


def game_name(text: bytes) -> str:
    """Game that a transcript names. Raises ProblemError."""
    try:
        return msgspec.json.decode(text, type=AnyOne).game
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        value: Any = parse(text)
    name = value.get("game") if isinstance(value, dict) else None
    if not isinstance(name, str):
        raise ProblemError(ProblemCode.INVALID_REQUEST, "Not a transcript: an object with a text `game` is required.")
    return name
