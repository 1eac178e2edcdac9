"""What `import rules` gives: its examples work, all of it is documented, and it is typed."""

import doctest
import subprocess
import sys
from importlib.resources import files

import pytest

import rules
import rules.learning
from rules.learning import actions, environments, observations


def test_the_examples_of_the_package_work():
    assert doctest.testmod(rules).attempted > 10
    assert doctest.testmod(rules).failed == 0


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
