"""JSON Schema of transcripts: current, and as strict as the reader of transcripts."""

import json
from pathlib import Path

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

from rules import UnknownGame, read_transcript
from rules.registry import GAMES
from service.openapi.transcript_schema import transcript_schema
from tests.openapi.published import DOCUMENT

COMMITTED = Path("openapi/transcript.schema.json")
GOLDEN = Path("tests/rules/notation")
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture(scope="module")
def schema():
    return Draft202012Validator(committed())


def committed():
    return json.loads(COMMITTED.read_text())


def golden(game):
    return json.loads(GOLDEN.joinpath(f"{game.name}.json").read_text())


def test_committed_schema_is_current():
    assert COMMITTED.read_text() == transcript_schema(), "run `make openapi`"


def test_schema_is_a_valid_json_schema():
    meta.validate(committed())


@games
def test_transcript_matches_with_and_without_annotations(schema, game):
    whole = golden(game)
    assert schema.is_valid(whole)
    assert schema.is_valid({key: whole[key] for key in ("game", "rules_version", "seats", "options", "seed", "moves")})


@games
def test_transcript_that_does_not_match_the_schema_cannot_be_read(schema, game):
    whole = golden(game)
    wrong = [
        *({key: value for key, value in whole.items() if key != name} for name in list(whole)[:6]),
        {**whole, "more": 1},
        {**whole, "seats": 7 if game.seats[-1] != 7 else 1},
        {**whole, "seed": ""},
        {**whole, "names": ["x"] * 9},
        {**whole, "state_digest": "0" * 63},
        {**whole, "moves": [*whole["moves"], {"type": "fly", "seat": 0}]},
        {**whole, "moves": [{**whole["moves"][0], "more": 1}]},
        {**whole, "game": "chess"},
    ]
    for each in wrong:
        assert not schema.is_valid(each), each
        with pytest.raises((msgspec.DecodeError, UnknownGame)):
            read_transcript(json.dumps(each))


@games
def test_transcript_schema_equals_the_one_in_the_document(game):
    name = "".join(map(str.capitalize, game.name.split("-"))) + "Transcript"
    mine, documented = committed()["$defs"][name], DOCUMENT["components"]["schemas"][name]
    assert set(mine["properties"]) == set(documented["properties"])
    assert sorted(mine["required"]) == sorted(documented["required"])
    assert mine["additionalProperties"] is documented["additionalProperties"] is False
