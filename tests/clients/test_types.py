"""Every client declares all records of the document with all their members, each by its type, and unions in full."""

import json
import re

import pytest

from tests.clients.declared import READERS, names, plain, referred
from tests.clients.languages import LANGUAGES
from tests.tracked import ROOT

languages = pytest.mark.parametrize("language", LANGUAGES)
COMPONENTS = json.loads(ROOT.joinpath("openapi/openapi.json").read_text())["components"]["schemas"]
RECORDS = {name: schema for name, schema in COMPONENTS.items() if schema.get("type") == "object"}
UNIONS = {
    name: {variant["$ref"].rpartition("/")[2] for variant in schema["oneOf"]}
    for name, schema in COMPONENTS.items()
    if "oneOf" in schema
}


def in_full(known, unions):
    """The components among these names, with the variants of a union instead of the union."""
    return {each for name in known & COMPONENTS.keys() for each in unions.get(name, {name})}


def expected(record):
    """The components that each member of a record refers to."""
    members = RECORDS[record]["properties"].items()
    return {plain(member): in_full(set(referred(schema)), UNIONS) for member, schema in members}


def mistakes(language, text):
    """Where the declared types say less than the document, or something else."""
    reader = READERS[language]
    declared, unions = reader.records(text), reader.unions(text)
    for record in RECORDS:
        members = declared.get(record, {})
        if {member: in_full(names(kind), unions) for member, kind in members.items()} != expected(record):
            yield record, members
        yield from ((record, kind) for kind in members.values() if re.search(reader.blob, kind))


def test_the_document_has_what_this_is_about():
    assert any(expected("DancingQueenState").values())
    assert UNIONS


@languages
def test_every_member_has_its_type(language):
    assert list(mistakes(language, READERS[language].text(language))) == []


@languages
def test_a_union_is_a_union_of_its_variants(language):
    reader = READERS[language]
    unions = reader.unions(reader.text(language))
    assert reader.union is None or {name: unions.get(name) for name in UNIONS} == UNIONS


@languages
@pytest.mark.parametrize("record", ["DancingQueenState", "LetsDanceApplyRequest", "KingOfClubsView"])
def test_a_member_without_a_type_would_be_seen(language, record):
    reader = READERS[language]
    text = reader.text(language)
    kind = reader.records(text)[record]["options" if "options" in expected(record) else "move"]
    body = next(found[0] for found in re.finditer(reader.record, text, re.MULTILINE | re.DOTALL) if found[1] == record)
    assert list(mistakes(language, text.replace(body, body.replace(kind, reader.a_blob))))
