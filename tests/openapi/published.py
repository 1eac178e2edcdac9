"""The document as it is committed, and everything in it that has a shape to look at."""

import json
from functools import cache
from pathlib import Path

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

COMMITTED = Path("openapi/openapi.json")
DOCUMENT = json.loads(COMMITTED.read_bytes())
COMPONENTS = DOCUMENT["components"]
JSON = "application/json"
PROBLEM = "application/problem+json"
REGISTRY = Registry().with_resource("urn:document", Resource(DOCUMENT, DRAFT202012))


def operations():
    """Every (path, method, operation)."""
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def responses():
    """Every (operation id, status, response), references followed."""
    for _, _, operation in operations():
        for status, response in operation["responses"].items():
            yield operation["operationId"], status, followed(response)


def contents():
    """Every (where, media type, content) of a request or an answer."""
    for _, _, operation in operations():
        for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
            yield f"{operation['operationId']} request", media_type, content
    for name, status, response in responses():
        for media_type, content in response.get("content", {}).items():
            yield f"{name} {status}", media_type, content


def followed(node):
    """What a reference into the document refers to; anything else is itself."""
    while "$ref" in node:
        found = DOCUMENT
        for step in node["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        node = found
    return node


def schemas():
    """Every (where, schema), those inside others too."""
    for name, schema in COMPONENTS["schemas"].items():
        yield from within(name, schema)
    for name, header in COMPONENTS["headers"].items():
        yield from within(f"header {name}", header["schema"])
    for _, _, operation in operations():
        for parameter in operation.get("parameters", ()):
            yield from within(f"{operation['operationId']} {parameter['name']}", parameter["schema"])
    for where, _, content in contents():
        yield from within(where, content["schema"])


def within(where, schema):
    """A schema, and those inside it."""
    yield where, schema
    for name, inner in schema.get("properties", {}).items():
        yield from within(f"{where}.{name}", inner)
    for key in ("oneOf", "anyOf"):
        for index, inner in enumerate(schema.get(key, ())):
            yield from within(f"{where}|{index}", inner)
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            yield from within(f"{where}[]", schema[key])


def types(schema):
    """The types that a schema names."""
    named = schema.get("type", [])
    return {named} if isinstance(named, str) else set(named)


def references(node):
    """Every reference in a part of the document, but for those in examples."""
    if isinstance(node, dict):
        for key, inner in node.items():
            if key == "$ref":
                yield inner
            elif key not in ("examples", "example"):
                yield from references(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from references(inner)


@cache
def validator(pointer):
    """Checks values against the schema at this place of the document."""
    return Draft202012Validator({"$ref": f"urn:document#{pointer}"}, registry=REGISTRY)


def mistakes(schema, value):
    """Where a value is not as a schema of the document says; a reference into the document, as it stands there."""
    return [f"{error.json_path}: {error.message[:200]}" for error in validator(schema["$ref"][1:]).iter_errors(value)]
