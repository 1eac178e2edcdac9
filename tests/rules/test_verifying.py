"""Playing transcripts again: how far they go, where they lead, and why not further."""

import hashlib
import json

import msgspec
import pytest
from msgspec.structs import replace

from rules import (
    IllegalMove,
    ImpossibleState,
    UnexpectedState,
    UnknownGame,
    digest,
    random_transcript,
    read_transcript,
    recorded,
    verify,
)
from rules.registry import GAMES
from rules.transcripts import MOST_MOVES, transcript_type
from tests.kit.playouts import playout, setups

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def played(game):
    """Every (state, move, transition) of a game."""
    return list(playout(game, game.seats[0], game.options, "verified"))


def written_down(game, steps, **notes):
    return recorded(game, game.seats[0], game.options, "verified", [move for _, move, _ in steps], **notes)


@games
def test_a_whole_game_leads_to_its_last_state(game):
    steps = played(game)
    verdict = verify(game, written_down(game, steps))
    assert (verdict.applied, verdict.state, verdict.refused) == (len(steps), steps[-1][2].state, None)
    assert verdict.outcome == steps[-1][2].state.outcome is not None


@games
def test_a_game_need_not_be_finished(game):
    steps = played(game)[:5]
    verdict = verify(game, written_down(game, steps))
    assert (verdict.applied, verdict.state, verdict.outcome) == (5, steps[-1][2].state, None)


@games
def test_a_move_that_is_refused_ends_it(game):
    steps = played(game)
    moves = [steps[0][1], msgspec.structs.replace(steps[1][1], seat=7), *(move for _, move, _ in steps[2:])]
    verdict = verify(game, recorded(game, game.seats[0], game.options, "verified", moves))
    assert (verdict.applied, verdict.state) == (1, steps[0][2].state)
    assert verdict.refused.code in {"no_such_seat", "not_your_turn"}


def test_a_broken_rule_is_told():
    game = GAMES["dancing-queen"]
    verdict = verify(
        game, recorded(game, 2, game.options, "s", [msgspec.convert({"type": "draw", "seat": 0}, game.Move)])
    )
    assert isinstance(verdict.refused, IllegalMove)
    assert (verdict.applied, verdict.refused.rule.number) == (0, "0.1")


@games
def test_the_digest_is_that_of_the_canonical_json(game):
    state = played(game)[3][2].state
    sorted_members = json.dumps(msgspec.to_builtins(state), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert digest(state) == hashlib.sha256(sorted_members.encode()).hexdigest()


@games
def test_another_digest_is_refused_after_all_moves(game):
    steps = played(game)
    right, wrong = digest(steps[-1][2].state), digest(steps[0][2].state)
    assert verify(game, written_down(game, steps, state_digest=right)).refused is None
    verdict = verify(game, written_down(game, steps, state_digest=wrong))
    assert isinstance(verdict.refused, UnexpectedState)
    assert (verdict.applied, verdict.state_digest) == (len(steps), right)


@games
def test_result_and_names_are_not_looked_at(game):
    steps = played(game)
    assert verify(game, written_down(game, steps, result="lost", names=())).refused is None


@games
def test_an_unknown_version_of_the_rules_is_not_played(game):
    transcript = replace(written_down(game, played(game)), rules_version=game.rules_version + 1)
    verdict = verify(game, transcript)
    assert isinstance(verdict.refused, ImpossibleState)
    assert (verdict.applied, verdict.state, verdict.state_digest, verdict.outcome) == (0, None, None, None)


@games
def test_a_set_up_that_no_game_has_and_a_transcript_of_another_game_are_not_played(game):
    transcript = written_down(game, played(game))
    other = next(other for other in GAMES.values() if other is not game)
    wrong = [(replace(transcript, seats=seats), "/seats") for seats in (1, 100)]
    wrong += [(replace(transcript, seed=""), "/seed"), (replace(transcript, options=None), "/options")]
    wrong += [(written_down(other, played(other)), "/game")]
    for each, pointer in wrong:
        verdict = verify(game, each)
        assert isinstance(verdict.refused, ImpossibleState)
        assert [fault.pointer for fault in verdict.refused.faults] == [pointer]
        assert (verdict.applied, verdict.state, verdict.state_digest) == (0, None, None)


@games
def test_a_random_game_is_whole_and_the_same_for_the_same_seed(game):
    for seats, options in list(setups(game))[:4]:
        transcript = random_transcript(game, seats, options, "seed")
        assert random_transcript(game, seats, options, "seed") == transcript
        assert random_transcript(game, seats, options, "other") != transcript
        verdict = verify(game, transcript)
        assert verdict.refused is None
        assert verdict.outcome is not None


@games
def test_json_is_read_by_the_game_that_it_names(game):
    transcript = written_down(game, played(game))
    assert read_transcript(msgspec.json.encode(transcript)) == transcript
    for other in GAMES.values():
        if other is not game:
            with pytest.raises(msgspec.ValidationError, match="game"):
                msgspec.json.decode(msgspec.json.encode(transcript), type=transcript_type(other))


def test_of_a_game_that_nobody_knows_no_transcript_can_be_read():
    with pytest.raises(UnknownGame, match="chess"):
        read_transcript('{"game": "chess"}')


@games
def test_a_transcript_has_no_more_moves_than_its_schema_says(game):
    move = played(game)[0][1]
    full = msgspec.json.encode(recorded(game, game.seats[0], game.options, "s", [move] * MOST_MOVES))
    assert len(read_transcript(full).moves) == MOST_MOVES
    with pytest.raises(msgspec.ValidationError, match="moves"):
        read_transcript(full.replace(b'"moves":[', b'"moves":[' + msgspec.json.encode(move) + b","))
