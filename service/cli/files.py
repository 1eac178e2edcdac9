"""Files of games, one a line, as they are or compressed: read piece by piece, whatever their length."""

import gzip
import os
import re
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import IO, Any, BinaryIO, cast

import msgspec

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

STDIN = "-"
GZIP_END, ZSTD_END = ".gz", ".zst"  # of names
GZIP, ZSTD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"  # what such files begin with
SKIPPED = re.compile(rb"[\x50-\x5f]\x2a\x4d\x18")  # files of zstd, too: a frame that is not looked at
LONGEST = 4 * 1024 * 1024  # bytes of one line, without its end
BLANKS = b" \t\r\n"  # of JSON
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
    begin: Place
    end: Place
    position: int  # bytes of the file itself that were read for it
    broken: str | None = None


@contextmanager
def opened(path: str) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """What a file holds, and the file itself, which tells how far it was read."""
    if path == STDIN:
        if sys.stdin is None:
            raise OSError("Standard input is closed.")
        raw = cast(BufferedReader, sys.stdin.buffer)
        yield decompressed(raw), raw
        return
    with Path(path).open("rb") as raw, decompressed(raw, path) as stream:
        yield stream, raw


class Rejoined(RawIOBase):
    """What was read already, and then the rest of a pipe."""

    def __init__(self, first: bytes, rest: BufferedReader) -> None:
        self.first, self.rest = first, rest

    def readable(self) -> bool:
        return True

    def readinto(self, room: Any) -> int:
        found = self.first[: len(room)] or self.rest.read1(len(room))
        self.first = self.first[len(found) :]
        room[: len(found)] = found
        return len(found)


def decompressed(raw: BufferedReader, path: str = STDIN) -> IO[bytes]:
    """What a file holds, by its first bytes: no line of JSON begins so. Raises EOFError."""
    first = raw.read(len(ZSTD))
    if len(first) < len(GZIP) and path.lower().endswith((GZIP_END, ZSTD_END)):
        raise EOFError("The file ends before what is compressed begins.")
    if raw.seekable():
        raw.seek(-len(first), os.SEEK_CUR)
    else:
        raw = BufferedReader(Rejoined(first, raw))
    if first.startswith(GZIP):
        return cast(IO[bytes], gzip.open(raw))
    if first.startswith(ZSTD) or SKIPPED.match(first):
        return cast(IO[bytes], zstd.open(raw))
    return raw


@contextmanager
def written_to(path: str) -> Iterator[IO[bytes]]:
    """A new file, compressed by the end of its name; `-` is standard output."""
    if path == STDIN:
        if sys.stdout is None:
            raise OSError("Standard output is closed.")
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with Path(path).open("wb") as raw, compressed(path, raw) as stream:
        yield stream


def compressed(path: str, raw: BinaryIO) -> IO[bytes]:
    """What goes into a file, by the end of its name."""
    if path.lower().endswith(GZIP_END):
        return cast(IO[bytes], gzip.open(raw, "wb"))
    if path.lower().endswith(ZSTD_END):
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
    begin = place = start
    size, position, broken = 0, 0, None
    try:
        with opened(path) as (stream, raw):
            if start.offset:
                stream.seek(start.offset)
            for line, length in lines_of(stream):
                lines.append(line)
                place, size = Place(place.file, place.line + 1, place.offset + length), size + length
                if len(lines) == MOST_LINES or size >= MOST_BYTES:
                    position = raw.tell() if raw.seekable() else 0
                    yield Piece(shown(path), begin.line + 1, lines, begin, place, position)
                    begin, lines, size = place, [], 0
    except UNREADABLE as error:
        broken = f"{error or type(error).__name__}"
    yield Piece(shown(path), begin.line + 1, lines, begin, Place(start.file + 1), position, broken)


def shown(path: str) -> str:
    """A file's name as it can be told: bytes of it that are no UTF-8 are escaped."""
    return os.fsencode(path).decode(errors="backslashreplace")


def lines_of(stream: IO[bytes]) -> Iterator[tuple[bytes | None, int]]:
    """Every line and its length; one that is too long to hold is None."""
    while line := stream.readline(LONGEST + 1):
        if len(line) <= LONGEST or line.endswith(b"\n"):
            yield line, len(line)
            continue
        length = len(line)
        while not line.endswith(b"\n") and (line := stream.readline(LONGEST)):
            length += len(line)
        yield None, length
