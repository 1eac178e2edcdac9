"""Size limits: how many brackets, members, numbers and strings a body of a given length may have.

They are a little above what the densest values of all games need; the tests compare the games' moves and states. A
body with more of something is refused before it is parsed.
"""

import re
from itertools import accumulate

from service.codec.problem_details import ProblemCode, ProblemError, ProblemPlace

MAX_DEPTH = 64  # levels of nesting
PARTS, MEMBERS, NUMBERS, TEXTS = "brackets and members", "members", "numbers", "strings with punctuation"
LIMITS = {PARTS: (2_000, 177), MEMBERS: (256, 102), NUMBERS: (256, 139), TEXTS: (400, 53)}  # and for each 1,000 bytes
BLANKS = b" \t\r\n"
TO_STARTS = bytes.maketrans(b"[:-123456789", b",,0000000000")  # a number starts with 0 after a comma
TO_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")  # one level down, one level up
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[{]}")

# Possessive throughout, and matching at every position: the work is linear. A text is a string with punctuation.
PLAIN = rb'"[^"\\\[\]{},:]*+(?:\\.[^"\\\[\]{},:]*+)*+"'
TEXT = rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)'
UP_TO_TEXT = re.compile(rb'((?:[^"]*+' + PLAIN + rb')*+[^"]*+)(?:' + TEXT + rb"|\Z)", re.DOTALL)


def check_size(body: bytes) -> None:
    """Compare a body with the limits for its length. Raises ProblemError (400 or 422)."""
    limits = limits_for(len(body))
    outline, texts = UP_TO_TEXT.subn(rb"\1", body, limits[TEXTS] + 1)
    require(TEXTS, texts, limits[TEXTS])
    check_depth(outline, limits[PARTS])
    for name, count in counts(outline).items():
        require(name, count, limits[name])


def limits_for(size: int) -> dict[str, int]:
    """The limits of a body of so many bytes."""
    return {name: spare + size * density // 1_000 for name, (spare, density) in LIMITS.items()}


def require(name: str, count: int, limit: int) -> None:
    """Compare a count with its limit. Raises ProblemError (422)."""
    if count > limit:
        detail = f"It has more than {limit} {name}: no request of its length needs so many."
        raise ProblemError(ProblemCode.INVALID_REQUEST, detail, errors=(ProblemPlace(pointer="", detail=detail),))


def counts(outline: bytes) -> dict[str, int]:
    """Count what is in JSON without its texts."""
    starts, members = outline.translate(TO_STARTS, BLANKS), outline.count(b":")
    return {
        PARTS: outline.count(b"[") + outline.count(b"{") + members,
        MEMBERS: members,
        NUMBERS: starts.count(b",0") + starts.startswith(b"0"),
    }


def check_depth(outline: bytes, brackets: int | None = None) -> None:
    """Follow the nesting of JSON without its texts, for so many brackets at least. Raises ProblemError (400)."""
    steps = outline.translate(TO_STEPS, NO_BRACKETS)[: None if brackets is None else 2 * brackets]
    if max(accumulate(memoryview(steps).cast("b")), default=0) > MAX_DEPTH:
        raise ProblemError(ProblemCode.MALFORMED_JSON, f"It is nested deeper than {MAX_DEPTH} levels.")


def outline_of(body: bytes) -> bytes:
    """Return JSON without its texts."""
    return UP_TO_TEXT.sub(rb"\1", body)
