"""Command group `dancecard`: registers the commands and turns exceptions into exit codes."""

import os
import sys
from http import HTTPStatus
from typing import Any

import click

import service
from rules.errors import RulesError
from rules.move_notation import NotationError
from rules.transcripts import UnknownGame
from service.cli import game_commands, serve_command, transcript_commands, validate_command
from service.cli.exit_codes import ExitCode
from service.cli.journal import JournalError
from service.cli.options import examples
from service.cli.parallel import ClusterError
from service.codec.json_reader import encode
from service.codec.problem_details import Problem, ProblemError, problem_of


class ErrorHandlingGroup(click.Group):
    """Command group that reports exceptions of its commands on standard error and exits with the matching code."""

    def invoke(self, context: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(context)
        except ProblemError as error:
            exit_with_problem(context, error.problem)
        except RulesError as error:
            exit_with_problem(context, problem_of(error))
        except (click.ClickException, click.exceptions.Exit):
            raise
        except (NotationError, UnknownGame, UnicodeError, JournalError) as error:
            exit_with_message(context, ExitCode.MALFORMED, str(error))
        except (KeyboardInterrupt, click.Abort):
            exit_with_message(context, ExitCode.FAILED, "Interrupted.")
        except BrokenPipeError:  # the reader is gone: discard what is still buffered
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            context.exit(ExitCode.FAILED)
        except (OSError, ClusterError) as error:
            exit_with_message(context, ExitCode.FAILED, str(error) or type(error).__name__)
        except Exception as error:
            exit_with_message(context, ExitCode.FAILED, f"{type(error).__name__}: {error}")


def exit_with_problem(context: click.Context, problem: Problem) -> None:
    """Print a problem as JSON and exit; a conflict is a refusal by the rules."""
    click.echo(encode(problem), err=True)
    context.exit(ExitCode.REFUSED if problem.status == HTTPStatus.CONFLICT else ExitCode.MALFORMED)


def exit_with_message(context: click.Context, code: ExitCode, message: str) -> None:
    """Print an error message and exit."""
    click.echo(f"Error: {message}", err=True)
    context.exit(code)


@click.group(cls=ErrorHandlingGroup, epilog=examples("dancecard new {game} --seed 'a seed' | dancecard legal-moves"))
@click.version_option(service.VERSION, prog_name="dancecard")
def main() -> None:
    """Rules of tabletop games: run the service, play single games, and validate files of games."""


for command in (
    serve_command.serve,
    game_commands.new,
    game_commands.legal_moves,
    game_commands.apply,
    game_commands.view,
    game_commands.replay,
    game_commands.play,
    validate_command.validate,
    transcript_commands.random_games,
    transcript_commands.transcript,
    transcript_commands.schema,
):
    main.add_command(command)
