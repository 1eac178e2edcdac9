"""Validation of many transcripts in one request: each gets its own verdict."""

import json
from inspect import getdoc

import msgspec
import pytest
from msgspec.structs import replace

from rules import digest, random_transcript, recorded
from rules.registry import GAMES
from service.api.handlers import MAX_VALIDATED_MOVES, validate
from service.api.messages import MAX_TRANSCRIPTS
from service.codec.problem_details import MAX_DETAILS
from tests.service.client import forbidden, games, steps, wire

A_GAME = GAMES["dancing-queen"]


def whole(game, most=None, **notes):
    """Transcript of a game, or of its first `most` moves."""
    moves = [move for _, move, _ in steps(game)][:most]
    return recorded(game, game.seats[0], game.options, steps(game)[0][0].chance.seed, moves, **notes)


def test_limits_in_the_description_are_those_of_the_code():
    text = getdoc(validate)
    assert f"After {MAX_DETAILS} " in " ".join(text.split())
    assert f"{MAX_VALIDATED_MOVES:,} moves" in text


def end(game):
    return steps(game)[-1][2].state


@games
def test_each_transcript_gets_its_own_verdict(service, game):
    refused = replace(whole(game), moves=(*whole(game, 3).moves, replace(steps(game)[3][1], seat=7)))
    transcripts = [whole(game), refused, whole(game, 2), whole(game, 0)]
    verdicts = service.ask(game, "validate", transcripts=transcripts)["verdicts"]
    assert [verdict["applied"] for verdict in verdicts] == [len(steps(game)), 3, 2, 0]
    assert [verdict["problem"] and verdict["problem"]["code"] for verdict in verdicts] in (
        [None, "no_such_seat", None, None],
        [None, "not_your_turn", None, None],
    )
    reached = [end(game), *(steps(game)[index][0] for index in (3, 2, 0))]
    assert [verdict["state_digest"] for verdict in verdicts] == list(map(digest, reached))
    assert [verdict["outcome"] for verdict in verdicts] == [wire(end(game).outcome), None, None, None]


@games
def test_broken_rule_gets_the_same_problem_as_in_apply(service, game):
    state, move = forbidden(game)
    before = [known for known, _, _ in steps(game)].index(state)
    transcript = replace(whole(game), moves=(*whole(game, before).moves, move))
    (verdict,) = service.ask(game, "validate", transcripts=[transcript])["verdicts"]
    assert verdict["applied"] == before
    assert verdict["problem"] == service.refused(game, "apply", {"state": state, "move": move}, 409, "illegal_move")


@games
def test_state_digest_is_compared_if_given(service, game):
    right, wrong = digest(end(game)), digest(steps(game)[0][0])
    transcripts = [
        whole(game, state_digest=right),
        whole(game, state_digest=wrong),
        {**wire(whole(game)), "state_digest": None},
    ]
    verdicts = service.ask(game, "validate", transcripts=transcripts)["verdicts"]
    assert [verdict["problem"] and verdict["problem"]["code"] for verdict in verdicts] == [
        None,
        "unexpected_state",
        None,
    ]
    assert {verdict["state_digest"] for verdict in verdicts} == {right}


@games
def test_unknown_rules_version_is_a_problem_of_its_item_only(service, game):
    transcripts = [replace(whole(game), rules_version=game.rules_version + 1), whole(game)]
    first, second = service.ask(game, "validate", transcripts=transcripts)["verdicts"]
    assert first["problem"]["code"] == "impossible_state"
    assert [fault["pointer"] for fault in first["problem"]["faults"]] == ["/rules_version"]
    assert (first["applied"], first["state_digest"], first["outcome"]) == (0, None, None)
    assert second["problem"] is None


@games
def test_item_that_does_not_match_the_schema_gets_its_own_verdict(service, game):
    good = wire(whole(game))
    without_seed = {name: value for name, value in good.items() if name != "seed"}
    other = next(other for other in GAMES.values() if other is not game)
    wrong_move = {**good, "moves": [*good["moves"][:2], {"type": "x"}]}
    wrong = [
        (without_seed, "/seed"),
        ({**good, "game": other.name}, "/game"),
        (wrong_move, "/moves/2/type"),
        (None, ""),
    ]
    transcripts = [item for item, _ in wrong for item in (item, good)]
    verdicts = service.ask(game, "validate", transcripts=transcripts)["verdicts"]
    for (_, pointer), verdict in zip(wrong, verdicts[::2], strict=True):
        assert (verdict["applied"], verdict["state_digest"], verdict["outcome"]) == (0, None, None)
        problem = verdict["problem"]
        assert set(problem) == {"type", "title", "status", "detail", "code", "errors"}
        assert (problem["code"], problem["status"]) == ("invalid_request", 422)
        assert problem["detail"] == "The transcript does not match the schema."
        assert [error["pointer"] for error in problem["errors"]][:1] == [pointer]
    assert {each["problem"] and each["problem"]["code"] for each in verdicts[1::2]} == {None}
    assert {each["applied"] for each in verdicts[1::2]} == {len(steps(game))}


@games
def test_integral_floats_are_accepted_next_to_an_invalid_item(service, game):
    transcripts = json.dumps({"transcripts": [wire(whole(game)), 7]}).replace('"seat": 0', '"seat": 0.0').encode()
    right, wrong = service.post(game, "validate", transcripts).json["verdicts"]
    assert (right["problem"], right["state_digest"]) == (None, digest(end(game)))
    assert wrong["problem"]["code"] == "invalid_request"


@games
@pytest.mark.parametrize(
    ("more", "pointers"),
    [({"transcripts": {}}, ["/transcripts"]), ({"transcripts": None}, ["/transcripts"]), ({"more": 1}, ["/more"])],
)
def test_request_that_does_not_match_the_schema_is_refused(service, game, more, pointers):
    problem = service.refused(game, "validate", {"transcripts": wire([whole(game)]), **more}, 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == pointers
    assert service.refused(game, "validate", {}, 422, "invalid_request")["errors"][0]["pointer"] == "/transcripts"
    twice = b'{"transcripts": [{"seed": "a", "seed": "b"}]}'
    service.refused(game, "validate", twice, 400, "malformed_json")


def test_moves_of_an_invalid_item_do_not_count_towards_the_limit(service):
    draw = msgspec.convert({"type": "draw", "seat": 0}, A_GAME.Move)
    full = wire(replace(whole(A_GAME, 0), moves=(draw,) * MAX_VALIDATED_MOVES))
    verdicts = service.ask(A_GAME, "validate", transcripts=[{**full, "seats": 3}, full, {}])["verdicts"]
    assert [each["problem"]["code"] for each in verdicts] == ["invalid_request", "illegal_move", "invalid_request"]


def test_only_the_first_invalid_items_get_detailed_errors(service):
    errors = [
        len(each["problem"]["errors"])
        for each in service.ask(A_GAME, "validate", transcripts=[{}] * MAX_TRANSCRIPTS)["verdicts"]
    ]
    assert min(errors[:MAX_DETAILS]) > 1
    assert set(errors[MAX_DETAILS:]) == {1}


def test_number_of_transcripts_is_limited(service):
    short = wire(whole(A_GAME, 1))
    assert len(service.ask(A_GAME, "validate", transcripts=[short] * MAX_TRANSCRIPTS)["verdicts"]) == MAX_TRANSCRIPTS
    service.refused(A_GAME, "validate", {"transcripts": [short] * (MAX_TRANSCRIPTS + 1)}, 422, "invalid_request")
    assert service.ask(A_GAME, "validate", transcripts=[])["verdicts"] == []


def test_transcripts_over_the_move_limit_get_too_many_moves(service):
    draw = msgspec.convert({"type": "draw", "seat": 0}, A_GAME.Move)
    full = replace(whole(A_GAME, 0), moves=(draw,) * (MAX_VALIDATED_MOVES - 1))
    transcripts = [full, whole(A_GAME, 1), whole(A_GAME, 1), whole(A_GAME, 0)]
    verdicts = service.ask(A_GAME, "validate", transcripts=transcripts)["verdicts"]
    codes = [verdict["problem"] and verdict["problem"]["code"] for verdict in verdicts]
    assert codes == ["illegal_move", None, "too_many_moves", None]
    assert (verdicts[2]["applied"], verdicts[2]["state_digest"]) == (0, None)


def test_transcript_with_too_many_moves_does_not_affect_later_ones(service):
    draw = msgspec.convert({"type": "draw", "seat": 0}, A_GAME.Move)
    large = replace(whole(A_GAME, 0), moves=(draw,) * (MAX_VALIDATED_MOVES + 1))
    verdicts = service.ask(A_GAME, "validate", transcripts=[large, whole(A_GAME, 1), large, whole(A_GAME, 1)])[
        "verdicts"
    ]
    codes = [verdict["problem"] and verdict["problem"]["code"] for verdict in verdicts]
    assert codes == ["too_many_moves", None, "too_many_moves", None]
    assert [verdicts[index]["problem"]["detail"] for index in (0, 2)] == [
        "It has 1501 moves, and 0 were played before it: one request plays at most 1500.",
        "It has 1501 moves, and 1 were played before it: one request plays at most 1500.",
    ]


def test_random_transcripts_are_valid(service):
    transcripts = [random_transcript(A_GAME, 2, A_GAME.options, str(seed)) for seed in range(20)]
    assert all(each["problem"] is None for each in service.ask(A_GAME, "validate", transcripts=transcripts)["verdicts"])
