"""Matches: a game that is being played, with the moves so far and the state that they lead to.

>>> from rules import GAMES, IllegalMove
>>> match = GAMES["lets-dance"].match(3, seed="7")
>>> match
<Match lets-dance, 3 seats, ply 0, to move 0>
>>> [card.value for card in match.view(0).hand]
['a', 'step_on_toes', 'the_robot', 'the_shuffle', 'y']
>>> [type(event).__name__ for event in match.play("0 dance [y,a]")]
['CardsDanced', 'CardDrawn']

A refused move is an error, and changes nothing:

>>> try:
...     match.play("1 dance [a,get_down]")
... except IllegalMove as refused:
...     print(refused.rule.number, refused.rule.text)
1.2 The cards of a group are of one type, but one of them may be a Euphoria or a Dance Fever instead.
>>> match.state.ply, len(match.legal_moves(1))
(1, 64)
>>> match.undo().cards == ("y", "a"), match.state.ply
(True, 0)
"""

from typing import TYPE_CHECKING, Any, Generic

from rules.move_notation import read_move
from rules.records import E, M, Outcome, S, Seat, V

if TYPE_CHECKING:
    from rules.game import Game


class Match(Generic[S, M, E, V]):
    """A match from one state on. It knows its game, so nothing needs to be said twice.

    `game.match(seats)` begins one. A state from elsewhere is `Match(game, state)`: `game.check(state)` first, if it
    is not trusted.

    >>> from rules import GAMES
    >>> game = GAMES["dancing-queen"]
    >>> later = Match(game, game.match().state)
    >>> later.play(later.legal_moves(1)[0])
    (LeadChosen(seat=1, gender=<Gender.GIRL: 'girl'>),)
    """

    def __init__(self, game: "Game[S, M, E, V, Any]", state: S) -> None:
        self.game = game
        self._states = [state]
        self._moves: list[M] = []

    def __repr__(self) -> str:
        state = self.state
        to_move = f"to move {', '.join(map(str, state.to_move))}" if state.to_move else "over"
        return f"<Match {self.game.name}, {state.seats} seats, ply {state.ply}, {to_move}>"

    @property
    def state(self) -> S:
        """The whole truth now, hidden things included. It is frozen, and stays good when the match goes on.

        >>> from rules import GAMES
        >>> GAMES["king-of-clubs"].match(4).state.to_move
        (0, 1, 2, 3)
        """
        return self._states[-1]

    @property
    def moves(self) -> tuple[M, ...]:
        """The moves played in this match, the first one first, in their canonical form.

        >>> from rules import GAMES
        >>> match = GAMES["dancing-queen"].match()
        >>> events = match.play("1 open boy")
        >>> match.moves
        (Open(seat=1, gender=<Gender.BOY: 'boy'>),)
        """
        return tuple(self._moves)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome: reason, winners and scores. None while the game lasts.

        >>> from rules import GAMES
        >>> GAMES["dancing-queen"].match().outcome is None
        True
        """
        return self.state.outcome

    def legal_moves(self, seat: Seat | None = None) -> tuple[M, ...]:
        """List the moves that may be played now, by one seat or by all. Raises NoSuchSeat.

        >>> from rules import GAMES
        >>> GAMES["dancing-queen"].match().legal_moves(1)
        (Open(seat=1, gender=<Gender.GIRL: 'girl'>), Open(seat=1, gender=<Gender.BOY: 'boy'>))
        """
        return self.game.legal_moves(self.state, seat)

    def play(self, move: M | str) -> tuple[E, ...]:
        """Play a move, a record or text (`0 draw`), and return the events that follow, hidden things included.

        Raises NotationError for a text that is no move of the game, and what `Game.apply` raises: GameOver,
        NoSuchSeat, NotYourTurn or IllegalMove. A refused move changes nothing.

        >>> from rules import GAMES
        >>> GAMES["dancing-queen"].match().play("0 open girl")
        (LeadChosen(seat=0, gender=<Gender.GIRL: 'girl'>),)
        """
        played: Any = read_move(move, self.game) if isinstance(move, str) else move
        after = self.game.apply(self.state, played)
        self._states.append(after.state)
        self._moves.append(self.game.canonical(played))
        return after.events

    def view(self, seat: Seat | None = None) -> V:
        """Show what a seat may see now; None is a spectator. Raises NoSuchSeat.

        >>> from rules import GAMES
        >>> match = GAMES["dancing-dragons"].match()
        >>> len(match.view(0).hand), match.view().hand
        (5, None)
        """
        return self.game.view(self.state, seat)

    def undo(self) -> M:
        """Take back the last move and return it. Raises IndexError if none was played.

        >>> from rules import GAMES
        >>> match = GAMES["dancing-queen"].match()
        >>> events = match.play("0 open girl")
        >>> match.undo(), match.state.ply
        (Open(seat=0, gender=<Gender.GIRL: 'girl'>), 0)
        """
        move = self._moves.pop()
        self._states.pop()
        return move
