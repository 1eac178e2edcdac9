"""Transcripts as JSON, one a line, become text; text becomes JSON, one a line."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from itertools import chain
from typing import IO

from msgspec.structs import replace

from rules.notation import NotationError, each_notation, read_notation, write_notation
from rules.transcripts import UnknownGame
from service.cli.files import BLANKS
from service.cli.judging import read
from service.codec.json_reader import encode
from service.codec.problem_details import ProblemCode, ProblemError


def turned(stream: IO[bytes]) -> Iterator[str]:
    """Every transcript in the other form, one at a time. Raises ProblemError, UnknownGame or NotationError."""
    opening = [b""]
    while not opening[-1].strip(BLANKS) and (line := stream.readline()):
        opening.append(line)
    lines = enumerate(chain(opening[1:], stream), 1)
    return as_texts(lines) if opening[-1].lstrip(BLANKS).startswith(b"{") else as_json(lines)


def as_texts(lines: Iterator[tuple[int, bytes]]) -> Iterator[str]:
    """JSON as text: one transcript a line, or a single one over several lines."""
    number, first = next((number, line) for number, line in lines if line.strip(BLANKS))
    try:
        yield as_text(first, number)
    except ProblemError as error:
        rest = b"".join(line for _, line in lines)
        if error.problem.code != ProblemCode.MALFORMED_JSON or not rest.strip(BLANKS):
            raise
        yield as_text(first + rest, number)
        return
    for number, line in lines:
        if line.strip(BLANKS):
            yield "\n" + as_text(line, number)


def as_text(transcript: bytes, number: int) -> str:
    """One transcript as text. Raises ProblemError or UnknownGame, which tell the line."""
    try:
        return write_notation(read(transcript)[1])
    except ProblemError as error:
        found = error.problem
        where = f"Line {number}"
        if found.position is not None:
            *before, last = transcript.decode(errors="replace")[: found.position].split("\n")
            where = f"Line {number + len(before)}, column {len(last) + 1}"
        error.problem = replace(found, detail=f"{where}: {found.detail}", position=None)
        raise
    except UnknownGame as error:
        raise UnknownGame(f"line {number}: {error}") from None


def as_json(lines: Iterator[tuple[int, bytes]]) -> Iterator[str]:
    """Text as JSON, one transcript a line."""
    for number, text in each_notation(decoded(line, number) for number, line in lines):
        yield encode(read_notation(text, first=number)).decode() + "\n"


def decoded(text: bytes, number: int = 1) -> str:
    """Text that is UTF-8; the number is that of its first line. Raises NotationError."""
    if number == 1 and text.startswith(BOM_UTF8):
        raise NotationError("The text begins with a byte order mark.", 1, 1)
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        *before, last = text[: error.start].decode().split("\n")
        raise NotationError("This is not UTF-8.", number + len(before), len(last) + 1) from None
