"""What the rules can say no to.

RulesError
├── ImpossibleState   no game can be in this state; carries the faults
├── GameOver          nobody may move any more
├── NoSuchSeat        the game has fewer seats
├── NotYourTurn       the seat has nothing to decide now
├── IllegalMove       a numbered rule forbids it; carries the rule
└── UnexpectedState   the moves lead to another state than was said
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.game import Fault, Rule
    from rules.records import Seat


class RulesError(Exception):
    """A refusal. `code` is a stable key; the text is for people; `seat` is whose move was refused."""

    code: str

    def __init__(self, detail: str, seat: "Seat | None" = None) -> None:
        super().__init__(detail)
        self.seat = seat


class ImpossibleState(RulesError):
    """No game can be in this state. Carries every fault that was found."""

    code = "impossible_state"

    def __init__(self, faults: "tuple[Fault, ...]") -> None:
        super().__init__("No game can be in this state.")
        self.faults = faults


class GameOver(RulesError):
    """Nobody may move any more."""

    code = "game_over"


class NoSuchSeat(RulesError):
    """The game has fewer seats."""

    code = "no_such_seat"


class NotYourTurn(RulesError):
    """The seat has nothing to decide now."""

    code = "not_your_turn"


class IllegalMove(RulesError):
    """A numbered rule forbids the move. Carries the rule."""

    code = "illegal_move"

    def __init__(self, rule: "Rule[Any]", seat: "Seat") -> None:
        super().__init__(f"Rule {rule.number}: {rule.text}", seat)
        self.rule = rule


class UnexpectedState(RulesError):
    """The moves of a transcript lead to another state than was said."""

    code = "unexpected_state"
