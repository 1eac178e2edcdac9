"""Marshmallow schemas, derived from msgspec records: each type and limit is declared once, in the record.

msgspec stops at the first error; marshmallow lists all errors with their places, and apispec documents its schemas.
`schema_of(rules.some_game.state.State)` is a Schema class `SomeGameStateSchema` with the same names, limits, tags and
closedness.
"""

import reprlib
from functools import cache
from inspect import getdoc
from itertools import islice
from typing import Any, get_type_hints

import marshmallow as ma
import msgspec
from marshmallow import fields, validate
from marshmallow.experimental.context import Context
from marshmallow_oneofschema.one_of_schema import OneOfSchema
from msgspec import inspect

from service.codec.problem_details import MAX_DETAILS

CHUNK = 100  # items of a list that msgspec tries together
MAX_INTEGER = 2**53  # JSON numbers beyond it are not exact everywhere, so they stay floats
WRONG_TAG = "Must be equal to"  # start of the message about a wrong tag


def component_name(kind: type) -> str:
    """Component name of a record: `rules.some_game.state.Move` is `SomeGameMove`; shared records have no prefix."""
    package = kind.__module__.split(".")
    game = package[1] if package[0] == "rules" and len(package) > 2 else ""
    return "".join(word.capitalize() for word in game.split("_")) + kind.__name__


class RecordSchema(ma.Schema):
    """Base schema that reports at most so many unknown members, and looks at no more."""

    @ma.pre_load
    def limit_unknown(self, data: Any, **kwargs: Any) -> Any:
        """Leave out all but the first unknown members."""
        if not isinstance(data, dict) or len(data) <= len(self.fields) + MAX_DETAILS:
            return data
        unknown = islice((name for name in data if name not in self.fields), MAX_DETAILS)
        return {name: data[name] for name in (*self.fields.keys() & data.keys(), *unknown)}


@cache
def schema_of(record: type[msgspec.Struct]) -> type[ma.Schema]:
    """Derive the schema class of a record."""
    info = inspect.type_info(record)
    assert isinstance(info, inspect.StructType)
    members: dict[str, Any] = {}
    if info.tag_field:
        members[info.tag_field] = Tag(str(info.tag))
    kinds = get_type_hints(record, include_extras=True)
    for member in info.fields:
        members[member.encode_name] = field_of(member.type, kind=kinds[member.name], required=member.required)
    about: dict[str, Any] = {"unknown": ma.RAISE if info.forbid_unknown_fields else ma.EXCLUDE}
    if record.__doc__:
        about["description"] = getdoc(record)
    return type(f"{component_name(record)}Schema", (RecordSchema,), {**members, "Meta": type("Meta", (), about)})


@cache
def union_of(records: tuple[type[msgspec.Struct], ...], name: str) -> type["TaggedUnion"]:
    """Derive the schema class of a union. Its name comes from `Meta`; its game prefix from the first variant."""
    prefix = component_name(records[0]).removesuffix(records[0].__name__)
    variants = {str(record.__struct_config__.tag): schema_of(record)() for record in records}
    return type(f"{prefix}{name}Schema", (TaggedUnion,), {"type_schemas": variants})


def field_of(info: inspect.Type, kind: Any = None, **common: Any) -> fields.Field[Any]:
    """Derive the marshmallow field that accepts the same values. `common` goes to the field's constructor.

    `kind` is the type as written, where it is known.
    """
    if isinstance(info, inspect.Metadata):
        name = (info.extra or {}).get("union")
        return field_of(
            info.type,
            kind,
            metadata={**common.pop("metadata", {}), **(info.extra_json_schema or {})},
            **({"name": name} if name else {}),
            **common,
        )
    name = common.pop("name", None)
    match info:
        case inspect.UnionType(types):
            return union_field(types, name, kind, common)
        case inspect.StructType() if name:
            return fields.Nested(union_of((info.cls,), name), **common)
        case inspect.StructType():
            return fields.Nested(schema_of(info.cls), **common)
        case inspect.EnumType():
            return fields.Enum(info.cls, by_value=True, **common)
        case inspect.LiteralType(values) if len(values) == 1:
            return Tag(str(values[0]))
        case inspect.BoolType():
            return StrictBoolean(**common)
        case inspect.IntType():
            return StrictInteger(validate=checks(info), **common)
        case inspect.StrType():
            return fields.String(validate=checks(info), **common)
        case inspect.VarTupleType():
            return BoundedList(info, kind, **common)
    raise TypeError(f"no marshmallow field for {info}")


def union_field(
    types: tuple[inspect.Type, ...], name: str | None, kind: Any, common: dict[str, Any]
) -> fields.Field[Any]:
    """Derive the field of a nullable type, or of one of several records."""
    real = tuple(each for each in types if not isinstance(each, inspect.NoneType))
    if len(real) < len(types):
        common["allow_none"] = True
    if len(real) == 1:
        return field_of(real[0], kind, **common)
    records = tuple(each.cls for each in real if isinstance(each, inspect.StructType))
    if name is None or len(records) < len(real):
        raise TypeError(f"this union has no name, or is not one of records: {real}")
    return fields.Nested(union_of(records, name), **common)


def checks(info: inspect.IntType | inspect.StrType | inspect.VarTupleType) -> list[validate.Validator]:
    """Make the validators of a type's limits."""
    found: list[validate.Validator] = []
    if isinstance(info, inspect.IntType):
        if (info.ge, info.le) != (None, None):
            found.append(validate.Range(info.ge, info.le))
        return [*found, MultipleOf(info.multiple_of)] if info.multiple_of is not None else found
    if (info.min_length, info.max_length) != (None, None):
        found.append(validate.Length(info.min_length, info.max_length))
    return [*found, Search(info.pattern)] if isinstance(info, inspect.StrType) and info.pattern else found


def accepted_by_msgspec(items: list[Any], probe: type[msgspec.Struct]) -> bool:
    """Try msgspec first, which is much faster, where only errors are wanted: in `with Context(True)`.

    Elsewhere marshmallow loads every value, so that tests can compare both.
    """
    try:
        return bool(Context.get(False) and msgspec.convert({"items": items}, probe))
    except msgspec.ValidationError:
        return False


class BoundedList(fields.List[Any]):
    """List field that checks the length first, and stops at so many wrong items."""

    def __init__(self, info: inspect.VarTupleType, kind: Any, **common: Any) -> None:
        super().__init__(field_of(info.item_type), validate=checks(info), **common)
        # msgspec caches type information per Struct, but not for a bare list.
        self.probe = msgspec.defstruct("Probe", [("items", kind)])

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self.make_error("invalid")
        self._validate(value)
        loaded: list[Any] = []
        errors: dict[int, Any] = {}
        for start in range(0, len(value), CHUNK):
            chunk = value[start : start + CHUNK]
            if accepted_by_msgspec(chunk, self.probe):
                loaded += chunk
                continue
            for index, item in enumerate(chunk, start):
                try:
                    loaded.append(self.inner.deserialize(item, **kwargs))
                except ma.ValidationError as error:
                    errors[index] = error.messages
                    if len(errors) == MAX_DETAILS:
                        raise ma.ValidationError(errors, valid_data=loaded) from None
        if errors:
            raise ma.ValidationError(errors, valid_data=loaded)
        return loaded


class MultipleOf(validate.Validator):
    """Validator of multiples; an attribute function of the converter documents it as `multipleOf`."""

    def __init__(self, step: float) -> None:
        self.step = step

    def __call__(self, value: int) -> int:
        """Validate a value. Raises ValidationError."""
        if value % self.step:
            raise ma.ValidationError(f"Must be a multiple of {self.step}.")
        return value


class Search(validate.Regexp):
    """Pattern validator that searches, as JSON Schema and msgspec do; marshmallow's Regexp matches from the start."""

    def __call__(self, value: Any) -> Any:
        """Validate a value. Raises ValidationError."""
        if not self.regex.search(value):
            raise ma.ValidationError("Does not match the pattern.")
        return value


class Tag(fields.String):
    """Required string field with one legal value, documented as `const`."""

    def __init__(self, value: str) -> None:
        super().__init__(required=True, validate=validate.Equal(value, error=f"{WRONG_TAG} {value}."))
        self.tag = value


class StrictInteger(fields.Integer):
    """Integer field as in JSON Schema: 1 and 1.0 are integers, true and "1" are not. Loads 1.0 as 1."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value // 1:
            raise self.make_error("invalid", input=value)
        if isinstance(value, float) and abs(value) > MAX_INTEGER:
            raise self.make_error("too_large", input=value)
        return super()._deserialize(int(value), attr, data, **kwargs)


class StrictBoolean(fields.Boolean):
    """Boolean field that accepts true and false only."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        return value


class TaggedUnion(OneOfSchema):
    """Schema of a union of records that `type` tells apart; each variant checks its own tag."""

    type_field = "type"
    type_field_remove = False

    def get_data_type(self, data: Any) -> str | None:
        """Return the tag as a string: OneOfSchema fails on a tag that cannot be hashed."""
        tag = data.get(self.type_field)
        return tag if isinstance(tag, str) or tag is None else reprlib.repr(tag)[:40]
