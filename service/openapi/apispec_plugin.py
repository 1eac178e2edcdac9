"""apispec's marshmallow converter, taught tagged unions, const tags, named enumerations and `multipleOf`."""

from typing import Any

import marshmallow as ma
from apispec.ext.marshmallow import MarshmallowPlugin, common
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import fields

from service.codec.schemas import MultipleOf, Tag, TaggedUnion, component_name, enum_values


class Converter(OpenAPIConverter):
    """Records become closed objects, unions `oneOf` with a discriminator and its full mapping."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for function in (tag_to_const, enum_to_component, step_to_multiple_of):
            self.add_attribute_function(function)  # type: ignore[no-untyped-call]

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        instance = common.resolve_schema_instance(schema)
        if isinstance(instance, TaggedUnion):
            mapping = {tag: self.ref(kind) for tag, kind in instance.type_schemas.items()}
            discriminator = {"propertyName": instance.type_field, "mapping": mapping}
            return {"oneOf": [{"$ref": ref} for ref in mapping.values()], "discriminator": discriminator}
        found: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        if instance.unknown == ma.RAISE:  # apispec forgets this when Meta has a description
            found["additionalProperties"] = False
        else:
            found.pop("additionalProperties", None)
        return found

    def ref(self, schema: Any) -> str:
        """Where the document has a schema."""
        return str(self.resolve_nested_schema(schema)["$ref"])  # type: ignore[no-untyped-call]


def tag_to_const(
    self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **kwargs: Any
) -> dict[str, Any]:
    """A tag is a `const`."""
    if not isinstance(field, Tag):
        return {}
    ret.pop("enum", None)
    return {"const": field.tag}


def step_to_multiple_of(
    self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **kwargs: Any
) -> dict[str, Any]:
    """A step is a `multipleOf`."""
    return next(({"multipleOf": check.step} for check in field.validators if isinstance(check, MultipleOf)), {})


def enum_to_component(
    self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **kwargs: Any
) -> dict[str, Any]:
    """One named component for each enumeration, shared by every user of it."""
    if not isinstance(field, fields.Enum):
        return {}
    name, values = component_name(field.enum), enum_values(field.enum)
    known = self.spec.components.schemas.get(name)
    if known and known.get("enum") != values:
        raise ValueError(f"another schema is named {name}")
    if not known:
        described = {"description": field.enum.__doc__} if field.enum.__doc__ else {}
        self.spec.components.schema(name, {"type": "string", "enum": values, **described})
    ref = {"$ref": f"#/components/schemas/{name}"}
    told = {key: ret[key] for key in ("description",) if key in ret}
    ret.clear()
    return {**told, "anyOf": [ref, {"type": "null"}]} if field.allow_none else {**told, **ref}


class RecordsPlugin(MarshmallowPlugin):
    """apispec's plugin for marshmallow, with this converter."""

    Converter = Converter


def component_of(schema: Any) -> str:
    """`SomeGameStateSchema` is documented as `SomeGameState`. Raises when one name gets two meanings."""
    kind = common.resolve_schema_cls(schema)
    assert isinstance(kind, type)
    return kind.__name__.removesuffix("Schema")
