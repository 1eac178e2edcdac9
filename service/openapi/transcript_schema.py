"""The JSON Schema of transcripts: a record of the rules for each game."""

import json
from typing import Any

import msgspec

from rules.registry import GAMES
from rules.transcripts import transcript_type
from service.codec.schemas import component_name

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def written_schema() -> str:
    """What a transcript is, of any game."""
    found: list[dict[str, str]] = []
    definitions: dict[str, Any] = {}
    for game in GAMES.values():
        record = transcript_type(game)
        prefix = component_name(record).removesuffix(record.__name__)
        _, components = msgspec.json.schema_components((record,), ref_template=f"#/$defs/{prefix}{{name}}")
        definitions.update({f"{prefix}{name}": component for name, component in components.items()})
        found.append({"$ref": f"#/$defs/{component_name(record)}"})
    schema = {
        "$schema": DIALECT,
        "title": "Transcript",
        "description": "The whole of a game, one record for each.",
        "oneOf": found,
        "$defs": definitions,
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
