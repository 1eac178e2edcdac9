"""JSON Schema of transcripts: one definition for each game, derived from the records of the rules."""

import json
from typing import Any

import msgspec

from rules.registry import GAMES
from rules.transcripts import transcript_type
from service.codec.schemas import component_name

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def transcript_schema() -> str:
    """Return the JSON Schema of a transcript of any game, as text."""
    variants: list[dict[str, str]] = []
    definitions: dict[str, Any] = {}
    for game in GAMES.values():
        record = transcript_type(game)
        prefix = component_name(record).removesuffix(record.__name__)
        _, components = msgspec.json.schema_components((record,), ref_template=f"#/$defs/{prefix}{{name}}")
        definitions.update({f"{prefix}{name}": component for name, component in components.items()})
        variants.append({"$ref": f"#/$defs/{component_name(record)}"})
    schema = {
        "$schema": DIALECT,
        "title": "Transcript",
        "description": "The whole of a game, one record for each.",
        "oneOf": variants,
        "$defs": definitions,
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
