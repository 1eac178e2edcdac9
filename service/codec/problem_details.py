"""Problem details: refusals as application/problem+json (RFC 9457). problem_kinds.json has the texts of each code."""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rules.errors import IllegalMove, ImpossibleState, RulesError
from rules.records import NumberedRule, Record, Seat

MAX_DETAILS = 20  # errors or faults in one problem
LONGEST = 300  # characters of one detail
MEDIA_TYPE = "application/problem+json"

Detail = Annotated[str, Meta(max_length=2_000)]
Size = Annotated[int, Meta(ge=0, le=100_000_000)]
POINTS = "A JSON pointer (RFC 6901): of errors into the body (in a verdict: the transcript), of faults into the state."
Pointer = Annotated[str, Meta(max_length=10_000, description=POINTS)]


class ProblemCode(StrEnum):
    """A stable key for each kind of problem."""

    UNKNOWN_PATH = "unknown_path"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    BAD_REQUEST = "bad_request"
    UNAUTHORIZED = "unauthorized"
    NOT_JSON = "not_json"
    BODY_TOO_LARGE = "body_too_large"
    MALFORMED_JSON = "malformed_json"
    INVALID_REQUEST = "invalid_request"
    BAD_TOKEN = "bad_token"
    EXPIRED_TOKEN = "expired_token"
    WRONG_KEY = "wrong_key"
    BAD_KEY_HASHES = "bad_key_hashes"
    IMPOSSIBLE_STATE = "impossible_state"
    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL_MOVE = "illegal_move"
    UNEXPECTED_STATE = "unexpected_state"
    TOO_MANY_MOVES = "too_many_moves"
    INTERNAL_ERROR = "internal_error"
    OVERLOADED = "overloaded"


class Kind(Record):
    """Status and texts of a code, the same in all problems with it."""

    status: int
    title: str
    meaning: str
    advice: str


KINDS = msgspec.json.decode((files("service.codec") / "problem_kinds.json").read_bytes(), type=dict[ProblemCode, Kind])


class ProblemPlace(Record):
    """A place, and what is wrong there."""

    pointer: Pointer
    detail: Detail


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The reason of a refusal. Members that do not belong to its code are left out; more may come."""

    type: Annotated[str, Meta(max_length=200, description="The path of a page about this code.")]
    title: Detail
    status: Annotated[int, Meta(ge=400, le=599)]
    detail: Detail
    code: ProblemCode
    limit: Size | None = None
    position: Size | None = None
    errors: Annotated[tuple[ProblemPlace, ...], Meta(max_length=MAX_DETAILS)] | None = None
    faults: Annotated[tuple[ProblemPlace, ...], Meta(max_length=MAX_DETAILS)] | None = None
    rule: NumberedRule | None = None
    seat: Seat | None = None
    request_id: Annotated[str, Meta(max_length=128)] | None = None


class ProblemError(Exception):
    """The request is refused with this problem, and with these response headers."""

    def __init__(
        self, code: ProblemCode, detail: str, headers: Mapping[str, str] | None = None, **members: Any
    ) -> None:
        super().__init__(detail)
        self.problem = problem(code, detail, **members)
        self.headers = headers or {}


def problem(code: ProblemCode, detail: str, **members: Any) -> Problem:
    """A problem of a known kind; `members` are those that belong to its code."""
    kind = KINDS[code]
    return Problem(
        type=f"/docs/problems/{code}", title=kind.title, status=kind.status, detail=detail, code=code, **members
    )


def problem_of(error: RulesError) -> Problem:
    """The problem that tells of a refusal by the rules."""
    members: dict[str, Any] = {} if error.seat is None else {"seat": error.seat}
    if isinstance(error, ImpossibleState):
        faults = error.faults[:MAX_DETAILS]
        members["faults"] = tuple(ProblemPlace(pointer=fault.pointer, detail=fault.detail) for fault in faults)
    if isinstance(error, IllegalMove):
        members["rule"] = NumberedRule(number=error.rule.number, text=error.rule.text)
    return problem(ProblemCode(error.code), str(error), **members)


def shortened(text: str) -> str:
    """Shorten a detail: it never lists a hundred choices."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
