"""Validate files of games: over all cores or a cluster, in memory that does not grow with them, and resumable."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import IO

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from service.headless.files import STDIN, Place, pieces
from service.headless.journal import Journal, run_of
from service.headless.judging import Complaint, Judged, judge
from service.headless.parallel import Crew


@dataclass(slots=True)
class Totals:
    """What was found so far; `moves` are those that were carried out."""

    games: int = 0
    moves: int = 0
    refused: int = 0
    by_code: Counter[str] = field(default_factory=Counter)

    def add(self, found: Judged) -> None:
        self.games += found.games
        self.moves += found.moves
        self.refused += len(found.refused)
        self.by_code.update(complaint.code for complaint in found.refused)


class Summary(msgspec.Struct, frozen=True, tag_field="type", tag="summary"):
    """The last line of a report."""

    games: int
    moves: int
    refused: int
    by_code: dict[str, int]


def summary(totals: Totals) -> Summary:
    """What a report ends with: nothing in it depends on when, where or how often the run was begun."""
    return Summary(totals.games, totals.moves, totals.refused, dict(sorted(totals.by_code.items())))


def validate(paths: tuple[str, ...], crew: Crew, journal: Path | None, tell: Callable[[Judged], None]) -> Totals:
    """Judge all lines, telling of each piece in the order of the files. Raises BadJournal."""
    totals = Totals()
    for found in judged(paths, crew, journal):
        totals.add(found)
        tell(found)
    return totals


def judged(paths: tuple[str, ...], crew: Crew, journal: Path | None) -> Iterator[Judged]:
    """Every piece: first those that the journal has, then the others."""
    if journal is None:
        yield from crew.do(judge, pieces(paths, Place()))
        return
    place = Place()
    with closing(Journal(journal, run_of(paths))) as book:
        for past in book.past():
            place = past.end
            yield past
        for found in crew.do(judge, pieces(paths, place)):
            book.add(found)
            yield found


def report_line(complaint: Complaint) -> bytes:
    """A refused game, as a line of a report."""
    return msgspec.json.encode(complaint) + b"\n"


class Teller:
    """Tells on the way what was found: into the report, and on a terminal by a bar."""

    def __init__(self, paths: tuple[str, ...], report: IO[bytes], stack: ExitStack) -> None:
        self.report, self.start, self.games, self.moves = report, perf_counter(), 0, 0
        self.sizes = [size_of(path) for path in paths]
        console = Console(stderr=True)
        self.bar = Progress(
            TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), console=console
        )
        self.task = self.bar.add_task("", total=sum(self.sizes) or None)
        if console.is_terminal:
            stack.enter_context(self.bar)

    def __call__(self, found: Judged) -> None:
        for complaint in found.refused:
            self.report.write(report_line(complaint))
        self.games, self.moves = self.games + found.games, self.moves + found.moves
        before = sum(self.sizes[: found.end.file])
        self.bar.update(
            self.task, completed=before + (found.position if found.end.line else 0), description=self.pace()
        )

    def pace(self) -> str:
        """How many games, and how fast their moves go."""
        return f"{self.games:,} games, {self.moves / (perf_counter() - self.start):,.0f} moves/s"


def size_of(path: str) -> int:
    """The bytes of a file, if they are known."""
    return os.path.getsize(path) if path != STDIN and os.path.isfile(path) else 0


def told_as_table(totals: Totals) -> Table:
    """The summary for people."""
    table = Table(show_header=False)
    table.add_row("games", f"{totals.games:,}")
    table.add_row("moves", f"{totals.moves:,}")
    table.add_row("refused", f"{totals.refused:,}", style="bold red" if totals.refused else "bold green")
    for code, count in sorted(totals.by_code.items()):
        table.add_row(f"  {code}", f"{count:,}")
    return table
