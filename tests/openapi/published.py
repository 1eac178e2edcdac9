"""Committed OpenAPI document: iterators over its operations, contents and schemas."""

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
    """Yield every (path, method, operation)."""
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def responses():
    """Yield every (operation id, status, response) with references resolved."""
    for _, _, operation in operations():
        for status, response in operation["responses"].items():
            yield operation["operationId"], status, followed(response)


def contents():
    """Yield every (location, media type, content) of a request or a response."""
    for _, _, operation in operations():
        for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
            yield f"{operation['operationId']} request", media_type, content
    for name, status, response in responses():
        for media_type, content in response.get("content", {}).items():
            yield f"{name} {status}", media_type, content


def followed(node):
    """Resolve a reference into the document; return any other node unchanged."""
    while "$ref" in node:
        found = DOCUMENT
        for step in node["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        node = found
    return node


def schemas():
    """Yield every (location, schema), including nested ones."""
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
    """Yield a schema and its nested schemas."""
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
    """Set of the types that a schema allows."""
    named = schema.get("type", [])
    return {named} if isinstance(named, str) else set(named)


def references(node):
    """Yield every reference in a part of the document, except those in examples."""
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
    """Validator of the schema at this pointer into the document."""
    return Draft202012Validator({"$ref": f"urn:document#{pointer}"}, registry=REGISTRY)


def mistakes(schema, value):
    """Violations of a referenced schema of the document by a value."""
    return [f"{error.json_path}: {error.message[:200]}" for error in validator(schema["$ref"][1:]).iter_errors(value)]
