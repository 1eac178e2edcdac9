"""The counters of a state, and the state before the first move: how tightly `check` bounds them, in every game."""

from random import Random

import pytest
from msgspec.structs import replace

from rules.errors import ImpossibleState
from rules.registry import GAMES
from rules.wire import MAX_COUNT
from tests.rules.playing import LONG, playout, playouts, setups, start
from tests.rules.told import told

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

FEW = 2  # games in every set-up
ODD_DISTANCES = (1, 2, 3, 50, 1_000, MAX_COUNT)  # beyond the slack


def refused_at(game, state):
    """The places of the faults that are found in a state."""
    with pytest.raises(ImpossibleState) as refused:
        game.check(state)
    assert all(fault.detail.endswith(".") for fault in refused.value.faults)
    return {fault.pointer for fault in refused.value.faults}


def with_drawn(state, drawn):
    return replace(state, chance=replace(state.chance, drawn=drawn))


def wrong_counts(count, slack):
    """Counts that are further from the true one than its slack, down to 0 and up to the largest of all."""
    below, above = slack
    near = {*(count - below - each for each in ODD_DISTANCES), *(count + above + each for each in ODD_DISTANCES)}
    ends = {each for each in (0, MAX_COUNT) if not count - below <= each <= count + above}
    return sorted({each for each in near if 0 <= each <= MAX_COUNT} | ends)


def slack(game, name, state):
    """How far the counter may be from the true one; any distance if the game's module does not say."""
    unknown = (state.ply, MAX_COUNT)
    return getattr(told(game), name, lambda state: unknown)(state)


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
            assert refused_at(game, replace(state, ply=ply))


@pytest.mark.medium
@games
def test_the_count_of_numbers_drawn_is_bounded_by_the_table(game):
    for state in played(game):
        for drawn in wrong_counts(state.chance.drawn, slack(game, "drawn_slack", state)):
            assert refused_at(game, with_drawn(state, drawn))


@games
def test_a_finished_game_has_not_just_started(game):
    for seats, options in setups(game):
        *_, (_, _, last) = playout(game, seats, options, "over")
        assert refused_at(game, replace(last.state, ply=0))


@games
def test_a_state_before_the_first_move_is_as_dealt(game):
    """Each member of the state of another seed, of another game, or changed by the first move, is refused."""
    for seats, options in setups(game):
        state, other = (start(game, seats, options, seed) for seed in ("one", "another"))
        game.check(state)
        assert refused_at(game, replace(state, chance=other.chance))
        for name in state.__struct_fields__:
            for strange in (other, next(playout(game, seats, options, "one"))[2].state):
                if name != "ply" and getattr(strange, name) != getattr(state, name):
                    assert refused_at(game, replace(state, **{name: getattr(strange, name)}))


@games
def test_a_shuffled_member_of_the_first_state_is_refused(game):
    """A deck or a fan turned round: whatever is a list of several different things."""
    for seats, options in setups(game):
        state, turned = start(game, seats, options, "one"), 0
        for name in state.__struct_fields__:
            value = getattr(state, name)
            if isinstance(value, tuple) and value[::-1] != value:
                assert refused_at(game, replace(state, **{name: value[::-1]}))
                turned += 1
        assert turned


@games
def test_a_fault_of_the_start_names_the_first_member_that_differs(game):
    options = game.options
    state = start(game, game.seats[0], options, "one")
    seeds = Random(1).sample(range(10**6), 5)
    for seed in seeds:
        other = replace(state, chance=replace(state.chance, seed=f"{seed}"))
        fresh = start(game, game.seats[0], options, f"{seed}")
        first = next(name for name in state.__struct_fields__ if getattr(fresh, name) != getattr(other, name))
        assert [fault.pointer for fault in game.start_faults(other)] == [f"/{first}"]
