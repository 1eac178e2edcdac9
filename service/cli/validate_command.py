"""Command validate: check the arguments, then validate files of games."""

import sys
from contextlib import ExitStack, closing
from pathlib import Path

import click
from rich.console import Console

from service.cli.exit_codes import ExitCode
from service.cli.files import STDIO, display_name, open_error, open_output
from service.cli.journal import Journal, run_of
from service.cli.options import examples, workers_option
from service.cli.parallel import open_executor
from service.cli.validation import ProgressReporter, Totals, summary_table, validate_files


class InputFileError(click.ClickException):
    """An input file is missing or cannot be opened."""

    exit_code = ExitCode.MALFORMED


@click.command(
    epilog=examples(
        "dancecard random-games --count 100 --output games.jsonl.gz",
        "dancecard validate games.jsonl.gz",
        "dancecard validate --resume run.journal --report refused.jsonl games.jsonl.gz",
    ),
)
@click.argument("files", nargs=-1, required=True)
@workers_option
@click.option("--scheduler", metavar="ADDRESS", help="Dask scheduler whose cluster does the work.")
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="JOURNAL",
    help="Keep a journal, and resume from it.",
)
@click.option("--report", default=STDIO, help="File for the report; default: standard output.")
@click.pass_context
def validate(
    context: click.Context,
    files: tuple[str, ...],
    workers: int | None,
    scheduler: str | None,
    resume: Path | None,
    report: str,
) -> None:
    """Replay every transcript of FILES: one a line, plain or compressed by gzip or zstd; - is standard input.

    The report has a line of JSON for each refused game (file, line, move from 0, rule, code, detail), in the order of
    the files, and a summary as its last line. The exit code is 1 if the report has a refused game, a malformed line or
    a file that cannot be read to its end. If a file is missing or cannot be opened, nothing is validated and the exit
    code is 3.
    """
    check_usage(files, workers, scheduler, resume, report)
    require_files(files)
    totals = run(files, workers, scheduler, resume, report)
    if report != STDIO or sys.stdout.isatty():
        Console(stderr=True).print(summary_table(totals))
    context.exit(ExitCode.REFUSED if totals.refused else ExitCode.DONE)


def check_usage(
    files: tuple[str, ...], workers: int | None, scheduler: str | None, resume: Path | None, report: str
) -> None:
    """Check that the arguments fit together. Raises click.UsageError."""
    if workers is not None and scheduler is not None:
        raise click.UsageError("--workers and --scheduler exclude each other: a cluster has its own workers.")
    if resume is not None and any(file == STDIO or is_special_file(Path(file)) for file in files):
        raise click.UsageError("--resume needs regular files, not pipes or standard input.")
    if report != STDIO and any(is_same_file(Path(report), Path(file)) for file in files):
        raise click.UsageError("The report would overwrite one of the files.")
    if resume is not None and any(is_same_file(resume, Path(file)) for file in (*files, report)):
        raise click.UsageError("The journal cannot be one of the files or the report.")


def require_files(files: tuple[str, ...]) -> None:
    """Check that every file can be opened. Raises InputFileError, which names all that cannot."""
    errors = [f"{display_name(file)}: {error}" for file in files if (error := open_error(file)) is not None]
    if errors:
        raise InputFileError("; ".join(errors))


def run(files: tuple[str, ...], workers: int | None, scheduler: str | None, resume: Path | None, report: str) -> Totals:
    """Validate the files. Journal and executor are opened first: if one fails, an old report is left as it is."""
    with ExitStack() as stack:
        journal = None if resume is None else stack.enter_context(closing(Journal(resume, run_of(files))))
        executor = stack.enter_context(open_executor(workers, scheduler))
        output = stack.enter_context(open_output(report))
        return validate_files(files, executor, journal, ProgressReporter(files, output, stack))


def is_special_file(path: Path) -> bool:
    """Tell whether a path exists and is not a regular file."""
    return path.exists() and not path.is_file()


def is_same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths name one file, existing or not."""
    return one.resolve() == other.resolve() or (one.exists() and other.exists() and one.samefile(other))
