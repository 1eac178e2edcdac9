"""Observations: records written as rows of whole numbers, with a name for every number, for programs that learn.

The types of a record's members decide its columns, so that no game has an encoding of its own:

    a whole number          itself
    yes or no               1 or 0
    a word                  which one, counted from 1 (`Column.words`)
    something or nothing    1 or 0, then the thing; a word needs no 1 before it, and nothing is 0
    a list                  how many items, then the items, and room for as many as it can ever have
    lists in a list         the same; but if `Meta(extra={"in_all": …})` says how many items they can have in all:
                            the list of their lengths, then one list of the items of all
    a record                its members
    free text, constants    no column: the seed, and members that never change
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import repeat
from typing import Any

from msgspec import inspect

Write = Callable[[Any, list[int]], None]  # append the numbers of a value


@dataclass(frozen=True, slots=True)
class Column:
    """A column of an observation: its name, its limits (both included), and the words that 1, 2, … stand for, if any.

    >>> Column("phase", 1, 2, ("opening", "turn")).words[2 - 1]
    'turn'
    """

    name: str
    low: int
    high: int
    words: tuple[str, ...] = ()


Columns = tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Code:
    """An encoding of the values of one type: the columns, and the function that writes a value's numbers."""

    columns: Columns
    write: Write

    def __call__(self, value: Any) -> list[int]:
        """Encode a value: one number for each column."""
        found: list[int] = []
        self.write(value, found)
        return found


@cache
def code_of(kind: Any) -> Code:
    """The encoding of a record type. Raises TypeError for a type without limits.

    >>> from rules import GAMES
    >>> game = GAMES["dancing-queen"]
    >>> code = code_of(game.View)
    >>> numbers = code(game.view(game.new(2, game.options, "a seed").state, 0))
    >>> len(numbers) == len(code.columns)
    True
    >>> [(column.name, number) for column, number in zip(code.columns, numbers)][:5]
    [('rules_version', 1), ('seats', 2), ('options.microphone', 0), ('ply', 0), ('phase', 1)]
    """
    return code(inspect.type_info(kind))


def code(info: inspect.Type) -> Code:
    """The encoding of a described type. Raises TypeError for a type without limits."""
    match info:
        case inspect.Metadata(inspect.VarTupleType(inner, max_length=int(lists)), extra={"in_all": int(most)}):
            return gathered(code(item_of(inner)), lists, most)
        case inspect.Metadata():
            return code(info.type)
        case inspect.IntType(ge=int(low), le=int(high)):
            return number(low, high)
        case inspect.BoolType():
            return Code((Column("", 0, 1),), lambda value, found: found.append(int(value)))
        case inspect.EnumType(kind):
            return word([each.value for each in kind])
        case inspect.StrType() | inspect.LiteralType():
            return Code((), lambda value, found: None)
        case inspect.UnionType(types):
            (inner,) = (each for each in types if not isinstance(each, inspect.NoneType))
            return optional(code(inner), counted=isinstance(bare(inner), inspect.EnumType))
        case inspect.VarTupleType(item, max_length=int(most)):
            return listed(code(item), most)
        case inspect.StructType(_, fields):
            return record([(field.name, code(field.type)) for field in fields])
    raise TypeError(f"no code for {info}")


def bare(info: inspect.Type) -> inspect.Type:
    """The type without its metadata."""
    return bare(info.type) if isinstance(info, inspect.Metadata) else info


def item_of(info: inspect.Type) -> inspect.Type:
    """The type of a list's items."""
    found = bare(info)
    assert isinstance(found, inspect.VarTupleType)
    return found.item_type


def within(prefix: str, columns: Iterable[Column]) -> Iterator[Column]:
    """Columns of a part, named as columns of the whole: `sides[0]` and `lead` make `sides[0].lead`."""
    for column in columns:
        dot = "." if prefix and column.name and not column.name.startswith("[") else ""
        yield replace(column, name=f"{prefix}{dot}{column.name}")


def clearable(columns: Iterable[Column]) -> Columns:
    """The columns of a part that may be missing, when all its numbers are 0."""
    return tuple(replace(column, low=min(0, column.low), high=max(0, column.high)) for column in columns)


def number(low: int, high: int) -> Code:
    """A whole number between limits."""
    return Code((Column("", low, high),), lambda value, found: found.append(value))


def word(values: list[str]) -> Code:
    """A word of these, as its number from 1."""
    numbers = {value: number for number, value in enumerate(values, 1)}
    return Code((Column("", 1, len(values), tuple(values)),), lambda value, found: found.append(numbers[value]))


def optional(inner: Code, *, counted: bool) -> Code:
    """A value or nothing; a value that is `counted` from 1 needs no sign that it is there."""
    sign = () if counted else (Column("present", 0, 1),)
    nothing = [0] * (len(sign) + len(inner.columns))

    def write(value: Any, found: list[int]) -> None:
        if value is None:
            found += nothing
            return
        if not counted:
            found.append(1)
        inner.write(value, found)

    return Code((*sign, *clearable(inner.columns)), write)


def listed(item: Code, most: int) -> Code:
    """A list: its length, its items, and zeros in the rest of the room."""
    size = len(item.columns)

    def write(value: Any, found: list[int]) -> None:
        found.append(len(value))
        for each in value:
            item.write(each, found)
        found.extend(repeat(0, (most - len(value)) * size))

    room = (column for index in range(most) for column in within(f"[{index}]", item.columns))
    return Code((Column("count", 0, most), *clearable(room)), write)


def gathered(item: Code, lists: int, most: int) -> Code:
    """Lists that have so many items in all: one list of their lengths, and one of all items."""
    lengths, items = listed(number(0, most), lists), listed(item, most)

    def write(value: Any, found: list[int]) -> None:
        lengths.write([len(each) for each in value], found)
        items.write([each for inner in value for each in inner], found)

    return Code((*within("lengths", lengths.columns), *within("items", items.columns)), write)


def record(members: list[tuple[str, Code]]) -> Code:
    """A record: its members, one after the other."""

    def write(value: Any, found: list[int]) -> None:
        for name, member in members:
            member.write(getattr(value, name), found)

    return Code(tuple(column for name, member in members for column in within(name, member.columns)), write)
