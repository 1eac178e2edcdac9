"""The OpenAPI document: written by apispec out of the operations, with examples recorded from the service itself."""

import json
import sys
import warnings
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from apispec import APISpec
from flask import Flask

from service import VERSION
from service.api.messages import AnyGame
from service.api.operations import Operation
from service.codec.problem_details import KINDS, MEDIA_TYPE, Problem, ProblemCode
from service.codec.schemas import schema_of
from service.openapi.apispec_plugin import RecordsPlugin, component_of
from service.openapi.examples import Examples, record_examples

OPENAPI = "3.1.0"
JSON = "application/json"
ALWAYS = (ProblemCode.BAD_REQUEST, ProblemCode.INTERNAL_ERROR, ProblemCode.OVERLOADED)
DESCRIPTION = """\
Dancecard knows the rules of tabletop games. It remembers nothing: the caller keeps the state of a game and sends it
with every request. `new` starts a game, `legal-moves` tells what may be done, `apply` carries out a move and answers
the next state, `view` shows what one seat may see of it.

A state is for the back end, never for a seat: it holds hidden cards and the seed. Views are for seats.
A short or guessable seed shows everything: whoever has one view finds a seed of four digits by trial. Leave `seed` out
of `new`, and the service makes one of 128 random bits. The seeds of the examples are for examples only.
Every refusal is a problem (RFC 9457) whose `code` is stable; a broken rule is named by its number.

Two requests on the same state both succeed: your store decides which counts. Read the newest state, `apply`, compare
and swap on `ply`; on a conflict read again, and ask whether the move is still wanted and legal."""
KEY = "clientKey"
KEY_SCHEME = {
    "type": "http",
    "scheme": "bearer",
    "description": "Needed only where whoever runs the service has given out keys (`API_KEYS`).",
}
ID_HEADER = {
    "description": "The id of the request: the one that was sent, or a new one.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 128},
}


def document(app: Flask, operations: tuple[Operation, ...], games: Iterable[AnyGame]) -> bytes:
    """Write the document."""
    games = tuple(games)
    examples = record_examples(app, operations, games)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # apispec warns when one name gets two meanings
        found = specification(operations, games, examples).to_dict()
    return json.dumps(found, indent=1, ensure_ascii=False).encode() + b"\n"


def specification(operations: tuple[Operation, ...], games: tuple[AnyGame, ...], examples: Examples) -> APISpec:
    """Tell apispec everything."""
    spec = APISpec(
        "Dancecard",
        VERSION,
        OPENAPI,
        plugins=[RecordsPlugin(schema_name_resolver=component_of)],
        info={
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
            "contact": {"name": "Dancecard contributors"},
        },
        servers=[{"url": "/", "description": "This service."}],
        security=[{}, {KEY: []}],
    )
    spec.components.security_scheme(KEY, KEY_SCHEME)
    for name, text in (("games", "The games that are served."), ("service", "The service itself.")):
        spec.tag({"name": name, "description": text})
    for game in games:
        spec.tag({"name": game.name, "description": f"{game.title}. {game.about.text}"})
    spec.components.header("RequestId", ID_HEADER)
    possible = {*ALWAYS, *(code for operation in operations for code in operation.refusals)}
    for status, codes in by_status(code for code in ProblemCode if code in possible).items():
        spec.components.response(component_name(status), problem_response(status, codes, examples))
    for operation in operations:
        spec.path(path=operation.path, operations={method(operation).lower(): described(operation, games, examples)})
    return spec


def by_status(codes: Iterable[ProblemCode]) -> dict[int, list[ProblemCode]]:
    """Codes that share a status share a response."""
    found: dict[int, list[ProblemCode]] = {}
    for code in sorted(codes, key=lambda code: KINDS[code].status):
        found.setdefault(KINDS[code].status, []).append(code)
    return found


def component_name(status: int) -> str:
    """409 is `Conflict`."""
    return HTTPStatus(status).phrase.title().replace(" ", "")


def problem_response(status: int, codes: list[ProblemCode], examples: Examples) -> dict[str, Any]:
    """The response for one status, with an example of each code that was recorded."""
    known = {code: {"summary": KINDS[code].title, "value": examples.problems[code]} for code in codes}
    return {
        "description": " ".join(f"`{code}`: {KINDS[code].meaning}" for code in codes),
        "headers": {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}},
        "content": {MEDIA_TYPE: {"schema": schema_of(Problem), "examples": known}},
    }


def method(operation: Operation) -> str:
    return "GET" if operation.request is None else "POST"


def described(operation: Operation, games: tuple[AnyGame, ...], examples: Examples) -> dict[str, Any]:
    """One operation."""
    refusals = by_status((*operation.refusals, *ALWAYS))
    found: dict[str, Any] = {
        "operationId": operation.id,
        "tags": [operation.tag],
        "summary": operation.summary,
        "description": operation.description,
        "responses": {
            "200": {
                "description": operation.summary,
                "headers": {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}},
                "content": {JSON: content(operation.answer, examples.answers[operation.id])},
            },
            **{str(status): {"$ref": f"#/components/responses/{component_name(status)}"} for status in refusals},
        },
    }
    if ProblemCode.UNAUTHORIZED not in operation.refusals:
        found["security"] = []
    if operation.request is not None:
        asked = content(operation.request, examples.requests[operation.id])
        found["requestBody"] = {"required": True, "content": {JSON: asked}}
    if "{name}" in operation.path:
        found["parameters"] = [
            {
                "name": "name",
                "in": "path",
                "required": True,
                "description": "The name of a game.",
                "schema": {"type": "string", "minLength": 1, "maxLength": 64},  # as listed: more games may come
                "example": games[0].name,
            }
        ]
    return found


def content(record: Any, example: Any) -> dict[str, Any]:
    """What a body holds, with an example."""
    return {"schema": schema_of(record), "examples": {"recorded": {"summary": "Recorded", "value": example}}}


def main() -> None:
    """Print the document."""
    from service.app import create_app

    app = create_app()
    sys.stdout.buffer.write(app.test_client().get("/openapi.json").data)


if __name__ == "__main__":
    main()
