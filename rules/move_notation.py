"""Moves as text: `seat type member…`, in the order in which the move's record declares its members.

    a word, a whole number         as they are
    true and false                 yes, no
    nothing (null)                 -
    a list                         [a,b,c]
    a record                       a/b: its members with slashes between; inside another record (a/b)
    free text                      "as in JSON"

So no game needs a notation of its own, and every text is read back without loss.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn, get_type_hints

import msgspec
from msgspec import inspect

from rules.records import Move, variants

if TYPE_CHECKING:
    from rules.game import AnyGame


MOST_TOLD = 12  # words that a complaint lists
BLANKS = re.compile(r"[ \t]*")
WORD = re.compile(r"[a-z0-9][a-z0-9_-]*")
WHOLE = re.compile(r"-?[0-9]{1,18}")
TRUTHS = {"yes": True, "no": False}
FREE_TEXT = json.JSONDecoder()


class NotationError(ValueError):
    """A text is no transcript, or no move. `line` and `column` count from 1.

    >>> from rules import GAMES
    >>> try:
    ...     read_move("0 open door", GAMES["dancing-queen"])
    ... except NotationError as error:
    ...     print(error)
    line 1, column 8: Expected one of girl, boy.
    """

    def __init__(self, detail: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {detail}")
        self.detail, self.line, self.column = detail, line, column


def write_move(move: Move) -> str:
    """Return a move as `seat type member…`.

    >>> from rules import GAMES
    >>> write_move(GAMES["king-of-clubs"].match().legal_moves()[0])
    '0 assign [[1],[2],[3],[4]] 5'
    """
    members = (written(getattr(move, name)) for name in move.__struct_fields__ if name != "seat")
    return " ".join([str(move.seat), str(move.__struct_config__.tag), *members])


def written(value: Any) -> str:
    """A value as text."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Enum() | int():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case tuple():
            return f"[{','.join(map(written, value))}]"
    return "/".join(bracketed(getattr(value, name)) for name in value.__struct_fields__)


def bracketed(member: Any) -> str:
    """A member of a record: a record again is put into brackets."""
    return f"({written(member)})" if isinstance(member, msgspec.Struct) else written(member)


@dataclass(slots=True)
class Line:
    """A line that is being read; `place` is how far."""

    text: str
    number: int
    place: int = 0

    def refuse(self, detail: str, place: int | None = None) -> NoReturn:
        """Say what is wrong, by default here. Raises NotationError."""
        raise NotationError(detail, self.number, (self.place if place is None else place) + 1)

    def take(self, pattern: re.Pattern[str], wanted: str) -> str:
        """Read what matches. Raises NotationError, which says what was wanted."""
        found = pattern.match(self.text, self.place)
        if found is None:
            self.refuse(f"Expected {wanted}.")
        self.place = found.end()
        return found.group()

    def sign(self, sign: str) -> bool:
        """Read the sign, if it comes next."""
        comes = self.text.startswith(sign, self.place)
        self.place += len(sign) * comes
        return comes

    def need(self, sign: str) -> None:
        """Read the sign. Raises NotationError if something else comes next."""
        if not self.sign(sign):
            self.refuse(f"Expected {sign!r}.")

    def gap(self) -> None:
        """Read the space between two members."""
        if not self.take(BLANKS, ""):
            self.refuse("Expected a space, and what comes after it.")

    def end(self) -> None:
        """Nothing but blanks may follow."""
        self.take(BLANKS, "")
        if self.place < len(self.text):
            self.refuse("Expected the end of the line.")

    def value(self, member: "Member") -> Any:
        """Read the value of a member, within its limits, as JSON would have it."""
        start, value = self.place, self.unchecked(member.info)
        try:
            msgspec.convert(value, member.kind)
        except msgspec.ValidationError as error:
            self.refuse(f"{error}.", start)
        return value

    def unchecked(self, info: inspect.Type) -> Any:
        """Read a value that has the shape of this type."""
        match info:
            case inspect.Metadata():
                return self.unchecked(info.type)
            case inspect.UnionType(types):
                return self.optional(types)
            case inspect.IntType():
                return int(self.take(WHOLE, "a whole number"))
            case inspect.BoolType():
                return TRUTHS[self.word(TRUTHS)]
            case inspect.EnumType(kind):
                return self.word([each.value for each in kind])
            case inspect.StrType():
                return self.free_text()
            case inspect.VarTupleType(item):
                return self.items(item)
            case inspect.StructType(_, fields):
                return self.record(fields)
        raise TypeError(f"no notation for {info}")

    def optional(self, types: tuple[inspect.Type, ...]) -> Any:
        """Read something, or `-`."""
        (kind,) = (each for each in types if not isinstance(each, inspect.NoneType))
        nothing = self.text.startswith("-", self.place) and not WHOLE.match(self.text, self.place)
        return None if nothing and self.sign("-") else self.unchecked(kind)

    def word(self, known: Iterable[str]) -> str:
        """Read one of these words."""
        words = list(known)
        wanted = f"one of {', '.join(words)}" if len(words) <= MOST_TOLD else f"a word like {words[0]}"
        start = self.place
        found = self.take(WORD, wanted)
        if found not in words:
            self.refuse(f"Expected {wanted}.", start)
        return found

    def free_text(self) -> str:
        """Read a string as JSON writes it."""
        if not self.text.startswith('"', self.place):
            self.refuse("Expected a text in quotes.")
        start = self.place
        try:
            found, self.place = FREE_TEXT.raw_decode(self.text, start)
            found.encode()
        except json.JSONDecodeError as error:
            self.refuse(f"{error.msg}.", error.pos)
        except UnicodeEncodeError:
            self.refuse("This text holds half of a surrogate pair.", start)
        return str(found)

    def items(self, item: inspect.Type) -> list[Any]:
        """Read a list."""
        self.need("[")
        found: list[Any] = []
        while not self.sign("]"):
            if found:
                self.need(",")
            found.append(self.unchecked(item))
        return found

    def record(self, fields: tuple[inspect.Field, ...]) -> dict[str, Any]:
        """Read the members of a record."""
        found: dict[str, Any] = {}
        for field in fields:
            if found:
                self.need("/")
            inner = isinstance(field.type, inspect.StructType) and self.sign("(")
            found[field.encode_name] = self.unchecked(field.type)
            if inner:
                self.need(")")
        return found


@dataclass(frozen=True, slots=True)
class Member:
    """The type of a record's member: as it is written, and taken apart."""

    kind: Any
    info: inspect.Type


@cache
def members(record: Any) -> dict[str, Member]:
    """The types of a record's members, by name."""
    kinds = get_type_hints(record, include_extras=True)
    return {name: Member(kinds[name], inspect.type_info(kinds[name])) for name in record.__struct_fields__}


@cache
def moves_by_type(game: "AnyGame") -> dict[str, Any]:
    """The records of this game's moves."""
    return {str(kind.__struct_config__.tag): kind for kind in variants(game.Move)}


def read_move(text: str, game: "AnyGame") -> Move:
    """Read one move of a game, without a number. Raises NotationError.

    >>> from rules import GAMES
    >>> read_move("0 open girl", GAMES["dancing-queen"])
    Open(seat=0, gender=<Gender.GIRL: 'girl'>)
    """
    line = Line(text.rstrip(), 1, len(text) - len(text.lstrip()))
    found: Move = msgspec.convert(read_line(line, game), game.Move)
    return found


def read_line(line: Line, game: "AnyGame") -> dict[str, Any]:
    """Read `seat type member…` to the end of the line. In one game all types of moves have the same seats."""
    known = moves_by_type(game)
    seat = line.value(next(members(kind)["seat"] for kind in known.values()))
    line.gap()
    tag = line.word(known)
    rest = {name: read_member(line, member) for name, member in members(known[tag]).items() if name != "seat"}
    line.end()
    return {"seat": seat, "type": tag, **rest}


def read_member(line: Line, member: Member) -> Any:
    """Read a member after a space."""
    line.gap()
    return line.value(member)
