from enum import StrEnum


class ProblemCode(StrEnum):
    BAD_REQUEST = "bad_request"
    BODY_TOO_LARGE = "body_too_large"
    GAME_OVER = "game_over"
    ILLEGAL_MOVE = "illegal_move"
    IMPOSSIBLE_STATE = "impossible_state"
    INTERNAL_ERROR = "internal_error"
    INVALID_REQUEST = "invalid_request"
    MALFORMED_JSON = "malformed_json"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    NOT_JSON = "not_json"
    NOT_YOUR_TURN = "not_your_turn"
    NO_SUCH_SEAT = "no_such_seat"
    OVERLOADED = "overloaded"
    UNKNOWN_PATH = "unknown_path"

    def __str__(self) -> str:
        return str(self.value)
