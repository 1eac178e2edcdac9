"""What the player needs of every game."""

from typing import Any, Protocol, TypeVar

from dancecard_client.models import Problem, SealedGame

S = TypeVar("S", bound="State")
S_co = TypeVar("S_co", bound="State", covariant=True)
M = TypeVar("M", bound="Move")
T = TypeVar("T")


class Sent(Protocol):
    """What goes over the wire."""

    def to_dict(self) -> dict[str, Any]: ...


class Move(Sent, Protocol):
    seat: int


class Outcome(Protocol):
    winners: list[int]


class State(Protocol):
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Sent: ...
    @property
    def outcome(self) -> Outcome | None: ...


class Transition(Protocol[S_co]):
    @property
    def state(self) -> S_co: ...


class LegalMoves(Protocol[M]):
    moves: list[M]


class View(Protocol):
    seed: str | None


class Seen(Protocol):
    @property
    def view(self) -> View: ...


class Stand(Protocol):
    """How far a sealed match is, and by which moves."""

    ply: int
    digest: str
    previous: str | None


class SealedLegalMoves(Stand, Protocol[M]):
    moves: list[M]


class SealedView(View, Protocol):
    @property
    def outcome(self) -> Outcome | None: ...


class SealedSeen(Stand, Protocol):
    @property
    def view(self) -> SealedView: ...


class SealedTransition(SealedSeen, Protocol):
    token: str


class Game(Protocol[S, M]):
    """The calls of one game, and what this player thinks of its moves."""

    @property
    def wrong(self) -> M:
        """What the rules forbid at the start."""

    def new(self, seed: str) -> Transition[S] | Problem | None: ...
    def legal_moves(self, state: S) -> LegalMoves[M] | Problem | None: ...
    def apply(self, state: S, move: M) -> Transition[S] | Problem | None: ...
    def view(self, state: S, seat: int | None) -> Seen | Problem | None: ...
    def weight(self, move: M) -> int: ...

    @property
    def seats(self) -> int: ...
    def sealed_new(self, hashes: list[str]) -> SealedGame | Problem | None: ...
    def sealed_legal_moves(self, token: str, key: str) -> SealedLegalMoves[M] | Problem | None: ...
    def sealed_apply(self, token: str, key: str, move: M) -> SealedTransition | Problem | None: ...
    def sealed_view(self, token: str, key: str | None) -> SealedSeen | Problem | None: ...


def picked(game: Game[S, M], moves: list[M], number: int) -> M:
    """The move that this number draws from a hat, in which each lies as often as it weighs."""
    number %= sum(game.weight(move) for move in moves)
    for move in moves:
        number -= game.weight(move)
        if number < 0:
            return move
    raise AssertionError("a number in the hat")


def good(answer: T | Problem | None) -> T:
    """What was asked for, and no problem."""
    if answer is None or isinstance(answer, Problem):
        raise ValueError(answer)
    return answer
