"""OpenAPI document: built by apispec from the operations, with examples recorded from the service (`make openapi`)."""

import json
import sys
import warnings
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any

from apispec import APISpec

from rules.game import AnyGame
from rules.registry import GAMES
from service import VERSION
from service.api.operations import AnyOperation, all_operations
from service.app import create_operations_app
from service.codec.problem_details import KINDS, MEDIA_TYPE, Problem, ProblemCode
from service.codec.schemas import schema_of
from service.config import Config
from service.http.request_body import JSON
from service.openapi.apispec_plugin import RecordsPlugin, component_of
from service.openapi.examples import Examples, example_key_ring, record_examples

OPENAPI = "3.1.0"
COMMON_REFUSALS = (ProblemCode.BAD_REQUEST, ProblemCode.INTERNAL_ERROR, ProblemCode.OVERLOADED)
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
KEY_SCHEME_NAME = "clientKey"
KEY_SCHEME = {
    "type": "http",
    "scheme": "bearer",
    "description": "Needed only where whoever runs the service has given out keys (`API_KEYS`).",
}
GAME_PARAMETER = {  # no enum, because more games may come
    "name": "name",
    "in": "path",
    "required": True,
    "description": "The name of a game.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 64},
}
REQUEST_ID_REFERENCE = {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}}
REQUEST_ID_HEADER = {
    "description": "The id of the request: the one that was sent, or a new one.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 128},
}


def service_document(games: Mapping[str, AnyGame] = GAMES) -> bytes:
    """Build the document of the service. Its bytes are the same at each call."""
    return build_document(all_operations(games, Config(), example_key_ring()), games.values())


def build_document(operations: tuple[AnyOperation, ...], games: Iterable[AnyGame]) -> bytes:
    """Build the document of these operations. Raises if one component name gets two meanings."""
    games = tuple(games)
    examples = record_examples(create_operations_app(operations), operations, games)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # apispec warns when one name gets two meanings
        document = specification(operations, games, examples).to_dict()
    return json.dumps(document, indent=1, ensure_ascii=False).encode() + b"\n"


def specification(operations: tuple[AnyOperation, ...], games: tuple[AnyGame, ...], examples: Examples) -> APISpec:
    """Describe tags, components and operations to apispec."""
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
        security=[{}, {KEY_SCHEME_NAME: []}],
    )
    for name, text in (("games", "The games that are served."), ("service", "The service itself.")):
        spec.tag({"name": name, "description": text})
    for game in games:
        spec.tag({"name": game.name, "description": f"{game.title}. {game.about.text}"})
    add_components(spec, operations, examples)
    for operation in operations:
        method = "get" if operation.request is None else "post"
        spec.path(path=operation.path, operations={method: operation_object(operation, games, examples)})
    return spec


def add_components(spec: APISpec, operations: tuple[AnyOperation, ...], examples: Examples) -> None:
    """Add the security scheme, the headers and a response for each status that some operation can refuse with."""
    spec.components.security_scheme(KEY_SCHEME_NAME, KEY_SCHEME)
    spec.components.header("RequestId", REQUEST_ID_HEADER)
    possible = {*COMMON_REFUSALS, *(code for operation in operations for code in operation.refusals)}
    for status, codes in by_status(code for code in ProblemCode if code in possible).items():
        spec.components.response(response_name(status), response_object(status, codes, examples))


def by_status(codes: Iterable[ProblemCode]) -> dict[int, list[ProblemCode]]:
    """Group codes by their status: they share a response."""
    grouped: dict[int, list[ProblemCode]] = {}
    for code in sorted(codes, key=lambda code: KINDS[code].status):
        grouped.setdefault(KINDS[code].status, []).append(code)
    return grouped


def response_name(status: int) -> str:
    """Return the name of a status' response: `Conflict` for 409."""
    return HTTPStatus(status).phrase.title().replace(" ", "")


def response_object(status: int, codes: list[ProblemCode], examples: Examples) -> dict[str, Any]:
    """Return the response object of a status, with an example of each of its codes."""
    recorded = {code: {"summary": KINDS[code].title, "value": examples.problems[code]} for code in codes}
    return {
        "description": " ".join(f"`{code}`: {KINDS[code].meaning}" for code in codes),
        "headers": REQUEST_ID_REFERENCE,
        "content": {MEDIA_TYPE: {"schema": schema_of(Problem), "examples": recorded}},
    }


def operation_object(operation: AnyOperation, games: tuple[AnyGame, ...], examples: Examples) -> dict[str, Any]:
    """Return the operation object of one operation."""
    refusals = by_status((*operation.refusals, *COMMON_REFUSALS))
    described: dict[str, Any] = {
        "operationId": operation.id,
        "tags": [operation.tag],
        "summary": operation.summary,
        "description": operation.description,
        "responses": {
            "200": {
                "description": operation.summary,
                "headers": REQUEST_ID_REFERENCE,
                "content": {JSON: media_type(operation.answer, examples.answers[operation.id])},
            },
            **{str(status): {"$ref": f"#/components/responses/{response_name(status)}"} for status in refusals},
        },
    }
    if ProblemCode.UNAUTHORIZED not in operation.refusals:
        described["security"] = []
    if operation.request is not None:
        body = media_type(operation.request, examples.requests[operation.id])
        described["requestBody"] = {"required": True, "content": {JSON: body}}
    if "{name}" in operation.path:
        described["parameters"] = [{**GAME_PARAMETER, "example": games[0].name}]
    return described


def media_type(record: Any, example: Any) -> dict[str, Any]:
    """Return the media type object of a body, with an example."""
    return {"schema": schema_of(record), "examples": {"recorded": {"summary": "Recorded", "value": example}}}


if __name__ == "__main__":
    sys.stdout.buffer.write(service_document())
