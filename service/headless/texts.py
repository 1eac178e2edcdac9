"""Transcripts as JSON, one a line, become text; text becomes JSON, one a line."""

from collections.abc import Iterator
from itertools import chain
from typing import IO

from rules.notation import each_notation, read_notation, write_notation
from service.headless.judging import read
from service.problems import Refusal
from service.reading import encode


def turned(stream: IO[bytes]) -> Iterator[str]:
    """Every transcript in the other form, one at a time. Raises Refusal, UnknownGame, UnicodeError, NotationError."""
    opening = [b""]
    while not opening[-1].strip() and (line := stream.readline()):
        opening.append(line)
    lines = chain(opening[1:], stream)
    return as_texts(lines) if opening[-1].lstrip().startswith(b"{") else as_json(lines)


def as_texts(lines: Iterator[bytes]) -> Iterator[str]:
    """JSON as text: one transcript a line, or a single one over several lines."""
    first = next(line for line in lines if line.strip())
    try:
        _, transcript = read(first)
    except Refusal:
        _, transcript = read(first + b"".join(lines))
    yield write_notation(transcript)
    for line in lines:
        if line.strip():
            yield "\n" + write_notation(read(line)[1])


def as_json(lines: Iterator[bytes]) -> Iterator[str]:
    """Text as JSON, one transcript a line."""
    for number, text in each_notation(line.decode() for line in lines):
        yield encode(read_notation(text, first=number)).decode() + "\n"
