"""Refusals of the rules, one class for each reason.

RulesError
├── ImpossibleState   no game can be in this state; carries the faults
├── GameOver          the game is over, and takes no more moves
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
    """A refusal. `code` is a stable key; the text is for people; `seat` is whose move was refused.

    >>> from rules import GAMES
    >>> try:
    ...     GAMES["dancing-queen"].match().play("1 draw")
    ... except RulesError as refused:
    ...     print(refused.code, refused.seat)
    illegal_move 1
    """

    code: str

    def __init__(self, detail: str, seat: "Seat | None" = None) -> None:
        super().__init__(detail)
        self.seat = seat


class ImpossibleState(RulesError):
    """No game can be in this state. Carries every fault that was found.

    >>> from rules import GAMES
    >>> try:
    ...     GAMES["dancing-queen"].match(seats=3)
    ... except ImpossibleState as refused:
    ...     print(refused.faults)
    (Fault(pointer='/seats', detail='The game is for 2 seats.'),)
    """

    code = "impossible_state"

    def __init__(self, faults: "tuple[Fault, ...]") -> None:
        super().__init__("No game can be in this state.")
        self.faults = faults


class GameOver(RulesError):
    """The game is over, and takes no more moves.

    >>> from rules import GAMES, random_transcript
    >>> game = GAMES["dancing-queen"]
    >>> played = random_transcript(game, 2, game.options, "a seed")
    >>> done = game.replay(2, game.options, "a seed", (*played.moves, played.moves[0]))
    >>> done.refused
    GameOver('The game is over.')
    """

    code = "game_over"


class NoSuchSeat(RulesError):
    """The game has fewer seats.

    >>> from rules import GAMES
    >>> try:
    ...     GAMES["dancing-queen"].match().view(2)
    ... except NoSuchSeat as refused:
    ...     print(refused)
    There is no seat 2: seats count from 0 to 1.
    """

    code = "no_such_seat"


class NotYourTurn(RulesError):
    """The seat has nothing to decide now.

    >>> from rules import GAMES
    >>> match = GAMES["lets-dance"].match()
    >>> try:
    ...     match.play("1 replenish")
    ... except NotYourTurn as refused:
    ...     print(refused)
    Seat 1 has nothing to decide now.
    """

    code = "not_your_turn"


class IllegalMove(RulesError):
    """A numbered rule forbids the move. Carries the rule.

    >>> from rules import GAMES
    >>> try:
    ...     GAMES["lets-dance"].match().play("0 replenish")
    ... except IllegalMove as refused:
    ...     print(refused.rule.number, refused.rule.text)
    8.2 Replenish only with fewer than five cards in hand.
    """

    code = "illegal_move"

    def __init__(self, rule: "Rule[Any]", seat: "Seat") -> None:
        super().__init__(f"Rule {rule.number}: {rule.text}", seat)
        self.rule = rule


class UnexpectedState(RulesError):
    """The moves of a transcript lead to another state than was said.

    >>> from rules import GAMES, recorded, verify
    >>> game = GAMES["dancing-queen"]
    >>> verify(game, recorded(game, 2, game.options, "a seed", (), state_digest="0" * 64)).refused
    UnexpectedState('The moves lead to another state than the one with this digest.')
    """

    code = "unexpected_state"
