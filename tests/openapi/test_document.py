"""OpenAPI document: current, valid, and limited to the subset that every client generator accepts."""

import os
import re
import subprocess
import sys
from enum import StrEnum
from typing import Annotated

import pytest
from msgspec import Meta
from openapi_spec_validator import OpenAPIV31SpecValidator

from rules.records import Record
from rules.registry import GAMES
from service.api.operations import Operation, all_operations
from service.app import create_app
from service.codec.problem_details import KINDS, ProblemCode
from service.config import Config
from service.openapi.document import build_document, service_document
from service.openapi.examples import example_key_ring
from tests.openapi import published
from tests.openapi.published import COMMITTED, COMPONENTS, DOCUMENT, JSON, PROBLEM, mistakes, types

SCHEMAS = list(published.schemas())
OBJECTS = [(where, schema) for where, schema in SCHEMAS if "object" in types(schema)]
UNIONS = [(where, schema) for where, schema in SCHEMAS if "oneOf" in schema]
OPERATIONS = [operation for _, _, operation in published.operations()]
STALE = f"{COMMITTED} is not what the service writes: run `make openapi`"
INT32 = 2**31  # range of a plain integer in Go, Java and Kotlin
TYPES = {"object", "array", "string", "integer", "boolean", "null"}
KEYWORDS = {
    *("$ref", "type", "description", "enum", "const", "oneOf", "discriminator", "anyOf"),
    *("properties", "required", "additionalProperties", "items", "minItems", "maxItems", "uniqueItems"),
    *("minLength", "maxLength", "pattern", "minimum", "maximum", "multipleOf"),
}  # no allOf, default, prefixItems, patternProperties, nullable, …


def camel(name):
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


# Current


def test_committed_document_is_current():
    assert service_document() == COMMITTED.read_bytes(), STALE


def test_committed_document_is_served():
    assert create_app().test_client().get("/openapi.json").data == COMMITTED.read_bytes()


@pytest.mark.medium
@pytest.mark.parametrize("seed", ["0", "1", "42"])
def test_document_does_not_depend_on_the_hash_seed(seed):
    command = [sys.executable, "-m", "service.openapi.document"]
    done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True)
    assert done.stdout == COMMITTED.read_bytes(), STALE


def same_name(members):
    return type("SameName", (Record,), {"__annotations__": members, "__doc__": "Not the only one.", "__module__": "x"})


NUMBER = Annotated[int, Meta(ge=0, le=1)]
WORD = StrEnum("SameName", ["WORD"], module="x")
OTHER_WORD = StrEnum("SameName", ["OTHER_WORD"], module="x")


def holder(name, kind):
    """Return a record type with one member of this type."""
    return type(name, (Record,), {"__annotations__": {"value": kind}, "__doc__": "Holds it.", "__module__": "x"})


@pytest.mark.medium
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (same_name({"a": NUMBER}), same_name({"b": NUMBER})),
        (same_name({"a": NUMBER}), same_name({"a": NUMBER})),
        (WORD, OTHER_WORD),
        (same_name({"a": NUMBER}), WORD),
        (WORD, same_name({"a": NUMBER})),
    ],
    ids=["records", "equal-records", "enumerations", "record-and-enumeration", "enumeration-and-record"],
)
def test_two_schemas_of_one_name_are_rejected(one, other):
    with pytest.raises((UserWarning, ValueError)):
        document_with(holder("Holder", one), holder("OtherHolder", other))


def test_record_may_be_used_by_two_operations():
    record = same_name({"a": NUMBER})
    assert b'"SameName"' in document_with(holder("Holder", record), holder("OtherHolder", record))


def document_with(*records):
    """Build the document with one more operation for each of these records."""
    more = [
        Operation(
            id=f"more{index}",
            path=f"/more/{index}",
            tag="games",
            doc="More.",
            answer=record,
            handle=lambda _: None,
        )
        for index, record in enumerate(records)
    ]
    return build_document((*all_operations(GAMES, Config(), example_key_ring()), *more), GAMES.values())


# Valid


@pytest.mark.medium
def test_document_is_valid_openapi_3_1_0():
    assert DOCUMENT["openapi"] == "3.1.0"
    assert [str(error) for error in OpenAPIV31SpecValidator(DOCUMENT).iter_errors()] == []


def test_every_component_is_used():
    used = set(published.references(DOCUMENT))
    used |= {f"#/components/securitySchemes/{name}" for wanted in DOCUMENT["security"] for name in wanted}
    unused = {f"#/components/{kind}/{name}" for kind, named in COMPONENTS.items() for name in named} - used
    assert unused == set()


def test_licence_has_an_identifier_or_url():
    assert DOCUMENT["info"]["license"].keys() & {"identifier", "url"}


# Schemas


def test_schemas_use_only_keywords_and_types_that_all_generators_support():
    assert {where: set(schema) - KEYWORDS for where, schema in SCHEMAS if set(schema) - KEYWORDS} == {}
    assert {where: types(schema) - TYPES for where, schema in SCHEMAS if types(schema) - TYPES} == {}


def test_every_schema_has_a_type():
    """One type, possibly nullable; or a reference; or a union."""
    assert [where for where, schema in SCHEMAS if not schema.keys() & {"$ref", "type", "oneOf", "anyOf"}] == []
    assert [where for where, schema in SCHEMAS if len(types(schema) - {"null"}) > 1] == []
    free = [
        schema for _, schema in OBJECTS if not schema.get("properties") and schema.get("additionalProperties", True)
    ]
    assert free == []


def test_every_object_is_a_named_component():
    assert [where for where, schema in OBJECTS if COMPONENTS["schemas"].get(where) is not schema] == []


def test_every_object_except_problem_is_closed():
    assert [where for where, schema in OBJECTS if schema.get("additionalProperties", True) is not False] == ["Problem"]


def test_problem_is_open_by_default():
    assert "additionalProperties" not in COMPONENTS["schemas"]["Problem"]


def test_every_member_is_required_except_in_requests_and_problems():
    optional = {where for where, schema in OBJECTS if set(schema["properties"]) - set(schema.get("required", ()))}
    assert {where for where in optional if not where.endswith(("Request", "Transcript"))} == {"Problem"}


def test_optional_request_members_are_nullable():
    for where, schema in OBJECTS:
        if where.endswith("Request"):
            for name in set(schema["properties"]) - set(schema.get("required", ())):
                member = schema["properties"][name]
                assert "null" in types(member) or {"type": "null"} in member.get("anyOf", ()), f"{where}.{name}"


def test_members_are_in_snake_case():
    names = {name for _, schema in OBJECTS for name in schema["properties"]}
    assert [name for name in names if not re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", name)] == []


def test_every_union_is_a_component_with_tags_and_a_full_mapping():
    assert UNIONS
    for where, schema in UNIONS:
        assert set(schema) <= {"oneOf", "discriminator", "description"}, where
        assert COMPONENTS["schemas"].get(where) is schema, where
        assert schema["discriminator"]["propertyName"] == "type", where
        assert [{"$ref": ref} for ref in schema["discriminator"]["mapping"].values()] == schema["oneOf"], where
        for tag, ref in schema["discriminator"]["mapping"].items():
            variant = published.followed({"$ref": ref})
            assert variant["properties"]["type"] == {"type": "string", "const": tag}, (where, tag)
            assert "type" in variant["required"], (where, tag)


def test_any_of_is_a_reference_or_null():
    for where, schema in SCHEMAS:
        if "anyOf" in schema:
            thing, nothing = schema["anyOf"]
            assert set(schema) <= {"anyOf", "description"}, where
            assert (list(thing), nothing) == (["$ref"], {"type": "null"}), where


def test_reference_has_no_sibling_except_description():
    assert [where for where, schema in SCHEMAS if "$ref" in schema and set(schema) - {"$ref", "description"}] == []


def test_every_string_has_a_maximum_length_or_an_enumeration():
    strings = [(where, schema) for where, schema in SCHEMAS if "string" in types(schema)]
    assert [where for where, schema in strings if not schema.keys() & {"maxLength", "enum", "const"}] == []


def test_every_number_has_limits_within_int32():
    numbers = [(where, schema) for where, schema in SCHEMAS if types(schema) & {"integer", "number"}]
    assert [where for where, schema in numbers if not {"minimum", "maximum"} <= schema.keys()] == []
    assert [where for where, schema in numbers if not -INT32 <= schema["minimum"] <= schema["maximum"] < INT32] == []
    assert [where for where, schema in numbers if schema.keys() & {"const", "enum"}] == []


def test_every_list_has_a_maximum_length_and_one_item_schema():
    lists = [(where, schema) for where, schema in SCHEMAS if "array" in types(schema)]
    assert [where for where, schema in lists if "maxItems" not in schema or not isinstance(schema["items"], dict)] == []


def test_every_enumeration_is_named_and_has_string_values():
    found = [(where, schema) for where, schema in SCHEMAS if "enum" in schema]
    for where, schema in found:
        assert schema["type"] == "string", where
        assert all(isinstance(value, str) for value in schema["enum"]), where
        assert len(schema["enum"]) == len(set(schema["enum"])), where
    assert [where for where, _ in found if where not in COMPONENTS["schemas"]] == []


def test_every_pattern_has_a_maximum_length():
    assert [where for where, schema in SCHEMAS if "pattern" in schema and "maxLength" not in schema] == []


def test_every_record_and_enumeration_is_described():
    found = COMPONENTS["schemas"].items()
    assert [name for name, schema in found if "oneOf" not in schema and not schema.get("description")] == []


# Operations


def test_operation_ids_are_unique_and_begin_with_the_game():
    ids = [operation["operationId"] for operation in OPERATIONS]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z][a-zA-Z0-9]*", name) for name in ids)
    for path, _, operation in published.operations():
        game = path.split("/")[2] if path.startswith("/games/") else None
        if game in GAMES:
            assert re.fullmatch(camel(game) + "[A-Z][a-zA-Z]*", operation["operationId"]), path


def test_every_game_has_one_tag():
    assert [tag["name"] for tag in DOCUMENT["tags"]] == ["games", "service", *GAMES]
    for path, _, operation in published.operations():
        steps = path.split("/")
        shared = "games" if steps[1] == "games" else "service"
        assert operation["tags"] == [steps[2] if len(steps) > 3 else shared], path


def test_every_operation_has_a_summary_and_a_description():
    assert all(operation["summary"] and operation["description"] for operation in OPERATIONS)


def test_every_operation_documents_its_error_responses():
    for operation in OPERATIONS:
        assert {"400", "500", "503"} <= set(operation["responses"]), operation["operationId"]
        if "requestBody" in operation:
            assert {"413", "415", "422"} <= set(operation["responses"]), operation["operationId"]


def test_success_is_json_and_errors_are_problem_json():
    for where, status, response in published.responses():
        assert set(response["content"]) == {JSON if status == "200" else PROBLEM}, (where, status)
        if status != "200":
            assert response["content"][PROBLEM]["schema"] == {"$ref": "#/components/schemas/Problem"}, (where, status)


def test_document_has_no_links():
    """Client generators reject links; tests that need links add them."""
    assert "links" not in COMPONENTS
    assert [where for where, _, response in published.responses() if "links" in response] == []


# Examples


def test_every_request_and_response_has_an_example():
    assert [where for where, _, content in published.contents() if not content.get("examples")] == []


def test_every_error_response_has_an_example_per_code():
    named = {code for _, _, content in published.contents() for code in content["examples"]}
    assert {code for code, kind in KINDS.items() if kind.status != 405} - {
        "unexpected_state",
        "too_many_moves",
    } <= named
    for where, status, response in published.responses():
        if status != "200":
            codes = [each["value"]["code"] for each in response["content"][PROBLEM]["examples"].values()]
            assert list(response["content"][PROBLEM]["examples"]) == codes, where
            assert {KINDS[ProblemCode(code)].status for code in codes} == {int(status)}, where


@pytest.mark.medium
def test_every_example_matches_its_schema():
    for where, _, content in published.contents():
        for name, example in content["examples"].items():
            assert mistakes(content["schema"], example["value"]) == [], f"{where}, {name}"
