"""No sequence of bytes may produce a 500, or a 200 whose state has faults; 422 if and only if the schema says no."""

import json
from collections import Counter
from random import Random

import msgspec
import pytest
from marshmallow import ValidationError

from rules.registry import GAMES
from service.api import messages
from service.codec.json_reader import JSONReader, first_places, parse
from service.codec.problem_details import ProblemError
from service.codec.schemas import schema_of
from tests.service.client import (
    LONG,
    PATHS,
    PROBLEM,
    address,
    games,
    is_over_the_size_limits,
    paths,
    requests,
    resolves,
)
from tests.service.codec.mutating import anything, mangled, mutated

MUTATIONS = (100_000 if LONG else 5_000) // (len(GAMES) * len(PATHS))  # for each game and path
BODIES = (20_000 if LONG else 2_000) // len(GAMES)  # for each game


def record_of(game, path):
    name = "".join(word.capitalize() for word in path.split("-"))
    return messages.bound(getattr(messages, f"{name}Request"), game)


def read(decoder, body):
    try:
        return decoder.decode(body)
    except msgspec.ValidationError:
        return None


def read_by_schema(schema, value):
    try:
        return schema.load(value)
    except ValidationError:
        return None


def has_integral_float(value):
    if isinstance(value, dict | list):
        return any(has_integral_float(each) for each in (value.values() if isinstance(value, dict) else value))
    return isinstance(value, float) and value.is_integer()


@pytest.mark.medium
@games
@paths
def test_the_fast_reader_takes_exactly_what_the_schema_takes_and_reads_the_same(game, path):
    random, record = Random(f"{game.name} {path}"), record_of(game, path)
    decoder, schema, reader = msgspec.json.Decoder(record), schema_of(record)(), JSONReader(record)
    seen = Counter()
    for _ in range(MUTATIONS):
        value = mutated(random, random.choice(requests(game)[path]), random.choice((0, 1, 1, 1, 2, 3)))
        body = json.dumps(value).encode()
        fast, slow = read(decoder, body), read_by_schema(schema, value)
        seen[fast is not None, slow is not None] += 1
        if fast is not None:
            assert slow is not None, body
        elif slow is not None:
            assert has_integral_float(value), body
            fast = reader.diagnose(body)
        else:
            with pytest.raises(ProblemError, match="does not match the schema") as refused:
                reader.diagnose(body)
            assert refused.value.problem.errors == first_places(schema.validate(parse(body))), body
        if slow is not None:
            assert decoder.decode(msgspec.json.encode(slow)) == fast, body
    assert seen[True, True] > MUTATIONS / 20
    assert seen[False, False] > MUTATIONS / 20


def body_for(random, game, path):
    """Mostly requests with something changed; now and then a good one, random JSON, or bytes that are no JSON."""
    valid = random.choice(requests(game)[path])
    kind = random.random()
    if kind < 0.05:
        return json.dumps(valid).encode()
    if kind < 0.35:
        return json.dumps(matching(random, game, path, valid)).encode()
    if kind < 0.65:
        return json.dumps(mutated(random, valid, random.choice((1, 1, 1, 2, 5)))).encode()
    if kind < 0.75:
        return json.dumps({**valid, random.choice(list(valid)): anything(random)}).encode()
    if kind < 0.8:
        return json.dumps(anything(random)).encode()
    if kind < 0.97:
        return mangled(random, json.dumps(valid).encode())
    return random.randbytes(random.randint(0, 200))


def matching(random, game, path, valid):
    """The request with something changed so that it still matches the schema, if that can be found soon."""
    decoder = msgspec.json.Decoder(record_of(game, path))
    for _ in range(20):
        changed = mutated(random, valid)
        if changed != valid and read(decoder, json.dumps(changed).encode()) is not None:
            return changed
    return valid


@pytest.mark.medium
@games
def test_no_body_is_answered_by_a_defect_and_every_answer_is_as_documented(service, game):
    random, seen = Random(game.name), Counter()
    for _ in range(BODIES):
        path = random.choice(PATHS)
        body = body_for(random, game, path)
        answer = service.post(game, path, body)
        seen[answer.status_code] += 1
        assert answer.status_code in (200, 400, 409, 413, 422), (answer.status, body)
        assert service.undocumented(answer, address(game, path)) == [], body
        if is_over_the_size_limits(answer):
            with pytest.raises(msgspec.DecodeError):
                msgspec.json.decode(body, type=record_of(game, path))
        elif answer.status_code in (200, 409, 422):
            value = json.loads(body, parse_int=integer)
            documented = service.requests(address(game, path)).is_valid(value)
            assert documented == (answer.status_code != 422), (answer.data, body)
            check(service, game, answer, value)
    assert {200, 400, 409, 422} <= set(seen), seen


def integer(digits):
    """Python itself does not read integers of thousands of digits."""
    return int(digits[:30])


def assert_places(problem, value):
    """Assert that every pointer of the errors leads somewhere in the value."""
    for error in problem.get("errors", ()):
        assert resolves(error["pointer"], value), (error, value)


def check_verdicts(service, game, answer, value):
    """Assert that exactly the transcripts that do not match their schema have `invalid_request`."""
    documented = service.transcripts(game)
    for item, verdict in zip(value["transcripts"], answer.json["verdicts"], strict=True):
        problem = verdict["problem"] or {"code": None}
        assert documented.is_valid(item) == (problem["code"] != "invalid_request"), (problem, item)
        assert_places(problem, item)


def check(service, game, answer, value):
    """Assert that a state in an answer has no faults, and that pointers of a problem lead into the body."""
    if answer.content_type == PROBLEM:
        assert_places(answer.json, value)
        for fault in answer.json.get("faults", ()):
            assert resolves(fault["pointer"], value.get("state", value)), (fault, value)
    elif "verdicts" in answer.json:
        check_verdicts(service, game, answer, value)
    elif "state" in answer.json:
        game.check(msgspec.convert(answer.json["state"], game.State))


@games
@paths
def test_a_body_of_random_json_is_never_a_defect(service, game, path):
    random = Random(f"anything {game.name} {path}")
    for _ in range(BODIES // 50):
        assert service.post(game, path, anything(random, 6)).status_code == 422
