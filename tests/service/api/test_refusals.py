"""Refused requests: malformed JSON, bodies that do not match the schema, impossible states; and bounded work."""

import json

import pytest

from rules.registry import GAMES
from tests.service.client import (
    PATHS,
    SEED,
    end,
    games,
    halfway,
    json_bytes,
    paths,
    requests,
    resolves,
    steps,
    valid_body,
    wire,
)

LIMIT, REPLAY_LIMIT = 64 * 1024, 1024 * 1024
DEEPEST = 64
COMMON = {"type", "title", "status", "detail", "code"}
A_GAME = next(iter(GAMES.values()))


def check_pointers(problem, body):
    """Assert that every error points to a value in the body, or to a missing member."""
    assert 1 <= len(problem["errors"]) <= 20
    for error in problem["errors"]:
        assert set(error) == {"pointer", "detail"}
        assert error["detail"]
        assert resolves(error["pointer"], body), error


# Impossible states, unknown seats, and moves of another phase


@games
def test_move_of_another_phase_breaks_rule_0_1(service, game):
    for state, _, _ in steps(game):
        for _, move, _ in steps(game):
            if state.phase not in move.phases:
                moved = wire(move) | {"seat": state.to_move[0]}
                problem = service.refused(game, "apply", {"state": state, "move": moved}, 409, "illegal_move")
                assert problem["rule"] == {"number": "0.1", "text": "A move belongs to its phase."}
                return


@games
@pytest.mark.parametrize("path", ["legal-moves", "apply", "view"])
def test_impossible_state_reports_faults_with_pointers(service, game, path):
    body = next(it for it in requests(game)[path] if it["state"]["outcome"] is None)
    for changes in ({"rules_version": game.rules_version + 1}, {"to_move": []}, {"ply": 1_000_000}):
        state = {**body["state"], **changes}
        problem = service.refused(game, path, {**body, "state": state}, 409, "impossible_state")
        assert 1 <= len(problem["faults"]) <= 20
        for fault in problem["faults"]:
            assert set(fault) == {"pointer", "detail"}
            assert fault["detail"]
            assert resolves(fault["pointer"], state)
        assert f"/{next(iter(changes))}" in [fault["pointer"] for fault in problem["faults"]]


@games
def test_tampered_state_is_impossible(service, game):
    state = wire(halfway(game)[0])
    others = [seat for seat in range(state["seats"]) if seat not in state["to_move"]]
    for changes in (
        {"to_move": [*state["to_move"], state["to_move"][-1]][:8]},
        {"outcome": wire(end(game))["outcome"]},
    ):
        service.refused(game, "view", {"state": {**state, **changes}, "seat": None}, 409, "impossible_state")
    if others:
        changed = {**state, "to_move": sorted([*state["to_move"], others[0]])}
        service.refused(game, "view", {"state": changed, "seat": None}, 409, "impossible_state")


@games
@pytest.mark.parametrize("path", ["legal-moves", "view"])
def test_impossible_state_is_reported_before_an_unknown_seat(service, game, path):
    state = wire(halfway(game)[0])
    seat = state["seats"]
    problem = service.refused(game, path, {"state": state, "seat": seat}, 409, "no_such_seat")
    assert problem["seat"] == seat
    state["rules_version"] += 1
    service.refused(game, path, {"state": state, "seat": seat}, 409, "impossible_state")


@games
def test_unknown_seat_is_refused_after_the_end_of_the_game(service, game):
    asked = {"state": end(game), "seat": end(game).seats}
    service.refused(game, "legal-moves", asked, 409, "no_such_seat")
    service.refused(game, "view", asked, 409, "no_such_seat")


# Malformed JSON

SEATS = A_GAME.seats[0]
GOOD = f'"seats":{SEATS}'
MALFORMED = {
    "empty": b"",
    "white": b" \n\t ",
    "cut off": f"{{{GOOD}".encode(),
    "trailing garbage": f"{{{GOOD}}} x".encode(),
    "two documents": f"{{{GOOD}}}{{{GOOD}}}".encode(),
    "trailing comma": f"{{{GOOD},}}".encode(),
    "comment": f"{{{GOOD}/* */}}".encode(),
    "single quotes": f"{{'seats':{SEATS}}}".encode(),
    "no quotes": f"{{seats:{SEATS}}}".encode(),
    "python": b"{'a':True}",
    "NaN": b'{"seats":NaN}',
    "Infinity": b'{"seats":Infinity}',
    "-Infinity": b'{"seats":-Infinity}',
    "NaN in an unknown member": f'{{{GOOD},"x":[NaN]}}'.encode(),
    "leading zero": b'{"seats":02}',
    "plus": b'{"seats":+2}',
    "hexadecimal": b'{"seats":0x2}',
    "bare point": b'{"seats":2.}',
    "point first": b'{"seats":.2}',
    "bad escape": f'{{{GOOD},"seed":"\\x41"}}'.encode(),
    "short escape": f'{{{GOOD},"seed":"\\u12"}}'.encode(),
    "control character": f'{{{GOOD},"seed":"a\nb"}}'.encode(),
    "NUL": f'{{{GOOD},"seed":"a\0b"}}'.encode(),
    "NUL outside": f"{{{GOOD}}}\0".encode(),
    "byte order mark": f"\ufeff{{{GOOD}}}".encode(),
    "UTF-16": f"{{{GOOD}}}".encode("utf-16"),
    "UTF-16 without mark": f"{{{GOOD}}}".encode("utf-16-le"),
    "UTF-32": f"{{{GOOD}}}".encode("utf-32"),
    "Latin-1": f'{{{GOOD},"seed":"\xe9"}}'.encode("latin-1"),
    "invalid UTF-8 in a key": f'{{{GOOD},"'.encode() + b'\xff":1}',
    "overlong UTF-8": f'{{{GOOD},"seed":"'.encode() + b'\xc0\xaf"}',
    "a surrogate in UTF-8": f'{{{GOOD},"seed":"'.encode() + b'\xed\xa0\x80"}',
    "beyond Unicode": f'{{{GOOD},"seed":"'.encode() + b'\xf4\x90\x80\x80"}',
    "cut-off UTF-8": f'{{{GOOD},"seed":"'.encode() + b'\xe2\x82"}',
    "high surrogate": f'{{{GOOD},"seed":"\\ud800"}}'.encode(),
    "low surrogate": f'{{{GOOD},"seed":"\\udc00"}}'.encode(),
    "surrogates the wrong way round": f'{{{GOOD},"seed":"\\udc00\\ud800"}}'.encode(),
    "surrogate in a key": f'{{{GOOD},"\\ud800":1}}'.encode(),
    "key twice": f"{{{GOOD},{GOOD}}}".encode(),
    "key twice, not both right": f'{{"seats":null,{GOOD}}}'.encode(),
    "key twice, one escaped": f'{{{GOOD},"\\u0073eats":{SEATS}}}'.encode(),
    "key twice, both escaped": f'{{"s\\u0065ats":{SEATS},"\\u0073eats":{SEATS}}}'.encode(),
    "key with null twice": f'{{{GOOD},"seed":null,"seed":null}}'.encode(),
    "unknown key twice": f'{{{GOOD},"x":1,"x":1}}'.encode(),
    "key twice in options": f'{{{GOOD},"options":{{"x":1,"x":1}}}}'.encode(),
    "key twice, float": f'{{"seats":{SEATS}.0,"seats":{SEATS}.0}}'.encode(),
    "random": bytes(range(256)),
}


@pytest.mark.parametrize("body", MALFORMED.values(), ids=MALFORMED)
def test_invalid_json_is_malformed(service, body):
    problem = service.refused(A_GAME, "new", body, 400, "malformed_json")
    assert set(problem) <= COMMON | {"position"}
    assert 0 <= problem.get("position", 0) <= len(body)


def object_paths(value, at=()):
    """Yield the path of every object in a value."""
    if isinstance(value, dict):
        yield at
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list):
            yield from object_paths(inner, (*at, key))


@pytest.mark.medium
@games
@paths
def test_repeated_key_is_malformed_in_every_object(service, game, path):
    """Plain keys are detected by the fast reader, escaped keys by the slow one."""
    for body in requests(game)[path][:2]:
        for place in list(object_paths(body))[:25]:
            for escaped in (False, True):
                repeated = with_repeated_key(body, place, escaped)
                if repeated is not None:
                    problem = service.refused(game, path, repeated, 400, "malformed_json")
                    assert "more than once" in problem["detail"]


def with_repeated_key(body, place, escaped):
    """Serialize the body with the first key of the object at this path repeated."""
    body = json.loads(json.dumps(body))
    found = body
    for step in place:
        found = found[step]
    if not found:
        return None
    name = next(iter(found))
    found["¤"] = found[name]
    written = f"\\u{ord(name[0]):04x}{name[1:]}" if escaped else name
    return json.dumps(body, ensure_ascii=False).replace('"¤"', f'"{written}"').encode()


@pytest.mark.parametrize("levels", [DEEPEST + 1, 100, 1_000, 30_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_nesting_over_64_levels_is_malformed(service, levels, opening, closing):
    levels = min(levels, LIMIT // 2 // len(opening))
    for inner in ("1", ""):
        body = (opening * levels + inner + closing * levels).encode()
        if inner or opening == "[":
            problem = service.refused(A_GAME, "new", body, 400, "malformed_json")
            assert "64" in problem["detail"]
        service.refused(A_GAME, "new", (opening * levels).encode(), 400, "malformed_json")


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"moves":[', '[{"moves":'])
def test_nesting_of_100_000_levels_is_malformed(service, opening):
    service.refused(A_GAME, "replay", (opening * 100_000).encode()[:REPLAY_LIMIT], 400, "malformed_json")
    if opening == "[":
        service.refused(A_GAME, "replay", b"[" * 100_000 + b"]" * 100_000, 400, "malformed_json")


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_nesting_of_64_levels_is_well_formed(service, opening, closing):
    body = (opening * DEEPEST + "1" + closing * DEEPEST).encode()
    service.refused(A_GAME, "new", body, 422, "invalid_request")


def test_nesting_over_64_levels_in_an_unknown_member_is_malformed(service):
    service.refused(A_GAME, "new", f'{{{GOOD},"x":{"[" * 64}{"]" * 64}}}'.encode(), 400, "malformed_json")


# Numbers


@pytest.mark.parametrize("number", ["{}.0", "{}e0", "{}.000000000000000000000000000000", "{}0e-1", "{}E+0"])
def test_integral_float_equals_the_integer(service, number):
    asked = f'{{"seats":{number.format(SEATS)},"seed":"{SEED}"}}'.encode()
    plain = f'{{"seats":{SEATS},"seed":"{SEED}"}}'.encode()
    answer = service.post(A_GAME, "new", asked)
    assert answer.status_code == 200
    assert answer.data == service.post(A_GAME, "new", plain).data


@games
@pytest.mark.parametrize("zero", ["0", "-0", "0.0", "-0.0", "0e5", "0.0e-400"])
def test_minus_zero_equals_zero(service, game, zero):
    state = halfway(game)[0]
    plain = json_bytes(wire({"state": state, "seat": 0}))
    odd = plain[: plain.rindex(b"0")] + zero.encode() + b"}"
    answer = service.post(game, "view", odd)
    assert answer.status_code == 200
    assert answer.data == service.post(game, "view", plain).data


@games
def test_state_with_integral_floats_equals_the_state(service, game):
    state, move, _ = halfway(game)
    body = wire({"state": state, "move": move, "include": ["views"]})
    floats = json.dumps(with_floats(body))
    assert ".0" in floats
    assert service.post(game, "apply", floats.encode()).data == service.post(game, "apply", body).data


def with_floats(value):
    if isinstance(value, dict):
        return {key: with_floats(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [with_floats(inner) for inner in value]
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else value


@pytest.mark.parametrize(
    "number",
    [
        "1.5",
        f"{SEATS}.0000001",
        "1e400",
        "-1e400",
        "1e999999999999",
        "1e-400",
        "-1",
        "0",
        "99",
        str(2**31),
        str(2**53),
        str(2**63),
        str(2**64),
        "9" * 25,
        "1" * 5_000,
        "-" + "1" * 5_000,
        "1" * 5_000 + ".0",
        "1" * 5_000 + "e-4999",
        "true",
        "false",
        "null",
        f'"{SEATS}"',
        f"[{SEATS}]",
        "{}",
        '""',
    ],
    ids=lambda number: number[:20],
)
def test_invalid_number_of_seats_is_reported_at_seats(service, number):
    problem = service.refused(A_GAME, "new", f'{{"seats":{number}}}'.encode(), 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == ["/seats"]


# Schema violations


@games
@paths
def test_missing_member_is_reported_at_its_pointer(service, game, path):
    may_be_left_out = {"options", "include"} | {
        "new": {"seed"},
        "legal-moves": {"seat"},
        "replay": {"rules_version"},
    }.get(path, set())
    body = requests(game)[path][0]
    for name in body:
        rest = {key: value for key, value in body.items() if key != name}
        if name in may_be_left_out:
            assert service.post(game, path, rest).status_code == 200, name
        else:
            problem = service.refused(game, path, rest, 422, "invalid_request")
            assert [error["pointer"] for error in problem["errors"]] == [f"/{name}"]
    for name in body.get("state", ()):
        rest = {key: value for key, value in body["state"].items() if key != name}
        problem = service.refused(game, path, {**body, "state": rest}, 422, "invalid_request")
        assert [error["pointer"] for error in problem["errors"]] == [f"/state/{name}"]


@games
def test_null_for_a_required_member_is_invalid(service, game):
    for path, names in (
        ("new", ["seats"]),
        ("legal-moves", ["state"]),
        ("apply", ["state", "move"]),
        ("view", ["state"]),
        ("replay", ["seats", "seed", "moves"]),
        ("validate", ["transcripts"]),
    ):
        for name in names:
            problem = service.refused(game, path, {**valid_body(game, path), name: None}, 422, "invalid_request")
            assert [error["pointer"] for error in problem["errors"]] == [f"/{name}"]


ODD_NAMES = ["x", "~", "/", "~1", "~0", "a/b~c", "", " ", "\u0000", "\n", '"', "\\", "é", "\U0001f483", "_schema"]
ODD_NAMES += ["0", "__class__", "constructor", "type", "x" * 5_000, "\u2028", "\u007f", "$", "#/x", "%41"]


@pytest.mark.medium
@games
@pytest.mark.parametrize("name", ODD_NAMES, ids=lambda name: ascii(name)[:20])
def test_unknown_member_is_reported_at_its_pointer(service, game, name):
    step = name.replace("~", "~0").replace("/", "~1")
    for path in PATHS:
        body = valid_body(game, path)
        for place in ("", *("/" + key for key in ("state", "options") if body.get(key))):
            changed = json.loads(json.dumps(body))
            (changed[place[1:]] if place else changed)[name] = 1
            problem = service.refused(game, path, changed, 422, "invalid_request")
            check_pointers(problem, changed)
            if len(name) < 300:
                assert [error["pointer"] for error in problem["errors"]] == [f"{place}/{step}"]


@games
@pytest.mark.parametrize("body", [None, True, 1, "x", [], [{}], {}], ids=json.dumps)
@paths
def test_body_of_another_type_is_invalid(service, game, path, body):
    check_pointers(service.refused(game, path, json_bytes(body), 422, "invalid_request"), body)


@pytest.mark.medium
@games
@pytest.mark.parametrize("value", [None, True, 0, 1.5, "x", [], {}, [None], {"type": []}], ids=json.dumps)
def test_member_of_another_type_is_reported_at_its_pointer_or_accepted(service, game, value):
    for path in PATHS:
        body = valid_body(game, path)
        for name in body:
            changed = {**body, name: value}
            answer = service.post(game, path, changed)
            assert answer.status_code in (200, 422)
            if answer.status_code == 422:
                check_pointers(answer.json, changed)
                assert {error["pointer"].split("/")[1] for error in answer.json["errors"]} == {name}


@games
@pytest.mark.parametrize("tag", ["none", "", None, 1, [], {}, "x" * 10_000], ids=lambda tag: json.dumps(tag)[:20])
def test_unknown_move_type_is_reported_at_its_type(service, game, tag):
    state, move, _ = halfway(game)
    body = wire({"state": state, "move": move})
    body["move"]["type"] = tag
    problem = service.refused(game, "apply", body, 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == ["/move/type"]


@games
def test_missing_move_type_is_reported_at_its_type(service, game):
    state, move, _ = halfway(game)
    body = wire({"state": state, "move": move})
    del body["move"]["type"]
    problem = service.refused(game, "apply", body, 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == ["/move/type"]


@games
def test_at_most_20_errors_are_reported(service, game):
    state = dict.fromkeys([f"x{index}" for index in range(100)], 1)
    problem = service.refused(game, "view", {"state": state, "seat": None}, 422, "invalid_request")
    assert len(problem["errors"]) == 20
    check_pointers(problem, {"state": state, "seat": None})
    moves = [{"type": "none", "seat": 0}] * 100
    problem = service.refused(
        game, "replay", {"seats": game.seats[0], "seed": SEED, "moves": moves}, 422, "invalid_request"
    )
    assert len(problem["errors"]) == 20


@games
def test_several_errors_are_reported_at_once(service, game):
    body = {"seats": "two", "seed": "", "include": ["nothing"], "more": 1}
    problem = service.refused(game, "new", body, 422, "invalid_request")
    assert {error["pointer"] for error in problem["errors"]} == {"/seats", "/seed", "/include/0", "/more"}


@games
@pytest.mark.parametrize(
    ("path", "include"),
    [("new", ["events"]), ("apply", ["events"]), ("replay", ["legal_moves"]), ("new", ["views"] * 3), ("new", "views")],
)
def test_include_rejects_values_of_other_operations(service, game, path, include):
    body = {**valid_body(game, path), "include": include}
    problem = service.refused(game, path, body, 422, "invalid_request")
    assert all(error["pointer"].startswith("/include") for error in problem["errors"])


@games
@pytest.mark.parametrize("seed", ["", "x" * 65, "\U0001f483" * 65, 1, ["x"]], ids=lambda seed: ascii(seed)[:12])
def test_seed_outside_1_to_64_characters_is_invalid(service, game, seed):
    for path in ("new", "replay"):
        problem = service.refused(game, path, {**valid_body(game, path), "seed": seed}, 422, "invalid_request")
        assert [error["pointer"] for error in problem["errors"]] == ["/seed"]


@games
def test_unsupported_number_of_seats_is_invalid(service, game):
    for seats in set(range(-1, 12)) - set(game.seats):
        for path in ("new", "replay"):
            problem = service.refused(game, path, {**valid_body(game, path), "seats": seats}, 422, "invalid_request")
            assert {error["pointer"] for error in problem["errors"]} == {"/seats"}


@games
@pytest.mark.parametrize("path", ["legal-moves", "apply", "view"])
def test_state_of_another_game_is_reported_at_its_game(service, game, path):
    for name in ({other.name for other in GAMES.values()} | {"none"}) - {game.name}:
        body = valid_body(game, path)
        state = {**body["state"], "game": name}
        problem = service.refused(game, path, {**body, "state": state}, 422, "invalid_request")
        assert [error["pointer"] for error in problem["errors"]] == ["/state/game"]
    for other in GAMES.values():
        if other is not game:
            body = {**valid_body(game, path), "state": wire(halfway(other)[0])}
            problem = service.refused(game, path, body, 422, "invalid_request")
            assert "/state/game" in [error["pointer"] for error in problem["errors"]]


@games
def test_error_response_quotes_no_secret_of_the_state(service, game):
    """Errors are described without quoting values of the body, such as the seed."""
    body = valid_body(game, "view")
    secret = "5ec2e7" * 10
    state = {**body["state"], "chance": {"seed": secret, "drawn": -1}, "ply": "x", "more": secret}
    for changed in ({**body, "state": state}, {**body, "state": [state]}, {**body, "state": secret}):
        answer = service.post(game, "view", changed)
        assert answer.status_code == 422
        assert secret.encode() not in answer.data


# Bounded work ("no body within the limits takes over 100 ms"), measured in Python calls instead of time

MAX_CALLS = 100_000  # of small functions
X, ONE = '{"type":"x"},', '{"type":1,"seat":0},'
LARGE = {
    "moves that are numbers": f'{{{GOOD},"seed":"x","moves":[{"1," * 340_000}1]}}',
    "moves that are lists": f'{{{GOOD},"seed":"x","moves":[{"[]," * 60_000}1]}}',
    "moves of unknown type": f'{{{GOOD},"seed":"x","moves":[{X * 60_000}1]}}',
    "10,000 wrong moves": f'{{{GOOD},"seed":"x","moves":[{ONE * 9_999}1]}}',
    "seats that are a list": f'{{"seats":[{"1," * 340_000}1],"seed":"x","moves":[]}}',
    "unknown members": "{" + ",".join(f'"x{index}":1' for index in range(80_000)) + "}",
    "a list": f"[{'[],' * 60_000}1]",
    "a string": f'{{"seed":"{"x" * 1_000_000}"}}',
    "a name": f'{{"{"x" * 1_000_000}":1}}',
    "a number": f'{{"seats":{"1" * 1_000_000}}}',
    "a type": f'{{{GOOD},"seed":"x","moves":[{{"type":"{"x" * 1_000_000}"}}]}}',
}


@pytest.mark.medium
@pytest.mark.parametrize("body", LARGE.values(), ids=LARGE)
def test_largest_invalid_bodies_are_refused_in_bounded_work(service, work, body):
    assert len(body) <= REPLAY_LIMIT
    with work(MAX_CALLS):
        service.refused(A_GAME, "replay", body.encode(), 422, "invalid_request")


@pytest.mark.medium
@games
def test_one_invalid_move_among_10_000_is_found_in_bounded_work(service, work, game):
    move = min((wire(move) for _, move, _ in steps(game)), key=lambda move: len(json_bytes(move)))
    body = {"seats": game.seats[0], "seed": SEED, "moves": [move] * 9_999 + [{**move, "seat": -1}]}
    with work(MAX_CALLS):
        problem = service.refused(game, "replay", body, 422, "invalid_request")
    assert "/moves/9999/seat" in [error["pointer"] for error in problem["errors"]]


@games
def test_10_000_moves_with_integral_floats_are_read_in_bounded_work(service, work, game):
    move = min((wire(move) for _, move, _ in steps(game)), key=lambda move: len(json_bytes(move)))
    with work(MAX_CALLS):
        service.ask(game, "replay", seats=game.seats[0], seed=SEED, moves=[with_floats(move)] * 10_000)
