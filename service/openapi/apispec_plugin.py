"""apispec plugin: marshmallow schemas as components, with tagged unions, const tags, named enums and `multipleOf`."""

from typing import Any

import marshmallow as ma
from apispec.ext.marshmallow import MarshmallowPlugin, common
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import fields

from service.codec.schemas import MultipleOf, Tag, TaggedUnion, component_name


class Converter(OpenAPIConverter):
    """Converter of schemas: records become closed objects, unions `oneOf` with a discriminator and its full mapping."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for function in (tag_or_step, enum_to_component):
            self.add_attribute_function(function)  # type: ignore[no-untyped-call]

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """Convert a schema. Called by apispec for every component."""
        instance = common.resolve_schema_instance(schema)
        if isinstance(instance, TaggedUnion):
            mapping = {tag: self.ref(kind) for tag, kind in instance.type_schemas.items()}
            discriminator = {"propertyName": instance.type_field, "mapping": mapping}
            return {"oneOf": [{"$ref": ref} for ref in mapping.values()], "discriminator": discriminator}
        json_schema: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        json_schema.pop("additionalProperties", None)  # apispec leaves it out, or not, by other options of Meta
        closed = {"additionalProperties": False} if instance.unknown == ma.RAISE else {}
        return json_schema | closed

    def ref(self, schema: Any) -> str:
        """Return the reference to a schema's component, which is added if it is new."""
        return str(self.resolve_nested_schema(schema)["$ref"])  # type: ignore[no-untyped-call]


def tag_or_step(self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Attribute function: a tag becomes a `const`, a step a `multipleOf`."""
    if isinstance(field, Tag):
        ret.pop("enum", None)
        return {"const": field.tag}
    return next(({"multipleOf": check.step} for check in field.validators if isinstance(check, MultipleOf)), {})


def enum_to_component(
    self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **kwargs: Any
) -> dict[str, Any]:
    """Attribute function: an enum becomes a reference to its component. Raises ValueError if the name is taken."""
    if not isinstance(field, fields.Enum):
        return {}
    name, values = component_name(field.enum), [member.value for member in field.enum]
    component = self.spec.components.schemas.get(name)
    if component and component.get("enum") != values:
        raise ValueError(f"another schema is named {name}")
    if not component:
        text = {"description": field.enum.__doc__} if field.enum.__doc__ else {}
        self.spec.components.schema(name, {"type": "string", "enum": values, **text})
    ref = {"$ref": f"#/components/schemas/{name}"}
    description = {"description": ret["description"]} if "description" in ret else {}
    ret.clear()
    return {**description, "anyOf": [ref, {"type": "null"}]} if field.allow_none else {**description, **ref}


class RecordsPlugin(MarshmallowPlugin):
    """apispec plugin for marshmallow that uses this converter."""

    Converter = Converter


def component_of(schema: Any) -> str:
    """Resolve the name of a schema's component: that of `SomeGameStateSchema` is `SomeGameState`."""
    kind = common.resolve_schema_cls(schema)
    assert isinstance(kind, type)
    return kind.__name__.removesuffix("Schema")
