"""JSON reader: decode the bytes of a request into a checked record, or raise a problem that says what is wrong.

Bodies that match are decoded by msgspec in one pass. The others are diagnosed: compared with the size limits,
parsed to the letter of RFC 8259, and explained by the record's schema, with a pointer to each wrong place.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from threading import BoundedSemaphore
from typing import Any, Generic, NoReturn, TypeVar

import marshmallow as ma
import msgspec
from marshmallow.experimental.context import Context

from service.codec.problem_details import MAX_DETAILS, ProblemCode, ProblemError, ProblemPlace, shortened
from service.codec.schemas import MAX_INTEGER, WRONG_TAG, schema_of
from service.codec.size_limits import check_depth, check_size, outline_of

MAX_DIGITS = 16
UNKNOWN_FIELD = "Unknown field."  # marshmallow's own message
MAX_SEARCHED = 64 * 1024  # bytes of a body whose duplicate key is named
HIGH, LOW = r"\\u[dD][89abAB][0-9a-fA-F]{2}", r"\\u[dD][c-fC-F]"
LONG_INTEGER = re.compile(rb"(?<![0-9.])[0-9]{17}")  # beyond ±2^53; msgspec has no hook for integers
LONE_SURROGATE = re.compile(f"{HIGH}(?!{LOW})|(?<!{HIGH}){LOW}")  # in JSON without escaped backslashes
BOM = "\ufeff"
DIAGNOSIS_SLOTS = BoundedSemaphore(2)  # bodies of a process that are diagnosed at the same time
R = TypeVar("R", bound=msgspec.Struct)
encode = msgspec.json.Encoder().encode


class JSONReader(Generic[R]):
    """Decoder for one kind of record. Values that match `unchecked_items` are accepted too, if it is given."""

    def __init__(self, record: type[R], unchecked_items: type[R] | None = None) -> None:
        self.record, self.unchecked_items = record, unchecked_items or record
        self.decoder: msgspec.json.Decoder[R] = msgspec.json.Decoder(record)

    @cached_property
    def schema(self) -> ma.Schema:
        """The marshmallow schema that explains what the decoder refused."""
        return schema_of(self.record)()

    def decode(self, body: bytes) -> R:
        """Decode a body. Raises ProblemError (400 or 422)."""
        try:
            record = self.decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self.diagnose(body)
        if may_have_duplicate_keys(body, record):
            with DIAGNOSIS_SLOTS:
                parse(body)
        return record

    def diagnose(self, body: bytes) -> R:
        """Decode a body that is not canonical, such as 1.0 for 1. Raises ProblemError (400 or 422) for all others."""
        with DIAGNOSIS_SLOTS:
            check_size(body)
            value = parse_shallow(body)
        return self.convert(value)

    def convert(self, value: Any, in_detail: bool = True) -> R:
        """Convert a parsed value to the record. Raises ProblemError (422) with all errors, or only the first."""
        try:
            return msgspec.convert(value, self.unchecked_items)
        except msgspec.ValidationError as error:
            errors = self.explain(value) if in_detail else ()
            refuse(errors or (ProblemPlace(pointer="", detail=shortened(str(error))),))

    def explain(self, value: Any) -> tuple[ProblemPlace, ...]:
        """List the errors of a parsed value. Lists that msgspec accepts are skipped, for speed."""
        with DIAGNOSIS_SLOTS, Context(True):
            return first_places(self.schema.validate(value))


def may_have_duplicate_keys(body: bytes, value: Any) -> bool:
    """Tell whether an object may have a key twice. Precondition: no record encodes a member it has not read.

    Duplicate keys are lost in decoding, so the re-encoded value then has fewer quotes. Different counts: a full check
    is needed.
    """
    return quotes(body) != quotes(encode(value))


def quotes(text: bytes) -> int:
    """Count the quotes that begin and end strings."""
    if b"\\" in text:
        text = text.replace(b"\\\\", b"")
        return text.count(b'"') - text.count(b'\\"')
    return text.count(b'"')


def parse(body: bytes) -> Any:
    """Parse JSON to the letter of RFC 8259; integral floats become integers. Raises ProblemError malformed_json."""
    check_depth(outline_of(body))
    return parse_shallow(body)


def parse_shallow(body: bytes) -> Any:
    """Parse JSON whose depth has been checked. Raises ProblemError malformed_json."""
    try:
        value = parse_by_standard_library(body) if LONG_INTEGER.search(body) else ANY_JSON_DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeError):
        value = parse_by_standard_library(body)
    if may_have_duplicate_keys(body, value):
        del value
        refuse_duplicate_key(body)
    return value


def parse_by_standard_library(body: bytes) -> Any:
    """Parse what msgspec refuses; the standard library tells at which position it stopped."""
    try:
        text = body.decode()
        if text.startswith(BOM):
            malformed("It begins with a byte order mark.", position=0)
        value = load(text)
        if "\\u" in text and LONE_SURROGATE.search(text.replace(r"\\", "")):
            malformed("It holds half of a surrogate pair.")
    except UnicodeDecodeError as error:
        malformed("It is not UTF-8.", position=error.start)
    except json.JSONDecodeError as error:
        malformed(f"{error.msg}.", position=error.pos)
    return value


def load(text: str, **hooks: Any) -> Any:
    """Parse with the standard library, which is laxer than RFC 8259 in constants, and reads larger numbers."""
    return json.loads(text, parse_constant=refuse_constant, parse_int=integer, parse_float=number, **hooks)


def malformed(detail: str, **members: Any) -> NoReturn:
    """Refuse a body that is not JSON."""
    raise ProblemError(ProblemCode.MALFORMED_JSON, detail, **members)


def refuse_duplicate_key(body: bytes) -> NoReturn:
    """Refuse a body in which an object has a key twice.

    The key is named only in bodies up to MAX_SEARCHED bytes; searching longer ones is too slow.
    """
    if len(body) <= MAX_SEARCHED:
        load(body.decode(), object_pairs_hook=unique_members)
    malformed("An object has the same member more than once.")


def unique_members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object. Raises ProblemError if it has a key twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
        malformed(shortened(f"An object has the member {twice!r} more than once."))
    return found


def refuse_constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity."""
    malformed(f"{name} is no JSON.")


def number(text: str) -> int | float:
    """Read a number with a point or an exponent: JSON Schema counts 1.0 as an integer."""
    value = float(text)
    return int(value) if value.is_integer() and abs(value) <= MAX_INTEGER else value


def integer(digits: str) -> int | float:
    """Read an integer; the time for one of a million digits is not spent."""
    return int(digits) if len(digits) <= MAX_DIGITS else float(digits)


# Without a hook msgspec takes 20 µs to read a number such as 1e308.
ANY_JSON_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=number)


def refuse(found: tuple[ProblemPlace, ...]) -> NoReturn:
    """Refuse a body that does not match the schema."""
    raise ProblemError(ProblemCode.INVALID_REQUEST, "The body does not match the schema.", errors=found)


def first_places(messages: Any) -> tuple[ProblemPlace, ...]:
    """List the first errors; wrong tags lead, for the others often follow from them."""
    found = sorted(places(messages), key=lambda place: (not place.detail.startswith(WRONG_TAG), place.pointer))
    return tuple(found[:MAX_DETAILS])


def places(messages: Any, pointer: str = "") -> Iterator[ProblemPlace]:
    """Flatten marshmallow's nested messages to pointers and details."""
    if isinstance(messages, Mapping):
        for key, inner in messages.items():
            whole = key == "_schema" and UNKNOWN_FIELD not in inner  # not a member that is named so
            yield from places(inner, pointer if whole else f"{pointer}/{escaped(shortened(str(key)))}")
    else:
        for message in messages if isinstance(messages, list) else [messages]:
            yield ProblemPlace(pointer=pointer, detail=shortened(str(message)))


def escaped(name: str) -> str:
    """Escape a name as a step of a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1")
