"""The examples for front ends: complete, as the service answers today, as the document says, and reached by play."""

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
    """Every committed example of a game."""
    return [json.loads(text) for _, text in sorted(committed(game).items())]


@pytest.mark.medium
@games
def test_the_committed_examples_are_what_the_service_answers(game, client):
    found, known = examples(game, client), committed(game)
    stale = {name for name in found.keys() | known.keys() if found.get(name) != known.get(name)}
    assert stale == set(), "run `make examples`"


@games
def test_no_example_is_missing_and_none_is_left_over(game):
    assert set(committed(game)) == {f"{name}.json" for name in wanted(game)}


def test_there_are_examples_of_the_games_and_of_nothing_else():
    assert {path.name for path in FOLDER.iterdir()} == {"README.md", *GAMES}


@pytest.mark.medium
@games
def test_an_example_holds_what_the_readme_says(game):
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
def test_requests_and_answers_are_as_the_document_says(game):
    for example in parsed(game):
        operation = DOCUMENT["paths"][example["path"]]["post"]
        response = followed(operation["responses"][str(example["status"])])
        schema = response["content"][JSON if example["status"] == 200 else PROBLEM]["schema"]
        assert mistakes(operation["requestBody"]["content"][JSON]["schema"], example["request"]) == [], example["name"]
        assert mistakes(schema, example["answer"]) == [], example["name"]


@games
def test_a_transcript_leads_to_the_state(game, client):
    for example in parsed(game):
        answer = client.post(f"/games/{game.name}/replay", json=example["transcript"]).get_json()
        shown = (example["request"] if "state" in example["request"] else example["answer"])["state"]
        broken = example["name"] == "refused-impossible_state"
        assert answer["refused"] is None, example["name"]
        assert answer["applied"] == len(example["transcript"]["moves"]), example["name"]
        assert (answer["state"] == shown) is not broken, example["name"]


@games
def test_an_example_shows_what_its_name_says(game):
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
