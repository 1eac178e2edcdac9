"""Every client plays a whole game of every game, and tells what it did; the rules, asked again, say the same."""

import json

import msgspec
import pytest

from rules.errors import IllegalMove
from rules.records import variants
from rules.registry import GAMES

pytestmark = pytest.mark.medium
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture
def lines(workshop, service_url):
    """What the player of a language tells, a line a game."""
    return [json.loads(line) for line in workshop.played(service_url).splitlines()]


@pytest.fixture
def told(lines, game):
    (line,) = [line for line in lines if line["game"] == game.name]
    return line


def replayed(game, told, moves):
    options = msgspec.convert(told["options"], game.Options)
    return game.replay(told["seats"], options, told["seed"], msgspec.convert(moves, list[game.Move]))


def test_nothing_but_the_games_is_played(lines):
    assert sorted(line["game"] for line in lines) == sorted(GAMES)


@games
def test_a_game_is_played_to_its_end(game, told):
    game_again = replayed(game, told, told["moves"])
    assert game_again.refused is None
    assert list(game_again.state.outcome.winners) == told["winners"]


@games
def test_every_kind_of_move_is_made(game, told):
    made = {move["type"] for move in told["moves"]}
    assert made == {kind.__struct_config__.tag for kind in variants(game.Move)}


@games
def test_a_view_hides_the_seed_until_the_game_is_over(game, told):
    assert told["seeds_seen"] == [None, told["seed"]]


@games
def test_a_forbidden_move_is_refused_with_the_number_of_its_rule(game, told):
    refused = replayed(game, told, [told["refusal"]["move"]]).refused
    assert isinstance(refused, IllegalMove)
    problem = {name: told["refusal"][name] for name in ("status", "code", "rule")}
    assert problem == {"status": 409, "code": "illegal_move", "rule": refused.rule.number}


def test_a_variant_that_is_not_handled_breaks_the_build(workshop):
    player = workshop.player()
    file, place = workshop.language.forgotten
    assert player[file].count(place) == 1
    with pytest.raises(AssertionError, match=r"(?i)replenish"):
        workshop.program("forgetful", {**player, file: player[file].replace(place, "")})
