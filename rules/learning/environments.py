"""Environments: every game as a PettingZoo environment (AEC), played by the rules that everybody plays by.

>>> env = environment("dancing-queen")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, _ = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from operator import index
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rules import Move, Record, Seat
from rules.game import AnyGame, Transition
from rules.learning.actions import Actions, ListedActions, actions_of
from rules.learning.observations import Code, Columns, clearable, code_of
from rules.transcripts import game_called

SEED_BYTES = 16
RENDER_MODES = ("ansi",)
ILLEGAL_REWARD = -1  # what losing a game gives
API_TEST_OPTIONS = {"options": 1}  # with these `pettingzoo.test.api_test` resets any environment
Observation = dict[str, NDArray[Any]]


class InvalidOption(ValueError):
    """An option that the game does not have, or a value that it cannot have. `allowed` names the game's options.

    >>> environment("king-of-clubs").reset(options={"colour": "red"})
    Traceback (most recent call last):
        ...
    rules.learning.environments.InvalidOption: King of Clubs has no option 'colour'; its options: version.
    """

    def __init__(self, detail: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{detail}; its options: {', '.join(allowed) or 'none'}.")
        self.allowed = allowed


def environment(
    name: str, seats: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv[str, Observation, int | None]:
    """Make the environment of a game, in the wrappers that PettingZoo's own board and card games have.

    `name` is the game's name on the wire, `seats` the number of agents (by default the fewest), `render_mode` is
    `"ansi"` or None, and `options` are the game's options (by default those that it has when nobody chooses).
    Raises UnknownGame, InvalidOption, or ValueError for other seats and render modes.

    An action that is no legal move ends the game for all: the agent gets -1, the others 0 (TerminateIllegalWrapper). An
    action outside the action space is an AssertionError (AssertOutOfBoundsWrapper), and so is a call before `reset`
    (OrderEnforcingWrapper). `unwrapped` is the GameEnv.

    >>> env = environment("king-of-clubs", seats=4, version="advanced")
    >>> env.possible_agents, env.action_space("seat_0")
    (['seat_0', 'seat_1', 'seat_2', 'seat_3'], Discrete(452))
    """
    game = game_called(name)
    env = GameEnv(game, game.seats[0] if seats is None else seats, chosen(game, game.options, options), render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD))
    )


def chosen(game: AnyGame, known: Record, options: Mapping[str, Any]) -> Record:
    """Options of a game, some of them replaced. Raises InvalidOption."""
    allowed = tuple(known.__struct_fields__)
    for name in options:
        if name not in allowed:
            raise InvalidOption(f"{game.title} has no option {name!r}", allowed)
    try:
        found: Record = msgspec.convert({**msgspec.to_builtins(known), **options}, game.Options)
    except msgspec.ValidationError as error:
        raise InvalidOption(f"{game.title}: {error}", allowed) from None
    return found


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game with one agent a seat, `seat_0` and on. Make it with `environment`.

    An observation is a dict of arrays, whose columns `legend` names. It depends on nothing that the seat may not see.

    - `observation`: the seat's view as numbers (`observations.py`), int32.
    - `action_mask`: 1 for each action that is a legal move of the seat, else 0, int8.
    - `features`, only where actions are listed: row i describes the move that action i is now, int32; other rows are 0.

    Where several seats may act they are asked in turn. When the game is over each winner gets 1 and everybody else -1,
    or everybody 0 if nobody won; before that every reward is 0.
    """

    def __init__(self, game: AnyGame, seats: int, options: Record, render_mode: str | None = None) -> None:
        super().__init__()
        if seats not in game.seats:
            raise ValueError(f"{game.title} is for {', '.join(map(str, game.seats))} seats.")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render mode {render_mode!r}: there is {', '.join(RENDER_MODES)}.")
        self.game, self.seats, self.options, self.render_mode = game, seats, options, render_mode
        self.metadata = {
            "name": f"{game.name}_v{game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: of the game its name, for the rules are the same everywhere."""
        return {**self.__dict__, "game": self.game.name}

    def __setstate__(self, known: dict[str, Any]) -> None:
        self.__dict__.update(known, game=game_called(known["game"]))

    @property
    def actions(self) -> Actions:
        """The actions of the game."""
        return actions_of(self.game)

    @property
    def code(self) -> Code:
        """The encoding of a view."""
        view: Any = self.game.View
        return code_of(view)

    def legend(self) -> dict[str, Columns]:
        """The columns of each array of an observation: their names, limits, and words for numbers.

        A column of `action_mask` is named after its move, where actions are fixed.

        >>> legend = environment("dancing-queen").legend()
        >>> legend["observation"][4]
        Column(name='phase', low=1, high=4, words=('opening', 'turn', 'reply', 'placing'))
        >>> [column.name for column in legend["action_mask"]][:3]
        ['open girl', 'open boy', 'draw']
        >>> [column.name for column in environment("lets-dance").legend()["features"]][:3]
        ['type', 'dance.cards.count', 'dance.cards[0]']
        """
        found = {"observation": self.code.columns, "action_mask": self.actions.columns}
        return found | ({"features": self.actions.features.columns} if isinstance(self.actions, ListedActions) else {})

    def space(self) -> spaces.Dict:
        """The space of observations."""
        parts: dict[str, spaces.Space[Any]] = {
            "observation": box(self.code.columns),
            "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
        }
        if isinstance(self.actions, ListedActions):
            parts["features"] = box(clearable(self.actions.features.columns), self.actions.size)
        return spaces.Dict(parts)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a game: the same seed starts the same one. `options` replace options for this game only.

        Raises InvalidOption, and keeps the game that is being played. One exception: `{"options": 1}`, with which
        PettingZoo's `api_test` calls every environment, changes nothing.

        >>> env = environment("king-of-clubs")
        >>> env.reset(seed=1, options={"version": "advanced"})
        >>> env.position.options.version
        <Version.ADVANCED: 'advanced'>
        """
        replaced = {} if options is None or options == API_TEST_OPTIONS else options
        now = chosen(self.game, self.options, replaced)
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn(self.game.new(self.seats, now, self.chance.bytes(SEED_BYTES).hex()), self.seats - 1)

    def turn(self, after: Transition[Any, Any], last: Seat) -> None:
        """Go on from a state: the next seat that can act is asked, counted from the one that acted last."""
        order = [(last + step) % self.seats for step in range(1, self.seats + 1)]
        self.legal = {seat: self.actions.numbered(self.game.legal_moves(after.state, seat)) for seat in order}
        self.position, self.events = after.state, after.events
        asked = [seat for seat in order if self.legal[seat]]
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self.finish()

    def finish(self) -> None:
        """End the game: every agent terminates, with its reward."""
        outcome = self.position.outcome
        self.terminations = dict.fromkeys(self.agents, True)
        if outcome is not None and outcome.winners:
            self.rewards = {
                agent: 1 if seat in outcome.winners else -1 for seat, agent in enumerate(self.possible_agents)
            }

    def step(self, action: int | None) -> None:
        """Carry out the move that the action of the asked agent is. Raises ValueError if it is no legal move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self.move(agent, action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.turn(self.game.apply(self.position, move), move.seat)
        self._accumulate_rewards()

    def move(self, agent: str, action: int | None) -> Move:
        """The move that an action of an agent is now. Raises ValueError if it is no legal move.

        >>> env = environment("dancing-queen")
        >>> env.reset(seed=1)
        >>> env.move("seat_0", 1)
        Open(seat=0, gender=<Gender.BOY: 'boy'>)
        """
        seat = self.possible_agents.index(agent)
        move = None if action is None else self.legal[seat].get(index(action))  # numpy's integers too
        if move is None:
            raise ValueError(f"Action {action} is no legal move of seat {seat} now: see its action mask.")
        return move

    def action(self, move: Move) -> int:
        """The action that a legal move is now, to learn from games that were played. Raises ValueError for others.

        >>> from rules import GAMES, read_move
        >>> env = environment("dancing-queen")
        >>> env.reset(seed=1)
        >>> env.action(read_move("0 open boy", GAMES["dancing-queen"]))
        1
        """
        for action, legal in self.legal.get(move.seat, {}).items():
            if legal == move:
                return action
        raise ValueError(f"{move} is no legal move now.")

    def observe(self, agent: str) -> Observation:
        """Observe the game as an agent, whether it is asked now or not."""
        seat = self.possible_agents.index(agent)
        legal = self.legal[seat]
        found: Observation = {
            "observation": np.array(self.code(self.game.view(self.position, seat)), np.int32),
            "action_mask": np.zeros(self.actions.size, np.int8),
        }
        found["action_mask"][list(legal)] = 1
        if isinstance(self.actions, ListedActions):
            features = self.actions.features
            found["features"] = np.zeros((self.actions.size, len(features.columns)), np.int32)
            for action, move in legal.items():
                found["features"][action] = features(move)
        return found

    def render(self) -> str | None:
        """Return the spectators' view as JSON, in mode `ansi`, else None."""
        if self.render_mode != "ansi":
            return None
        return msgspec.json.format(msgspec.json.encode(self.game.view(self.position, None))).decode()

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""


def box(columns: Columns, *rows: int) -> spaces.Box[np.int32]:
    """The space of an array with these columns: of one row, or of so many."""
    limits = np.array([(column.low, column.high) for column in columns], np.int32)
    low, high = (np.broadcast_to(row, (*rows, len(columns))) for row in limits.T)
    return spaces.Box(low, high, dtype=np.int32)
