"""Secrecy of a game: states and moves that a seat cannot tell apart are shown, refused and answered alike."""

from random import Random

from msgspec.structs import replace

from rules.errors import RulesError
from tests.kit import kit_of
from tests.kit.playouts import attempts, playouts, seats_and_spectator

FEW = 2  # games in every set-up


def refusal(game, state, move):
    """Code, text and rule of the refusal; None if the move is accepted."""
    try:
        game.apply(state, move)
    except RulesError as error:
        return error.code, str(error), getattr(error, "rule", None)
    return None


def seen(game, state, seat, events=()):
    """Events, view and legal moves as the seat is shown them."""
    shown = [game.show(event, seat) for event in events]
    view = replace(game.view(state, seat), seed_commitment=None)
    return shown, view, None if seat is None else game.legal_moves(state, seat)


def assert_no_leaks(game):
    """Compare the states of random games with those that a seat cannot tell from them, for every seat."""
    kit, phases, seats = kit_of(game), set(), set()
    for state, move, after in playouts(game, FEW):
        if state.outcome is None:
            for seat in seats_and_spectator(state):
                for twin in possible(game, kit.indistinguishable_now(state, seat)):
                    assert_same_now(game, state, twin, seat)
                    phases.add(state.phase)
                for twin in possible(game, kit.indistinguishable(state, seat)):
                    assert_same_now(game, state, twin, seat)
                    assert_same_after(game, state, twin, seat)
                    seats.add(seat)
                for twin, other in kit.indistinguishable_moves(state, move, seat):
                    assert same_after(game, after, game.apply(twin, other), seat)
    assert phases == set(game.about.phases)
    assert seats >= {0, 1, None}


def possible(game, twins):
    """States without a fault. They may differ from what their seed deals: no seat knows the seed."""
    return (twin for twin in twins if not any(game.faults(twin)))


def assert_same_now(game, state, twin, seat):
    """The seat is shown the same, and its moves are refused alike."""
    assert seen(game, twin, seat) == seen(game, state, seat)
    tried = () if seat is None else list(attempts(game, state, seat))
    for move in Random(state.ply).sample(tried, min(len(tried), 25)):
        assert refusal(game, twin, move) == refusal(game, state, move)


def assert_same_after(game, state, twin, seat):
    """The seat is shown the same after each move that both allow, unless the move reveals hidden things."""
    allowed = set(game.legal_moves(twin))
    common = [move for move in game.legal_moves(state) if move in allowed and not kit_of(game).reveals(move)]
    for move in Random(state.ply).sample(common, min(len(common), 10)):
        assert same_after(game, game.apply(state, move), game.apply(twin, move), seat)


def same_after(game, after, after_twin, seat):
    """Whether the seat is shown the same by both transitions, as long as the game lasts."""
    return after.state.outcome is not None or (
        seen(game, after_twin.state, seat, after_twin.events) == seen(game, after.state, seat, after.events)
    )
