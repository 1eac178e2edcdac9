"""Views as numbers, for programs that learn: every member of a game's view has its own places in one list of integers.

What a record declares decides the places, so that no game has an encoding of its own:

    a whole number          itself
    yes or no               1 or 0
    a word                  which one, counted from 1
    something or nothing    1 or 0, then the thing; a word needs no 1 before it, and nothing is 0
    a list                  how many items, then the items, and room for as many as it can ever have
    lists in a list         the same; but if `Meta(extra={"in_all": …})` says how many items they can have in all:
                            the list of their lengths, then one list of the items of all
    a record                its members
    free text, constants    no place: the seed, and what never changes
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Any

from msgspec import inspect

Write = Callable[[Any, list[int]], None]  # append the numbers of a value


@dataclass(frozen=True, slots=True)
class Code:
    """How values of one type are written: the limits of every number, and what writes them."""

    low: tuple[int, ...]
    high: tuple[int, ...]
    write: Write

    def __call__(self, value: Any) -> list[int]:
        """The numbers of a value; as many for one as for any other."""
        found: list[int] = []
        self.write(value, found)
        return found


@cache
def code_of(record: Any) -> Code:
    """How a record is written."""
    return code(inspect.type_info(record))


def code(info: inspect.Type) -> Code:
    """How values of this type are written. Raises TypeError for one without limits."""
    match info:
        case inspect.Metadata(inspect.VarTupleType(inner, max_length=int(lists)), extra={"in_all": int(most)}):
            return gathered(code(item_of(inner)), lists, most)
        case inspect.Metadata():
            return code(info.type)
        case inspect.IntType(ge=int(low), le=int(high)):
            return number(low, high)
        case inspect.BoolType():
            return Code((0,), (1,), lambda value, found: found.append(int(value)))
        case inspect.EnumType(kind):
            return word([each.value for each in kind])
        case inspect.StrType() | inspect.LiteralType():
            return Code((), (), lambda value, found: None)
        case inspect.UnionType(types):
            (inner,) = (each for each in types if not isinstance(each, inspect.NoneType))
            return optional(code(inner), counted=isinstance(bare(inner), inspect.EnumType))
        case inspect.VarTupleType(item, max_length=int(most)):
            return listed(code(item), most)
        case inspect.StructType(_, fields):
            return record([(field.name, code(field.type)) for field in fields])
    raise TypeError(f"no code for {info}")


def bare(info: inspect.Type) -> inspect.Type:
    """A type without what is said about it."""
    return bare(info.type) if isinstance(info, inspect.Metadata) else info


def item_of(info: inspect.Type) -> inspect.Type:
    """The type of a list's items."""
    found = bare(info)
    assert isinstance(found, inspect.VarTupleType)
    return found.item_type


def number(low: int, high: int) -> Code:
    """A whole number between limits."""
    return Code((low,), (high,), lambda value, found: found.append(value))


def word(values: list[Any]) -> Code:
    """Which of these it is, from 1."""
    numbers = {value: number for number, value in enumerate(values, 1)}
    return Code((1,), (len(values),), lambda value, found: found.append(numbers[value]))


def optional(inner: Code, *, counted: bool) -> Code:
    """Something or nothing; what is `counted` from 1 needs no sign that it is there."""
    nothing = [0] * (len(inner.low) + (not counted))

    def write(value: Any, found: list[int]) -> None:
        if value is None:
            found += nothing
            return
        if not counted:
            found.append(1)
        inner.write(value, found)

    sign = () if counted else (0,)
    return Code(
        (*sign, *(min(0, low) for low in inner.low)),
        (*(1 for _ in sign), *(max(0, high) for high in inner.high)),
        write,
    )


def listed(item: Code, most: int) -> Code:
    """How many, the items, and zeros in the rest of the room."""
    size = len(item.low)

    def write(value: Any, found: list[int]) -> None:
        found.append(len(value))
        for each in value:
            item.write(each, found)
        found.extend(repeat(0, (most - len(value)) * size))

    return Code(
        (0, *[min(0, low) for low in item.low] * most), (most, *[max(0, high) for high in item.high] * most), write
    )


def gathered(item: Code, lists: int, most: int) -> Code:
    """Lists that have so many items in all: as one list of their lengths, and one of all items."""
    lengths, items = listed(number(0, most), lists), listed(item, most)

    def write(value: Any, found: list[int]) -> None:
        lengths.write([len(each) for each in value], found)
        items.write([each for inner in value for each in inner], found)

    return Code((*lengths.low, *items.low), (*lengths.high, *items.high), write)


def record(members: list[tuple[str, Code]]) -> Code:
    """The members, one after the other."""

    def write(value: Any, found: list[int]) -> None:
        for name, member in members:
            member.write(getattr(value, name), found)

    return Code(
        tuple(low for _, member in members for low in member.low),
        tuple(high for _, member in members for high in member.high),
        write,
    )
