"""The counters of a state, and the state before the first move: how tightly `check` bounds them, in every game."""

import json
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.records import MAX_COUNT
from rules.registry import GAMES
from tests.kit import kit_of
from tests.kit.checks import accepted, fault_pointers, with_drawn, with_seed
from tests.kit.playouts import LONG, playout, playouts, setups, start

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

FEW = 2  # games in every set-up
ODD_DISTANCES = (1, 2, 3, 50, 1_000, MAX_COUNT)  # beyond the slack


def wrong_counts(count, slack):
    """Counts that are further from the true one than its slack, down to 0 and up to the largest of all."""
    below, above = slack
    near = {*(count - below - each for each in ODD_DISTANCES), *(count + above + each for each in ODD_DISTANCES)}
    ends = {each for each in (0, MAX_COUNT) if not count - below <= each <= count + above}
    return sorted({each for each in near if 0 <= each <= MAX_COUNT} | ends)


def slack(game, name, state):
    """How far the counter may be from the true one."""
    return getattr(kit_of(game), name)(state)


def played(game):
    """The states of random games, the ends included."""
    for _, _, after in playouts(game, 20 if LONG else FEW):
        yield after.state


@pytest.mark.medium
@games
def test_the_number_of_moves_is_bounded_by_the_table(game):
    for state in played(game):
        game.check(state)
        for ply in wrong_counts(state.ply, slack(game, "ply_slack", state)):
            assert fault_pointers(game, replace(state, ply=ply))


@pytest.mark.medium
@games
def test_the_count_of_numbers_drawn_is_bounded_by_the_table(game):
    for state in played(game):
        for drawn in wrong_counts(state.chance.drawn, slack(game, "drawn_slack", state)):
            assert fault_pointers(game, with_drawn(state, drawn))


@games
def test_a_finished_game_has_not_just_started(game):
    for seats, options in setups(game):
        *_, (_, _, last) = playout(game, seats, options, "over")
        assert fault_pointers(game, replace(last.state, ply=0))


@games
def test_a_state_before_the_first_move_is_as_dealt(game):
    """Each member of the state of another seed, of another game, or changed by the first move, is refused."""
    for seats, options in setups(game):
        state, other = (start(game, seats, options, seed) for seed in ("one", "another"))
        game.check(state)
        assert fault_pointers(game, replace(state, chance=other.chance))
        for name in state.__struct_fields__:
            for strange in (other, next(playout(game, seats, options, "one"))[2].state):
                if name != "ply" and getattr(strange, name) != getattr(state, name):
                    assert fault_pointers(game, replace(state, **{name: getattr(strange, name)}))


@games
def test_a_shuffled_member_of_the_first_state_is_refused(game):
    """A deck or a fan turned round: whatever is a list of several different things."""
    for seats, options in setups(game):
        state, turned = start(game, seats, options, "one"), 0
        for name in state.__struct_fields__:
            value = getattr(state, name)
            if isinstance(value, tuple) and value[::-1] != value:
                assert fault_pointers(game, replace(state, **{name: value[::-1]}))
                turned += 1
        assert turned


@games
def test_a_fault_of_the_start_names_the_first_member_that_differs(game):
    options = game.options
    state = start(game, game.seats[0], options, "one")
    seeds = Random(1).sample(range(10**6), 5)
    for seed in seeds:
        other = with_seed(state, f"{seed}")
        fresh = start(game, game.seats[0], options, f"{seed}")
        first = next(name for name in state.__struct_fields__ if getattr(fresh, name) != getattr(other, name))
        assert [fault.pointer for fault in game.start_faults(other)] == [f"/{first}"]


def mutant(game, random, state, other):
    """A copy with members of another state, with the counter moved or the end undone, or with two things exchanged."""
    members = state.__struct_fields__
    kind = random.randrange(10)
    if kind < 4:
        return replace(state, **{name: getattr(other, name) for name in random.sample(members, random.randint(1, 3))})
    if kind == 4:
        return replace(state, ply=max(0, state.ply + random.choice((-2, -1, 1, 2, 10, 1_000))))
    if kind == 5:
        return replace(state, outcome=None, to_move=tuple(range(state.seats)))
    return exchanged(game, random, state)


def exchanged(game, random, state):
    """Two things of one kind, anywhere in the state, change places; the same state if none can."""
    body = json.loads(msgspec.json.encode(state))
    slots = list(leaves(body))
    holder, key = random.choice(slots)
    like = [(where, at) for where, at in slots if type(where[at]) is type(holder[key])]
    other, there = random.choice(like)
    holder[key], other[there] = other[there], holder[key]
    try:
        return msgspec.convert(body, game.State)
    except msgspec.ValidationError:
        return state


def leaves(value):
    """Where texts, numbers, and objects without objects stand: (holder, key)."""
    for key, each in value.items() if isinstance(value, dict) else enumerate(value):
        flat = isinstance(each, dict) and not any(isinstance(inner, dict | list) for inner in each.values())
        if flat or not isinstance(each, dict | list):
            yield value, key
        if isinstance(each, dict | list):
            yield from leaves(each)


@pytest.mark.medium
@games
def test_every_accepted_state_of_a_running_game_has_a_legal_move_and_stays_accepted(game):
    """Chains of accepted changes of states of random games, each with some of the moves that it allows."""
    random, changed = Random(game.name), 0
    for seats, options in setups(game):
        one, two = ([each for each, _, _ in playout(game, seats, options, seed)] for seed in ("one", "two"))
        for _ in range(500 if LONG else 10):
            state = random.choice(one)
            for _ in range(30):
                changed_state = mutant(game, random, state, random.choice((*two, *one)))
                if changed_state == state or not accepted(game, changed_state):
                    continue
                changed, state = changed + 1, changed_state
                legal = game.legal_moves(state)
                assert bool(legal) == (state.outcome is None), state
                for move in random.sample(legal, min(len(legal), 3)):
                    game.check(game.apply(state, move).state)
    assert changed
