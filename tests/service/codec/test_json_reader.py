"""JSON reader: the precondition of finding duplicate keys by the number of quotes."""

from collections.abc import Iterator

import pytest
from msgspec import inspect

from rules.registry import GAMES
from service.api.operations import all_operations
from service.api.tokens import KEY_BYTES, KeyRing
from service.config import Config

KEYS = KeyRing((bytes(KEY_BYTES),))
REQUESTS = {each.id: each.request for each in all_operations(GAMES, Config(), KEYS) if each.request}


def records_in(kind: inspect.Type, is_variant: bool = False) -> Iterator[tuple[inspect.StructType, bool]]:
    """Yield all records below a type, and whether each is one of several in a union."""
    if isinstance(kind, inspect.StructType):
        yield kind, is_variant
        for field in kind.fields:
            yield from records_in(field.type)
    elif isinstance(kind, inspect.UnionType):
        several = sum(isinstance(each, inspect.StructType) for each in kind.types) > 1
        for each in kind.types:
            yield from records_in(each, several)
    elif isinstance(kind, inspect.Metadata):
        yield from records_in(kind.type, is_variant)
    elif isinstance(kind, inspect.VarTupleType):
        yield from records_in(kind.item_type)
    else:
        assert not isinstance(kind, inspect.CollectionType | inspect.DictType), f"look into {kind}"


@pytest.mark.parametrize("request_type", REQUESTS.values(), ids=REQUESTS)
def test_no_record_encodes_a_member_that_it_has_not_read(request_type):
    for record, is_variant in records_in(inspect.type_info(request_type)):
        optional = [field.name for field in record.fields if not field.required]
        assert not optional or record.cls.__struct_config__.omit_defaults, (record.cls, optional)
        assert record.tag is None or is_variant, f"{record.cls}: msgspec demands a tag in a union only"
