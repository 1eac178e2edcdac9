"""Problem details (RFC 9457): the body of every error response, with one kind for each reason of a refusal."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rules.errors import IllegalMove, ImpossibleState, RulesError
from rules.wire import Record, Seat

MAX_DETAILS = 20  # errors or faults in one problem
MAX_DETAIL_LENGTH = 300  # characters, of a detail that quotes the request
MEDIA_TYPE = "application/problem+json"

Detail = Annotated[str, Meta(max_length=2_000)]
Size = Annotated[int, Meta(ge=0, le=100_000_000)]
POINTS = "A JSON pointer (RFC 6901): of errors into the body (in a verdict: the transcript), of faults into the state."
Pointer = Annotated[str, Meta(max_length=10_000, description=POINTS)]


class ProblemCode(StrEnum):
    """Stable codes, one for each kind of problem."""

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


OF_VERDICTS = frozenset(
    {ProblemCode.UNEXPECTED_STATE, ProblemCode.TOO_MANY_MOVES}
)  # only in the verdict on a transcript


class Kind(Record):
    """Kind of problem: what all problems with one code have in common."""

    status: int
    title: str
    meaning: str
    advice: str


KINDS = {
    ProblemCode.UNKNOWN_PATH: Kind(
        status=404,
        title="There is nothing at this path",
        meaning="The path is none of those in the document, or names a game that is not served here.",
        advice="Ask GET /games for the games, and read /openapi.json for the paths.",
    ),
    ProblemCode.METHOD_NOT_ALLOWED: Kind(
        status=405,
        title="This path does not take this method",
        meaning="The path exists, but not for this method.",
        advice="Use one of the methods in the Allow header.",
    ),
    ProblemCode.BAD_REQUEST: Kind(
        status=400,
        title="The request cannot be understood",
        meaning="Something about the request itself, not about its body, is wrong: a header, a range, its framing.",
        advice="Compare the request with an example of the document.",
    ),
    ProblemCode.UNAUTHORIZED: Kind(
        status=401,
        title="This service is for those who have a key",
        meaning="The request has no key, or one that is not known here.",
        advice="Send the header Authorization: Bearer and the key that you were given by whoever runs the service.",
    ),
    ProblemCode.NOT_JSON: Kind(
        status=415,
        title="The body is not sent as JSON",
        meaning="The Content-Type is not application/json in UTF-8, or there is a Content-Encoding.",
        advice="Send the body as it is, with the header Content-Type: application/json.",
    ),
    ProblemCode.BODY_TOO_LARGE: Kind(
        status=413,
        title="The body is too large",
        meaning="The body is longer than this path takes; `limit` says how many bytes that is.",
        advice="No state of a game comes near the limit: look at what else is in the body. Replay fewer moves.",
    ),
    ProblemCode.MALFORMED_JSON: Kind(
        status=400,
        title="The body is not well-formed JSON",
        meaning=(
            "It is not JSON, not UTF-8, names a member twice, holds NaN, Infinity or half a surrogate pair, or is "
            "nested too deep; `position` tells at which character, where that is known."
        ),
        advice="Let a JSON library write the body.",
    ),
    ProblemCode.INVALID_REQUEST: Kind(
        status=422,
        title="The body does not match the schema",
        meaning=(
            "It is JSON, but not as the document says; `errors` has a pointer to each place, at most 20. A body with "
            "more values than any request of its length is refused unread, with one error that names the limit."
        ),
        advice="Mend the places in `errors`. The state of another game shows as an error at /state/game.",
    ),
    ProblemCode.BAD_TOKEN: Kind(
        status=403,
        title="This is no token of a match of this game",
        meaning="The token was changed or cut off, belongs to another game or version of its rules, or never was one.",
        advice="Send the newest token exactly as the service answered it, to the game that it came from.",
    ),
    ProblemCode.EXPIRED_TOKEN: Kind(
        status=403,
        title="The key that sealed this token is gone",
        meaning="The token was sealed under a key that this service does not have, or has no longer.",
        advice="The match cannot go on here. Who runs the service can put a retired key back at the end of SEAL_KEYS.",
    ),
    ProblemCode.WRONG_KEY: Kind(
        status=403,
        title="The key does not fit",
        meaning="It is the key of no seat in this match, or of another seat than the move's.",
        advice="Use the key that your seat got, or made, for this match, and set the move's `seat` to your own.",
    ),
    ProblemCode.BAD_KEY_HASHES: Kind(
        status=409,
        title="Each seat needs a key of its own",
        meaning="`key_hashes` has not one hash for each seat, or has one twice.",
        advice="Collect one hash from each player, in the order of the seats.",
    ),
    ProblemCode.IMPOSSIBLE_STATE: Kind(
        status=409,
        title="No game can be in this state",
        meaning=(
            "The body matches the schema, but its state cannot come from a game: a card is doubled or lost, the phase "
            "does not fit the table, or its rules_version is unknown; `faults` has a pointer into the state for each."
        ),
        advice="Send a state exactly as the service answered it. Do not change states yourself.",
    ),
    ProblemCode.GAME_OVER: Kind(
        status=409,
        title="The game is over",
        meaning="The state has an outcome: nobody may move any more.",
        advice="Show the outcome, or start a new game.",
    ),
    ProblemCode.NO_SUCH_SEAT: Kind(
        status=409,
        title="There is no such seat",
        meaning="Seats count from 0; this game has fewer.",
        advice="Use a seat below the state's `seats`.",
    ),
    ProblemCode.NOT_YOUR_TURN: Kind(
        status=409,
        title="This seat has nothing to decide now",
        meaning="The seat is not in the state's `to_move`.",
        advice="Wait for the others. If another request came first, read the newest state again.",
    ),
    ProblemCode.ILLEGAL_MOVE: Kind(
        status=409,
        title="A rule forbids this move",
        meaning="The seat may move, but not so; `rule` has the number and the sentence of the first rule it breaks.",
        advice="Choose one of the legal moves. GET /games/<name> lists all rules.",
    ),
    ProblemCode.UNEXPECTED_STATE: Kind(
        status=409,
        title="The moves lead to another state",
        meaning="All moves of the transcript are legal, but what they lead to has not the `state_digest` it should.",
        advice="Compare it with the state that you have stored, and look at the seed, the options and the moves.",
    ),
    ProblemCode.TOO_MANY_MOVES: Kind(
        status=413,
        title="This transcript was not looked at",
        meaning="The transcripts of one request have more moves in all than are played for it.",
        advice=(
            "Send those that have this problem in another request. One that has too many moves alone is for the "
            "command `dancecard validate`."
        ),
    ),
    ProblemCode.INTERNAL_ERROR: Kind(
        status=500,
        title="The service has a defect",
        meaning="Something went wrong that should not. Nothing was changed: you still hold your state.",
        advice="Report it with the `request_id`.",
    ),
    ProblemCode.OVERLOADED: Kind(
        status=503,
        title="The service is too busy",
        meaning="More requests came than can be answered now. Nothing was changed.",
        advice="Try again after the seconds in the Retry-After header. Every request may be repeated safely.",
    ),
}

RETRY_SECONDS = 1
HEADERS = {
    ProblemCode.UNAUTHORIZED: {"WWW-Authenticate": "Bearer"},
    ProblemCode.OVERLOADED: {"Retry-After": str(RETRY_SECONDS)},
}


class ProblemPlace(Record):
    """Place of an error or a fault, and its reason."""

    pointer: Pointer
    detail: Detail


class NumberedRule(Record):
    """Numbered rule of a game, as in its RULES.md."""

    number: Annotated[str, Meta(min_length=1, max_length=16)]
    text: Detail


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was refused. Members that do not belong to its code are left out; more may come."""

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
    """Refusal of a request with a problem, and with response headers besides those of its code."""

    def __init__(
        self, code: ProblemCode, detail: str, headers: Mapping[str, str] | None = None, **members: Any
    ) -> None:
        super().__init__(detail)
        self.problem = problem(code, detail, **members)
        self.headers = headers or {}


def problem(code: ProblemCode, detail: str, **members: Any) -> Problem:
    """Build a problem; `members` are those that belong to its code."""
    kind = KINDS[code]
    return Problem(
        type=f"/docs/problems/{code}", title=kind.title, status=kind.status, detail=detail, code=code, **members
    )


def problem_of(error: RulesError) -> Problem:
    """Convert an error of the rules to a problem."""
    members: dict[str, Any] = {} if error.seat is None else {"seat": error.seat}
    if isinstance(error, ImpossibleState):
        members["faults"] = tuple(ProblemPlace(pointer=each.pointer, detail=each.detail) for each in error.faults)[
            :MAX_DETAILS
        ]
    if isinstance(error, IllegalMove):
        members["rule"] = NumberedRule(number=error.rule.number, text=error.rule.text)
    return problem(ProblemCode(error.code), str(error), **members)


def shortened(text: str) -> str:
    """Cut a text to the length of a detail, so that it never lists a hundred choices."""
    return text if len(text) <= MAX_DETAIL_LENGTH else text[: MAX_DETAIL_LENGTH - 1] + "…"
