"""Commands for transcripts: random-games, transcript and schema."""

import secrets
from typing import IO

import click

from rules.records import MAX_SEATS
from rules.registry import GAMES
from service.cli.convert import convert
from service.cli.files import STDIO, open_output
from service.cli.options import GAME_NAME, examples, input_argument, options_option, workers_option
from service.cli.output import print_text
from service.cli.parallel import open_executor
from service.cli.random_games import Batch, batches, check_batch, play_batch
from service.cli.single_game import OptionValues
from service.openapi.transcript_schema import transcript_schema

SERIES_SEED_BYTES = 8


@click.command("random-games", epilog=examples("dancecard random-games {game} --count 10 --seed 1"))
@click.argument("games", nargs=-1, type=GAME_NAME)
@click.option("--count", type=click.IntRange(1), default=1, show_default=True, help="Number of games.")
@click.option(
    "--seed",
    help="Same seed, same games; game n has the seed SEED-n. Default: a new one, printed on standard error.",
)
@click.option("--seats", type=click.IntRange(1, MAX_SEATS), help="Number of seats; default: random.")
@options_option
@workers_option
@click.option("--output", default=STDIO, help="File to write, compressed if its name ends in .gz or .zst.")
def random_games(
    games: tuple[str, ...],
    count: int,
    seed: str | None,
    seats: int | None,
    options: OptionValues,
    workers: int | None,
    output: str,
) -> None:
    """Play random games and print their transcripts: of GAMES in turn, by default of all games."""
    chosen = secrets.token_hex(SERIES_SEED_BYTES) if seed is None else seed
    batch = Batch(games or tuple(GAMES), chosen, range(count), seats, options)
    check_batch(batch)
    if seed is None:
        click.echo(f"Seed: {chosen}", err=True)
    with open_executor(workers) as executor, open_output(output) as file:
        for lines in executor.map(play_batch, batches(batch)):
            file.write(lines)


@click.command(
    epilog=examples(
        "dancecard random-games {game} --count 2 > games.jsonl",
        "dancecard transcript games.jsonl > games.txt",
        "dancecard transcript games.txt > again.jsonl",
    )
)
@input_argument
def transcript(input: IO[bytes]) -> None:
    """Convert transcripts from JSON to notation, which is for people, or from notation to JSON."""
    for text in convert(input):
        print_text(text)


@click.command(epilog=examples("dancecard schema > transcript.schema.json"))
def schema() -> None:
    """Print the JSON Schema of transcripts."""
    print_text(transcript_schema())
