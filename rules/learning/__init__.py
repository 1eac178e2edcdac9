"""Environments to learn in: every game as a PettingZoo environment, with actions and observations as numbers.

>>> from rules.learning import environment
>>> env = environment("dancing-queen")
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> legend = env.legend()
>>> [column.name for column, legal in zip(legend["action_mask"], observation["action_mask"]) if legal]
['open girl', 'open boy']
>>> env.step(1)
>>> env.agent_selection
'seat_1'

Needs the extra `bots`: `pip install 'dancecard[bots]'`.
"""

from rules.learning.actions import FixedActions, ListedActions, TooManyMoves
from rules.learning.environments import GameEnv, InvalidOption, environment
from rules.learning.observations import Column

__all__ = [
    "Column",
    "FixedActions",
    "GameEnv",
    "InvalidOption",
    "ListedActions",
    "TooManyMoves",
    "environment",
]
