"""Examples for front ends: complete, current, valid by the document, and reached by play."""

import json

import pytest

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.openapi.examples import FOLDER, examples, pretty, wanted
from tests.openapi.published import DOCUMENT, JSON, PROBLEM, followed, mistakes

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture(scope="module")
def client():
    return create_service(Config(log_level="warning")).test_client()


def committed(game):
    return {path.name: path.read_bytes() for path in FOLDER.joinpath(game.name).iterdir()}


def parsed(game):
    """Committed examples of a game."""
    return [json.loads(text) for _, text in sorted(committed(game).items())]


@pytest.mark.medium
@games
def test_committed_examples_equal_the_responses_of_the_service(game, client):
    found, known = examples(game, client), committed(game)
    stale = {name for name in found.keys() | known.keys() if found.get(name) != known.get(name)}
    assert stale == set(), "run `make examples`"


@games
def test_committed_examples_are_exactly_the_wanted_ones(game):
    assert set(committed(game)) == {f"{name}.json" for name in wanted(game)}


def test_example_folders_are_exactly_the_games():
    assert {path.name for path in FOLDER.iterdir()} == {"README.md", *GAMES}


@pytest.mark.medium
@games
def test_examples_have_the_members_listed_in_the_readme(game):
    members = ["name", "text", "transcript", "path", "request", "status", "answer"]
    texts = wanted(game)
    for name, text in committed(game).items():
        example = json.loads(text)
        assert list(example) == members, name
        assert (f"{example['name']}.json", example["text"]) == (name, texts[example["name"]])
        assert list(example["transcript"]) == ["seats", "options", "seed", "moves"], name
        assert text.decode() == f"{pretty(example)}\n", name
    assert all(f"`{member}`" in FOLDER.joinpath("README.md").read_text() for member in members)


@pytest.mark.medium
@games
def test_requests_and_responses_match_the_document(game):
    for example in parsed(game):
        operation = DOCUMENT["paths"][example["path"]]["post"]
        response = followed(operation["responses"][str(example["status"])])
        schema = response["content"][JSON if example["status"] == 200 else PROBLEM]["schema"]
        assert mistakes(operation["requestBody"]["content"][JSON]["schema"], example["request"]) == [], example["name"]
        assert mistakes(schema, example["answer"]) == [], example["name"]


@games
def test_transcript_replays_to_the_state_of_its_example(game, client):
    for example in parsed(game):
        answer = client.post(f"/games/{game.name}/replay", json=example["transcript"]).get_json()
        shown = (example["request"] if "state" in example["request"] else example["answer"])["state"]
        broken = example["name"] == "refused-impossible_state"
        assert answer["refused"] is None, example["name"]
        assert answer["applied"] == len(example["transcript"]["moves"]), example["name"]
        assert (answer["state"] == shown) is not broken, example["name"]


@games
def test_example_matches_its_name(game):
    for example in parsed(game):
        kind, _, what = example["name"].partition("-")
        if kind == "phase":
            assert example["request"]["state"]["phase"] == what
        if kind == "refused":
            assert example["status"] == 409
            assert what in (example["answer"]["code"], example["answer"].get("rule", {}).get("number"))
        else:
            assert example["status"] == 200
            assert len(example["answer"]["views"]) == example["transcript"]["seats"] + 1
            assert example["answer"]["legal_moves"] is not None
