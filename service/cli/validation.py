"""Validation of files of games: parallel, in constant memory, with a report and a progress bar."""

import sys
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import IO

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from service.cli.check_line import ChunkResult, check_chunk
from service.cli.files import STDIO, Offset, read_chunks
from service.cli.journal import Journal
from service.cli.parallel import Executor
from service.codec.json_reader import encode


@dataclass(slots=True)
class Totals:
    """Running totals; `moves` counts those that were carried out."""

    games: int = 0
    moves: int = 0
    refused: int = 0
    by_code: Counter[str] = field(default_factory=Counter)

    def add(self, result: ChunkResult) -> None:
        """Add the result of a chunk."""
        self.games += result.games
        self.moves += result.moves
        self.refused += len(result.refused)
        self.by_code.update(rejection.code for rejection in result.refused)


class Summary(msgspec.Struct, frozen=True, tag_field="type", tag="summary"):
    """Last line of a report. It does not depend on time, place or the number of resumed runs."""

    games: int
    moves: int
    refused: int
    by_code: dict[str, int]


def summary_of(totals: Totals) -> Summary:
    """Build the summary from the totals."""
    return Summary(totals.games, totals.moves, totals.refused, dict(sorted(totals.by_code.items())))


class ProgressReporter:
    """Report writer with a progress bar. If the report goes to the same terminal, it is printed above the bar."""

    def __init__(self, paths: tuple[str, ...], report: IO[bytes], stack: ExitStack) -> None:
        """Start the bar if standard error, or the report, is a terminal; `stack` stops it."""
        self.report, self.games, self.moves, self.start = report, 0, 0, perf_counter()
        self.sizes = [file_size(path) for path in paths]
        self.on_terminal = sys.stdout is not None and report is sys.stdout.buffer and report.isatty()
        self.console = Console(stderr=not self.on_terminal)
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

    def reset_pace(self) -> None:
        """Start to measure the pace here: results from the journal took no time."""
        self.moves, self.start = 0, perf_counter()

    def write(self, line: bytes) -> None:
        """Write a line of the report."""
        if self.on_terminal:
            self.console.out(line.decode(), highlight=False)
        else:
            self.report.write(line + b"\n")

    def add(self, result: ChunkResult) -> None:
        """Report the rejections of a chunk and advance the bar."""
        for rejection in result.refused:
            self.write(encode(rejection))
        self.games, self.moves = self.games + result.games, self.moves + result.moves
        completed = sum(self.sizes[: result.end.file]) + (result.position if result.end.line else 0)
        self.bar.update(self.task, completed=completed, description=self.pace())

    def pace(self) -> str:
        """Number of games so far, and moves per second."""
        return f"{self.games:,} games, {self.moves / (perf_counter() - self.start):,.0f} moves/s"


def validate_files(
    paths: tuple[str, ...], executor: Executor, journal: Journal | None, reporter: ProgressReporter
) -> Totals:
    """Check all lines that are not in the journal yet. Results are reported in the order of the files."""
    totals, start = Totals(), Offset()
    for result in journal.results() if journal else ():
        start = result.end
        totals.add(result)
        reporter.add(result)
    reporter.reset_pace()
    for result in executor.map(check_chunk, read_chunks(paths, start)):
        if journal:
            journal.append(result)
        totals.add(result)
        reporter.add(result)
    reporter.write(encode(summary_of(totals)))
    return totals


def file_size(path: str) -> int:
    """Size of a file in bytes; 0 if it is not a regular file."""
    return Path(path).stat().st_size if path != STDIO and Path(path).is_file() else 0


def summary_table(totals: Totals) -> Table:
    """Summary as a table for the terminal."""
    table = Table(show_header=False)
    table.add_row("games", f"{totals.games:,}")
    table.add_row("moves", f"{totals.moves:,}")
    table.add_row("refused", f"{totals.refused:,}", style="bold red" if totals.refused else "bold green")
    for code, count in sorted(totals.by_code.items()):
        table.add_row(f"  {code}", f"{count:,}")
    return table
