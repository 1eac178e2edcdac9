"""Pure rules of tabletop games: functions of data, without a clock, a network or a random number of their own.

A match is a game that is being played:

>>> from rules import GAMES
>>> match = GAMES["dancing-queen"].match(2, seed="a seed")
>>> match.legal_moves(0)
(Open(seat=0, gender=<Gender.GIRL: 'girl'>), Open(seat=0, gender=<Gender.BOY: 'boy'>))
>>> events = match.play("0 open girl")
>>> match.state.ply, match.view(1).sides[0].lead, match.undo().gender.value
(1, None, 'girl')

Below it a game is a record of functions, and states, moves, events and views are frozen records:

>>> game = GAMES["dancing-queen"]
>>> start = game.new(2, game.options, "a seed")
>>> start.state.ply, start.state.to_move
(0, (0, 1))

What may be done, what then, and who sees what:

>>> from rules import read_move, write_move
>>> [write_move(move) for move in game.legal_moves(start.state, 0)]
['0 open girl', '0 open boy']
>>> after = game.apply(start.state, read_move("0 open boy", game))
>>> after.state.ply, start.state.ply  # a state that was handed in is never changed
(1, 0)
>>> [event.gender for event in after.events], [game.show(event, 1).gender for event in after.events]
([<Gender.BOY: 'boy'>], [None])
>>> game.view(after.state, 1).sides[0].lead is None  # of the other seat nothing is seen yet
True

A refusal is an error that says which rule; a state from outside is checked before it is played on:

>>> from rules import IllegalMove, RulesError
>>> try:
...     game.apply(after.state, read_move("1 draw", game))
... except RulesError as refused:
...     print(refused.code, refused.rule.number)
illegal_move 0.1
>>> game.check(after.state)  # raises ImpossibleState if no game can be in it

A game describes itself: its options, components, phases, moves, events, rules and decisions:

>>> from rules import describe
>>> about = describe(game)
>>> about.title, about.rules[0].number, about.moves[0].type
('Dancing Queen', '0.1', 'open')

Whole games are transcripts: records, JSON, or text:

>>> from rules import random_transcript, read_notation, verify, write_notation
>>> transcript = random_transcript(game, 2, game.options, "a seed")
>>> verify(game, transcript).refused is None
True
>>> read_notation(write_notation(transcript)) == transcript
True

`rules.learning` has every game as a PettingZoo environment, and needs the extra `bots`.
"""

from rules.description import Description, describe
from rules.errors import (
    GameOver,
    IllegalMove,
    ImpossibleState,
    NoSuchSeat,
    NotYourTurn,
    RulesError,
    UnexpectedState,
)
from rules.game import Fault, Game, Replay, Rule, Transition
from rules.match import Match
from rules.move_notation import NotationError, read_move, write_move
from rules.notation import read_notation, write_notation
from rules.records import Event, Move, Outcome, Record, Score, Seat, State, View
from rules.registry import GAMES
from rules.transcripts import (
    Transcript,
    UnknownGame,
    Verdict,
    digest,
    random_transcript,
    read_transcript,
    recorded,
    transcript_type,
    verify,
)

__all__ = [
    "GAMES",
    "Description",
    "Event",
    "Fault",
    "Game",
    "GameOver",
    "IllegalMove",
    "ImpossibleState",
    "Match",
    "Move",
    "NoSuchSeat",
    "NotYourTurn",
    "NotationError",
    "Outcome",
    "Record",
    "Replay",
    "Rule",
    "RulesError",
    "Score",
    "Seat",
    "State",
    "Transcript",
    "Transition",
    "UnexpectedState",
    "UnknownGame",
    "Verdict",
    "View",
    "describe",
    "digest",
    "random_transcript",
    "read_move",
    "read_notation",
    "read_transcript",
    "recorded",
    "transcript_type",
    "verify",
    "write_move",
    "write_notation",
]
