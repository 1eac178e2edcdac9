"""Commands for a single game: new, legal-moves, apply, view, replay and play."""

from random import Random
from typing import IO

import click
from rich.console import Console

from rules.registry import GAMES
from service.cli import single_game
from service.cli.exit_codes import ExitCode
from service.cli.options import (
    examples,
    game_argument,
    include_option,
    input_argument,
    options_option,
    seats_option,
    seed_option,
)
from service.cli.output import print_json
from service.cli.single_game import OptionValues
from service.cli.terminal_game import TerminalGame


@click.command(epilog=examples("dancecard new {game} --seats {seats} --seed 'a seed'"))
@game_argument
@seats_option
@seed_option
@options_option
@include_option("legal_moves", "views")
def new(game: str, seats: int | None, seed: str | None, options: OptionValues, include: tuple[str, ...]) -> None:
    """Start a game and print {state, events, legal_moves, views}."""
    found = GAMES[game]
    print_json(single_game.new(found, seats=seats or found.seats[0], seed=seed, options=options, include=include))


@click.command("legal-moves", epilog=examples("dancecard new {game} | dancecard legal-moves --seat 1"))
@input_argument
@click.option("--seat", type=int, help="Only the moves of this seat.")
def legal_moves(input: IO[bytes], seat: int | None) -> None:
    """List the legal moves. INPUT holds a state, or an answer with one; default: standard input."""
    print_json(single_game.legal_moves(input.read(), seat))


@click.command(
    epilog=examples(
        "dancecard new {game} --seed 'a seed' --include legal_moves > start.json",
        "python -c 'import json, sys; print(json.dumps(json.load(sys.stdin)[\"legal_moves\"][0]))' \\",
        "    < start.json > move.json",
        'dancecard apply --move "$(cat move.json)" start.json',
    )
)
@input_argument
@click.option("--move", help="Move as JSON or in notation; default: the member `move` of INPUT.")
@include_option("legal_moves", "views")
def apply(input: IO[bytes], move: str | None, include: tuple[str, ...]) -> None:
    """Carry out a move and print {state, events, legal_moves, views}. INPUT holds a state, or an answer with one."""
    print_json(single_game.apply(input.read(), move, include))


@click.command(epilog=examples("dancecard new {game} | dancecard view --seat 0"))
@input_argument
@click.option("--seat", type=int, help="Seat whose view to show; default: a spectator.")
def view(input: IO[bytes], seat: int | None) -> None:
    """Show what a seat may see. INPUT holds a state, or an answer with one."""
    print_json(single_game.view(input.read(), seat))


@click.command(epilog=examples("dancecard random-games {game} --count 1 | dancecard replay"))
@input_argument
@include_option("events", "views")
@click.pass_context
def replay(context: click.Context, input: IO[bytes], include: tuple[str, ...]) -> None:
    """Replay a transcript, JSON or notation, and print {state, applied, refused, events, views}."""
    answer, complete = single_game.replay(input.read(), include)
    print_json(answer)
    context.exit(ExitCode.DONE if complete else ExitCode.REFUSED)


@click.command(epilog=examples("dancecard play {game} --seed 'a seed'"))
@game_argument
@seats_option
@seed_option
@options_option
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat; the others play at random.")
def play(game: str, seats: int | None, seed: str | None, options: OptionValues, seat: int) -> None:
    """Play in the terminal against random opponents."""
    found = GAMES[game]
    state = single_game.first_state(found, seats=seats or found.seats[0], seed=seed, options=options)
    found.require_seat(state, seat)
    TerminalGame(found, state, seat, Console(), Random(seed)).play()
