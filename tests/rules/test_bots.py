"""Every game as a PettingZoo environment: its own tests, and that an observation is what the seat may see."""

import pickle
from copy import deepcopy
from itertools import chain
from pathlib import Path
from random import Random
from typing import Annotated

import numpy as np
import pytest
from msgspec import Meta, inspect
from msgspec.structs import replace
from pettingzoo.test import api_test, seed_test

from rules.bots import MOST_ACTIONS, environment
from rules.encoding import code, code_of
from rules.game import Transition
from rules.registry import GAMES
from rules.transcripts import UnknownGame
from tests.kit import kit_of
from tests.kit.playouts import playout, setups

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
tables = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES.values() for seats in {game.seats[0], game.seats[-1]}]
)
WARNINGS = (  # of PettingZoo's tests, about what they allow
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


@pytest.mark.medium
@pytest.mark.filterwarnings(*(f"ignore:{text}:UserWarning" for text in WARNINGS))
@tables
def test_it_passes_the_test_of_the_interface(game, seats, capsys):
    api_test(environment(game.name, seats), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.medium
@tables
def test_it_passes_the_test_of_seeds(game, seats):
    seed_test(lambda: environment(game.name, seats), num_cycles=100)


def steps(env, seed):
    """Play at random to the end: (agent, action, reward) of every step."""
    random = Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(observation)
        assert not truncated
        legal = np.flatnonzero(observation["action_mask"])
        action = None if terminated else int(random.choice(legal))
        yield agent, action, reward
        env.step(action)


@games
def test_action_i_is_the_ith_legal_move_of_the_seat(game):
    env = environment(game.name)
    for agent, action, _ in steps(env, 1):
        if action is not None:
            seat = int(agent.removeprefix("seat_"))
            legal = game.legal_moves(env.position, seat)
            assert legal == env.legal[seat]
            assert list(np.flatnonzero(env.observe(agent)["action_mask"])) == list(range(len(legal)))
            assert env.move(seat, action) == legal[action]
            for wrong in (-1, len(legal), None):
                with pytest.raises(ValueError, match="none of them"):
                    env.move(seat, wrong)


@games
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
def test_a_copy_goes_on_by_itself_and_as_the_original_would(game, copied):
    env = environment(game.name)
    copied(env).reset(seed=1)
    env.reset(seed=1)
    for _ in range(5):
        env.step(0)
    before, other = env.position, copied(env)
    other.step(0)
    assert (env.position, env.agent_selection) != (other.position, other.agent_selection)
    assert env.position == before
    env.step(0)
    assert env.position == other.position
    assert all(
        np.array_equal(one, another)
        for agent in env.agents
        for one, another in zip(env.observe(agent).values(), other.observe(agent).values(), strict=True)
    )
    for each in (env, other):
        each.reset()  # the chance goes on, too
    assert env.position == other.position


def test_an_action_is_a_whole_number():
    env = environment("dancing-queen")
    env.reset(seed=1)
    for wrong in (1.0, 1.5, "x", "1", [1], np.float32(1)):
        with pytest.raises(ValueError, match="An action is a whole number"):
            env.step(wrong)
    for right in (np.int64(0), np.uint8(0), 0):
        before = env.position
        env.step(right)
        assert env.position.ply == before.ply + 1


SIZES = {"dancing-queen": 72, "lets-dance": 2292, "queen-of-12": 700, "king-of-clubs": 277, "dancing-dragons": 235}


def test_observations_are_as_long_as_the_readme_says():
    assert {name: len(code_of(game.View).low) for name, game in GAMES.items()} == SIZES
    told = ", ".join(f"{size:,} in {GAMES[name].title}" for name, size in SIZES.items())
    assert told in " ".join(Path("README.md").read_text().split())


def test_lists_of_so_many_items_in_all_are_lengths_and_items():
    item = Annotated[int, Meta(ge=1, le=9)]
    rows = Annotated[tuple[Annotated[tuple[item, ...], Meta(max_length=4)], ...], Meta(max_length=3)]
    plain, gathered = (code(inspect.type_info(kind)) for kind in (rows, Annotated[rows, Meta(extra={"in_all": 4})]))
    assert plain(((7, 8), (), (9,))) == [3, *(2, 7, 8, 0, 0), *(0, 0, 0, 0, 0), *(1, 9, 0, 0, 0)]
    assert gathered(((7, 8), (), (9,))) == [*(3, 2, 0, 1), *(3, 7, 8, 9, 0)]
    assert (gathered.low, gathered.high) == ((0,) * 9, (3, 4, 4, 4, 4, 9, 9, 9, 9))


@games
def test_at_the_end_winners_get_1_and_the_others_lose_1(game):
    env = environment(game.name, game.seats[-1])
    rewards = {agent: reward for agent, action, reward in steps(env, 2) if action is None}
    winners = env.position.outcome.winners
    assert set(rewards) == {f"seat_{seat}" for seat in range(game.seats[-1])}
    for seat in range(game.seats[-1]):
        assert rewards[f"seat_{seat}"] == (0 if not winners else 1 if seat in winners else -1)


@games
def test_every_seat_that_can_act_gets_its_turn(game):
    env = environment(game.name, game.seats[-1])
    acted = [agent for agent, action, _ in steps(env, 3) if action is not None]
    assert set(acted) == set(env.possible_agents)


@pytest.mark.medium
@games
def test_what_a_seat_cannot_see_changes_none_of_its_observation(game):
    env, compared = environment(game.name), 0
    env.reset(seed=1)
    played = (playout(game, game.seats[0], game.options, seed) for seed in ("bots", "more bots", "and more"))
    for state, _, _ in chain.from_iterable(played):
        for seat, agent in enumerate(env.possible_agents):
            env.turn(Transition(state, ()), 0)
            seen = env.observe(agent)
            for twin in kit_of(game).indistinguishable_now(state, seat):
                env.turn(Transition(twin, ()), 0)
                other = env.observe(agent)
                assert np.array_equal(seen["observation"], other["observation"])
                assert np.array_equal(seen["action_mask"], other["action_mask"])
                compared += 1
    assert compared > 30


@games
def test_an_observation_is_the_code_of_the_seats_own_view(game):
    env = environment(game.name)
    env.reset(seed=4)
    for seat, agent in enumerate(env.possible_agents):
        expected = code_of(game.View)(game.view(env.position, seat))
        assert env.observe(agent)["observation"].tolist() == expected


@pytest.mark.medium
@games
def test_different_views_have_different_codes_of_one_length_within_the_limits(game):
    code, known = code_of(game.View), {}
    for seats, options in list(setups(game))[:6]:
        for state, _, after in playout(game, seats, options, "codes"):
            for seen in (state, after.state):
                for seat in (*range(seats), None):
                    view = replace(game.view(seen, seat), seed=None, seed_commitment=None)
                    numbers = code(view)
                    assert len(numbers) == len(code.low) == len(code.high)
                    assert all(
                        low <= each <= high for low, each, high in zip(code.low, numbers, code.high, strict=True)
                    )
                    assert known.setdefault(tuple(numbers), view) == view
    assert len(known) > 50


@pytest.mark.medium
def test_no_list_of_legal_moves_is_longer_than_there_are_actions():
    for game in GAMES.values():
        for seats, options in list(setups(game))[:6]:
            for state, _, _ in playout(game, seats, options, "most"):
                assert all(len(game.legal_moves(state, seat)) <= MOST_ACTIONS for seat in state.to_move)


def test_a_table_is_set_as_asked_or_not_at_all():
    assert environment("king-of-clubs", 4, version="advanced").options.version == "advanced"
    with pytest.raises(ValueError, match="2, 4 seats"):
        environment("king-of-clubs", 3)
    with pytest.raises(ValueError, match="version"):
        environment("king-of-clubs", version="other")
    with pytest.raises(UnknownGame):
        environment("chess")


def test_a_spectators_view_can_be_printed():
    env = environment("dancing-queen", render_mode="ansi")
    env.reset(seed=1)
    assert '"seat": null' in env.render()
    assert env.position.chance.seed not in env.render()
    assert environment("dancing-queen").render() is None
    with pytest.raises(ValueError, match="no render mode 'human': there is ansi"):
        environment("dancing-queen", render_mode="human")


def test_the_environment_gives_no_state_away():
    env = environment("dancing-queen")
    env.reset(seed=1)
    with pytest.raises(NotImplementedError):
        env.state()
