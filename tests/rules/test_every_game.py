"""What must hold in every game, whatever its rules. Runs over the registry."""

import dataclasses
import random
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from rules import chance
from rules.errors import GameOver, ImpossibleState, NoSuchSeat
from rules.records import variants
from rules.registry import GAMES
from tests.kit import kit_of
from tests.kit.indistinguishable import FEW, assert_no_leaks, refusal
from tests.kit.playouts import LONG, attempts, playout, playouts, seats_and_spectator, setups, start

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

SAMPLE = 10  # games in every set-up for the invariants; in long runs as many as the game's kit says


@pytest.mark.medium
@games
def test_random_games_end_and_every_step_is_sound(game):
    """Cards conserved, `ply`, `to_move` and `outcome` consistent, the state possible, by every step of every game."""
    for seats, options in setups(game):
        for seed in range(kit_of(game).LONG_GAMES if LONG else SAMPLE):
            end = whole = None
            for state, _, after in playout(game, seats, options, seed):
                whole = whole or sorted(kit_of(game).pieces(state))
                end = after.state
                game.check(end)
                assert sorted(kit_of(game).pieces(end)) == whole
                assert end.ply == state.ply + 1
                assert list(end.to_move) == sorted(set(end.to_move))
                assert bool(end.to_move) == (end.outcome is None)
                assert after.events
            assert end.outcome is not None
            assert set(end.outcome.winners) <= set(range(seats))
            assert [score.seat for score in end.outcome.scores] == list(range(seats))


@pytest.mark.medium
@games
def test_a_move_is_accepted_exactly_if_it_is_listed(game):
    for state, _, _ in playouts(game, FEW):
        legal = game.legal_moves(state)
        listed = set(legal)
        assert len(listed) == len(legal)
        assert {move.seat for move in legal} == set(state.to_move)
        assert legal == tuple(move for seat in range(state.seats) for move in game.legal_moves(state, seat))
        for seat in range(state.seats):
            for move in attempts(game, state, seat):
                assert (refusal(game, state, move) is None) == (game.canonical(move) in listed), move


@games
def test_a_seat_that_is_not_there_is_refused(game):
    for state, move, _ in playouts(game, 1):
        for seat in (-1, state.seats, 99):
            with pytest.raises(NoSuchSeat):
                game.apply(state, msgspec.structs.replace(move, seat=seat))
            with pytest.raises(NoSuchSeat):
                game.legal_moves(state, seat)
            with pytest.raises(NoSuchSeat):
                game.view(state, seat)
        with pytest.raises(NoSuchSeat):
            game.view(state, 0.0)


@games
def test_a_game_that_cannot_start_so_does_not(game):
    other = msgspec.structs.replace(game.options, **dict.fromkeys(game.options.__struct_fields__))
    wrong = [(seats, game.options, "s", "/seats") for seats in (-1, 0, 1, 3, 5, 7, 100) if seats not in game.seats]
    wrong += [(game.seats[0], game.options, seed, "/seed") for seed in ("", "x" * 65, 7)]
    wrong += [(game.seats[0], options, "s", "/options") for options in (None, other) if options != game.options]
    for seats, options, seed, pointer in wrong:
        with pytest.raises(ImpossibleState) as refused:
            game.new(seats, options, seed)
        assert [fault.pointer for fault in refused.value.faults] == [pointer]


@pytest.mark.medium
@games
def test_legal_moves_come_by_seat_then_by_type(game):
    types = variants(game.Move)
    for state, _, _ in playouts(game, FEW):
        order = [(move.seat, types.index(type(move))) for move in game.legal_moves(state)]
        assert order == sorted(order)


@games
def test_the_same_seed_and_moves_give_the_same_game(game):
    """Whatever the global random state is, and whatever was played before."""
    for seats, options in setups(game):
        steps = list(playout(game, seats, options, "same"))
        random.seed(len(steps))
        start_again = game.new(seats, options, "same")
        again = game.replay(seats, options, "same", [move for _, move, _ in steps])
        assert (again.state, again.applied, again.refused) == (steps[-1][2].state, len(steps), None)
        assert again.events == (*start_again.events, *(event for _, _, after in steps for event in after.events))


@games
def test_a_replay_stops_at_the_first_refused_move(game):
    seats, options = next(iter(setups(game)))
    steps = list(playout(game, seats, options, "stops"))
    moves = [move for _, move, _ in steps]
    stopped = game.replay(seats, options, "stops", [*moves, moves[0], *moves])
    assert stopped.applied == len(moves)
    assert isinstance(stopped.refused, GameOver)
    assert stopped.state == steps[-1][2].state


@games
def test_the_state_that_was_handed_in_is_never_changed(game):
    for state, move, after in playouts(game, FEW):
        before = msgspec.json.encode((state, move))
        assert game.apply(state, move) == after
        assert msgspec.json.encode((state, move)) == before


@pytest.mark.medium
@games
def test_everything_survives_json(game):
    types = tuple[game.State, game.Move, tuple[game.Event, ...], tuple[game.View, ...]]
    for state, move, after in playouts(game, FEW):
        whole = (state, move, after.events, tuple(game.view(state, seat) for seat in seats_and_spectator(state)))
        assert msgspec.json.decode(msgspec.json.encode(whole), type=types) == whole


@games
def test_a_seat_whose_view_changes_is_told_an_event(game):
    for state, _, after in playouts(game, FEW):
        for seat in seats_and_spectator(state):
            before, now = (msgspec.structs.replace(game.view(each, seat), ply=0) for each in (state, after.state))
            assert now == before or any(game.show(event, seat) for event in after.events)


@games
def test_a_shown_event_hides_members_and_changes_none(game):
    for state, _, after in playouts(game, FEW):
        for event in after.events:
            for seat in seats_and_spectator(state):
                shown = game.show(event, seat)
                if shown is not None:
                    whole, part = msgspec.to_builtins(event), msgspec.to_builtins(shown)
                    assert all(part[name] in (None, whole[name]) for name in whole)


@games
def test_the_seed_shows_when_the_game_is_over_and_not_before(game):
    seed = "0123456789abcdef" * 2
    for seats, options in setups(game):
        state = start(game, seats, options, seed)
        for place in seats_and_spectator(state):
            assert game.view(state, place).seed is None
            assert game.view(state, place).seed_commitment == sha256(seed.encode()).hexdigest()
        *_, (_, _, last) = playout(game, seats, options, "over")
        for place in seats_and_spectator(last.state):
            assert (game.view(last.state, place).seed, game.view(last.state, place).seed_commitment) == ("over", None)


@pytest.mark.medium
@games
def test_nothing_hidden_shows(game):
    assert_no_leaks(game)


@pytest.mark.medium
@games
def test_a_planted_leak_is_found(game):
    mistakes = list(kit_of(game).planted_leaks())
    assert {name for mistake in mistakes for name in mistake} >= {"observe", "show"}
    for mistake in mistakes:
        with pytest.raises(AssertionError):
            assert_no_leaks(dataclasses.replace(game, **mistake))


@pytest.mark.medium
@games
def test_a_state_that_cannot_be_is_refused(game):
    found = 0
    for state, _, _ in playouts(game, FEW):
        for wrong in kit_of(game).impossible_states(state):
            if wrong == state:
                continue
            with pytest.raises(ImpossibleState) as refused:
                game.check(wrong)
            assert all(fault.pointer.startswith("/") and fault.detail for fault in refused.value.faults)
            found += 1
    assert found


@games
def test_counters_near_their_limit_are_refused(game):
    for state, _, _ in playouts(game, 1):
        for broken, pointer in (
            (msgspec.structs.replace(state, ply=1_000_000), "/ply"),
            (msgspec.structs.replace(state, chance=chance.Chance(seed="x", drawn=1_000_000)), "/chance/drawn"),
            (msgspec.structs.replace(state, rules_version=2), "/rules_version"),
        ):
            with pytest.raises(ImpossibleState) as refused:
                game.check(broken)
            assert [fault.pointer for fault in refused.value.faults] == [pointer]


@games
def test_nothing_is_legal_when_the_game_is_over(game):
    for seats, options in setups(game):
        *_, (_, move, last) = playout(game, seats, options, "over")
        assert game.legal_moves(last.state) == ()
        with pytest.raises(GameOver):
            game.apply(last.state, move)


@games
def test_rules_are_numbered_in_order_and_say_something(game):
    numbers = [[int(part) for part in rule.number.split(".")] for rule in game.rules]
    assert numbers == sorted(numbers)
    assert all(rule.text.endswith(".") for rule in game.rules)


@games
def test_every_rule_is_a_sentence_of_rules_md(game):
    text = " ".join((Path("rules") / game.name.replace("-", "_") / "RULES.md").read_text().split())
    for rule in game.rules:
        assert f"- **{rule.number}** {rule.text}" in text, rule.number


@games
def test_no_candidate_breaks_a_rule_that_listing_does_not_ask(game):
    for state, _, _ in playouts(game, SAMPLE if LONG else FEW):
        for seat in state.to_move:
            for move in game.candidates(state, seat):
                broken = game.broken_rule(state, move)
                assert broken is None or not broken.implied, (state, move)


@pytest.mark.medium
@games
def test_every_rule_that_can_forbid_something_does(game):
    broken = set()
    for state, _, _ in playouts(game, FEW):
        for seat in state.to_move:
            for move in attempts(game, state, seat):
                if refused := refusal(game, state, move):
                    broken.add(refused[2])
        if broken >= set(game.rules):
            return
    assert {rule.number for rule in game.rules} - {rule.number for rule in broken if rule} == set()
