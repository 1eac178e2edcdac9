"""Files of games, one a line, plain or compressed: read in chunks, so that memory does not depend on their size."""

import gzip
import os
import re
import stat
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

STDIO = "-"  # standard input or output
GZIP_SUFFIX, ZSTD_SUFFIX = ".gz", ".zst"
GZIP_MAGIC, ZSTD_MAGIC = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"
ZSTD_SKIPPABLE = re.compile(rb"[\x50-\x5f]\x2a\x4d\x18")  # magic number of a skippable frame
MAX_LINE = 4 * 1024 * 1024  # bytes, without the line's end
WHITESPACE = b" \t\r\n"  # of JSON
CHUNK_LINES = 64
CHUNK_BYTES = 256 * 1024  # a chunk ends with the line that reaches it
READ_ERRORS = (OSError, EOFError, zlib.error, zstd.ZstdError)


class Offset(msgspec.Struct, frozen=True):
    """Offset in a list of files: index of the file, lines and decompressed bytes before it."""

    file: int = 0
    line: int = 0
    offset: int = 0


class Chunk(msgspec.Struct, frozen=True):
    """Chunk of consecutive lines of one file. A line that is too long is None."""

    name: str
    first: int  # number of the first line
    lines: list[bytes | None]
    begin: Offset
    end: Offset
    position: int  # bytes read from the file itself so far, for the progress bar
    read_error: str | None = None  # set if the rest of the file cannot be read


def open_error(path: str) -> str | None:
    """Reason why a file cannot be opened, or None. The file itself is not touched: it may be a pipe."""
    if path == STDIO:
        return None
    try:
        is_directory = stat.S_ISDIR(Path(path).stat().st_mode)
    except FileNotFoundError:
        return "no such file"
    except OSError as error:
        return (error.strerror or str(error)).lower()
    if is_directory:
        return "is a directory"
    return None if os.access(path, os.R_OK) else "permission denied"


@contextmanager
def open_input(path: str) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """Open a file to read. Yields its decompressed content, and the file itself, which knows how far it was read."""
    if path == STDIO:
        if sys.stdin is None:
            raise OSError("Standard input is closed.")
        raw = cast(BufferedReader, sys.stdin.buffer)
        yield decompress(raw), raw
        return
    with Path(path).open("rb") as raw, decompress(raw, path) as stream:
        yield stream, raw


class PrefixedStream(RawIOBase):
    """Raw stream of bytes that were read already, followed by the rest of a pipe."""

    def __init__(self, prefix: bytes, rest: BufferedReader) -> None:
        """Put the prefix in front of the rest."""
        self.prefix, self.rest = prefix, rest

    def readable(self) -> bool:
        """Tell io.BufferedReader that it can read."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Fill the buffer as far as bytes are available."""
        found = self.prefix[: len(buffer)] or self.rest.read1(len(buffer))
        self.prefix = self.prefix[len(found) :]
        buffer[: len(found)] = found
        return len(found)


def decompress(raw: BufferedReader, path: str = STDIO) -> IO[bytes]:
    """Decompress a file if its first bytes are a magic number; no JSON begins with one. Raises EOFError."""
    first = raw.read(len(ZSTD_MAGIC))
    if len(first) < len(GZIP_MAGIC) and path.lower().endswith((GZIP_SUFFIX, ZSTD_SUFFIX)):
        raise EOFError("The compressed file is empty or truncated.")
    if raw.seekable():
        raw.seek(-len(first), os.SEEK_CUR)
    else:
        raw = BufferedReader(PrefixedStream(first, raw))
    if first.startswith(GZIP_MAGIC):
        return cast(IO[bytes], gzip.open(raw))
    if first.startswith(ZSTD_MAGIC) or ZSTD_SKIPPABLE.match(first):
        return cast(IO[bytes], zstd.open(raw))
    return raw


@contextmanager
def open_output(path: str) -> Iterator[IO[bytes]]:
    """Open a new file to write, compressed according to its suffix; `-` is standard output."""
    if path == STDIO:
        if sys.stdout is None:
            raise OSError("Standard output is closed.")
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with Path(path).open("wb") as raw, compress(path, raw) as stream:
        yield stream


def compress(path: str, raw: BinaryIO) -> IO[bytes]:
    """Compress according to the suffix of the file's name."""
    if path.lower().endswith(GZIP_SUFFIX):
        return cast(IO[bytes], gzip.open(raw, "wb"))
    if path.lower().endswith(ZSTD_SUFFIX):
        return cast(IO[bytes], zstd.open(raw, "wb"))
    return raw


def read_chunks(paths: tuple[str, ...], start: Offset) -> Iterator[Chunk]:
    """Read all files in chunks, from an offset on."""
    for index, path in enumerate(paths):
        if index >= start.file:
            yield from read_file(path, start if index == start.file else Offset(file=index))


def read_file(path: str, start: Offset) -> Iterator[Chunk]:
    """Read one file in chunks; the last chunk ends at the beginning of the next file."""
    lines: list[bytes | None] = []
    begin = end = start
    size, position, read_error = 0, 0, None
    try:
        with open_input(path) as (stream, raw):
            if start.offset:
                stream.seek(start.offset)
            for line, length in read_lines(stream):
                lines.append(line)
                end, size = Offset(end.file, end.line + 1, end.offset + length), size + length
                if len(lines) == CHUNK_LINES or size >= CHUNK_BYTES:
                    position = raw.tell() if raw.seekable() else 0
                    yield Chunk(display_name(path), begin.line + 1, lines, begin, end, position)
                    begin, lines, size = end, [], 0
    except READ_ERRORS as error:
        read_error = f"{error or type(error).__name__}"
    yield Chunk(display_name(path), begin.line + 1, lines, begin, Offset(start.file + 1), position, read_error)


def display_name(path: str) -> str:
    """File name as valid Unicode: bytes that are not UTF-8 are escaped."""
    return os.fsencode(path).decode(errors="backslashreplace")


def read_lines(stream: IO[bytes]) -> Iterator[tuple[bytes | None, int]]:
    """Read every line with its length; a line longer than MAX_LINE is skipped and yielded as None."""
    while line := stream.readline(MAX_LINE + 1):
        if len(line) <= MAX_LINE or line.endswith(b"\n"):
            yield line, len(line)
            continue
        length = len(line)
        while not line.endswith(b"\n") and (line := stream.readline(MAX_LINE)):
            length += len(line)
        yield None, length
