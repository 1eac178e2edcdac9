"""What `import rules` gives: its examples work, all of it is documented, and it is typed."""

import doctest
import subprocess
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

import rules
import rules.learning
from rules.learning import actions, environments, observations

SOURCES = [path for path in Path("rules").rglob("*.py") if "learning" not in path.parts]
MODULES = sorted(".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in SOURCES)
WITHOUT_EXAMPLE = {"GAMES", "Description", "Seat", "Transcript"}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_work(name):
    assert doctest.testmod(import_module(name)).failed == 0


def test_every_public_name_has_an_example():
    """Except constants, types, and the records whose docstrings stand in the document."""
    public = {name: getattr(rules, name) for name in rules.__all__ if name not in WITHOUT_EXAMPLE}
    parts = {
        f"{kind.__name__}.{name}": part
        for kind in (rules.Game, rules.Match, rules.Transition)
        for name, part in vars(kind).items()
        if not name.startswith("_") and (callable(part) or isinstance(part, property))
    }
    assert [name for name, each in (public | parts).items() if ">>>" not in (each.__doc__ or "")] == []


@pytest.mark.medium
@pytest.mark.parametrize(
    "module", [rules.learning, actions, environments, observations], ids=lambda each: each.__name__
)
def test_examples_of_learning_work(module):
    results = doctest.testmod(module)
    assert results.attempted > 3
    assert results.failed == 0


def test_every_public_name_is_there_and_documented():
    assert rules.__all__ == sorted(rules.__all__, key=lambda name: (name != "GAMES", name[0].islower(), name))
    for package in (rules, rules.learning):
        for name in package.__all__:
            value = getattr(package, name)
            assert not callable(value) or value.__doc__, name


def test_the_package_says_that_it_is_typed():
    assert files("rules").joinpath("py.typed").is_file()


def test_the_rules_need_neither_the_service_nor_an_extra():
    code = "import sys, rules; print([name for name in sys.modules if name.partition('.')[0] in set(sys.argv[1:])])"
    heavy = ["service", "flask", "marshmallow", "click", "rich", "numpy", "pettingzoo", "distributed"]
    done = subprocess.run([sys.executable, "-c", code, *heavy], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
