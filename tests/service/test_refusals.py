"""What is refused, in which order, and with what: problems as the contract says, and never a traceback."""

import json
from itertools import combinations

import pytest

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.service.asking import (
    JSON,
    PATHS,
    SEED,
    Asking,
    address,
    end,
    forbidden,
    games,
    halfway,
    paths,
    requests,
    resolves,
    steps,
    wire,
)

LIMIT, REPLAY_LIMIT = 64 * 1024, 1024 * 1024
LONG_BODIES = ("replay", "validate")
DEEPEST = 64
COMMON = {"type", "title", "status", "detail", "code"}
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "ODD")
A_GAME = next(iter(GAMES.values()))


def valid(game, path):
    return requests(game)[path][0]


def text(body):
    return json.dumps(body).encode()


def check_pointers(problem, body):
    """Every error names a place in the body, or a member that is missing from it."""
    assert 1 <= len(problem["errors"]) <= 20
    for error in problem["errors"]:
        assert set(error) == {"pointer", "detail"}
        assert error["detail"]
        assert resolves(error["pointer"], body), error


# The order of the checks. A request may have several flaws: the first in this list is told.

FLAWS = (
    (404, "unknown_path"),
    (405, "method_not_allowed"),
    (415, "not_json"),
    (413, "body_too_large"),
    (400, "malformed_json"),
    (422, "invalid_request"),
    (409, "impossible_state"),
    (409, "game_over"),
    (409, "no_such_seat"),
    (409, "not_your_turn"),
    (409, "illegal_move"),
)
CODES = [code for _, code in FLAWS]


def flawed(game, flaws):
    """A request to apply with these flaws."""
    state, bad_move = forbidden(game)
    good_move = game.legal_moves(state)[0]
    body = wire({"state": state, "move": bad_move if "illegal_move" in flaws else good_move})
    if "not_your_turn" in flaws:
        body["move"]["seat"] = next(seat for seat in range(state.seats) if seat not in state.to_move)
    if "no_such_seat" in flaws:
        body["move"]["seat"] = state.seats
    if "game_over" in flaws:
        body["state"] = wire(end(game))
    if "impossible_state" in flaws:
        body["state"]["rules_version"] = game.rules_version + 1
    if "invalid_request" in flaws:
        body["unknown"] = None
    data = text(body)
    if "malformed_json" in flaws:
        data += b"}"
    if "body_too_large" in flaws:
        data += b" " * LIMIT
    return {
        "path": address(game, "apply") + "/nothing" * ("unknown_path" in flaws),
        "method": "PUT" if "method_not_allowed" in flaws else "POST",
        "data": data,
        "content_type": "text/plain" if "not_json" in flaws else JSON,
    }


@games
def test_the_request_without_a_flaw_is_answered(service, game):
    assert service.open(**flawed(game, ())).status_code == 200


@games
@pytest.mark.parametrize(("status", "code"), FLAWS, ids=CODES)
def test_each_flaw_has_its_code_and_status(service, game, status, code):
    answer = service.open(**flawed(game, {code}))
    assert (answer.status_code, answer.json["code"]) == (status, code)


@games
@pytest.mark.parametrize("flaws", list(combinations(CODES, 2)), ids=" then ".join)
def test_of_two_flaws_the_first_is_told(service, game, flaws):
    assert service.open(**flawed(game, flaws)).json["code"] == flaws[0]


@games
@pytest.mark.parametrize("first", range(len(CODES)), ids=CODES)
def test_of_many_flaws_the_first_is_told(service, game, first):
    assert service.open(**flawed(game, CODES[first:])).json["code"] == CODES[first]


# What each problem carries


@games
@pytest.mark.parametrize(
    ("code", "carried"),
    [
        ("unknown_path", set()),
        ("method_not_allowed", set()),
        ("not_json", set()),
        ("body_too_large", {"limit"}),
        ("malformed_json", {"position"}),
        ("invalid_request", {"errors"}),
        ("impossible_state", {"faults"}),
        ("game_over", {"seat"}),
        ("no_such_seat", {"seat"}),
        ("not_your_turn", {"seat"}),
        ("illegal_move", {"rule", "seat"}),
    ],
)
def test_a_problem_has_the_common_members_and_those_of_its_code(service, game, code, carried):
    problem = service.open(**flawed(game, {code})).json
    assert set(problem) == COMMON | carried
    assert problem["title"]
    assert problem["detail"]


@games
def test_the_limit_is_told(service, game):
    assert service.open(**flawed(game, {"body_too_large"})).json["limit"] == LIMIT


@games
def test_the_seat_is_told(service, game):
    for code in ("game_over", "no_such_seat", "not_your_turn", "illegal_move"):
        asked = flawed(game, {code})
        assert service.open(**asked).json["seat"] == json.loads(asked["data"])["move"]["seat"]


@games
def test_the_broken_rule_is_told_as_the_game_has_it(service, game):
    rule = service.open(**flawed(game, {"illegal_move"})).json["rule"]
    assert rule in [{"number": each.number, "text": each.text} for each in game.rules]


@games
def test_a_move_of_another_phase_breaks_rule_0_1(service, game):
    for state, _, _ in steps(game):
        for _, move, _ in steps(game):
            if state.phase not in move.phases:
                moved = wire(move) | {"seat": state.to_move[0]}
                problem = service.refused(game, "apply", {"state": state, "move": moved}, 409, "illegal_move")
                assert problem["rule"] == {"number": "0.1", "text": "A move belongs to its phase."}
                return


@games
@pytest.mark.parametrize("path", ["legal-moves", "apply", "view"])
def test_the_faults_of_a_state_are_told_with_pointers_into_it(service, game, path):
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
def test_what_an_unfaithful_caller_could_change_in_a_state_is_a_fault(service, game):
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
def test_an_impossible_state_is_told_before_a_seat_that_is_not_there(service, game, path):
    state = wire(halfway(game)[0])
    seat = state["seats"]
    problem = service.refused(game, path, {"state": state, "seat": seat}, 409, "no_such_seat")
    assert problem["seat"] == seat
    state["rules_version"] += 1
    service.refused(game, path, {"state": state, "seat": seat}, 409, "impossible_state")


@games
def test_a_seat_that_is_not_there_is_refused_after_the_end_too_but_the_end_comes_first_in_apply(service, game):
    asked = {"state": end(game), "seat": end(game).seats}
    service.refused(game, "legal-moves", asked, 409, "no_such_seat")
    service.refused(game, "view", asked, 409, "no_such_seat")


# Paths and methods


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/games/",
        "/games/none",
        "/games/none/new",
        "/games/%00",
        "/games/%ff/apply",
        "/Games",
        "/" + "a" * 5000,
    ],
    ids=lambda path: path[:20],
)
def test_an_unknown_path_is_404_for_every_method(service, path, method):
    answer = service.open(path, method)
    assert answer.status_code == 404
    if method != "HEAD":
        assert answer.json["code"] == "unknown_path"
        assert set(answer.json) == COMMON


@pytest.mark.parametrize("path", ["/docs/nothing.js", "/docs/problems/none", "/docs/..%2f..%2fapp.py"])
def test_a_page_that_is_not_there_is_an_unknown_path(service, path):
    assert service.open(path, "GET").json["code"] == "unknown_path"


def test_the_query_is_no_part_of_the_path(service):
    assert service.open("/games?x=%ff&y", "GET").status_code == 200


@games
@pytest.mark.parametrize("method", METHODS)
def test_a_known_path_refuses_other_methods_and_says_which_it_takes(service, game, method):
    for path, taken in (
        ("/games", {"GET", "HEAD", "OPTIONS"}),
        (f"/games/{game.name}", {"GET", "HEAD", "OPTIONS"}),
        ("/openapi.json", {"GET", "HEAD", "OPTIONS"}),
        ("/healthz", {"GET", "HEAD", "OPTIONS"}),
        *((address(game, name), {"POST", "OPTIONS"}) for name in PATHS),
    ):
        if method in taken:
            continue
        answer = service.open(path, method)
        assert answer.status_code == 405
        assert set(answer.headers["Allow"].split(", ")) == taken
        if method != "HEAD":
            assert answer.json["code"] == "method_not_allowed"


# Content types


@games
@pytest.mark.parametrize(
    "content_type",
    [
        "application/json",
        "application/json; charset=utf-8",
        "application/json;charset=UTF-8",
        'application/json; charset="utf-8"',
        "Application/JSON",
    ],
)
def test_json_in_utf_8_is_accepted(service, game, content_type):
    for path in PATHS:
        answer = service.open(address(game, path), data=text(valid(game, path)), content_type=content_type)
        assert answer.status_code == 200


@paths
@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "",
        "text/plain",
        "text/json",
        "application/jsonx",
        "application/problem+json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-16",
        "application/json; charset=latin-1",
        "json",
        "*/*",
        "application/json, text/plain",
    ],
)
def test_another_content_type_is_not_json(service, path, content_type):
    answer = service.open(address(A_GAME, path), data=text(valid(A_GAME, path)), content_type=content_type)
    assert (answer.status_code, answer.json["code"]) == (415, "not_json")


@paths
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "identity", "x, y"])
def test_any_content_encoding_is_not_json(service, path, encoding):
    body = text(valid(A_GAME, path))
    service.refused(A_GAME, path, body, 415, "not_json", headers={"Content-Encoding": encoding})


# The size of bodies


@games
@paths
def test_a_body_may_be_as_long_as_the_limit_but_not_longer(service, game, path):
    limit = REPLAY_LIMIT if path in LONG_BODIES else LIMIT
    body = text(valid(game, path))
    assert service.post(game, path, body.ljust(limit)).status_code == 200
    problem = service.refused(game, path, body.ljust(limit + 1), 413, "body_too_large")
    assert problem["limit"] == limit


def test_the_limits_can_be_configured():
    service = Asking(create_service(Config(max_body=16 * 1024, max_replay_body=65 * 1024)))
    for path in PATHS:
        limit = 65 * 1024 if path in LONG_BODIES else 16 * 1024
        body = text(valid(A_GAME, path))
        assert service.post(A_GAME, path, body.ljust(limit)).status_code == 200
        assert service.refused(A_GAME, path, body.ljust(limit + 1), 413, "body_too_large")["limit"] == limit


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
def test_what_is_not_json_in_utf_8_is_malformed(service, body):
    problem = service.refused(A_GAME, "new", body, 400, "malformed_json")
    assert set(problem) <= COMMON | {"position"}
    assert 0 <= problem.get("position", 0) <= len(body)


def everywhere(value, at=()):
    """Every object in a value, with the way to it."""
    if isinstance(value, dict):
        yield at
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list):
            yield from everywhere(inner, (*at, key))


@pytest.mark.medium
@games
@paths
def test_a_name_twice_is_malformed_wherever_it_stands(service, game, path):
    """The fast reader knows it from the number of quotation marks; escapes take the slow one."""
    for body in requests(game)[path][:2]:
        for place in list(everywhere(body))[:25]:
            for escaped in (False, True):
                with_twice = twice(body, place, escaped)
                if with_twice is not None:
                    problem = service.refused(game, path, with_twice, 400, "malformed_json")
                    assert "more than once" in problem["detail"]


def twice(body, place, escaped):
    """The body as text, with the first member of the object at this place written twice."""
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
def test_more_than_64_levels_are_malformed(service, levels, opening, closing):
    levels = min(levels, LIMIT // 2 // len(opening))
    for inner in ("1", ""):
        body = (opening * levels + inner + closing * levels).encode()
        if inner or opening == "[":
            problem = service.refused(A_GAME, "new", body, 400, "malformed_json")
            assert "64" in problem["detail"]
        service.refused(A_GAME, "new", (opening * levels).encode(), 400, "malformed_json")


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"moves":[', '[{"moves":'])
def test_100_000_levels_are_malformed(service, opening):
    service.refused(A_GAME, "replay", (opening * 100_000).encode()[:REPLAY_LIMIT], 400, "malformed_json")
    if opening == "[":
        service.refused(A_GAME, "replay", b"[" * 100_000 + b"]" * 100_000, 400, "malformed_json")


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_64_levels_are_well_formed(service, opening, closing):
    body = (opening * DEEPEST + "1" + closing * DEEPEST).encode()
    service.refused(A_GAME, "new", body, 422, "invalid_request")


def test_an_unknown_member_may_not_hide_64_levels(service):
    service.refused(A_GAME, "new", f'{{{GOOD},"x":{"[" * 64}{"]" * 64}}}'.encode(), 400, "malformed_json")


# Numbers


@pytest.mark.parametrize("number", ["{}.0", "{}e0", "{}.000000000000000000000000000000", "{}0e-1", "{}E+0"])
def test_an_integral_float_is_an_integer(service, number):
    asked = f'{{"seats":{number.format(SEATS)},"seed":"{SEED}"}}'.encode()
    plain = f'{{"seats":{SEATS},"seed":"{SEED}"}}'.encode()
    answer = service.post(A_GAME, "new", asked)
    assert answer.status_code == 200
    assert answer.data == service.post(A_GAME, "new", plain).data


@games
@pytest.mark.parametrize("zero", ["0", "-0", "0.0", "-0.0", "0e5", "0.0e-400"])
def test_minus_zero_is_zero(service, game, zero):
    state = halfway(game)[0]
    plain = text(wire({"state": state, "seat": 0}))
    odd = plain[: plain.rindex(b"0")] + zero.encode() + b"}"
    answer = service.post(game, "view", odd)
    assert answer.status_code == 200
    assert answer.data == service.post(game, "view", plain).data


@games
def test_a_state_written_with_floats_is_the_same_state(service, game):
    state, move, _ = halfway(game)
    body = wire({"state": state, "move": move, "include": ["views"]})
    floats = json.dumps(floating(body))
    assert ".0" in floats
    assert service.post(game, "apply", floats.encode()).data == service.post(game, "apply", body).data


def floating(value):
    if isinstance(value, dict):
        return {key: floating(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [floating(inner) for inner in value]
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
def test_what_is_no_number_of_seats_is_invalid_at_seats(service, number):
    problem = service.refused(A_GAME, "new", f'{{"seats":{number}}}'.encode(), 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == ["/seats"]


# What does not match the schema


@games
@paths
def test_each_missing_member_is_told(service, game, path):
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
def test_null_is_not_left_out_where_the_contract_does_not_say_so(service, game):
    for path, names in (
        ("new", ["seats"]),
        ("legal-moves", ["state"]),
        ("apply", ["state", "move"]),
        ("view", ["state"]),
        ("replay", ["seats", "seed", "moves"]),
        ("validate", ["transcripts"]),
    ):
        for name in names:
            problem = service.refused(game, path, {**valid(game, path), name: None}, 422, "invalid_request")
            assert [error["pointer"] for error in problem["errors"]] == [f"/{name}"]


ODD_NAMES = ["x", "~", "/", "~1", "~0", "a/b~c", "", " ", "\u0000", "\n", '"', "\\", "é", "\U0001f483", "_schema"]
ODD_NAMES += ["0", "__class__", "constructor", "type", "x" * 5_000, "\u2028", "\u007f", "$", "#/x", "%41"]


@pytest.mark.medium
@games
@pytest.mark.parametrize("name", ODD_NAMES, ids=lambda name: ascii(name)[:20])
def test_an_unknown_member_is_invalid_at_its_own_pointer(service, game, name):
    step = name.replace("~", "~0").replace("/", "~1")
    for path in PATHS:
        body = valid(game, path)
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
def test_a_body_of_another_type_is_invalid(service, game, path, body):
    check_pointers(service.refused(game, path, text(body), 422, "invalid_request"), body)


@pytest.mark.medium
@games
@pytest.mark.parametrize("value", [None, True, 0, 1.5, "x", [], {}, [None], {"type": []}], ids=json.dumps)
def test_every_member_of_another_type_is_invalid_there_or_answered(service, game, value):
    for path in PATHS:
        body = valid(game, path)
        for name in body:
            changed = {**body, name: value}
            answer = service.post(game, path, changed)
            assert answer.status_code in (200, 422)
            if answer.status_code == 422:
                check_pointers(answer.json, changed)
                assert {error["pointer"].split("/")[1] for error in answer.json["errors"]} == {name}


@games
@pytest.mark.parametrize("tag", ["none", "", None, 1, [], {}, "x" * 10_000], ids=lambda tag: json.dumps(tag)[:20])
def test_an_unknown_type_of_move_is_invalid_at_its_type(service, game, tag):
    state, move, _ = halfway(game)
    body = wire({"state": state, "move": move})
    body["move"]["type"] = tag
    problem = service.refused(game, "apply", body, 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == ["/move/type"]


@games
def test_a_move_without_a_type_is_invalid_at_its_type(service, game):
    state, move, _ = halfway(game)
    body = wire({"state": state, "move": move})
    del body["move"]["type"]
    problem = service.refused(game, "apply", body, 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == ["/move/type"]


@games
def test_at_most_20_errors_are_told(service, game):
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
def test_several_errors_are_told_at_once(service, game):
    body = {"seats": "two", "seed": "", "include": ["nothing"], "more": 1}
    problem = service.refused(game, "new", body, 422, "invalid_request")
    assert {error["pointer"] for error in problem["errors"]} == {"/seats", "/seed", "/include/0", "/more"}


@games
@pytest.mark.parametrize(
    ("path", "include"),
    [("new", ["events"]), ("apply", ["events"]), ("replay", ["legal_moves"]), ("new", ["views"] * 3), ("new", "views")],
)
def test_include_takes_only_what_the_path_has(service, game, path, include):
    body = {**valid(game, path), "include": include}
    problem = service.refused(game, path, body, 422, "invalid_request")
    assert all(error["pointer"].startswith("/include") for error in problem["errors"])


@games
@pytest.mark.parametrize("seed", ["", "x" * 65, "\U0001f483" * 65, 1, ["x"]], ids=lambda seed: ascii(seed)[:12])
def test_a_seed_has_1_to_64_characters(service, game, seed):
    for path in ("new", "replay"):
        problem = service.refused(game, path, {**valid(game, path), "seed": seed}, 422, "invalid_request")
        assert [error["pointer"] for error in problem["errors"]] == ["/seed"]


@games
def test_a_number_of_seats_that_the_game_has_not_is_invalid(service, game):
    for seats in set(range(-1, 12)) - set(game.seats):
        for path in ("new", "replay"):
            problem = service.refused(game, path, {**valid(game, path), "seats": seats}, 422, "invalid_request")
            assert {error["pointer"] for error in problem["errors"]} == {"/seats"}


@games
@pytest.mark.parametrize("path", ["legal-moves", "apply", "view"])
def test_the_state_of_another_game_is_invalid_at_its_game(service, game, path):
    for name in ({other.name for other in GAMES.values()} | {"none"}) - {game.name}:
        body = valid(game, path)
        state = {**body["state"], "game": name}
        problem = service.refused(game, path, {**body, "state": state}, 422, "invalid_request")
        assert [error["pointer"] for error in problem["errors"]] == ["/state/game"]
    for other in GAMES.values():
        if other is not game:
            body = {**valid(game, path), "state": wire(halfway(other)[0])}
            problem = service.refused(game, path, body, 422, "invalid_request")
            assert "/state/game" in [error["pointer"] for error in problem["errors"]]


@games
def test_a_refusal_shows_nothing_of_the_state(service, game):
    """Neither the seed nor anything hidden: what is wrong with a body is said without quoting the rest of it."""
    body = valid(game, "view")
    secret = "5ec2e7" * 10
    state = {**body["state"], "chance": {"seed": secret, "drawn": -1}, "ply": "x", "more": secret}
    for changed in ({**body, "state": state}, {**body, "state": [state]}, {**body, "state": secret}):
        answer = service.post(game, "view", changed)
        assert answer.status_code == 422
        assert secret.encode() not in answer.data


# CORS

HERE = "https://play.example.org"
THERE = "https://elsewhere.example.com"
PREFLIGHT = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}


def test_by_default_every_origin_may_read_every_answer(service):
    for path, method in (("/games", "GET"), ("/nothing", "GET"), (address(A_GAME, "new"), "POST"), ("/games", "PUT")):
        answer = service.open(path, method, headers={"Origin": HERE})
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "X-Request-Id" in answer.headers["Access-Control-Expose-Headers"]
        assert "Access-Control-Allow-Credentials" not in answer.headers


@games
@paths
def test_a_preflight_allows_what_a_front_end_sends(service, game, path):
    answer = service.open(address(game, path), "OPTIONS", headers={"Origin": HERE, **PREFLIGHT})
    assert answer.status_code in (200, 204)
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "POST" in answer.headers["Access-Control-Allow-Methods"].split(", ")
    allowed = answer.headers["Access-Control-Allow-Headers"].lower().split(", ")
    assert {"content-type", "x-request-id"} <= set(allowed)


def test_a_preflight_for_what_is_not_there_allows_no_method(service):
    answer = service.open("/nothing", "OPTIONS", headers={"Origin": HERE, **PREFLIGHT})
    assert answer.status_code == 404
    assert "Access-Control-Allow-Methods" not in answer.headers


def test_with_listed_origins_only_these_may_read():
    service = Asking(create_service(Config(cors_origins=(HERE, "http://localhost:5173"))))
    for origin in (HERE, "http://localhost:5173"):
        for method, headers in (("GET", {}), ("OPTIONS", PREFLIGHT)):
            answer = service.open("/games", method, headers={"Origin": origin, **headers})
            assert answer.headers["Access-Control-Allow-Origin"] == origin
            assert "Origin" in answer.headers["Vary"]
    for headers in ({"Origin": THERE}, {"Origin": "null"}, {"Origin": HERE + ".evil.example"}, {}):
        answer = service.open("/games", "GET", headers=headers)
        assert answer.status_code == 200
        assert "Access-Control-Allow-Origin" not in answer.headers
        assert "Origin" in answer.headers["Vary"]


def test_a_conditional_answer_has_its_cors_headers_too(service):
    tag = service.open("/games", "GET").headers["ETag"]
    answer = service.open("/games", "GET", headers={"If-None-Match": tag, "Origin": HERE})
    assert answer.status_code == 304
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


# Work is bounded ("no body within the limits takes over 100 ms"), without a clock: Python calls are counted

MOST_CALLS = 100_000  # of small functions
X, ONE = '{"type":"x"},', '{"type":1,"seat":0},'
GREAT = {
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
@pytest.mark.parametrize("body", GREAT.values(), ids=GREAT)
def test_no_body_within_the_limit_takes_more_than_a_bounded_number_of_calls(service, work, body):
    assert len(body) <= REPLAY_LIMIT
    with work(MOST_CALLS):
        service.refused(A_GAME, "replay", body.encode(), 422, "invalid_request")


@pytest.mark.medium
@games
def test_one_wrong_move_among_10_000_takes_no_more_than_that(service, work, game):
    move = min((wire(move) for _, move, _ in steps(game)), key=lambda move: len(text(move)))
    body = {"seats": game.seats[0], "seed": SEED, "moves": [move] * 9_999 + [{**move, "seat": -1}]}
    with work(MOST_CALLS):
        problem = service.refused(game, "replay", body, 422, "invalid_request")
    assert "/moves/9999/seat" in [error["pointer"] for error in problem["errors"]]


@games
def test_10_000_moves_written_with_floats_take_no_more_than_that(service, work, game):
    move = min((wire(move) for _, move, _ in steps(game)), key=lambda move: len(text(move)))
    with work(MOST_CALLS):
        service.ask(game, "replay", seats=game.seats[0], seed=SEED, moves=[floating(move)] * 10_000)
