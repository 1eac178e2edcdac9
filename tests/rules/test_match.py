"""Matches: played by records or text, undone, refused without a change, and equal to what the game itself gives."""

import pytest

from rules import GameOver, IllegalMove, ImpossibleState, Match, NoSuchSeat, NotationError, NotYourTurn, write_move
from rules.registry import GAMES
from rules.transcripts import random_transcript

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MOVES = 40


@pytest.fixture(params=GAMES.values(), ids=GAMES)
def played(request):
    """A match with some moves played, and what the game itself says after each of them."""
    game = request.param
    match = game.match(game.seats[-1], seed="a match")
    transcript = random_transcript(game, game.seats[-1], game.options, "a match")
    start = game.new(game.seats[-1], game.options, "a match").state
    steps = [start]
    for number, move in enumerate(transcript.moves[:MOVES]):
        after = game.apply(steps[-1], move)
        assert match.play(write_move(move) if number % 2 else move) == after.events
        steps.append(after.state)
        assert match.state == after.state
    return match, steps, transcript.moves[:MOVES]


def test_moves_and_states_are_those_of_the_game(played):
    match, steps, moves = played
    assert match.moves == moves
    assert match.state == steps[-1]
    assert match.legal_moves() == match.game.legal_moves(steps[-1])
    for seat in range(steps[-1].seats):
        assert match.view(seat) == match.game.view(steps[-1], seat)
        assert match.legal_moves(seat) == match.game.legal_moves(steps[-1], seat)
    assert match.view() == match.game.view(steps[-1], None)


def test_undo_takes_back_move_by_move(played):
    match, steps, moves = played
    for number in reversed(range(len(moves))):
        assert match.undo() == moves[number]
        assert match.state == steps[number]
    with pytest.raises(IndexError):
        match.undo()
    assert match.state == steps[0]


@games
def test_fewest_seats_and_the_games_options_are_the_default(game):
    match = game.match()
    assert match.state == game.new(game.seats[0], game.options, "0").state
    assert match.outcome is None


@games
def test_match_goes_on_from_a_state(game):
    state = game.match(seed="7").state
    move = game.legal_moves(state)[0]
    match = Match(game, state)
    match.play(move)
    assert match.state == game.apply(state, move).state
    assert match.undo() == move


def refused(match, move, error):
    before = (match.state, match.moves)
    with pytest.raises(error) as caught:
        match.play(move)
    assert (match.state, match.moves) == before
    return caught.value


def test_refused_moves_raise_the_errors_of_the_game_and_change_nothing():
    match = GAMES["dancing-queen"].match(seed="7")
    match.play("0 open girl")
    refused(match, "0 open boy", NotYourTurn)
    assert refused(match, "1 draw", IllegalMove).rule.number == "0.1"
    assert refused(match, "1 dance", NotationError).column == 3
    with pytest.raises(NoSuchSeat):
        match.legal_moves(2)
    with pytest.raises(NoSuchSeat):
        match.view(2)
    assert match.state.ply == 1


def test_match_that_is_over_takes_no_move():
    game = GAMES["dancing-queen"]
    match = game.match(seed="7")
    for move in random_transcript(game, 2, game.options, "7").moves:
        match.play(move)
    assert match.outcome == match.state.outcome
    assert match.outcome is not None
    assert repr(match) == f"<Match dancing-queen, 2 seats, ply {match.state.ply}, over>"
    refused(match, "0 draw", GameOver)


def test_set_up_that_no_game_has_is_refused():
    with pytest.raises(ImpossibleState):
        GAMES["dancing-queen"].match(3)
    with pytest.raises(ImpossibleState):
        GAMES["dancing-queen"].match(2, seed="")


def test_unordered_lists_are_recorded_in_their_canonical_order():
    game = GAMES["lets-dance"]
    match = game.match(3, seed="7")
    match.play("0 renew a [y,step_on_toes]")
    assert match.moves[0].discard == ("step_on_toes", "y")
