"""Any game as a PettingZoo environment (AEC), so that bots learn by the rules that everybody plays by.

>>> from rules.bots import environment
>>> env = environment("dancing-queen")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, _ = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Needs the extra `bots`: `pip install 'dancecard[bots]'`.
"""

from operator import index
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rules.encoding import Code, code_of
from rules.game import AnyGame, Transition
from rules.records import Move, Seat
from rules.transcripts import game_called

MOST_ACTIONS = 1024  # legal moves of one seat; no game comes near
SEED_BYTES = 16
RENDER_MODES = ("ansi",)
Observation = dict[str, NDArray[Any]]


def environment(name: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> "GameEnv":
    """A game by its name, for so many seats, by default the fewest. Raises UnknownGame or ValueError."""
    game = game_called(name)
    chosen = msgspec.convert({**msgspec.to_builtins(game.options), **options}, game.Options)
    return GameEnv(game, game.seats[0] if seats is None else seats, chosen, render_mode)


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One agent a seat, `seat_0` and on.

    Action i is the seat's i-th legal move. An observation is what the seat may see, as numbers (`encoding.py`), and the
    mask of the actions that are moves now: never the state. Where several seats may act they are asked in turn. When
    the game is over a winner gets 1 and everybody else -1, or everybody 0 if nobody won.
    """

    def __init__(self, game: AnyGame, seats: int, options: Any, render_mode: str | None = None) -> None:
        super().__init__()
        if seats not in game.seats:
            raise ValueError(f"{game.title} is for {', '.join(map(str, game.seats))} seats.")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render mode {render_mode!r}: there is {', '.join(RENDER_MODES)}.")
        self.game, self.seats, self.options, self.render_mode = game, seats, options, render_mode
        self.metadata = {"name": f"{game.name}_v{game.rules_version}", "render_modes": list(RENDER_MODES)}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.action_spaces = {agent: spaces.Discrete(MOST_ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: of the game its name, for the rules are the same everywhere."""
        return {**self.__dict__, "game": self.game.name}

    def __setstate__(self, known: dict[str, Any]) -> None:
        self.__dict__.update(known, game=game_called(known["game"]))

    @property
    def code(self) -> Code:
        """How a view is written as numbers."""
        view: Any = self.game.View
        return code_of(view)

    def space(self) -> spaces.Dict:
        """What observations can be."""
        low, high = (np.array(limits, np.int32) for limits in (self.code.low, self.code.high))
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (MOST_ACTIONS,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: the same seed starts the same one."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn(self.game.new(self.seats, self.options, self.chance.bytes(SEED_BYTES).hex()), self.seats - 1)

    def turn(self, after: Transition[Any, Any], last: Seat) -> None:
        """Go on from a state: the next seat that can act is asked, counted from the one that acted last."""
        self.position, self.events = after.state, after.events
        order = [(last + step) % self.seats for step in range(1, self.seats + 1)]
        self.legal = {seat: self.game.legal_moves(after.state, seat) for seat in order}
        asked = [seat for seat in order if self.legal[seat]]
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self.finish()

    def finish(self) -> None:
        """The game is over: every agent terminates, and the winners share the reward."""
        outcome = self.position.outcome
        self.terminations = dict.fromkeys(self.agents, True)
        if outcome is not None and outcome.winners:
            self.rewards = {
                agent: 1 if seat in outcome.winners else -1 for seat, agent in enumerate(self.possible_agents)
            }

    def step(self, action: int | None) -> None:
        """Carry out the asked seat's move with this number. Raises ValueError if there is none."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        self.turn(self.game.apply(self.position, self.move(seat, action)), seat)
        self._accumulate_rewards()

    def move(self, seat: Seat, action: int | None) -> Move:
        """The move that an action stands for."""
        legal = self.legal[seat]
        try:
            number = -1 if action is None else index(action)  # numpy's integers too
        except TypeError:
            raise ValueError(f"An action is a whole number, and {action!r} is none.") from None
        if not 0 <= number < len(legal):
            raise ValueError(f"Seat {seat} has {len(legal)} legal moves, and {action} is none of them.")
        found: Move = legal[number]
        return found

    def observe(self, agent: str) -> Observation:
        """What a seat may see, and which of its actions are moves now."""
        seat = self.possible_agents.index(agent)
        count = len(self.legal[seat])
        if count > MOST_ACTIONS:
            raise ValueError(f"Seat {seat} has {count} legal moves, more than there are actions.")
        mask = np.zeros(MOST_ACTIONS, np.int8)
        mask[:count] = 1
        view = self.game.view(self.position, seat)
        return {"observation": np.array(self.code(view), np.int32), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator may see, as JSON, in mode `ansi`."""
        if self.render_mode != "ansi":
            return None
        return msgspec.json.format(msgspec.json.encode(self.game.view(self.position, None))).decode()

    def close(self) -> None:
        """There is nothing to close."""
