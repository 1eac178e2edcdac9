"""Size limits: no legal body is refused by them, and bodies with more values than a legal one are not parsed."""

import json
from functools import cache
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from rules.transcripts import MOST_MOVES
from service.api.messages import MAX_TRANSCRIPTS
from service.codec import size_limits
from service.codec.json_reader import JSONReader, parse
from service.codec.problem_details import ProblemError
from service.codec.size_limits import LIMITS, MAX_DEPTH, check_depth, check_size, counts, outline_of
from tests.service.client import games, paths, requests, steps, wire

LIMIT = 1024 * 1024
A_FEW = 10


def compact(value):
    return json.dumps(value, separators=(",", ":")).encode()


def beyond(body):
    """What a body has more of than its limits, with a few to spare: a short body is half punctuation."""
    found = counts(outline_of(body))
    return [name for name, count in found.items() if count > A_FEW + len(body) * LIMITS[name][1] / 1_000]


@cache
def dense_moves(game):
    """The shortest move of each type with each number of values."""
    moves = sorted(wire([move for _, move, _ in steps(game)]), key=lambda move: len(compact(move)))
    found = {}
    for move in moves:
        found.setdefault((move["type"], str(counts(outline_of(compact(move))))), move)
    return list(found.values())


@games
@paths
def test_legal_bodies_are_within_the_limits(game, path):
    for request in requests(game)[path]:
        assert beyond(compact(request)) == []


@games
def test_as_many_dense_moves_as_are_allowed_are_within_the_limits(game):
    for move in dense_moves(game):
        for times in (1, MOST_MOVES):
            body = {"seats": game.seats[0], "seed": "s", "moves": [move] * times}
            assert beyond(compact(body)) == []
        one = {**requests(game)["validate"][0]["transcripts"][0], "moves": [move] * (MOST_MOVES // MAX_TRANSCRIPTS)}
        assert beyond(compact({"transcripts": [one] * MAX_TRANSCRIPTS})) == []


class Item(msgspec.Struct, forbid_unknown_fields=True):
    """An item of the body below."""

    numbers: Annotated[tuple[int, ...], Meta(max_length=3)]
    note: str | None = None


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body of up to 1,000 items."""

    items: Annotated[tuple[Item, ...], Meta(max_length=1_000)]


MANY = {
    "brackets and members": b"[]," * 6_000,
    "members": b'{"a":0' + b',"a":0' * 4_000 + b"},",
    "numbers": b"1e308," * 9_000,
}


@pytest.mark.parametrize("name", MANY)
def test_a_body_with_more_than_a_legal_one_is_refused_before_it_is_parsed(name):
    """The body is cut off, which the parser would say first."""
    body = b'{"items":[' + MANY[name]
    limit = size_limits.limits_for(len(body))[name]
    with pytest.raises(ProblemError) as refusal:
        JSONReader(Body).decode(body)
    problem = refusal.value.problem
    assert (problem.status, problem.errors[0].pointer) == (422, "")
    assert f"more than {limit} {name}" in problem.errors[0].detail


def test_strings_with_punctuation_are_counted():
    limit = size_limits.limits_for(LIMIT)[size_limits.TEXTS]
    with pytest.raises(ProblemError, match=f"more than {limit} strings with punctuation"):
        check_size((b'["["' + b',"["' * (limit + 10) + b"]").ljust(LIMIT))


def test_a_few_values_too_many_are_diagnosed_in_detail():
    with pytest.raises(ProblemError) as refusal:
        JSONReader(Body).decode(compact({"items": [], "more": [0] * 200}))
    assert [error.pointer for error in refusal.value.problem.errors] == ["/more"]


OUTLINES = {
    '{"a":"[{,:"}': '{"a":}',
    '["\\"[",1]': "[,1]",
    '["\\\\","["]': '["\\\\",]',
    '["\\\\\\"","]"]': '["\\\\\\"",]',
    '["plain","1"]': '["plain","1"]',
    '["[not closed': "[",
    '["[\\': "[",
}


@pytest.mark.parametrize(("body", "outline"), OUTLINES.items())
def test_an_outline_has_no_strings_with_punctuation(body, outline):
    assert outline_of(body.encode()).decode() == outline


def test_counts_see_no_strings_and_no_blanks():
    outline = outline_of(b'{ "a" : [ 1 , -2.5e+3, "3", ",4" ] ,\n"b": {"c": true}}')
    assert counts(outline) == {"brackets and members": 6, "members": 3, "numbers": 2}
    assert counts(b" 7")["numbers"] == 1


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_depth_is_the_nesting_and_not_the_number_of_brackets(opening, closing):
    check_depth((opening * MAX_DEPTH + "0" + closing * MAX_DEPTH).encode() * 100)
    with pytest.raises(ProblemError, match="nested deeper"):
        check_depth((opening * (MAX_DEPTH + 1)).encode())


def test_numbers_beyond_2_to_the_53_never_become_integers():
    edge = 2**53
    assert [type(each) for each in parse(f"[{edge}.0, -{edge}.0, {edge + 2}.0, 1e308, -1e300]".encode())] == [
        *(int, int),
        *(float, float, float),
    ]
    (huge,) = parse(b"[" + b"9" * 5_000 + b"]")
    assert huge == float("inf")


@pytest.mark.parametrize(
    "text", ['"\\ud800"', '"\\udc00"', '"\\udc00\\ud800"', '"\\ud800\\ud800\\udc00"', '"\\\\\\ud800"']
)
def test_half_a_surrogate_pair_is_malformed(text):
    with pytest.raises(ProblemError, match="half of a surrogate pair"):
        parse(text.encode())


@pytest.mark.parametrize("text", ['"\\ud83d\\udc83"', '"\\\\ud800"', '"\\uD83D\\uDC83\\ud83d\\udc83"'])
def test_a_whole_surrogate_pair_is_well_formed(text):
    assert parse(text.encode()) == json.loads(text)


def test_a_duplicate_key_of_a_long_body_is_refused_without_its_name():
    with pytest.raises(ProblemError, match="An object has the member 'a' more than once"):
        parse(b'{"a":0,"a":0}')
    with pytest.raises(ProblemError, match="An object has the same member more than once"):
        parse(b'{"a":0,"a":0}'.ljust(100_000))
