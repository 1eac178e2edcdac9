"""Every game as an environment to learn in: PettingZoo's tests, actions, observations, secrets."""

import logging
import pickle
from copy import deepcopy
from math import comb, perm
from pathlib import Path
from random import Random
from typing import Annotated, Literal

import numpy as np
import pytest
from msgspec import Meta, Struct, inspect
from msgspec.structs import replace
from pettingzoo.test import api_test, seed_test

from rules import GAMES, UnknownGame, read_move
from rules.game import Transition
from rules.learning import FixedActions, InvalidOption, ListedActions, TooManyMoves, environment
from rules.learning.actions import MOST_FIXED, MOST_LISTED, actions_of, values
from rules.learning.observations import code, code_of
from rules.lets_dance import components as lets_dance
from rules.queen_of_12 import components as queen_of_12
from rules.records import variants
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
SIZES = {"dancing-queen": 72, "lets-dance": 2292, "queen-of-12": 700, "king-of-clubs": 277, "dancing-dragons": 235}
FIXED = {"dancing-queen": 41, "king-of-clubs": 452, "dancing-dragons": 2769}
LISTED = {"lets-dance": 14, "queen-of-12": 29}  # columns of the features


@pytest.mark.medium
@pytest.mark.filterwarnings(*(f"ignore:{text}:UserWarning" for text in WARNINGS))
@tables
def test_environment_passes_the_api_test(game, seats, capsys):
    api_test(environment(game.name, seats), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.medium
@tables
def test_environment_passes_the_seed_test(game, seats):
    seed_test(lambda: environment(game.name, seats), num_cycles=100)


def steps(env, seed):
    """Play at random to the end: (agent, action, reward) of every step."""
    random = Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(observation)
        assert not truncated
        action = None if terminated else pick(env, random, observation)
        yield agent, action, reward
        env.step(action)


def pick(env, random, observation):
    """The action of a random move, so that the game ends."""
    legal = [env.move(env.agent_selection, action) for action in np.flatnonzero(observation["action_mask"])]
    return env.action(kit_of(env.game).choose_move(random, legal))


def test_at_most_5000_moves_have_fixed_actions():
    assert (MOST_FIXED, MOST_LISTED) == (5_000, 256)
    assert {
        name: actions.size for name, game in GAMES.items() if isinstance(actions := actions_of(game), FixedActions)
    } == FIXED
    for name in LISTED:
        actions = actions_of(GAMES[name])
        assert (type(actions), actions.size) == (ListedActions, 256)


@pytest.mark.medium
@tables
def test_mask_has_the_legal_moves_of_each_seat(game, seats):
    env = environment(game.name, seats)
    for _, action, _ in steps(env, 1):
        if action is not None:
            for seat, agent in enumerate(env.possible_agents):
                legal = game.legal_moves(env.position, seat)
                marked = np.flatnonzero(env.observe(agent)["action_mask"])
                moves = [env.move(agent, each) for each in marked]
                assert len(moves) == len(legal)
                assert set(moves) == set(legal)
                assert [env.action(move) for move in moves] == list(marked)


@pytest.mark.medium
@pytest.mark.parametrize("name", FIXED)
def test_fixed_action_is_the_same_move_in_every_state(name):
    game = GAMES[name]
    actions, known = actions_of(game), {}
    for seats, options in setups(game):
        for state, _, _ in playout(game, seats, options, "fixed"):
            for seat in state.to_move:
                for action, move in actions.numbered(game.legal_moves(state, seat)).items():
                    assert move.seat == seat
                    assert replace(move, seat=0) == actions.moves[action]
                    assert known.setdefault(action, replace(move, seat=0)) == replace(move, seat=0)
    assert len(set(known.values())) == len(known) > 30


@pytest.mark.parametrize("name", FIXED)
def test_fixed_actions_are_different_moves_in_order_of_their_types(name):
    game = GAMES[name]
    moves = actions_of(game).moves
    assert len(set(moves)) == len(moves)
    kinds = [variants(game.Move).index(type(move)) for move in moves]
    assert kinds == sorted(kinds)
    assert set(kinds) == set(range(len(variants(game.Move))))
    assert all(game.canonical(move) == move and move.seat == 0 for move in moves)


@pytest.mark.parametrize("name", FIXED)
def test_fixed_actions_are_named_like_their_moves(name):
    game, env = GAMES[name], environment(name)
    names = [column.name for column in env.legend()["action_mask"]]
    assert [read_move(f"0 {each}", game) for each in names] == list(actions_of(game).moves)


def test_king_of_clubs_sends_five_dancers_to_four_nightclubs():
    pairs = comb(5, 2) * comb(3, 2), 3 * comb(5, 2) * perm(3, 2), perm(5, 4)  # two clubs, three (one a pair), four
    kinds = [type(move).__name__ for move in actions_of(GAMES["king-of-clubs"]).moves]
    assert kinds.count("Assign") == sum(pairs)


@pytest.mark.parametrize("name", LISTED)
def test_listed_action_has_the_features_of_its_move(name):
    game, env = GAMES[name], environment(name, GAMES[name].seats[-1])
    low, high = np.array([(column.low, column.high) for column in env.legend()["features"]]).T
    described = {}
    for agent, action, _ in steps(env, 5):
        if action is not None:
            seen = env.observe(agent)
            legal = game.legal_moves(env.position, int(agent.removeprefix("seat_")))
            assert [env.move(agent, each) for each in range(len(legal))] == list(legal)
            assert seen["features"].shape == (256, LISTED[name])
            assert not seen["features"][len(legal) :].any()
            for move, row in zip(legal, seen["features"], strict=False):
                assert np.all((low <= row) & (row <= high))
                assert described.setdefault(tuple(row), replace(move, seat=0)) == replace(move, seat=0)
    assert len(set(described.values())) == len(described) > 50


def test_features_are_the_members_of_a_move():
    game = GAMES["queen-of-12"]
    features = actions_of(game).features
    names = [column.name for column in features.columns]

    def described(text):
        return {name: number for name, number in zip(names, features(read_move(text, game)), strict=True) if number}

    assert described("0 finish") == described("3 finish") == {"type": 6}
    assert described("1 take_dice [jungle/red/3,mountain/yellow/12]") == {
        "type": 2,
        "take_dice.dice.count": 2,
        "take_dice.dice[0].tray": 1,
        "take_dice.dice[0].color": 1,
        "take_dice.dice[0].value": 3,
        "take_dice.dice[1].tray": 2,
        "take_dice.dice[1].color": 3,
        "take_dice.dice[1].value": 12,
    }
    assert described("0 cross_any right/4/0") == {"type": 7, "cross_any.field.area": 2, "cross_any.field.row": 4}
    assert features.columns[0].words[6 - 1] == "finish"


def test_no_state_has_more_legal_moves_than_can_be_listed():
    hand = lets_dance.HAND_SIZE
    dances = sum(perm(hand, cards) for cards in range(1, lets_dance.MOST_DANCED + 1))
    renewals = hand * 2 ** (hand - 1)
    assert dances + renewals + lets_dance.MOST_SEATS + 1 <= MOST_LISTED
    dice = queen_of_12.MOST_DICE + 1  # and the Princess's
    fields = max(
        len(places[value] | places[color])
        for places in queen_of_12.PLACES.values()
        for value in range(queen_of_12.LOWEST, queen_of_12.HIGHEST + 1)
        if value in places
        for color in queen_of_12.Color
    )
    others = queen_of_12.FIELDS + queen_of_12.MOST_SEATS + queen_of_12.CARDS + 3  # finish, take back, decline
    assert dice * fields + others <= MOST_LISTED
    chosen = comb(queen_of_12.MOST_DICE, queen_of_12.MOST_CHOSEN)
    assert chosen + queen_of_12.CARDS + 1 + others <= MOST_LISTED


def test_more_moves_than_can_be_listed_are_an_error_and_not_left_out():
    game = GAMES["lets-dance"]
    legal = game.legal_moves(game.new(2, game.options, "many").state, 0)
    few, enough = (ListedActions(size, actions_of(game).features) for size in (len(legal) - 1, len(legal)))
    with pytest.raises(TooManyMoves, match=f"Seat 0 has {len(legal)} legal moves; {len(legal) - 1} can be listed"):
        few.numbered(legal)
    assert list(enough.numbered(legal).values()) == list(legal)


class Bounded(Struct, frozen=True):
    """Members of every kind that a move can have."""

    turned: bool
    word: Literal["fixed"] | None = None


def test_values_of_a_type_are_all_it_can_be():
    def of(kind):
        return list(values(inspect.type_info(kind)))

    digit = Annotated[int, Meta(ge=1, le=2)]
    assert of(digit | None) == [1, 2, None]
    assert of(Annotated[tuple[digit, ...], Meta(min_length=1, max_length=2)]) == [
        *((1,), (2,)),
        *((1, 1), (1, 2), (2, 1), (2, 2)),
    ]
    assert of(Annotated[tuple[digit, ...], Meta(max_length=1)]) == [(), (1,), (2,)]
    assert of(bool) == [False, True]
    for endless in (int, str, tuple[digit, ...], Bounded):
        with pytest.raises(TypeError, match="no values for"):
            of(endless)
    for endless in (int, tuple[digit, ...]):
        with pytest.raises(TypeError, match="no code for"):
            code(inspect.type_info(endless))


@games
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
def test_a_copy_goes_on_by_itself_and_as_the_original_would(game, copied):
    env = environment(game.name)
    copied(env).reset(seed=1)
    env.reset(seed=1)
    for _ in range(5):
        env.step(first_action(env))
    before, other = env.position, copied(env)
    other.step(first_action(other))
    assert (env.position, env.agent_selection) != (other.position, other.agent_selection)
    assert env.position == before
    env.step(first_action(env))
    assert env.position == other.position
    for agent in env.agents:
        assert same(env.observe(agent), other.observe(agent))
    for each in (env, other):
        each.reset()  # the chance goes on, too
    assert env.position == other.position


def first_action(env):
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])


def same(observation, other):
    return observation.keys() == other.keys() and all(
        np.array_equal(observation[key], other[key]) for key in observation
    )


@games
def test_illegal_action_ends_the_game_and_its_agent_loses(game, caplog):
    env = environment(game.name, game.seats[-1])
    env.reset(seed=1)
    env.step(first_action(env))
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[-1])
    before = env.position
    with caplog.at_level(logging.WARNING):
        env.step(illegal)
    assert "Illegal move made, game terminating with current player losing" in caplog.text
    assert env.position == before
    rewards = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert (terminated, truncated) == (True, True)
        rewards[agent] = reward
        env.step(None)
    assert rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}
    env.reset(seed=1)
    assert env.agents == env.possible_agents
    assert not any(env.terminations.values())


def test_action_outside_the_action_space_is_an_error():
    env = environment("dancing-queen")
    env.reset(seed=1)
    before = env.position
    for wrong in (-1, 41, None, 1.0, "1", [1], np.float32(1)):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(wrong)
    assert env.position == before
    for right in (np.int64(0), np.uint8(0), 0):
        env.reset(seed=1)
        env.step(right)
        assert env.position.ply == 1


def test_what_is_no_legal_move_is_no_action_and_no_move():
    env = environment("dancing-queen")
    env.reset(seed=1)
    for wrong in (-1, 2, 41, None):
        with pytest.raises(ValueError, match=f"Action {wrong} is no legal move of seat 0"):
            env.move("seat_0", wrong)
        with pytest.raises(ValueError, match=f"Action {wrong} is no legal move of seat 0"):
            env.unwrapped.step(wrong)
    for wrong in ("0 draw", "7 open boy"):
        with pytest.raises(ValueError, match="is no legal move now"):
            env.action(read_move(wrong, GAMES["dancing-queen"]))


@games
def test_reset_refuses_options_that_the_game_does_not_have(game):
    env = environment(game.name)
    env.reset(seed=1)
    before, known = env.position, tuple(game.Options.__struct_fields__)
    for wrong in ({"unknown": 1}, {"unknown": 1, "options": 1}, {"seed": 1}, {"options": 2}):
        with pytest.raises(InvalidOption, match=f"{game.title} has no option '{next(iter(wrong))}'") as refused:
            env.reset(options=wrong)
        assert refused.value.allowed == known
        assert str(refused.value).endswith(f"; its options: {', '.join(known) or 'none'}.")
    with pytest.raises(InvalidOption, match="has no option 'unknown'"):
        environment(game.name, unknown=1)
    assert env.position == before


def test_reset_refuses_values_that_an_option_cannot_have():
    env = environment("king-of-clubs")
    for wrong in ("other", 1, None):
        with pytest.raises(InvalidOption, match=r"King of Clubs: .*version.*; its options: version\."):
            env.reset(options={"version": wrong})


def test_options_of_reset_are_those_of_one_game():
    env = environment("king-of-clubs", version="advanced")
    for options, version in (({"version": "basic"}, "basic"), ({}, "advanced"), (None, "advanced")):
        env.reset(seed=1, options=options)
        assert env.position.options.version == version


def test_options_of_the_api_test_change_nothing():
    env = environment("king-of-clubs")
    env.reset(seed=1)
    before = env.position
    env.reset(seed=1, options={"options": 1})
    assert env.position == before


@games
def test_legend_names_every_column(game):
    env = environment(game.name)
    env.reset(seed=1)
    seen, legend, space = env.observe("seat_0"), env.legend(), env.observation_space("seat_0")
    assert legend.keys() == seen.keys() == space.spaces.keys()
    assert ("features" in legend) == (game.name in LISTED)
    for key, columns in legend.items():
        names = [column.name for column in columns]
        assert len(names) == seen[key].shape[-1]
        assert len(set(names)) == len(names)
        assert all(names)
        assert space[key].shape == seen[key].shape
        assert all(not column.words or column.high == len(column.words) for column in columns)


def test_columns_are_where_the_legend_says():
    env = environment("dancing-queen", microphone=1)
    env.reset(seed=1)
    numbers = env.observe("seat_1")["observation"]
    found = {column.name: (number, column) for column, number in zip(env.legend()["observation"], numbers, strict=True)}
    assert found["seat"][0] == found["seat.present"][0] == found["options.microphone"][0] == 1
    number, phase = found["phase"]
    assert phase.words[number - 1] == env.position.phase == "opening"
    assert found["to_move.count"][0] == 2
    assert (found["to_move[0]"][0], found["to_move[1]"][0]) == (0, 1)


def test_readme_tells_the_sizes_of_actions_and_observations():
    assert {name: len(code_of(game.View).columns) for name, game in GAMES.items()} == SIZES
    readme = " ".join(Path("README.md").read_text().split())
    for numbers in (SIZES, FIXED, LISTED):
        assert ", ".join(f"{number:,} in {GAMES[name].title}" for name, number in numbers.items()) in readme


def test_lists_of_so_many_items_in_all_are_lengths_and_items():
    item = Annotated[int, Meta(ge=1, le=9)]
    rows = Annotated[tuple[Annotated[tuple[item, ...], Meta(max_length=4)], ...], Meta(max_length=3)]
    plain, gathered = (code(inspect.type_info(kind)) for kind in (rows, Annotated[rows, Meta(extra={"in_all": 4})]))
    assert plain(((7, 8), (), (9,))) == [3, *(2, 7, 8, 0, 0), *(0, 0, 0, 0, 0), *(1, 9, 0, 0, 0)]
    assert gathered(((7, 8), (), (9,))) == [*(3, 2, 0, 1), *(3, 7, 8, 9, 0)]
    assert [(column.low, column.high) for column in gathered.columns] == [(0, 3), *[(0, 4)] * 4, *[(0, 9)] * 4]
    assert [column.name for column in plain.columns[:4]] == ["count", "[0].count", "[0][0]", "[0][1]"]
    assert [column.name for column in gathered.columns] == [
        *("lengths.count", "lengths[0]", "lengths[1]", "lengths[2]"),
        *("items.count", "items[0]", "items[1]", "items[2]", "items[3]"),
    ]


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
@tables
def test_observation_is_equal_in_states_that_the_seat_cannot_tell_apart(game, seats):
    env, compared = environment(game.name, seats).unwrapped, 0
    env.reset(seed=1)
    for state, _, _ in playout(game, seats, game.options, "learning"):
        for seat, agent in enumerate(env.possible_agents):
            env.turn(Transition(state, ()), 0)
            seen = env.observe(agent)
            for twin in kit_of(game).indistinguishable_now(state, seat):
                env.turn(Transition(twin, ()), 0)
                assert same(seen, env.observe(agent))
                compared += 1
    assert compared > 20


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
                    assert all(
                        column.low <= each <= column.high for column, each in zip(code.columns, numbers, strict=True)
                    )
                    assert known.setdefault(tuple(numbers), view) == view
    assert len(known) > 50


def test_environment_is_made_as_asked_or_not_at_all():
    assert environment("king-of-clubs", 4, version="advanced").options.version == "advanced"
    with pytest.raises(ValueError, match="2, 4 seats"):
        environment("king-of-clubs", 3)
    with pytest.raises(ValueError, match="version"):
        environment("king-of-clubs", version="other")
    with pytest.raises(UnknownGame):
        environment("chess")


def test_ansi_mode_renders_the_spectators_view():
    env = environment("dancing-queen", render_mode="ansi")
    env.reset(seed=1)
    assert '"seat": null' in env.render()
    assert env.position.chance.seed not in env.render()
    silent = environment("dancing-queen")
    silent.reset(seed=1)
    assert silent.render() is None
    with pytest.raises(ValueError, match="no render mode 'human': there is ansi"):
        environment("dancing-queen", render_mode="human")


def test_environment_gives_no_state_away():
    env = environment("dancing-queen")
    env.reset(seed=1)
    with pytest.raises(NotImplementedError):
        env.state()
