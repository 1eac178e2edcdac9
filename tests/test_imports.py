"""Imports of `rules` and `service`: no cycles, and no private names of other packages.

Every import statement of a module counts, also one inside a function. One below `if TYPE_CHECKING` does not.
"""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.tracked import ROOT, tracked_files

PACKAGES = ("rules", "service")
PUBLIC = {"os._exit"}  # documented by the standard library
SOURCES = {path: ROOT / path for path in tracked_files() if path.suffix == ".py" and path.parts[0] in PACKAGES}
Edges = dict[str, set[str]]


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): ast.parse(source.read_text(), str(path)) for path, source in SOURCES.items()}


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes below a node that are executed at run time."""
    for child in ast.iter_child_nodes(node):
        if not is_type_checking(child):
            yield child
            yield from walk(child)


def imported(tree: ast.AST, known: set[str]) -> set[str]:
    """Return the modules that a module imports: for `from a import b` either `a.b`, if it is one, or `a`."""
    found = set()
    for node in walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports are absolute"
            for alias in node.names:
                submodule = f"{node.module}.{alias.name}"
                found.add(submodule if submodule in known else str(node.module))
    return found & known


def cycle_in(edges: Edges) -> list[str]:
    """Return the modules of a cycle, or an empty list."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def private_names(tree: ast.AST, package: str) -> Iterator[str]:
    """Yield the names with a leading underscore that a module takes from another package."""
    foreign = set()
    for node in walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.partition(".")[0] != package:
                    foreign.add(alias.asname or alias.name.partition(".")[0])
                    yield from (part for part in alias.name.split(".") if is_private(part))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] not in ("__future__", package):
            foreign |= {alias.asname or alias.name for alias in node.names}
            for part in [*(node.module or "").split("."), *(alias.name for alias in node.names)]:
                if is_private(part):
                    yield part
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and base_name(node) in foreign:
            yield from {ast.unparse(node)} - PUBLIC


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def base_name(node: ast.expr) -> str | None:
    """Return the name at which a chain of attributes begins: `a` of `a.b._c`."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def test_modules_have_no_import_cycle() -> None:
    edges = {name: imported(tree, set(MODULES)) - {name} for name, tree in MODULES.items()}
    assert len(edges) > 50
    assert cycle_in(edges) == []


@pytest.mark.parametrize("name", [name for name in MODULES if name.partition(".")[0] == "service"])
def test_service_takes_no_private_name_from_another_package(name: str) -> None:
    assert list(private_names(MODULES[name], "service")) == []


@pytest.mark.parametrize("name", [name for name in MODULES if name.partition(".")[0] == "rules"])
def test_rules_import_nothing_of_the_service(name: str) -> None:
    assert not any(module.partition(".")[0] == "service" for module in imported(MODULES[name], set(MODULES)))


def test_cycle_through_a_function_is_found() -> None:
    sources = {"a": "def f():\n    import b", "b": "from c import x", "c": "from a import y"}
    edges = {name: imported(ast.parse(text), set(sources)) for name, text in sources.items()}
    assert set(cycle_in(edges)) == {"a", "b", "c"}
    sources["c"] = "if TYPE_CHECKING:\n    from a import y"
    edges = {name: imported(ast.parse(text), set(sources)) for name, text in sources.items()}
    assert cycle_in(edges) == []


@pytest.mark.parametrize(
    "text",
    [
        "from other import _x",
        "from other._inner import x",
        "import other._inner",
        "import other\nother._x()",
        "import other.part as part\npart.Class._x = 1",
        "from other import part\ndef f():\n    return part._x",
    ],
)
def test_private_name_is_found(text: str) -> None:
    assert list(private_names(ast.parse(text), "service"))


@pytest.mark.parametrize(
    "text", ["from service import _x", "from other import x\nself._x", "import other\nother.__name__", "_x = 1"]
)
def test_own_and_public_names_are_allowed(text: str) -> None:
    assert list(private_names(ast.parse(text), "service")) == []
