"""Size limits: how many brackets, members, numbers and texts a body of a given length may have.

They are a little above what the densest values of all games need; the tests compare the games' moves and states. A
body with more of something is refused before it is parsed.
"""

import re
from itertools import accumulate

MAX_DEPTH = 64  # levels of nesting
SPARE = 1_100  # on top of each limit: a state may begin with many empty lists
PER_THOUSAND_BYTES = {"brackets": 107, "members": 102, "numbers": 139, "texts": 53}
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
    """The body has more of something than a legal one of its length."""


def check_size(body: bytes) -> None:
    """Compare a body with the limits for its length. Raises TooDeep or TooMany."""
    limits = {name: SPARE + len(body) * density // 1_000 for name, density in PER_THOUSAND_BYTES.items()}
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
