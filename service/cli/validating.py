"""Validate files of games: over all cores or a cluster, in memory that does not grow with them, and resumable."""

import os
import sys
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import IO

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from service.cli.files import STDIN, Place, pieces
from service.cli.journal import Journal
from service.cli.judging import Judged, judge
from service.cli.parallel import Crew
from service.codec.json_reader import encode


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


def validate(paths: tuple[str, ...], crew: Crew, journal: Journal | None, teller: "Teller") -> Totals:
    """Judge all lines but those that the journal has, telling of each piece in the order of the files."""
    totals, place = Totals(), Place()
    for past in journal.past() if journal else ():
        place = past.end
        totals.add(past)
        teller.tell(past)
    teller.begin()
    for found in crew.do(judge, pieces(paths, place)):
        if journal:
            journal.add(found)
        totals.add(found)
        teller.tell(found)
    teller.write(encode(summary(totals)))
    return totals


class Teller:
    """Tells on the way what was found: into the report, and on a terminal by a bar, above which the report may be."""

    def __init__(self, paths: tuple[str, ...], report: IO[bytes], stack: ExitStack) -> None:
        self.report, self.games, self.moves, self.start = report, 0, 0, perf_counter()
        self.sizes = [size_of(path) for path in paths]
        self.together = sys.stdout is not None and report is sys.stdout.buffer and report.isatty()
        self.console = Console(stderr=not self.together)
        self.bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=self.console,
        )
        self.task = self.bar.add_task("", total=sum(self.sizes) or None)
        if self.console.is_terminal:
            stack.enter_context(self.bar)

    def begin(self) -> None:
        """From here on work is done: what was done before says nothing of the pace."""
        self.moves, self.start = 0, perf_counter()

    def write(self, line: bytes) -> None:
        """A line of the report."""
        if self.together:
            self.console.out(line.decode(), highlight=False)
        else:
            self.report.write(line + b"\n")

    def tell(self, found: Judged) -> None:
        """What was found in a piece."""
        for complaint in found.refused:
            self.write(encode(complaint))
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
