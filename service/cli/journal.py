"""A journal of what was judged already. Lines are only ever added, so that a run can go on after whatever ended it."""

import fcntl
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import BinaryIO

import msgspec

from service.cli.files import Place, shown
from service.cli.judging import Judged
from service.cli.parallel import Software, software

ENTRIES = msgspec.json.Decoder(Judged)


class File(msgspec.Struct, frozen=True):
    """A file as it was when the run began."""

    name: str
    size: int
    modified: int  # nanoseconds


class Run(msgspec.Struct, frozen=True):
    """What a journal is about: it can be taken up only with the same files and the same rules."""

    software: Software
    files: tuple[File, ...]


class BadJournal(Exception):
    """The journal was written about something else, is damaged, or is in use."""


def run_of(paths: tuple[str, ...]) -> Run:
    """These files as they are now. A file that is not there is reported like any other that cannot be read."""
    return Run(software(), tuple(map(file_of, paths)))


def file_of(path: str) -> File:
    """A file as it is now."""
    try:
        found = os.stat(path)
    except OSError:
        return File(shown(path), 0, 0)
    return File(shown(path), found.st_size, found.st_mtime_ns)


class Journal:
    """One file: the run in its first line, then what was judged, piece by piece. One run at a time has it."""

    def __init__(self, path: Path, run: Run) -> None:
        """Take it up; what was only half written is forgotten. Raises BadJournal."""
        self.file: BinaryIO = path.open("a+b")
        self.first = line_of(run)
        try:
            self.take_up()
        except BaseException:
            self.close()
            raise

    def take_up(self) -> None:
        """Look at all of it before anything is done with it."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadJournal("Another run has the journal now.") from None
        whole, end = 0, Place()
        for number, line in enumerate(self.lines()):
            if number == 0 and not self.first.startswith(line):
                raise BadJournal("The journal is of other files, or of files that have changed: begin a new one.")
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            if number > 0:
                end = entry(line, number, end).end
        self.file.truncate(whole)
        if whole == 0:
            self.write(self.first)

    def lines(self) -> Iterator[bytes]:
        """All that was written."""
        self.file.seek(0)
        return self.file

    def past(self) -> Iterator[Judged]:
        """What was judged before."""
        yield from map(ENTRIES.decode, islice(self.lines(), 1, None))

    def add(self, entry: Judged) -> None:
        """Write down what was judged."""
        self.write(line_of(entry))

    def close(self) -> None:
        """Nothing more is to be written."""
        self.file.close()

    def write(self, line: bytes) -> None:
        """Add a line; it is there even if this process has no other moment."""
        self.file.write(line)
        self.file.flush()


def entry(line: bytes, number: int, begin: Place) -> Judged:
    """What a line of the journal says, which must begin here. Raises BadJournal."""
    damaged = f"The journal is damaged in line {number + 1}: begin a new one."
    try:
        found = ENTRIES.decode(line)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadJournal(f"{damaged} {error}") from None
    if found.begin != begin:
        raise BadJournal(f"{damaged} It does not follow the line before it.")
    return found


def line_of(entry: Judged | Run) -> bytes:
    """A line of the journal."""
    return msgspec.json.encode(entry) + b"\n"
