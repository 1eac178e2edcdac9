"""Conversion of transcripts between JSON, one a line, and notation, the text form for people."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from itertools import chain
from typing import IO

from msgspec.structs import replace

from rules.move_notation import NotationError
from rules.notation import each_notation, read_notation, write_notation
from rules.transcripts import UnknownGame
from service.cli.decoding import decode_transcript
from service.cli.files import WHITESPACE
from service.codec.json_reader import encode
from service.codec.problem_details import ProblemCode, ProblemError

NumberedLines = Iterator[tuple[int, bytes]]


def convert(stream: IO[bytes]) -> Iterator[str]:
    """Convert every transcript to the other form. Raises ProblemError, UnknownGame or NotationError."""
    opening = [b""]
    while not opening[-1].strip(WHITESPACE) and (line := stream.readline()):
        opening.append(line)
    lines = enumerate(chain(opening[1:], stream), 1)
    is_json = opening[-1].lstrip(WHITESPACE).startswith(b"{")
    return json_to_notation(lines) if is_json else notation_to_json(lines)


def json_to_notation(lines: NumberedLines) -> Iterator[str]:
    """Convert JSON to notation: one transcript a line, or a single one over several lines."""
    number, first = next((number, line) for number, line in lines if line.strip(WHITESPACE))
    try:
        yield transcript_to_notation(first, number)
    except ProblemError as error:
        rest = b"".join(line for _, line in lines)
        if error.problem.code != ProblemCode.MALFORMED_JSON or not rest.strip(WHITESPACE):
            raise
        yield transcript_to_notation(first + rest, number)
        return
    for number, line in lines:
        if line.strip(WHITESPACE):
            yield "\n" + transcript_to_notation(line, number)


def transcript_to_notation(text: bytes, number: int) -> str:
    """Convert one transcript that begins in this line. Raises ProblemError or UnknownGame, which name the line."""
    try:
        return write_notation(decode_transcript(text)[1])
    except ProblemError as error:
        problem = error.problem
        where = f"Line {number}"
        if problem.position is not None:
            *before, last = text.decode(errors="replace")[: problem.position].split("\n")
            where = f"Line {number + len(before)}, column {len(last) + 1}"
        error.problem = replace(problem, detail=f"{where}: {problem.detail}", position=None)
        raise
    except UnknownGame as error:
        raise UnknownGame(f"line {number}: {error}") from None


def notation_to_json(lines: NumberedLines) -> Iterator[str]:
    """Convert notation to JSON, one transcript a line."""
    for number, text in each_notation(decode_utf8(line, number) for number, line in lines):
        yield encode(read_notation(text, first=number)).decode() + "\n"


def decode_utf8(text: bytes, number: int = 1) -> str:
    """Decode UTF-8 without a byte order mark; `number` is that of the first line. Raises NotationError."""
    if number == 1 and text.startswith(BOM_UTF8):
        raise NotationError("The text begins with a byte order mark.", 1, 1)
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        *before, last = text[: error.start].decode().split("\n")
        raise NotationError("The text is not UTF-8.", number + len(before), len(last) + 1) from None
