"""Files of games, one a line, as they are or compressed: read piece by piece, whatever their length."""

import gzip
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, BinaryIO, cast

import msgspec

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

STDIN = "-"
LONGEST = 4 * 1024 * 1024  # bytes of one line
MOST_LINES = 64  # in a piece
MOST_BYTES = 256 * 1024  # of a piece: then it ends with the line
UNREADABLE = (OSError, EOFError, zlib.error, zstd.ZstdError)


class Place(msgspec.Struct, frozen=True):
    """Where in the files something ends: which file, how many of its lines, and bytes of them, are before it."""

    file: int = 0
    line: int = 0
    offset: int = 0


class Piece(msgspec.Struct, frozen=True):
    """Some lines of one file. `lines[i]` is None if it is too long; `broken` says why the file cannot be read on."""

    name: str
    first: int
    lines: list[bytes | None]
    end: Place
    position: int  # bytes of the file itself that were read for it
    broken: str | None = None


@contextmanager
def opened(path: str) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """What a file holds, and the file itself, which tells how far it was read."""
    if path == STDIN:
        yield sys.stdin.buffer, sys.stdin.buffer
        return
    with Path(path).open("rb") as raw, decompressed(path, raw) as stream:
        yield stream, raw


def decompressed(path: str, raw: BinaryIO) -> IO[bytes]:
    """What a file holds, by the end of its name."""
    if path.endswith(".gz"):
        return cast(IO[bytes], gzip.open(raw))
    if path.endswith(".zst"):
        return cast(IO[bytes], zstd.open(raw))
    return raw


@contextmanager
def written_to(path: str) -> Iterator[IO[bytes]]:
    """A new file, compressed by the end of its name; `-` is standard output."""
    if path == STDIN:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with Path(path).open("wb") as raw, compressed(path, raw) as stream:
        yield stream


def compressed(path: str, raw: BinaryIO) -> IO[bytes]:
    """What goes into a file, by the end of its name."""
    if path.endswith(".gz"):
        return cast(IO[bytes], gzip.open(raw, "wb"))
    if path.endswith(".zst"):
        return cast(IO[bytes], zstd.open(raw, "wb"))
    return raw


def pieces(paths: tuple[str, ...], start: Place) -> Iterator[Piece]:
    """All lines of all files, from a place on."""
    for index, path in enumerate(paths):
        if index >= start.file:
            yield from pieces_of(path, start if index == start.file else Place(file=index))


def pieces_of(path: str, start: Place) -> Iterator[Piece]:
    """The lines of one file; the last piece ends at the beginning of the next file."""
    lines: list[bytes | None] = []
    place, size, position, broken = start, 0, 0, None
    try:
        with opened(path) as (stream, raw):
            if start.offset:
                stream.seek(start.offset)
            for line, length in lines_of(stream):
                lines.append(line)
                place, size = Place(place.file, place.line + 1, place.offset + length), size + length
                if len(lines) == MOST_LINES or size >= MOST_BYTES:
                    position = raw.tell() if raw.seekable() else 0
                    yield Piece(path, place.line + 1 - len(lines), lines, place, position)
                    lines, size = [], 0
    except UNREADABLE as error:
        broken = f"{error or type(error).__name__}"
    yield Piece(path, place.line + 1 - len(lines), lines, Place(start.file + 1), position, broken)


def lines_of(stream: IO[bytes]) -> Iterator[tuple[bytes | None, int]]:
    """Every line and its length; one that is too long to hold is None."""
    while line := stream.readline(LONGEST + 1):
        if len(line) <= LONGEST:
            yield line, len(line)
            continue
        length = len(line)
        while not line.endswith(b"\n") and (line := stream.readline(LONGEST)):
            length += len(line)
        yield None, length
