"""Size limits: how many brackets, members, values, numbers and texts a legal body can have.

They are derived from a record's types: from the lengths of its lists, and from the fewest bytes in which its values
can be written. A body with more of something cannot match its schema, so it is refused before it is parsed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, chain

import msgspec
from msgspec import inspect

MAX_DEPTH = 64  # levels of nesting
SPARE = 256  # on top of each limit: a body with a few values too many gets a detailed diagnosis
BLANKS = b" \t\r\n"
TO_STARTS = bytes.maketrans(b"[:-123456789", b",,0000000000")  # a number starts with 0 after a comma
TO_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")  # one level down, one level up
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[{]}")

# Possessive throughout, and matching at every position: the work is linear. A text is a string with punctuation.
PLAIN = rb'"[^"\\\[\]{},:]*+(?:\\.[^"\\\[\]{},:]*+)*+"'
TEXT = rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)'
UP_TO_TEXT = re.compile(rb'((?:[^"]*+' + PLAIN + rb')*+[^"]*+)(?:' + TEXT + rb"|\Z)", re.DOTALL)


class TooDeep(ValueError):
    """The body is nested too deep."""


class TooMany(ValueError):
    """The body has more of something than its schema allows."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the parts of JSON: they say what is counted."""

    list: int = 0
    object: int = 0
    member: int = 0
    item: int = 0
    number: int = 0
    text: int = 0


COUNTED = {
    "brackets": Weights(list=1, object=1),
    "members": Weights(member=1),
    "values": Weights(member=1, item=1),
    "numbers": Weights(number=1),
    "texts": Weights(text=1),
}


@dataclass(frozen=True, slots=True)
class Part:
    """An optional part of a value: what it can count in all, and for each of its bytes."""

    most: float
    density: float


@dataclass(frozen=True, slots=True)
class Extent:
    """The count and the fewest bytes of a type's smallest values, and the parts by which values can be larger."""

    count: int
    size: int
    parts: tuple[Part, ...] = ()

    def within(self, size: int) -> int:
        """Return an upper bound of the count in so many bytes: the densest parts come first."""
        count, left = float(self.count), float(size)
        for part in self.parts:
            more = min(part.most, left * part.density)
            count, left = count + more, left - more / part.density
        return int(count)

    def repeated(self, times: int, count: int, size: int) -> tuple[Part, ...]:
        """Return a part that is up to so many of these values, each with so much more around it."""
        most = dense = float(count + self.count)
        dense_size = float(size + self.size)
        for part in self.parts:
            most += part.most
            if part.density * dense_size > dense:
                dense, dense_size = dense + part.most, dense_size + part.most / part.density
        return (Part(times * most, dense / dense_size),) if times * most else ()


def variants(info: inspect.Type, weights: Weights) -> list[Extent]:
    """Measure a type: each variant of a union, or the one that it is."""
    match info:
        case inspect.Metadata():
            return variants(info.type, weights)
        case inspect.UnionType():
            return list(chain.from_iterable(variants(each, weights) for each in info.types))
        case inspect.StructType():
            return [object_extent(info, weights)]
        case inspect.VarTupleType() if info.max_length is not None:
            return [Extent(weights.list, 1, repeated(info.item_type, weights, info.max_length, weights.item, 1))]
        case inspect.IntType():
            return [Extent(weights.number, 1)]
        case inspect.StrType():
            return [Extent(weights.text, 2 + (info.min_length or 0))]
        case inspect.EnumType():
            return [Extent(0, 2 + min(len(member.value) for member in info.cls))]
        case inspect.LiteralType():
            return [Extent(0, 2 + min(len(str(value)) for value in info.values))]
        case inspect.BoolType() | inspect.NoneType():
            return [Extent(0, 4)]
    raise TypeError(f"no size limit for {info}")


def repeated(info: inspect.Type, weights: Weights, times: int, count: int, size: int) -> tuple[Part, ...]:
    """Measure up to so many values of a type, each with so much more around it: as many as in any variant."""
    found = [part for each in variants(info, weights) for part in each.repeated(times, count, size)]
    return (Part(max(part.most for part in found), max(part.density for part in found)),) if found else ()


def extent(info: inspect.Type, weights: Weights) -> Extent:
    """Measure a type as a whole: it counts no less, and takes no more bytes, than any of its variants."""
    found = variants(info, weights)
    count, size = max(each.count for each in found), min(each.size for each in found)
    parts = list(chain.from_iterable(each.parts for each in found))
    if len(found) == 1 or not parts:
        return Extent(count, size, tuple(parts))
    most = max(sum(part.most for part in each.parts) for each in found)
    return Extent(count, size, (Part(most, max(part.density for part in parts)),))


def object_extent(info: inspect.StructType, weights: Weights) -> Extent:
    """Measure an object: members with a default can be left out."""
    count, size = weights.object, 1
    parts: list[Part] = []
    if info.tag_field:
        count += weights.member
        size += len(info.tag_field) + len(str(info.tag)) + 6
    for field in info.fields:
        name_size = len(field.encode_name) + 4
        if field.required:
            value = extent(field.type, weights)
            count, size = count + weights.member + value.count, size + name_size + value.size
            parts += value.parts
        else:
            parts += repeated(field.type, weights, 1, weights.member, name_size)
    return Extent(count, size, tuple(sorted(parts, key=lambda part: -part.density)))


class SizeLimits:
    """The size limits of the bodies of one record."""

    def __init__(self, record: type[msgspec.Struct]) -> None:
        self.record = record

    @cached_property
    def extents(self) -> Mapping[str, Extent]:
        """The record's extent for everything that is counted."""
        info = inspect.type_info(self.record)
        return {name: extent(info, weights) for name, weights in COUNTED.items()}

    def check(self, body: bytes) -> None:
        """Compare a body with the limits for its length. Raises TooDeep or TooMany."""
        limits = {name: each.within(len(body)) + SPARE for name, each in self.extents.items()}
        outline, texts = UP_TO_TEXT.subn(rb"\1", body, limits["texts"] + 1)
        require("strings with punctuation", texts, limits["texts"])
        check_depth(outline, limits["brackets"])
        for name, count in counts(outline).items():
            require(name, count, limits[name])


def require(name: str, count: int, limit: int) -> None:
    """Compare a count with its limit. Raises TooMany."""
    if count > limit:
        raise TooMany(f"It has more than {limit} {name}: no request of its length needs so many.")


def counts(outline: bytes) -> dict[str, int]:
    """Count what is in JSON without its texts."""
    starts = outline.translate(TO_STARTS, BLANKS)
    return {
        "brackets": outline.count(b"[") + outline.count(b"{"),
        "members": outline.count(b":"),
        "values": outline.count(b","),
        "numbers": starts.count(b",0") + starts.startswith(b"0"),
    }


def check_depth(outline: bytes, brackets: int | None = None) -> None:
    """Follow the nesting of JSON without its texts, for so many brackets at least. Raises TooDeep."""
    steps = outline.translate(TO_STEPS, NO_BRACKETS)[: None if brackets is None else 2 * brackets]
    if max(accumulate(memoryview(steps).cast("b")), default=0) > MAX_DEPTH:
        raise TooDeep(f"It is nested deeper than {MAX_DEPTH} levels.")


def outline_of(body: bytes) -> bytes:
    """Return JSON without its texts."""
    return UP_TO_TEXT.sub(rb"\1", body)
