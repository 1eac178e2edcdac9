"""Shared parameters of the commands: arguments, options and the examples at the end of a help text."""

import re
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import click

from rules.records import MAX_SEATS
from rules.registry import GAMES
from service.cli.exit_codes import EXIT_CODES_HELP, ExitCode
from service.cli.files import STDIO
from service.cli.single_game import OptionValues

Command = TypeVar("Command", bound=Callable[..., Any])
EXAMPLE_GAME = next(iter(GAMES.values()))
GAME_NAME = click.Choice(list(GAMES))
INTEGER = re.compile(r"-?[0-9]{1,18}")


class UnreadableInputError(click.BadParameter):
    """The input file is missing or cannot be opened."""

    exit_code = ExitCode.MALFORMED


class InputFile(click.File):
    """Input file parameter. Unlike click.File, a file that cannot be opened is malformed input, not wrong usage."""

    def fail(self, message: str, param: click.Parameter | None = None, ctx: click.Context | None = None) -> NoReturn:
        """Raise UnreadableInputError instead of click.BadParameter."""
        raise UnreadableInputError(message, ctx, param)


def parse_options(context: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> OptionValues:
    """Callback of `--option NAME=VALUE`: collect all pairs in a dictionary."""
    pairs = [text.partition("=") for text in given]
    if any(not sign for _, sign, _ in pairs):
        raise click.BadParameter("must be name=value", context, parameter)
    return {name: int(value) if INTEGER.fullmatch(value) else value for name, _, value in pairs}


def include_option(*parts: str) -> Callable[[Command], Command]:
    """Option `--include`: optional parts of the answer."""
    return click.option("--include", type=click.Choice(parts), multiple=True, help="Part to add to the answer.")


def examples(*lines: str) -> str:
    """Epilog of a help text: example commands, then the exit codes."""
    shown = [f"  {line.format(game=EXAMPLE_GAME.name, seats=EXAMPLE_GAME.seats[0])}" for line in lines]
    return "\n".join(["\b", "Examples:", *shown, "", EXIT_CODES_HELP])


game_argument = click.argument("game", type=GAME_NAME)
input_argument = click.argument("input", type=InputFile("rb"), default=STDIO)
seats_option = click.option("--seats", type=click.IntRange(1, MAX_SEATS), help="Number of seats; default: the fewest.")
seed_option = click.option("--seed", help="Seed of all chance; default: a new one from the system.")
options_option = click.option(
    "--option", "options", multiple=True, callback=parse_options, metavar="NAME=VALUE", help="Option of the game."
)
workers_option = click.option(
    "--workers", type=click.IntRange(1, 1024), help="Number of worker processes; default: one per core."
)
