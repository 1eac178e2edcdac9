"""Random games as test data. The same seed gives the same games, whatever the number of workers."""

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec import inspect

from rules.game import AnyGame
from rules.records import Record
from rules.registry import GAMES
from rules.transcripts import random_transcript
from service.api.messages import NewRequest, bound
from service.cli.single_game import OptionValues, request_for

BATCH_SIZE = 20  # games
MAX_CHOICES = 10  # an option with more values keeps its default


class Batch(msgspec.Struct, frozen=True):
    """Batch of games to play: number n is of the kind `games[n % len(games)]` and has the seed `<seed>-<n>`."""

    games: tuple[str, ...]
    seed: str
    numbers: range
    seats: int | None
    options: OptionValues


def batches(whole: Batch) -> Iterator[Batch]:
    """Split a batch into smaller ones, each for one worker."""
    for first in range(0, len(whole.numbers), BATCH_SIZE):
        yield msgspec.structs.replace(whole, numbers=whole.numbers[first : first + BATCH_SIZE])


def check_batch(batch: Batch) -> None:
    """Check that seats, options and the longest seed are allowed in each of the games. Raises ProblemError."""
    for name in batch.games:
        game, seed = GAMES[name], f"{batch.seed}-{batch.numbers[-1]}"
        request_for(bound(NewRequest, game), seats=batch.seats or game.seats[0], seed=seed, options=batch.options)


def play_batch(batch: Batch) -> bytes:
    """Play a batch. Returns the transcripts as JSON, one a line."""
    return b"".join(play_one(batch, number) for number in batch.numbers)


def play_one(batch: Batch, number: int) -> bytes:
    """Play one game; seats and options that the batch does not fix are random."""
    game = GAMES[batch.games[number % len(batch.games)]]
    random = Random(f"{batch.seed} {number}")
    seats = random.choice(game.seats) if batch.seats is None else batch.seats
    options = random_options(game, random, batch.options)
    return msgspec.json.encode(random_transcript(game, seats, options, f"{batch.seed}-{number}")) + b"\n"


def random_options(game: AnyGame, random: Random, fixed: OptionValues) -> Record:
    """Random options; those in `fixed` and those with more than MAX_CHOICES values are not drawn."""
    values = msgspec.to_builtins(game.options)
    for field in msgspec.structs.fields(game.Options):
        choices = allowed_values(inspect.type_info(field.type))
        values[field.name] = random.choice(choices) if 0 < len(choices) <= MAX_CHOICES else values[field.name]
    options: Record = msgspec.convert({**values, **fixed}, game.Options)
    return options


def allowed_values(info: inspect.Type) -> list[int | str]:
    """Allowed values of an option, from its type."""
    match info:
        case inspect.Metadata():
            return allowed_values(info.type)
        case inspect.EnumType(kind):
            return [member.value for member in kind]
        case inspect.IntType(ge=int(low), le=int(high)):
            return list(range(low, high + 1))
    return []
