"""Random games to test with: of all games and set-ups, and the same ones for the same seed, however many cores play."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from rules.registry import GAMES
from rules.transcripts import AnyGame, random_transcript
from service.api.messages import messages
from service.cli.asking import asked

TOGETHER = 20  # games played at once by one worker
FEW = 10  # a number with more values than this stays as it is by default


class Order(msgspec.Struct, frozen=True):
    """Which games to play: those with these numbers, of these kinds in turn."""

    games: tuple[str, ...]
    seed: str
    numbers: range
    seats: int | None
    options: dict[str, Any]


def lots(whole: Order) -> Iterator[Order]:
    """An order cut into smaller ones."""
    for first in range(0, len(whole.numbers), TOGETHER):
        yield msgspec.structs.replace(whole, numbers=whole.numbers[first : first + TOGETHER])


def check(order: Order) -> None:
    """Can such games be played? Raises ProblemError."""
    for name in order.games:
        game, seed = GAMES[name], f"{order.seed}-{order.numbers[-1]}"
        asked(messages(game).new, seats=order.seats or game.seats[0], seed=seed, options=order.options)


def play(order: Order) -> bytes:
    """Play what was ordered: transcripts, one a line."""
    return b"".join(play_one(order, number) for number in order.numbers)


def play_one(order: Order, number: int) -> bytes:
    """One game, in a set-up at random where none was ordered."""
    game = GAMES[order.games[number % len(order.games)]]
    random = Random(f"{order.seed} {number}")
    seats = random.choice(game.seats) if order.seats is None else order.seats
    options = chosen(game, random, order.options)
    return msgspec.json.encode(random_transcript(game, seats, options, f"{order.seed}-{number}")) + b"\n"


def chosen(game: AnyGame, random: Random, asked: dict[str, Any]) -> Any:
    """Options at random, but for those that were asked for and those with very many values."""
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    values = msgspec.to_builtins(game.options)
    for field in info.fields:
        known = choices(field.type)
        values[field.name] = random.choice(known) if 0 < len(known) <= FEW else values[field.name]
    return msgspec.convert({**values, **asked}, game.Options)


def choices(info: inspect.Type) -> list[Any]:
    """The values that an option can have."""
    match info:
        case inspect.Metadata():
            return choices(info.type)
        case inspect.EnumType(kind):
            return [each.value for each in kind]
        case inspect.IntType(ge=int(low), le=int(high)):
            return list(range(low, high + 1))
    return []
