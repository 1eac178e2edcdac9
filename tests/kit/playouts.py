"""Random games of every set-up, and moves to try in their states."""

import os
from functools import cache
from itertools import product
from random import Random

import msgspec
from msgspec import inspect

from tests.kit import kit_of

LONG = os.environ.get("LONG") == "1"


def setups(game):
    """Every number of seats with every choice of options; of a number the lowest two values."""
    fields = inspect.type_info(game.Options).fields
    for seats, *values in product(game.seats, *(choices(field.type) for field in fields)):
        yield seats, game.Options(**{field.name: value for field, value in zip(fields, values, strict=True)})


def choices(info):
    """The values to try for one option."""
    if isinstance(info, inspect.Metadata):
        return choices(info.type)
    if isinstance(info, inspect.EnumType):
        return list(info.cls)
    return sorted({info.ge, min(info.le, info.ge + 1)})


def start(game, seats, options, seed):
    return game.new(seats, options, seed).state


def playout(game, seats, options, seed):
    """One random game: each (state, move, transition)."""
    random, state = Random(f"{game.name} {seats} {options} {seed}"), start(game, seats, options, str(seed))
    while legal := game.legal_moves(state):
        move = kit_of(game).choose_move(random, legal)
        after = game.apply(state, move)
        yield state, move, after
        state = after.state


def playouts(game, games):
    """Each (state, move, transition) of a number of random games in every set-up."""
    for seats, options in setups(game):
        for seed in range(games):
            yield from playout(game, seats, options, seed)


def attempts(game, state, seat):
    """Candidate moves of this state and of states of other games, and moves with a member of another state."""
    for each in (state, *elsewhere(game, state.seats)):
        yield from game.candidates(each, seat)
    yield from altered(game, state, seat)


def altered(game, state, seat):
    """Candidates of this state with one member taken from a candidate of another state."""
    pool = member_values(game, state.seats)
    for move in list(game.candidates(state, seat))[:3]:
        for name in move.__struct_fields__:
            for value in pool.get((type(move), name), ()):
                yield msgspec.structs.replace(move, **{name: value})


@cache
def member_values(game, seats):
    """Values of the members of moves, collected in one random game for each choice of options."""
    values = {}
    for state in states(game, seats, "values"):
        for move in (move for seat in state.to_move for move in game.candidates(state, seat)):
            for name in move.__struct_fields__:
                if name != "seat":
                    known = values.setdefault((type(move), name), [])
                    if (value := getattr(move, name)) not in known and len(known) < 12:
                        known.append(value)
    return values


@cache
def elsewhere(game, seats):
    """A state of each phase, from other games."""
    return tuple({state.phase: state for state in states(game, seats, "elsewhere")}.values())


def states(game, seats, seed):
    """Every state of one random game for each choice of options."""
    for number, options in setups(game):
        if number == seats:
            yield from (state for state, _, _ in playout(game, seats, options, seed))


def seats_and_spectator(state):
    return [*range(state.seats), None]
