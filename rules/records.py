"""Base records of all games, the members that every view shares, and small changes to frozen tuples.

A record is frozen, refuses unknown members, is built by keyword, and declares the limits of its members.
"""

from enum import StrEnum
from hashlib import sha256
from string import hexdigits
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

MAX_COUNT = 1_000_000  # more than any game counts: the tables bound `ply` and `drawn`
MAX_SEATS = 8
MAX_POINTS = 10_000
LEAST_SECRET = 32  # hex digits of a seed that cannot be guessed

T = TypeVar("T")
R = TypeVar("R", bound="Record")

Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Points = Annotated[int, Meta(ge=-MAX_POINTS, le=MAX_POINTS)]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=1, le=1_000)]
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
SeatsToMove = Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Anything that is read from JSON or written to it. Never in a cycle, it is spared the garbage collector.

    >>> Chance(seed="a seed", drawn=8).drawn
    8
    """


class Chance(Record):
    """Where the numbers come from. Never shown while the game lasts."""

    seed: Seed
    drawn: Count


class Score(Record):
    """The total of one seat, in points; a game adds the lines of its score sheet.

    >>> Score(seat=0, total=12)
    Score(seat=0, total=12)
    """

    seat: Seat
    total: Points


class Outcome(Record):
    """How the game ended; a game says which reasons and scores there are. `winners` are seats, sorted.

    >>> from rules import GAMES, random_transcript, verify
    >>> game = GAMES["dancing-queen"]
    >>> verify(game, random_transcript(game, 2, game.options, "a seed")).outcome.reason.value
    'four_trophies'
    """

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
    """The whole truth, hidden things included: for the back end, never for a seat.

    >>> from rules import GAMES
    >>> state = GAMES["dancing-queen"].match(seed="a seed").state
    >>> state.chance, state.phase.value
    (Chance(seed='a seed', drawn=8), 'opening')
    """

    chance: Chance


class View(Table):
    """What one seat may see; of a spectator `seat` is null.

    >>> from rules import GAMES
    >>> view = GAMES["dancing-queen"].match().view(1)
    >>> view.seat, view.seed
    (1, None)
    """

    seat: Seat | None
    seed: Seed | None  # null while the game lasts
    seed_commitment: Digest | None  # SHA-256 of the seed, if that is long enough not to be guessed


class Move(Record, tag_field="type"):
    """Something a seat decides. `phases` says when it may.

    >>> from rules import GAMES
    >>> move = GAMES["dancing-queen"].match().legal_moves()[0]
    >>> move, [phase.value for phase in move.phases]
    (Open(seat=0, gender=<Gender.GIRL: 'girl'>), ['opening'])
    """

    phases: ClassVar[tuple[StrEnum, ...]]

    seat: Seat


class Event(Record, tag_field="type"):
    """Something that happened, told in full.

    >>> from rules import GAMES
    >>> GAMES["dancing-queen"].match().play("0 open girl")
    (LeadChosen(seat=0, gender=<Gender.GIRL: 'girl'>),)
    """


class NumberedRule(Record):
    """A numbered rule of the game, as its RULES.md has it."""

    number: Annotated[str, Meta(min_length=1, max_length=16)]
    text: Annotated[str, Meta(max_length=2_000)]


# The types of one game.
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Record)  # noqa: E741


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the tuple with another item at this index.

    >>> replaced(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*items[:index], item, *items[index + 1 :])


def removed(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the tuple without the first item that equals this one. Raises ValueError if there is none.

    >>> removed((3, 5, 3), 3)
    (5, 3)
    """
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def dealt_hands(deck: tuple[T, ...], seats: int, size: int) -> tuple[tuple[T, ...], ...]:
    """Return the cards that each seat is dealt off the top of a deck: `size` for seat 0, as many for seat 1, and so on.

    >>> dealt_hands((4, 2, 9, 7, 1), seats=2, size=2)
    ((4, 2), (9, 7))
    """
    return tuple(deck[seat * size : (seat + 1) * size] for seat in range(seats))


def redacted(record: R, knows: bool, *members: str) -> R:
    """Return a record as a seat sees it: whole if the seat knows these members, else with null in their place.

    >>> from rules.dancing_queen.events import CardDrawn
    >>> redacted(CardDrawn(seat=0, card="pairs"), False, "card")
    CardDrawn(seat=0, card=None)
    """
    return record if knows else replace(record, **dict.fromkeys(members))


def opening_members(game: str, rules_version: int, seats: int, options: Record, chance: Chance) -> dict[str, Any]:
    """Return the members of an opening state that are alike in all games, by name.

    >>> opening_members("a-game", 1, 2, Record(), Chance(seed="a seed", drawn=0))["ply"]
    0
    """
    return {
        "game": game,
        "rules_version": rules_version,
        "seats": seats,
        "options": options,
        "ply": 0,
        "outcome": None,
        "chance": chance,
    }


def variants(union: Any) -> tuple[Any, ...]:
    """Return the records of a named union, as declared.

    >>> from rules import GAMES
    >>> [kind.__name__ for kind in variants(GAMES["dancing-queen"].Move)]
    ['Open', 'Draw', 'ProposeEnd', 'AgreeEnd', 'Place']
    """
    kinds = get_args(union)[0]
    return get_args(kinds) or (kinds,)


def commitment(seed: str) -> str | None:
    """Return the SHA-256 of a seed that cannot be guessed (32 hex digits or more), else None.

    >>> commitment("a seed")
    >>> commitment("0" * 32)[:8]
    '84e0c0ea'
    """
    secret = len(seed) >= LEAST_SECRET and all(digit in hexdigits for digit in seed)
    return sha256(seed.encode()).hexdigest() if secret else None


def view_members(state: State, seat: Seat | None) -> dict[str, Any]:
    """Return the members that views of all games share, by name.

    The seed is among them when the game is over; until then there is a commitment to it.
    """
    return {
        "game": state.game,
        "rules_version": state.rules_version,
        "seats": state.seats,
        "options": state.options,
        "ply": state.ply,
        "phase": state.phase,
        "to_move": state.to_move,
        "outcome": state.outcome,
        "seat": seat,
        "seed": state.chance.seed if state.outcome else None,
        "seed_commitment": commitment(state.chance.seed),
    }
