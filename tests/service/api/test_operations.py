"""Successful responses of every operation, by the table of the contract."""

import hashlib
import json
import re
from itertools import chain
from urllib.parse import urljoin

import pytest

from rules.registry import GAMES
from tests.kit.playouts import playout, setups
from tests.service.client import JSON, SEED, end, forbidden, games, halfway, some_steps, steps, wire

STATE = {"game", "rules_version", "seats", "options", "chance", "ply", "phase", "to_move", "outcome"}
VIEW = STATE - {"chance"} | {"seat", "seed", "seed_commitment"}
SMALL = 8 * 1024
MOST_MOVES = 10_000


def size(value):
    return len(json.dumps(value, separators=(",", ":")).encode())


# Service


def test_game_list_has_title_seats_and_rules_version(service):
    answer = service.open("/games", "GET")
    assert (answer.status_code, answer.content_type) == (200, JSON)
    listed = answer.json
    assert set(listed) == {"version", "games"}
    assert listed["version"]
    assert listed["games"] == [
        {"name": game.name, "title": game.title, "seats": list(game.seats), "rules_version": game.rules_version}
        for game in GAMES.values()
    ]


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_liveness_and_readiness_checks_get_200(service, path):
    answer = service.open(path, "GET")
    assert (answer.status_code, answer.content_type) == (200, JSON)


def test_document_is_openapi_3_1_0_with_a_path_per_game_and_operation(service):
    answer = service.open("/openapi.json", "GET")
    assert (answer.status_code, answer.content_type) == (200, JSON)
    assert answer.json["openapi"] == "3.1.0"
    for game in GAMES.values():
        camel = "".join(word.capitalize() for word in game.name.split("-"))
        camel = camel[0].lower() + camel[1:]
        for path, operation in (
            ("new", "New"),
            ("legal-moves", "LegalMoves"),
            ("apply", "Apply"),
            ("view", "View"),
            ("replay", "Replay"),
            ("validate", "Validate"),
        ):
            assert answer.json["paths"][f"/games/{game.name}/{path}"]["post"]["operationId"] == camel + operation
    assert answer.json["paths"]["/games/{name}"]["get"]["operationId"] == "describeGame"


def test_docs_pages_load_only_assets_of_this_server(service):
    redirect = service.open("/docs", "GET")
    assert redirect.status_code == 302
    page = service.open(urljoin("/docs", redirect.headers["Location"]), "GET")
    assert page.status_code == 200
    assert page.content_type.startswith("text/html")
    assets = re.findall(r"""(?:src|href)=["']([^"'#]+)["']""", page.text)
    assert assets
    for asset in assets:
        assert not re.match(r"https?:|//", asset), f"{asset} is not on this server"
        found = service.open(urljoin("/docs/", asset), "GET")
        assert found.status_code == 200, asset
        if found.content_type.startswith("text/css"):
            assert not re.search(r"""url\(["']?(https?:|//)|@import""", found.text), asset


def test_every_problem_code_has_a_page_with_a_remedy(service):
    codes = service.document["components"]["schemas"]["ProblemCode"]["enum"]
    assert len(codes) == len(set(codes)) >= 13
    for code in codes:
        page = service.open(f"/docs/problems/{code}", "GET")
        assert page.status_code == 200
        assert page.content_type.startswith("text/html")
        assert code in page.text
        assert "What to do" in page.text


# Description


@games
def test_description_has_the_members_of_the_contract(service, game):
    answer = service.open(f"/games/{game.name}", "GET")
    assert (answer.status_code, answer.content_type) == (200, JSON)
    description = answer.json
    assert set(description) == {
        *("name", "title", "rules_version", "text", "seats", "options", "components", "tables", "phases", "moves"),
        *("events", "rules", "decisions"),
    }
    assert (description["name"], description["title"], description["rules_version"]) == (
        game.name,
        game.title,
        game.rules_version,
    )
    assert description["seats"] == list(game.seats)
    for name, members in (
        ("options", {"name", "text", "choices", "minimum", "maximum", "default"}),
        ("components", {"id", "group", "title", "count", "value", "text", "source"}),
        ("tables", {"id", "title", "source", "rows"}),
        ("phases", {"name", "text"}),
        ("moves", {"type", "phases", "text"}),
        ("events", {"type", "text"}),
        ("rules", {"number", "text"}),
        ("decisions", {"number", "text"}),
    ):
        assert {frozenset(each) for each in description[name]} <= {frozenset(members)}, name


@games
def test_description_has_no_empty_text_and_no_duplicate_name(service, game):
    description = service.open(f"/games/{game.name}", "GET").json
    for name, key in (
        ("options", "name"),
        ("phases", "name"),
        ("moves", "type"),
        ("events", "type"),
        ("rules", "number"),
        ("decisions", "number"),
        ("components", "id"),
    ):
        keys = [each[key] for each in description[name]]
        assert len(keys) == len(set(keys)), name
        assert all(each["text"].strip() for each in description[name]), name
    for name in ("components", "phases", "moves", "events", "rules"):
        assert description[name], name
    for name in ("components", "tables"):
        assert all(each["title"].strip() for each in description[name])
        assert {each["source"] for each in description[name]} <= {"printed", "inferred"}


@games
def test_described_options_and_defaults_are_those_of_new(service, game):
    description = service.open(f"/games/{game.name}", "GET").json["options"]
    defaults = wire(game.options)
    assert {option["name"]: option["default"] for option in description} == {
        key: str(it) for key, it in defaults.items()
    }
    for option in description:
        if option["choices"] is None:
            choices = [option["minimum"], option["maximum"]]
        else:
            assert option["minimum"] is None
            assert option["maximum"] is None
            choices = option["choices"]
            assert option["default"] in choices
        for choice in choices:
            answer = service.ask(game, "new", seats=game.seats[0], options={option["name"]: choice})
            assert answer["state"]["options"] == {**defaults, option["name"]: choice}


@games
def test_description_covers_every_phase_move_event_and_rule_met_in_play(service, game):
    description = service.open(f"/games/{game.name}", "GET").json
    phases = {phase["name"] for phase in description["phases"]}
    of_moves = {move["type"]: move["phases"] for move in description["moves"]}
    events = {event["type"] for event in description["events"]}
    assert {phase for named in of_moves.values() for phase in named} <= phases
    for state, move, after in some_steps(game, 12):
        assert state.phase in phases
        assert state.phase in of_moves[wire(move)["type"]]
        assert {event["type"] for event in wire(after.events)} <= events
    state, move = forbidden(game)
    rule = service.refused(game, "apply", {"state": state, "move": move}, 409, "illegal_move")["rule"]
    assert rule in description["rules"]


# new


@games
def test_new_starts_a_game_for_all_seats_and_options(service, game):
    for seats, options in setups(game):
        state = service.ask(game, "new", seats=seats, options=options, seed=SEED)["state"]
        assert set(state) >= STATE
        assert (state["game"], state["rules_version"], state["seats"]) == (game.name, game.rules_version, seats)
        assert state["options"] == wire(options)
        assert state["chance"]["seed"] == SEED
        assert (state["ply"], state["outcome"]) == (0, None)
        assert state["to_move"] == sorted(set(state["to_move"])) != []


@games
def test_new_with_the_same_seed_starts_the_same_game(service, game):
    body = {"seats": game.seats[0], "seed": SEED, "include": ["views", "legal_moves"]}
    assert service.post(game, "new", body).data == service.post(game, "new", body).data
    other = service.ask(game, "new", **body | {"seed": "another seed"})
    assert other["state"] != service.ask(game, "new", **body)["state"]


@games
@pytest.mark.parametrize("body", [{}, {"seed": None}], ids=["left out", "null"])
def test_new_without_a_seed_generates_32_lower_case_hex_digits(service, game, body):
    made = [service.ask(game, "new", seats=game.seats[0], **body)["state"]["chance"]["seed"] for _ in range(3)]
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in made)
    assert len(set(made)) == 3


@games
@pytest.mark.parametrize("seed", ["x", "ÿ" * 64, "\U0001f483" * 64, "\u0000", "0" * 64], ids=ascii)
def test_new_accepts_a_seed_of_1_to_64_characters(service, game, seed):
    assert service.ask(game, "new", seats=game.seats[0], seed=seed)["state"]["chance"]["seed"] == seed


@games
def test_new_replaces_missing_and_null_options_with_defaults(service, game):
    seats, defaults = game.seats[0], wire(game.options)
    without = service.ask(game, "new", seats=seats, seed=SEED)
    assert without["state"]["options"] == defaults
    for options in (None, {}, defaults, dict.fromkeys(defaults), *({key: it} for key, it in defaults.items())):
        assert service.ask(game, "new", seats=seats, seed=SEED, options=options) == without
    for _, options in setups(game):
        for key, value in wire(options).items():
            given = service.ask(game, "new", seats=seats, options={key: value})["state"]["options"]
            assert given == {**defaults, key: value}


@games
@pytest.mark.parametrize("include", [{}, {"include": None}, {"include": []}], ids=["left out", "null", "empty"])
def test_new_and_apply_return_null_for_members_not_included(service, game, include):
    state, move, _ = halfway(game)
    for answer in (
        service.ask(game, "new", seats=game.seats[0], **include),
        service.ask(game, "apply", state=state, move=move, **include),
    ):
        assert set(answer) == {"state", "events", "legal_moves", "views"}
        assert answer["legal_moves"] is None
        assert answer["views"] is None


@games
@pytest.mark.parametrize("include", [["legal_moves"], ["views"], ["views", "legal_moves"]], ids=" ".join)
def test_new_returns_the_included_members(service, game, include):
    answer = service.ask(game, "new", seats=game.seats[-1], seed=SEED, include=include)
    assert (answer["legal_moves"] is not None) == ("legal_moves" in include)
    assert (answer["views"] is not None) == ("views" in include)
    check_included(service, game, answer)


def check_included(service, game, answer):
    """Assert that the included members equal the responses of legal-moves and view."""
    state, to_move = answer["state"], answer["state"]["to_move"]
    listed = service.ask(game, "legal-moves", state=state)
    assert listed["to_move"] == to_move
    if answer["legal_moves"] is not None:
        assert answer["legal_moves"] == listed["moves"]
    if answer["views"] is not None:
        assert [each["seat"] for each in answer["views"]] == [*range(state["seats"]), None]
        for each in answer["views"]:
            seat = each["seat"]
            assert set(each) == {"seat", "view", "events", "legal_moves"}
            assert each["view"] == service.ask(game, "view", state=state, seat=seat)["view"]
            own = [] if seat is None else service.ask(game, "legal-moves", state=state, seat=seat)["moves"]
            assert each["legal_moves"] == own


def shown(game, events, seat):
    return wire([seen for event in events if (seen := game.show(event, seat)) is not None])


# legal-moves


@games
def test_legal_moves_without_a_seat_concatenate_those_of_each_seat(service, game):
    for state, _, _ in some_steps(game, 12):
        for body in ({}, {"seat": None}):
            answer = service.ask(game, "legal-moves", state=state, **body)
            assert set(answer) == {"to_move", "moves"}
            assert answer["to_move"] == list(state.to_move)
            assert answer["moves"]
            assert len({json.dumps(move) for move in answer["moves"]}) == len(answer["moves"])
            of_seats = [service.ask(game, "legal-moves", state=state, seat=seat) for seat in range(state.seats)]
            assert answer["moves"] == list(chain.from_iterable(each["moves"] for each in of_seats))
            for seat, each in enumerate(of_seats):
                assert each["to_move"] == list(state.to_move)
                assert {move["seat"] for move in each["moves"]} == ({seat} if seat in state.to_move else set())


@games
def test_legal_moves_of_a_seat_follow_the_described_order_of_types(service, game):
    declared = [move["type"] for move in service.open(f"/games/{game.name}", "GET").json["moves"]]
    for state, _, _ in some_steps(game, 12):
        for seat in state.to_move:
            types = [move["type"] for move in service.ask(game, "legal-moves", state=state, seat=seat)["moves"]]
            assert types == sorted(types, key=declared.index)


@games
def test_finished_game_has_no_legal_moves(service, game):
    for body in ({}, {"seat": None}, {"seat": 0}):
        assert service.ask(game, "legal-moves", state=end(game), **body) == {"to_move": [], "moves": []}


@games
def test_every_legal_move_can_be_applied(service, game):
    state = wire(halfway(game)[0])
    for move in service.ask(game, "legal-moves", state=state)["moves"][:20]:
        assert service.ask(game, "apply", state=state, move=move)["state"]["ply"] == state["ply"] + 1


# apply


@games
def test_apply_returns_the_next_state_and_its_events(service, game):
    for state, move, after in some_steps(game, 12):
        answer = service.ask(game, "apply", state=state, move=move)
        assert answer["state"] == wire(after.state)
        assert answer["events"] == wire(after.events)
        assert answer["state"]["ply"] == state.ply + 1
        assert (answer["state"]["to_move"] == []) == (answer["state"]["outcome"] is not None)


@games
def test_apply_returns_the_included_members(service, game):
    for state, move, after in some_steps(game, 6):
        answer = service.ask(game, "apply", state=state, move=move, include=["legal_moves", "views"])
        check_included(service, game, answer)
        for each in answer["views"]:
            assert each["events"] == shown(game, after.events, each["seat"])


@games
def test_last_move_shows_the_outcome_and_the_seed_in_every_view(service, game):
    state, move, _ = steps(game)[-1]
    answer = service.ask(game, "apply", state=state, move=move, include=["legal_moves", "views"])
    outcome = answer["state"]["outcome"]
    assert set(outcome) == {"reason", "winners", "scores"}
    assert outcome["reason"]
    assert all({"seat", "total"} <= set(score) for score in outcome["scores"])
    assert answer["legal_moves"] == []
    for each in answer["views"]:
        assert each["legal_moves"] == []
        assert each["view"]["outcome"] == outcome
        assert each["view"]["seed"] == answer["state"]["chance"]["seed"]


@games
def test_repeated_apply_returns_the_same_bytes(service, game):
    state, move, _ = halfway(game)
    body = wire({"state": state, "move": move, "include": ["views"]})
    assert service.post(game, "apply", body).data == service.post(game, "apply", body).data


# view


@games
def test_view_of_a_running_game_has_the_common_members_and_hides_the_seed(service, game):
    played = list(playout(game, game.seats[-1], game.options, "5eed" * 8))
    for state, _, _ in played[:: len(played) // 10 + 1]:
        state = wire(state)
        for seat in (*range(state["seats"]), None):
            view = service.ask(game, "view", state=state, seat=seat)["view"]
            assert set(view) >= VIEW
            assert (view["seat"], view["seed"]) == (seat, None)
            assert "5eed" not in json.dumps(view)
            assert {key: view[key] for key in VIEW & STATE} == {key: state[key] for key in VIEW & STATE}


@games
def test_view_of_a_finished_game_shows_the_seed(service, game):
    for seat in (*range(end(game).seats), None):
        assert service.ask(game, "view", state=end(game), seat=seat)["view"]["seed"] == end(game).chance.seed


@games
@pytest.mark.parametrize(
    ("seed", "committed"),
    [("0123456789abcdef" * 2, True), ("f" * 64, True), ("0" * 31, False), ("short", False), ("g" * 32, False)],
)
def test_view_has_a_commitment_to_seeds_of_at_least_32_hex_digits(service, game, seed, committed):
    expected = hashlib.sha256(seed.encode()).hexdigest() if committed else None
    answer = service.ask(game, "new", seats=game.seats[0], seed=seed, include=["views"])
    assert {each["view"]["seed_commitment"] for each in answer["views"]} == {expected}


@games
def test_state_is_under_8_kb_and_view_under_4_kb(service, game):
    for _, _, after in some_steps(game, 12):
        assert size(wire(after.state)) < SMALL
        assert all(size(wire(game.view(after.state, seat))) < SMALL / 2 for seat in (0, None))


# replay


@games
def test_replay_of_a_whole_game_returns_its_last_state(service, game):
    first, moves = steps(game)[0][0], [move for _, move, _ in steps(game)]
    body = {"seats": first.seats, "options": first.options, "seed": first.chance.seed, "moves": moves}
    for version in ({}, {"rules_version": None}, {"rules_version": game.rules_version}):
        answer = service.ask(game, "replay", **body, **version)
        assert set(answer) == {"state", "applied", "refused", "events", "views"}
        assert answer["state"] == wire(end(game))
        assert answer["applied"] == len(moves)
        assert [answer[name] for name in ("refused", "events", "views")] == [None, None, None]
    assert service.post(game, "replay", wire(body)).data == service.post(game, "replay", wire(body)).data


@games
def test_replay_without_moves_equals_new(service, game):
    for seats, options in list(setups(game))[:6]:
        started = service.ask(game, "new", seats=seats, options=options, seed=SEED, include=["views"])
        answer = service.ask(
            game, "replay", seats=seats, options=options, seed=SEED, moves=[], include=["views", "events"]
        )
        assert (answer["state"], answer["applied"], answer["refused"]) == (started["state"], 0, None)
        assert answer["events"] == started["events"]
        assert answer["views"] == started["views"]


@games
@pytest.mark.parametrize("include", [["events"], ["views"], ["events", "views"]], ids=" ".join)
def test_replay_returns_the_included_members(service, game, include):
    played = steps(game)[: len(steps(game)) // 2]
    first, moves = played[0][0], [move for _, move, _ in played]
    body = {"seats": first.seats, "options": first.options, "seed": first.chance.seed, "moves": moves}
    answer = service.ask(game, "replay", **body, include=include)
    events = [event for _, _, after in played for event in after.events]
    set_up = game.new(first.seats, first.options, first.chance.seed).events
    assert answer["events"] == (wire([*set_up, *events]) if "events" in include else None)
    if "views" not in include:
        assert answer["views"] is None
    else:
        check_included(service, game, {**answer, "legal_moves": None})
        for each in answer["views"]:
            known = shown(game, [*set_up, *events], each["seat"]) if "events" in include else []
            assert each["events"] == known


@games
def test_replay_stops_at_the_first_refused_move_with_its_problem_and_the_state_before_it(service, game):
    state, move = forbidden(game)
    before = [made for earlier, made, _ in steps(game) if earlier.ply < state.ply]
    after = [made for later, made, _ in steps(game) if later.ply >= state.ply]
    body = {"seats": state.seats, "options": state.options, "seed": state.chance.seed}
    answer = service.ask(game, "replay", **body, moves=[*before, move, *after], include=["views"])
    assert answer["state"] == wire(state)
    assert answer["applied"] == len(before)
    assert set(answer["refused"]) == {"index", "problem"}
    assert answer["refused"]["index"] == len(before)
    alone = service.refused(game, "apply", {"state": state, "move": move}, 409, "illegal_move")
    assert answer["refused"]["problem"] == alone
    check_included(service, game, {**answer, "legal_moves": None})


@games
def test_replay_refuses_a_move_after_the_end_and_an_unknown_seat(service, game):
    first, moves = steps(game)[0][0], wire([move for _, move, _ in steps(game)])
    body = {"seats": first.seats, "options": first.options, "seed": first.chance.seed}
    too_long = service.ask(game, "replay", **body, moves=[*moves, moves[0]])
    assert too_long["refused"]["index"] == too_long["applied"] == len(moves)
    assert too_long["refused"]["problem"]["code"] == "game_over"
    unknown_seat = service.ask(game, "replay", **body, moves=[{**moves[0], "seat": first.seats}])
    assert (unknown_seat["refused"]["index"], unknown_seat["refused"]["problem"]["code"]) == (0, "no_such_seat")


@games
def test_replay_accepts_at_most_10_000_moves(service, game):
    shortest = min((wire(move) for _, move, _ in steps(game)), key=size)
    body = {"seats": game.seats[0], "seed": SEED}
    assert service.ask(game, "replay", **body, moves=[shortest] * MOST_MOVES)["refused"] is not None
    problem = service.refused(game, "replay", {**body, "moves": [shortest] * (MOST_MOVES + 1)}, 422, "invalid_request")
    assert [error["pointer"] for error in problem["errors"]] == ["/moves"]


@games
def test_replay_of_an_unknown_rules_version_is_refused(service, game):
    body = {"seats": game.seats[0], "seed": SEED, "moves": [], "rules_version": game.rules_version + 1}
    problem = service.refused(game, "replay", body, 409, "impossible_state")
    assert [fault["pointer"] for fault in problem["faults"]] == ["/rules_version"]
