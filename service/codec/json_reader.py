"""From the bytes of a request to a record that can be trusted: fast if all is well, in detail if not."""

import json
import re
from collections.abc import Iterator, Mapping
from contextvars import copy_context
from functools import cached_property
from typing import Any, Generic, NoReturn, TypeVar

import marshmallow as ma
import msgspec

from service.codec.problem_details import MAX_DETAILS, ProblemCode, ProblemError, ProblemPlace, shortened
from service.codec.schemas import WRONG_TAG, quickly, schema_of

DEEPEST = 64  # levels of nesting
MOST_DIGITS = 24  # no integer in any schema comes near
UNKNOWN = "Unknown field."  # as marshmallow says it
ESCAPE = re.compile(rb"\\.")
MARK = "\ufeff"  # the byte order mark
HOLDERS = (dict, list)
encode = msgspec.json.Encoder().encode
R = TypeVar("R", bound=msgspec.Struct)


class JSONReader(Generic[R]):
    """Decoder for one kind of record. With a `lenient` record, values that match that one instead are accepted too."""

    def __init__(self, record: type[R], lenient: type[R] | None = None) -> None:
        self.record, self.lenient = record, lenient or record
        self.decoder: msgspec.json.Decoder[R] = msgspec.json.Decoder(record)

    @cached_property
    def schema(self) -> ma.Schema:
        """Words the errors of what the decoder refused."""
        return schema_of(self.record)()

    def decode(self, body: bytes) -> R:
        """Decode a body. Raises ProblemError (400 or 422)."""
        try:
            found = self.decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self.diagnose(body)
        if may_repeat(body, found):
            parse_slowly(body)
        return found

    def errors(self, value: Any) -> Any:
        """What the schema says, which need not look at what msgspec takes: that is most of a refused body."""
        quickly.set(True)
        return self.schema.validate(value)

    def diagnose(self, body: bytes) -> R:
        """Find out what is wrong with the body. Numbers that are written as 1.0 are not: they are read again as 1."""
        return self.convert(parse(body))

    def convert(self, value: Any, in_detail: bool = True) -> R:
        """Convert a parsed value to the record. Raises ProblemError (422) with all errors, or only the first."""
        try:
            return msgspec.convert(value, self.lenient)
        except msgspec.ValidationError as error:
            found = first_places(copy_context().run(self.errors, value)) if in_detail else ()
            refuse(found or (ProblemPlace(pointer="", detail=shortened(str(error))),))


def may_repeat(body: bytes, value: Any) -> bool:
    """Can an object have a member twice? Not if all quotes are needed to write the value again."""
    return quotes(body) != quotes(encode(value))


def quotes(text: bytes) -> int:
    """How many quotes begin and end the strings of this JSON."""
    return (ESCAPE.sub(b"", text) if b"\\" in text else text).count(b'"')


def parse(body: bytes) -> Any:
    """Read JSON to the letter of RFC 8259; integral floats become integers. Raises ProblemError malformed_json."""
    try:
        value = ANYTHING.decode(body)
        if may_repeat(body, value):
            return parse_slowly(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError, OverflowError):
        return parse_slowly(body)
    bound_depth(value, body.count(b"[") + body.count(b"{"))
    return value


def parse_slowly(body: bytes) -> Any:
    """The same by the standard library, which says where it stopped, and whether a name is there twice."""
    try:
        text = body.decode()
        if text.startswith(MARK):
            malformed("It begins with a byte order mark.", position=0)
        value = load(text)
        bound_depth(value, text.count("[") + text.count("{"))
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        malformed(f"It is nested deeper than {DEEPEST} levels.")
    except UnicodeDecodeError as error:
        malformed("It is not UTF-8.", position=error.start)
    except UnicodeEncodeError:
        malformed("It holds half of a surrogate pair.")
    except json.JSONDecodeError as error:
        malformed(f"{error.msg}.", position=error.pos)
    return value


def load(text: str) -> Any:
    """JSON as it is, but for integral floats, which are integers."""
    hooks: dict[str, Any] = {"object_pairs_hook": members, "parse_constant": no_constant, "parse_float": number}
    try:
        return json.loads(text, **hooks)
    except json.JSONDecodeError:
        raise
    except ValueError:  # an integer has more digits than Python likes to read
        return json.loads(text, parse_int=integer, **hooks)


def malformed(detail: str, **members: Any) -> NoReturn:
    raise ProblemError(ProblemCode.MALFORMED_JSON, detail, **members)


def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, if no name is in it twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
        malformed(shortened(f"An object has the member {twice!r} more than once."))
    return found


def no_constant(name: str) -> NoReturn:
    malformed(f"{name} is no JSON.")


def integer(digits: str) -> int | float:
    """An integer; of one that is far beyond every limit the digits are not worth the work."""
    return int(digits) if len(digits) <= MOST_DIGITS else float("inf")


def bound_depth(value: Any, opened: int) -> None:
    """Refuse what is nested too deep; with so few brackets opened it cannot be. Raises ProblemError malformed_json."""
    if opened > DEEPEST and deeper(value, DEEPEST):
        malformed(f"It is nested deeper than {DEEPEST} levels.")


def deeper(value: Any, levels: int) -> bool:
    """Is anything nested deeper than this?"""
    layer = [value] if type(value) in HOLDERS else []
    for _ in range(levels):
        layer = [
            inner
            for outer in layer
            for inner in (outer.values() if type(outer) is dict else outer)
            if type(inner) in HOLDERS
        ]
    return bool(layer)


def number(text: str) -> int | float:
    """JSON Schema's integers: 1.0 is one."""
    value = float(text)
    return int(value) if value.is_integer() else value


ANYTHING: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=number)


def refuse(found: tuple[ProblemPlace, ...]) -> NoReturn:
    """The body does not match the schema."""
    raise ProblemError(ProblemCode.INVALID_REQUEST, "The body does not match the schema.", errors=found)


def first_places(messages: Any) -> tuple[ProblemPlace, ...]:
    """The first places where something is wrong: wrong tags lead, for the rest often follows from them."""
    found = sorted(places(messages), key=lambda place: (not place.detail.startswith(WRONG_TAG), place.pointer))
    return tuple(found[:MAX_DETAILS])


def places(messages: Any, pointer: str = "") -> Iterator[ProblemPlace]:
    """Flatten marshmallow's nested messages to pointers and details."""
    if isinstance(messages, Mapping):
        for key, inner in messages.items():
            whole = key == "_schema" and UNKNOWN not in inner  # not a member that is named so
            yield from places(inner, pointer if whole else f"{pointer}/{escaped(shortened(str(key)))}")
    else:
        for message in messages if isinstance(messages, list) else [messages]:
            yield ProblemPlace(pointer=pointer, detail=shortened(str(message)))


def escaped(name: str) -> str:
    """A name as a step of a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1")
