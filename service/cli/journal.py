"""Journal of a validation run: an append-only file of results, from which an interrupted run resumes."""

import fcntl
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import BinaryIO

import msgspec

from service.cli.check_line import ChunkResult
from service.cli.files import Offset, display_name
from service.cli.parallel import Software, installed_software

DECODER = msgspec.json.Decoder(ChunkResult)


class File(msgspec.Struct, frozen=True):
    """Identity of an input file when the run began."""

    name: str
    size: int
    modified: int  # nanoseconds


class Run(msgspec.Struct, frozen=True):
    """First line of a journal. A run resumes only with the same files and the same software."""

    software: Software
    files: tuple[File, ...]


class JournalError(Exception):
    """The journal belongs to another run, is damaged, or is in use."""


def run_of(paths: tuple[str, ...]) -> Run:
    """Describe a run over these files as they are now."""
    return Run(installed_software(), tuple(map(identify, paths)))


def identify(path: str) -> File:
    """Identify a file by name, size and modification time; zeros if it has vanished."""
    try:
        found = Path(path).stat()
    except OSError:
        return File(display_name(path), 0, 0)
    return File(display_name(path), found.st_size, found.st_mtime_ns)


class Journal:
    """Journal file: the run in its first line, then one result per line. Locked while a run uses it."""

    def __init__(self, path: Path, run: Run) -> None:
        """Open or create the journal; an incomplete last line is removed. Raises JournalError."""
        self.file: BinaryIO = path.open("a+b")
        self.header = to_line(run)
        try:
            self.load()
        except BaseException:
            self.close()
            raise

    def load(self) -> None:
        """Lock the journal, check all of it, and write the header if it is new. Raises JournalError."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise JournalError("The journal is in use by another run.") from None
        size, end = 0, Offset()
        for number, line in enumerate(self.lines()):
            if number == 0 and not self.header.startswith(line):
                raise JournalError("The journal belongs to other files or versions: start a new one.")
            if not line.endswith(b"\n"):
                break
            size += len(line)
            if number > 0:
                end = parse_entry(line, number, end).end
        self.file.truncate(size)
        if size == 0:
            self.write(self.header)

    def lines(self) -> Iterator[bytes]:
        """All lines, from the first."""
        self.file.seek(0)
        return self.file

    def results(self) -> Iterator[ChunkResult]:
        """Results of earlier runs."""
        yield from map(DECODER.decode, islice(self.lines(), 1, None))

    def append(self, result: ChunkResult) -> None:
        """Append a result."""
        self.write(to_line(result))

    def close(self) -> None:
        """Close the file and release its lock."""
        self.file.close()

    def write(self, line: bytes) -> None:
        """Write a line and flush it, so that it outlives this process."""
        self.file.write(line)
        self.file.flush()


def parse_entry(line: bytes, number: int, begin: Offset) -> ChunkResult:
    """Parse a line of the journal, which must begin at this offset. Raises JournalError."""
    damaged = f"The journal is damaged in line {number + 1}: start a new one."
    try:
        result = DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise JournalError(f"{damaged} {error}") from None
    if result.begin != begin:
        raise JournalError(f"{damaged} It does not follow the line before it.")
    return result


def to_line(entry: ChunkResult | Run) -> bytes:
    """Encode a line of the journal."""
    return msgspec.json.encode(entry) + b"\n"
