"""Command play: a game in the terminal."""

import re

import pytest

from rules.registry import GAMES
from tests.service.cli.running import invoke

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.medium
@every_game
def test_play_to_the_outcome(game):
    output = invoke("play", game.name, "--seed", "s", text=b"1\n" * 20_000).decode()
    assert "Your move" in output
    assert "Outcome" in output
    assert re.search(r"winners: (seat \d|nobody)", output)


def test_play_accepts_notation_and_explains_errors():
    answers = b"9\n" + b"0" * 5000 + b"1\nfly\ndraw\nopen girl\nq\n"
    output = invoke("play", "dancing-queen", "--seed", "s", text=answers).decode()
    messages = ("from 1 to 2, or q", "Expected one of open, draw", "Rule 0.1", "seat 0 lead_chosen", "gender girl")
    for message in messages:
        assert message in output


def test_play_hides_other_hands():
    output = invoke("play", "lets-dance", "--seed", "s", text=b"q\n").decode()
    other = GAMES["lets-dance"].new(2, GAMES["lets-dance"].options, "s").state.hands[1]
    assert ",".join(other) not in output.replace("\n", "")
    assert "chance" not in output


@every_game
def test_play_with_the_same_seed_and_answers_is_the_same_game(game):
    first, second, other = (invoke("play", game.name, "--seed", seed, text=b"1\n" * 3 + b"q\n") for seed in "aab")
    assert first == second != other
