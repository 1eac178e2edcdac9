"""`dancecard`: what can be asked of it, in which words, and what its exit codes mean."""

import os
import re
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import IO, Any, NoReturn, TypeVar

import click
import msgspec
from rich.console import Console

import service
from rules.errors import RulesError
from rules.notation import NotationError
from rules.registry import GAMES
from rules.transcripts import UnknownGame
from service.cli import asking, generating, texts
from service.cli.files import STDIN, written_to
from service.cli.journal import BadJournal, Journal, run_of
from service.cli.parallel import NoCluster, crew
from service.cli.table import Table
from service.cli.validating import Teller, told_as_table, validate
from service.codec.json_reader import encode
from service.codec.problem_details import Problem, ProblemError, problem_of
from service.openapi.transcript_schema import transcript_schema

REFUSED, MALFORMED, FAILED = 1, 3, 4  # exit codes; 0 is well done, 2 a wrong use of the command
CONFLICT = 409
Command = TypeVar("Command", bound=Callable[..., Any])
A_GAME = next(iter(GAMES.values()))
JOURNAL = click.Path(dir_okay=False, path_type=Path)
ANY_GAME = click.Choice(list(GAMES))
CODES = f"""\b
Exit codes: 0 done; {REFUSED} the rules say no; 2 wrong use of the command;
{MALFORMED} the input is malformed, or cannot be read; {FAILED} it could not be carried out.
"""


def examples(*lines: str) -> str:
    """The end of a help text: examples, and the exit codes."""
    told = [f"  {line.format(game=A_GAME.name, seats=A_GAME.seats[0])}" for line in lines]
    return "\n".join(["\b", "Examples:", *told, "", CODES])


class Dancecard(click.Group):
    """Refusals become exit codes, and what was refused is told on standard error."""

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except ProblemError as error:
            stop(context, error.problem)
        except RulesError as refused:
            stop(context, problem_of(refused))
        except (click.ClickException, click.exceptions.Exit):
            raise
        except (NotationError, UnknownGame, UnicodeError, BadJournal) as error:
            click.echo(f"Error: {error}", err=True)
            context.exit(MALFORMED)
        except (KeyboardInterrupt, click.Abort):
            click.echo("Error: It was interrupted.", err=True)
            context.exit(FAILED)
        except BrokenPipeError:  # nobody reads any further, nor what is still to be written
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            context.exit(FAILED)
        except (OSError, NoCluster) as error:
            click.echo(f"Error: {error or type(error).__name__}", err=True)
            context.exit(FAILED)
        except Exception as error:
            click.echo(f"Error: {type(error).__name__}: {error}", err=True)
            context.exit(FAILED)


def stop(context: click.Context, problem: Problem) -> None:
    """Tell a problem, and end with its code."""
    click.echo(encode(problem), err=True)
    context.exit(REFUSED if problem.status == CONFLICT else MALFORMED)


def tell(answer: bytes) -> None:
    """An answer as JSON: on a terminal so that it can be read, else in one line."""
    say((msgspec.json.format(answer) if sys.stdout and sys.stdout.isatty() else answer) + b"\n")


def say(text: bytes | str) -> None:
    """Write to standard output. Raises OSError if it is closed."""
    if sys.stdout is None:
        raise OSError("Standard output is closed.")
    click.echo(text, nl=False)


def option_value(text: str) -> int | str:
    """What follows `name=`."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text


def read_options(context: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> dict[str, Any]:
    """`--option name=value`, as often as needed."""
    pairs = [text.partition("=") for text in given]
    if any(not sign for _, sign, _ in pairs):
        raise click.BadParameter("must be name=value", context, parameter)
    return {name: option_value(value) for name, _, value in pairs}


class UnreadableInput(click.BadParameter):
    """The input is not there, or cannot be opened."""

    exit_code = MALFORMED


class Input(click.File):
    """A file to read; that it cannot be read is no wrong use of the command."""

    def fail(self, message: str, param: click.Parameter | None = None, ctx: click.Context | None = None) -> NoReturn:
        raise UnreadableInput(message, ctx, param)


game_argument = click.argument("game", type=ANY_GAME)
input_argument = click.argument("input", type=Input("rb"), default=STDIN)
seats_option = click.option("--seats", type=click.IntRange(1, 8), help="How many; by default the fewest.")
seed_option = click.option("--seed", help="All chance comes from it; by default the system makes one.")
options_option = click.option(
    "--option", "options", multiple=True, callback=read_options, metavar="NAME=VALUE", help="What is agreed before."
)
workers_option = click.option("--workers", type=click.IntRange(1, 1024), help="Processes; by default one a core.")


def is_pipe(path: Path) -> bool:
    """Is there something that can be read only once?"""
    return path.exists() and not path.is_file()


def same(one: Path, other: Path) -> bool:
    """Are these one file, or would they be?"""
    return one.resolve() == other.resolve() or (one.exists() and other.exists() and one.samefile(other))


def include_option(*known: str) -> Callable[[Command], Command]:
    """`--include`, as often as needed."""
    return click.option("--include", type=click.Choice(known), multiple=True, help="What to answer besides.")


@click.group(cls=Dancecard, epilog=examples("dancecard new {game} --seed 'a seed' | dancecard legal-moves"))
@click.version_option(service.VERSION, prog_name="dancecard")
def main() -> None:
    """The rules of tabletop games: as a service, from the shell, and for games by the million."""


@main.command(epilog=examples("dancecard serve --port 8000"))
@click.option("--host", help="Where to listen; the variable HOST says the same.")
@click.option("--port", type=click.IntRange(1, 65_535), help="Where to listen; the variable PORT says the same.")
def serve(host: str | None, port: int | None) -> None:
    """Run the service. Environment variables configure it, as the README says."""
    chosen = {"HOST": host, "PORT": port}
    given = {name: str(value) for name, value in chosen.items() if value is not None}
    settings = Path(service.__file__).with_name("gunicorn.conf.py")
    command = [sys.executable, "-m", "gunicorn", "-c", str(settings), "service.wsgi:app"]
    os.execve(sys.executable, command, {**os.environ, **given})


@main.command(epilog=examples("dancecard new {game} --seats {seats} --seed 'a seed'"))
@game_argument
@seats_option
@seed_option
@options_option
@include_option("legal_moves", "views")
def new(game: str, seats: int | None, seed: str | None, options: dict[str, Any], include: tuple[str, ...]) -> None:
    """Start a game: prints {state, events, legal_moves, views}."""
    found = GAMES[game]
    tell(asking.new(found, seats=seats or found.seats[0], seed=seed, options=options, include=include))


@main.command("legal-moves", epilog=examples("dancecard new {game} | dancecard legal-moves --seat 1"))
@input_argument
@click.option("--seat", type=int, help="Of this seat only.")
def legal_moves(input: IO[bytes], seat: int | None) -> None:
    """List what may be done. INPUT holds a state, or an answer with one; by default it is standard input."""
    tell(asking.legal_moves(input.read(), seat))


@main.command(
    epilog=examples(
        "dancecard new {game} --seed 'a seed' --include legal_moves > start.json",
        "python -c 'import json, sys; print(json.dumps(json.load(sys.stdin)[\"legal_moves\"][0]))' \\",
        "    < start.json > move.json",
        'dancecard apply --move "$(cat move.json)" start.json',
    )
)
@input_argument
@click.option("--move", help="As JSON or as text; by default the `move` of INPUT.")
@include_option("legal_moves", "views")
def apply(input: IO[bytes], move: str | None, include: tuple[str, ...]) -> None:
    """Carry out a move: prints {state, events, legal_moves, views}. INPUT holds a state, or an answer with one."""
    tell(asking.apply(input.read(), move, include))


@main.command(epilog=examples("dancecard new {game} | dancecard view --seat 0"))
@input_argument
@click.option("--seat", type=int, help="By default a spectator.")
def view(input: IO[bytes], seat: int | None) -> None:
    """Show what a seat may see. INPUT holds a state, or an answer with one."""
    tell(asking.view(input.read(), seat))


@main.command(epilog=examples("dancecard random-games {game} --count 1 | dancecard replay"))
@input_argument
@include_option("events", "views")
@click.pass_context
def replay(context: click.Context, input: IO[bytes], include: tuple[str, ...]) -> None:
    """Play a transcript again, JSON or text: prints {state, applied, refused, events, views}."""
    answer, whole = asking.replay(input.read(), include)
    tell(answer)
    context.exit(0 if whole else REFUSED)


@main.command(epilog=examples("dancecard play {game} --seed 'a seed'"))
@game_argument
@seats_option
@seed_option
@options_option
@click.option("--seat", type=int, default=0, show_default=True, help="Yours; the others move at random.")
def play(game: str, seats: int | None, seed: str | None, options: dict[str, Any], seat: int) -> None:
    """Play in the terminal against random seats."""
    found = GAMES[game]
    asked = asking.start(found, seats=seats or found.seats[0], seed=seed, options=options)
    found.find(asked, seat)
    Table(found, asked, seat, Console(), Random(seed)).play()


@main.command(
    "validate",
    epilog=examples(
        "dancecard random-games --count 100 --output games.jsonl.gz",
        "dancecard validate games.jsonl.gz",
        "dancecard validate --resume run.journal --report refused.jsonl games.jsonl.gz",
    ),
)
@click.argument("files", nargs=-1, required=True)
@workers_option
@click.option("--scheduler", metavar="ADDRESS", help="Of a Dask cluster, whose workers do the work.")
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="JOURNAL",
    help="Keep a journal; go on where it ends.",
)
@click.option("--report", default=STDIN, help="Where to write the report; by default standard output.")
@click.pass_context
def validate_files(
    context: click.Context,
    files: tuple[str, ...],
    workers: int | None,
    scheduler: str | None,
    resume: Path | None,
    report: str,
) -> None:
    """Play every transcript of FILES again: one a line, as it is or compressed by gzip or zstd; - is standard input.

    The report has a line of JSON for each refused game (file, line, move from 0, rule, code, detail), in the order of
    the files, and a summary as its last line. The exit code is 1 if there is a refused one, also if all that is wrong
    is that a line is malformed or a file cannot be read.
    """
    if workers is not None and scheduler is not None:
        raise click.UsageError("The workers are those of the cluster: --workers and --scheduler exclude each other.")
    if resume is not None and any(file == STDIN or is_pipe(Path(file)) for file in files):
        raise click.UsageError("Only files can be resumed, no pipes and no standard input.")
    if report != STDIN and any(same(Path(report), Path(file)) for file in files):
        raise click.UsageError("The report would be written over one of the files.")
    if resume is not None and any(same(resume, Path(file)) for file in (*files, report)):
        raise click.UsageError("The journal cannot be one of the files, or the report.")
    with ExitStack() as stack:
        journal = None if resume is None else stack.enter_context(closing(Journal(resume, run_of(files))))
        team = stack.enter_context(crew(workers, scheduler))
        output = stack.enter_context(written_to(report))
        totals = validate(files, team, journal, Teller(files, output, stack))
    if report != STDIN or sys.stdout.isatty():
        Console(stderr=True).print(told_as_table(totals))
    context.exit(REFUSED if totals.refused else 0)


@main.command("random-games", epilog=examples("dancecard random-games {game} --count 10 --seed 1"))
@click.argument("games", nargs=-1, type=ANY_GAME)
@click.option("--count", type=click.IntRange(1), default=1, show_default=True, help="How many.")
@click.option(
    "--seed",
    default="random",
    show_default=True,
    help="The same seed plays the same games; the n-th has this, - and n for its own seed.",
)
@click.option("--seats", type=click.IntRange(1, 8), help="By default at random.")
@options_option
@workers_option
@click.option("--output", default=STDIN, help="A file, compressed if its name ends in .gz or .zst.")
def random_games(
    games: tuple[str, ...],
    count: int,
    seed: str,
    seats: int | None,
    options: dict[str, Any],
    workers: int | None,
    output: str,
) -> None:
    """Play at random, and print transcripts: of GAMES in turn, by default of all."""
    order = generating.Order(games or tuple(GAMES), seed, range(count), seats, options)
    generating.check(order)
    with crew(workers) as team, written_to(output) as file:
        for lot in team.do(generating.play, generating.lots(order)):
            file.write(lot)


@main.command(
    epilog=examples(
        "dancecard random-games {game} --count 2 > games.jsonl",
        "dancecard transcript games.jsonl > games.txt",
        "dancecard transcript games.txt > again.jsonl",
    )
)
@input_argument
def transcript(input: IO[bytes]) -> None:
    """Turn transcripts into text that can be read, and text into JSON again."""
    for text in texts.turned(input):
        say(text)


@main.command(epilog=examples("dancecard schema > transcript.schema.json"))
def schema() -> None:
    """Print the JSON Schema of transcripts."""
    say(transcript_schema())
