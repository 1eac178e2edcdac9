"""Every regular expression of the service and the rules takes time linear in its text, whatever the text is.

Python's `re` does not count its steps, so the text is doubled: twice the text may take three times the CPU time of
this thread, plus an allowance beyond everything that linear expressions need. Backtracking takes at least four times.
"""

import ast
import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from time import thread_time

import pytest
from marshmallow import fields
from marshmallow.validate import Regexp
from msgspec import inspect

from rules.registry import GAMES
from service.api.operations import all_operations
from service.api.tokens import KeyRing
from service.codec.schemas import schema_of
from service.config import Config

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("service", "rules") for path in (ROOT / folder).rglob("*.py"))
FUNCTIONS = {"match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}
LENGTHS = (*range(8, 32, 4), *(32 << step for step in range(11)))  # slowly at first: some are exponential
ALLOWED = 0.02  # seconds of CPU
PREFIXES = ("", "Bearer", '"', "<", "<li>", "- **1** x", "## x\n", "https://", "0", "a ", '{"a":"')
UNITS = (
    *(" ", "\t", "\n", "a", "A", "0", "-", ".", ":", ",", "/", "_", "*", "#", '"', "\\", "[", "<", ">", "é", "\x00"),
    *(
        "a ",
        " a",
        "0 ",
        "a:",
        "<a:",
        '","',
        '"["',
        '\\"',
        "- **1** x\n",
        "## a\n",
        "<li> ",
        "<p>",
        "a-",
        "0.",
        "Bearer ",
    ),
)
SUFFIXES = ("", "\xe9", "\x00", "!")


def trees():
    """Every source file and its syntax tree."""
    for path in FILES:
        yield path, ast.parse(path.read_text())


def is_re(node, names):
    """Is this a call such as `re.match(…)` of one of these names?"""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "re"
        and node.func.attr in names
    )


@cache
def named():
    """Every expression that a module compiles, by its name."""
    found = {}
    for path, tree in trees():
        for node in tree.body:
            if isinstance(node, ast.Assign) and is_re(node.value, {"compile"}):
                module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
                found[node.targets[0].id] = getattr(import_module(module), node.targets[0].id)
    return found


@cache
def methods():
    """The methods by which each named expression is used."""
    found = defaultdict(set)
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in FUNCTIONS:
                found[node.value.id].add(node.attr)
    return found


def inline():
    """Every expression in a call such as `re.match("…", text)`, with the function."""
    for _, tree in trees():
        for node in ast.walk(tree):
            if is_re(node, FUNCTIONS):
                yield re.compile(node.args[0].value), node.func.attr


def of_records(info):
    """The patterns of a record's strings; msgspec searches them."""
    match info:
        case inspect.Metadata():
            yield from of_records(info.type)
        case inspect.StructType():
            for field in info.fields:
                yield from of_records(field.type)
        case inspect.UnionType():
            for each in info.types:
                yield from of_records(each)
        case inspect.VarTupleType():
            yield from of_records(info.item_type)
        case inspect.StrType() if info.pattern:
            yield info.pattern


def of_schemas(schema):
    """The patterns of the validators of a schema's fields."""
    for field in schema.fields.values():
        yield from (each.regex.pattern for each in field.validators if isinstance(each, Regexp))
        if isinstance(field, fields.Nested) and hasattr(field.schema, "fields"):
            yield from of_schemas(field.schema)


def of_messages():
    """The patterns of all requests."""
    for operation in all_operations(GAMES, Config(), KeyRing((bytes(32),))):
        if operation.request is not None:
            yield from of_records(inspect.type_info(operation.request))
            yield from of_schemas(schema_of(operation.request)())


def expressions():
    """Every expression, with every method by which it is used."""
    found = {(expression, method) for name, expression in named().items() for method in methods()[name] or {"match"}}
    found |= set(inline()) | {(re.compile(pattern), "search") for pattern in of_messages()}
    return sorted(found, key=str)


def cpu(expression, method, text):
    """The CPU time of looking at a text once."""
    look = getattr(expression, method)
    start = thread_time()
    found = look(text[:0], text) if method in ("sub", "subn") else look(text)
    if method == "finditer":
        list(found)
    return thread_time() - start


def is_linear(expression, method, parts):
    """Double the text until it is long: does twice the text ever take much more than twice the time?"""
    prefix, unit, suffix = parts
    before = None
    for length in LENGTHS:
        text = prefix + unit * (length // len(unit)) + suffix
        text = text.encode("latin-1") if isinstance(expression.pattern, bytes) else text
        took = cpu(expression, method, text)
        if before is not None and took > 3 * before + ALLOWED:
            took = min(cpu(expression, method, text) for _ in range(3))  # something else may have happened
            if took > 3 * before + ALLOWED:
                return False
        before = took
    return True


def hostile():
    return [(prefix, unit, suffix) for prefix in PREFIXES for unit in UNITS for suffix in SUFFIXES]


@pytest.mark.parametrize(("expression", "method"), expressions(), ids=lambda each: getattr(each, "pattern", each))
def test_an_expression_takes_linear_time(expression, method):
    assert [parts for parts in hostile() if not is_linear(expression, method, parts)] == []


BACKTRACKING = [
    (r"(?i:bearer) +([ -~]+)", "fullmatch", ("Bearer", " ", "\xe9")),
    (r"(a|a)*", "fullmatch", ("", "a", "!")),
    (r"\s+x", "search", ("", " ", "!")),
]


@pytest.mark.parametrize(("pattern", "method", "parts"), BACKTRACKING)
def test_a_backtracking_expression_is_recognised(pattern, method, parts):
    assert not is_linear(re.compile(pattern), method, parts)


def test_every_expression_is_compiled_by_name_or_written_out():
    for path, tree in trees():
        top = {id(node.value) for node in tree.body if isinstance(node, ast.Assign)}
        for node in ast.walk(tree):
            if is_re(node, {"compile"}):
                assert id(node) in top, (path, node.lineno)
            elif is_re(node, FUNCTIONS):
                assert isinstance(node.args[0], ast.Constant), (path, node.lineno)
            assert not (isinstance(node, ast.ImportFrom) and node.module == "re"), (path, node.lineno)
