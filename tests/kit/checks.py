"""Assertions and look-ups that the suites of all games share."""

import msgspec
import pytest
from msgspec.structs import replace

from rules.errors import ImpossibleState
from rules.game import Game, shared_faults


def check_possible(game, state):
    """Check a state built by hand: like `Game.check`, but without comparing it with what its seed deals."""
    if faults := tuple(shared_faults(state, game.rules_version)) or tuple(game.faults(state)):
        raise ImpossibleState(faults)


def fault_pointers(game, state, check=Game.check):
    """JSON pointers of the faults of an impossible state."""
    before = msgspec.json.encode(state)
    with pytest.raises(ImpossibleState) as refused:
        check(game, state)
    assert msgspec.json.encode(state) == before
    assert all(fault.detail.endswith(".") for fault in refused.value.faults)
    return {fault.pointer for fault in refused.value.faults}


def accepted(game, state):
    """Whether `check` finds no fault."""
    try:
        game.check(state)
    except ImpossibleState:
        return False
    return True


def with_drawn(state, drawn):
    return replace(state, chance=replace(state.chance, drawn=drawn))


def with_seed(state, seed="another"):
    return replace(state, chance=replace(state.chance, seed=seed))


def of(events, *kinds):
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def only(events, kind):
    """The one event of this kind."""
    (event,) = of(events, kind)
    return event


def happened(kind, *moves, **members):
    """Situation: an event of this kind with these members comes of one of these kinds of moves (by default of any)."""
    return lambda before, move, after: (
        (not moves or isinstance(move, moves))
        and any(
            all(getattr(event, name) == value for name, value in members.items()) for event in of(after.events, kind)
        )
    )


def game_won(before, move, after):
    """Situation: the move ends the game."""
    return after.state.outcome is not None
