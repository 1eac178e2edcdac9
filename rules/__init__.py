"""Pure rules of tabletop games: functions of data, without a clock, a network or a random number of their own.

>>> from rules import GAMES
>>> game = GAMES["dancing-queen"]
>>> state = game.new(2, game.options, "a seed").state
>>> after = game.apply(state, game.legal_moves(state)[0])
"""

from rules.errors import RulesError
from rules.registry import GAMES

__all__ = ["GAMES", "RulesError"]
