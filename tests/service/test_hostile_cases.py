"""Cases of hostile clients: a smallest input of each kind, with its right answer.

What strangers read of sealed games (A6) is in api/test_sealed_secrecy.py, slow connections (A7) in
deploy/test_nginx.py, and every regular expression of the service in test_linear_patterns.py.
"""

import ast
import re
import tracemalloc
from pathlib import Path

import pytest

from service.config import Config
from service.http import bearer_auth
from service.wsgi import create_service
from tests.service.client import Client, end, games, steps, wire
from tests.tracked import ROOT

HOSTILE_HEADER = "Bearer" + " " * 8_000 + "\xe9"
KEY_HASH = bytes(32)
LARGE_NUMBERS = b",".join([b"1e308"] * 174_000)
NESTED_LISTS = b",".join([b"[" * 60 + b"]" * 60] * 8_600)
MEMORY = 20  # bytes for each byte of a body
COUNTERS = (5, 998_999)
MOVE_LIMIT = 100_000  # of Dancing Dragons
FIRST_SEED, OTHER_SEED = "a", "b"
NEAR = 15  # lines between an example and its warning
SEED_OF_EXAMPLE = re.compile(r"""["']?seed["']?\s*[:= ]\s*["']\w|--seed\s+\S|\.seed\("\w""")
GUIDES = sorted((ROOT / "README.md", *ROOT.glob("clients/*/README.md"), *ROOT.glob("service/docs/**/*.md")))


# A1: a header that makes expressions backtrack


@pytest.fixture(scope="module")
def service_with_keys():
    return Client(create_service(Config(api_keys=(KEY_HASH,), log_level="critical")))


@pytest.mark.parametrize("path", ["/games", "/games/dancing-queen/new", "/no-such-path", "/metrics"])
def test_a_long_authorization_header_is_refused_with_little_work(service_with_keys, path, work):
    with work(2_000):
        answer = service_with_keys.open(path, "GET", headers={"Authorization": HOSTILE_HEADER})
    assert (answer.status_code, answer.json["code"]) == (401, "unauthorized")


def test_no_regular_expression_reads_the_authorization_header():
    tree = ast.parse(Path(bearer_auth.__file__).read_text())
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert "re" not in imported


# A2, A3: bodies with more values than a legal one


@games
@pytest.mark.parametrize("moves", [LARGE_NUMBERS, NESTED_LISTS], ids=["large-numbers", "nested-lists"])
def test_a_body_with_too_many_values_is_refused_before_it_is_parsed(service, game, moves, work):
    body = b'{"seats":2,"seed":"s","moves":[%b]}' % moves
    service.refused(game, "replay", b"{}", 422, "invalid_request")  # the limits are computed once
    with work(3_000):
        problem = service.refused(game, "replay", body, 422, "invalid_request")
    assert re.search(r"more than \d+ ", problem["detail"]), "the detail names the limit"


@games
@pytest.mark.parametrize("moves", [LARGE_NUMBERS, NESTED_LISTS], ids=["large-numbers", "nested-lists"])
def test_a_body_with_too_many_values_takes_little_memory(service, game, moves):
    body = b'{"seats":2,"seed":"s","moves":[%b]}' % moves
    tracemalloc.start()
    try:
        service.refused(game, "replay", body, 422, "invalid_request")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MEMORY * len(body)


# A4, A5: states that no game can be in


def refused_everywhere(service, game, state, *pointers):
    """Every operation that takes a state refuses this one, with a fault at one of these places."""
    move = wire(steps(game)[0][1])
    for path, rest in (("legal-moves", {}), ("view", {"seat": None}), ("apply", {"move": move})):
        problem = service.refused(game, path, {"state": state, **rest}, 409, "impossible_state")
        assert problem["faults"][0]["pointer"] in pointers


def first_deal(game, seats, seed):
    return wire(game.new(seats, game.options, seed).state)


@games
@pytest.mark.parametrize("ply", COUNTERS)
def test_a_first_deal_with_another_ply_is_refused(service, game, ply):
    """So many moves would also have ended Dancing Dragons: the fault may be the missing outcome."""
    for seats in game.seats:
        state = {**first_deal(game, seats, FIRST_SEED), "ply": ply}
        refused_everywhere(service, game, state, "/ply", *(["/outcome"] if ply > MOVE_LIMIT else []))


@games
def test_a_finished_game_before_its_first_move_is_refused(service, game):
    refused_everywhere(service, game, {**wire(end(game)), "ply": 0}, "/ply")


@games
def test_a_first_deal_with_another_seed_is_refused(service, game):
    for seats in game.seats:
        state, other = (first_deal(game, seats, seed) for seed in (FIRST_SEED, OTHER_SEED))
        first = next(name for name in state if name != "chance" and state[name] != other[name])
        strange = {**state, "chance": {**state["chance"], "seed": OTHER_SEED}}
        refused_everywhere(service, game, strange, f"/{first}")
        service.ask(game, "legal-moves", state=other)


@games
def test_a_first_deal_with_a_reversed_list_is_refused(service, game):
    state, reversed_lists = first_deal(game, game.seats[-1], FIRST_SEED), 0
    for name, value in state.items():
        if isinstance(value, list) and value[::-1] != value and name != "to_move":
            refused_everywhere(service, game, {**state, name: value[::-1]}, f"/{name}")
            reversed_lists += 1
    assert reversed_lists


# A8: guessable seeds in examples


def examples_with_a_seed():
    """Every code block of the guides in which a seed is written out: (file, its lines, first line, last line)."""
    for path in GUIDES:
        lines = path.read_text().splitlines()
        fences = [number for number, line in enumerate(lines) if line.lstrip().startswith("```")]
        for first, last in zip(fences[::2], fences[1::2], strict=True):
            if SEED_OF_EXAMPLE.search("\n".join(lines[first : last + 1])):
                yield pytest.param(lines, first, last, id=f"{path.relative_to(ROOT)}:{first + 1}")


@pytest.mark.parametrize(("lines", "first", "last"), list(examples_with_a_seed()))
def test_a_warning_stands_beside_every_example_with_a_seed(lines, first, last):
    near = "\n".join(lines[max(0, first - NEAR) : last + NEAR])
    assert re.search("guess", near)


def test_the_readme_has_examples_with_a_seed():
    assert any(example.id.startswith("README.md") for example in examples_with_a_seed())


def test_the_example_that_stores_a_match_has_no_seed_of_its_own():
    readme = (ROOT / "README.md").read_text()
    setup = next(line for line in readme.splitlines() if line.startswith("SETUP = "))
    assert '"seed"' not in setup
