"""Actions: the moves of a seat as numbers.

A game with at most MOST_FIXED moves has fixed actions: each number is one move, the same one in every state, for every
seat and any count of seats. The moves are all values of the game's move records, in the order in which their types are
declared, so that a number changes only with the version of the rules.

Other games have listed actions: action i is the i-th legal move, and each comes with its features, a row of numbers
that say which move it is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from typing import Any

from msgspec import inspect
from msgspec.structs import replace

from rules import Move, write_move
from rules.game import AnyGame
from rules.king_of_clubs.components import OPEN_NIGHTCLUBS, PAIR, SOLO
from rules.king_of_clubs.moves import Assign
from rules.king_of_clubs.rules import placements
from rules.learning.observations import Code, Column, Columns, clearable, code, record, within, word
from rules.records import variants

MOST_FIXED = 5_000  # moves of a game with fixed actions
SEAT_0 = inspect.IntType(ge=0, le=0)
MOST_LISTED = 256  # legal moves of one seat in a game with listed actions; no state of the five games has more


class TooManyMoves(ValueError):
    """A seat has more legal moves than the game's action space has room for."""


@dataclass(frozen=True, slots=True)
class FixedActions:
    """An action space whose number i is always the move `moves[i]`, written here for seat 0.

    >>> from rules import GAMES, write_move
    >>> actions = actions_of(GAMES["dancing-queen"])
    >>> [write_move(move) for move in actions.moves[:3]]
    ['0 open girl', '0 open boy', '0 draw']
    """

    moves: tuple[Move, ...]
    numbers: Mapping[Move, int]

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.moves)

    @property
    def columns(self) -> Columns:
        """The columns of a mask, named like the moves in a transcript, without the seat."""
        return mask_columns(write_move(move).partition(" ")[2] for move in self.moves)

    def numbered(self, legal: Sequence[Move]) -> dict[int, Move]:
        """The legal moves of a seat by their action."""
        return {self.numbers[replace(move, seat=0)]: move for move in legal}


@dataclass(frozen=True, slots=True)
class ListedActions:
    """An action space whose number i is the i-th legal move, which `features` describes.

    >>> from rules import GAMES, read_move
    >>> game = GAMES["lets-dance"]
    >>> features = actions_of(game).features
    >>> row = features(read_move("0 step_on_toes 1", game))
    >>> [(column.name, number) for column, number in zip(features.columns, row) if number]
    [('type', 2), ('step_on_toes.target', 1)]
    """

    size: int
    features: Code

    @property
    def columns(self) -> Columns:
        """The columns of a mask."""
        return mask_columns(f"listed[{index}]" for index in range(self.size))

    def numbered(self, legal: Sequence[Move]) -> dict[int, Move]:
        """The legal moves of a seat by their action. Raises TooManyMoves: none is ever left out."""
        if len(legal) > self.size:
            raise TooManyMoves(f"Seat {legal[0].seat} has {len(legal)} legal moves; {self.size} can be listed.")
        return dict(enumerate(legal))


Actions = FixedActions | ListedActions


def mask_columns(names: Iterable[str]) -> Columns:
    """A column for each action: 1 if it is a legal move."""
    return tuple(Column(name, 0, 1) for name in names)


@cache
def actions_of(game: AnyGame) -> Actions:
    """The action space of a game: fixed if the game has at most MOST_FIXED moves, else listed.

    >>> from rules import GAMES
    >>> for name, game in GAMES.items():
    ...     print(name, type(actions_of(game)).__name__, actions_of(game).size)
    dancing-queen FixedActions 41
    lets-dance ListedActions 256
    queen-of-12 ListedActions 256
    king-of-clubs FixedActions 452
    dancing-dragons FixedActions 2769
    """
    moves = tuple(islice(all_moves(game), MOST_FIXED + 1))
    if len(moves) > MOST_FIXED:
        return ListedActions(MOST_LISTED, features(game))
    return FixedActions(moves, {move: action for action, move in enumerate(moves)})


def all_moves(game: AnyGame) -> Iterator[Move]:
    """The moves of seat 0 in any state of the game, each in its normal form, and only once."""
    for kind in variants(game.Move):
        moves = WRITTEN_OUT[kind]() if kind in WRITTEN_OUT else values(inspect.type_info(kind))
        yield from (move for move in moves if game.canonical(move) == move)


def values(info: inspect.Type) -> Iterator[Any]:
    """The values of a described type; a member `seat` of a move is 0. Raises TypeError for a type without limits."""
    match info:
        case inspect.Metadata():
            yield from values(info.type)
        case inspect.IntType(ge=int(low), le=int(high)):
            yield from range(low, high + 1)
        case inspect.BoolType():
            yield from (False, True)
        case inspect.NoneType():
            yield None
        case inspect.EnumType(kind):
            yield from kind
        case inspect.UnionType(types):
            for each in types:
                yield from values(each)
        case inspect.VarTupleType(item, min_length=least, max_length=int(most)):
            for size in range(least or 0, most + 1):
                yield from rows([item] * size)
        case inspect.StructType(kind, fields=fields):
            names = [field.name for field in fields]
            for row in rows([SEAT_0 if is_seat(kind, field) else field.type for field in fields]):
                yield kind(**dict(zip(names, row, strict=True)))
        case _:
            raise TypeError(f"no values for {info}")


def rows(infos: Sequence[inspect.Type]) -> Iterator[tuple[Any, ...]]:
    """Every choice of a value of each type, one at a time: there may be millions (`itertools.product` stores them)."""
    if not infos:
        yield ()
        return
    for first in values(infos[0]):
        yield from ((first, *others) for others in rows(infos[1:]))


def is_seat(kind: type, field: inspect.Field) -> bool:
    """Whether this is the seat that makes a move."""
    return issubclass(kind, Move) and field.name == "seat"


def assignments() -> Iterator[Assign]:
    """King of Clubs: every way to send the five Dancers to clubs that four nightclubs can form (1.4)."""
    for clubs in range(OPEN_NIGHTCLUBS // PAIR, OPEN_NIGHTCLUBS + 1):
        for sizes in product((SOLO, PAIR), repeat=clubs):
            if sum(sizes) == OPEN_NIGHTCLUBS:
                yield from placements(sizes, 0)


WRITTEN_OUT: Mapping[type, Callable[[], Iterator[Move]]] = {Assign: assignments}  # far fewer than their types allow


def features(game: AnyGame) -> Code:
    """The encoding of a game's moves: the type, counted from 1, then the members of each type; of other types 0."""
    kinds = variants(game.Move)
    parts = {kind: members_of(kind) for kind in kinds}
    types = word([tag_of(kind) for kind in kinds])

    def write(move: Move, found: list[int]) -> None:
        types.write(tag_of(type(move)), found)
        for kind, part in parts.items():
            if kind is type(move):
                part.write(move, found)
            else:
                found += [0] * len(part.columns)

    named = (column for kind, part in parts.items() for column in within(tag_of(kind), part.columns))
    return Code((*within("type", types.columns), *clearable(named)), write)


def members_of(kind: Any) -> Code:
    """The encoding of a move of one type, without its seat."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return record([(field.name, code(field.type)) for field in info.fields if not is_seat(kind, field)])


def tag_of(kind: Any) -> str:
    """The word for a type of move."""
    return str(kind.__struct_config__.tag)
