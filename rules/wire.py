"""What the records of all games share. A record is frozen, closed, built by keyword, and knows its own limits."""

from enum import StrEnum
from typing import Annotated, ClassVar, dataclass_transform

from msgspec import Meta, Struct

MAX_COUNT = 1_000_000  # more than any game counts: the tables bound `ply` and `drawn`
MAX_SEATS = 8
MAX_POINTS = 10_000

Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Points = Annotated[int, Meta(ge=-MAX_POINTS, le=MAX_POINTS)]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=1, le=1_000)]
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
SeatsToMove = Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Anything that is read from JSON or written to it. Never in a cycle, it is spared the garbage collector."""


class Chance(Record):
    """Where the numbers come from. Never shown while the game lasts."""

    seed: Seed
    drawn: Count


class Score(Record):
    """The total of one seat; a game adds the lines of its score sheet."""

    seat: Seat
    total: Points


class Outcome(Record):
    """How the game ended; a game says which reasons and scores there are."""

    reason: StrEnum
    winners: SeatsToMove
    scores: tuple[Score, ...]


class Table(Record):
    """What everybody may know of any game; states and views begin with it."""

    game: str
    rules_version: Version
    seats: int
    options: Record
    ply: Count  # moves accepted so far
    phase: StrEnum
    to_move: SeatsToMove  # sorted; empty exactly when there is an outcome
    outcome: Outcome | None


class State(Table):
    """The whole truth, hidden things included: for the back end, never for a seat."""

    chance: Chance


class View(Table):
    """What one seat may see; of a spectator `seat` is null."""

    seat: Seat | None
    seed: Seed | None  # null while the game lasts
    seed_commitment: Digest | None  # SHA-256 of the seed, if that is long enough not to be guessed


class Move(Record, tag_field="type"):
    """Something a seat decides. `phases` says when it may."""

    phases: ClassVar[tuple[StrEnum, ...]]

    seat: Seat


class Event(Record, tag_field="type"):
    """Something that happened, told in full."""


class NumberedRule(Record):
    """A numbered rule of the game, as its RULES.md has it."""

    number: Annotated[str, Meta(min_length=1, max_length=16)]
    text: Annotated[str, Meta(max_length=2_000)]
