"""A new game is one package, its tests and one registry line: nothing may be missing, and nothing else names a game."""

import json
from pathlib import Path

import pytest

from rules.description import describe
from rules.registry import GAMES
from tests.rules.told import told

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
TOLD = ("pick", "pieces", "twins", "twins_now", "shows", "alike", "impossible", "leaks", "LONG_GAMES", "SITUATIONS")
SEALED = ("sealed/new", "sealed/view", "sealed/legal-moves", "sealed/apply")
SIZES = Path("service/api/sealed_sizes.json")
OPERATIONS = ("new", "legal-moves", "apply", "view", "replay", "validate", *SEALED)


def package(game):
    return game.name.replace("-", "_")


def test_every_package_of_rules_is_registered():
    packages = {path.parent.name for path in Path("rules").glob("*/__init__.py")}
    assert {package(game) for game in GAMES.values()} == packages


def test_the_service_names_no_game():
    """Its README files may, and the sizes that `make sizes` writes: they say what was measured."""
    found = [path for path in Path("service").rglob("*.*") if path.suffix not in (".md", ".gz") and path != SIZES]
    by_hand = [path for path in found if path.parent.name not in ("playground", "__pycache__")]
    assert {".py", ".html", ".css", ".js"} <= {path.suffix for path in by_hand}
    for path in by_hand:
        text = path.read_text()
        for game in GAMES.values():
            assert not any(name in text for name in (game.name, package(game), game.title)), path


@games
def test_a_game_has_its_files(game):
    folder = Path("rules") / package(game)
    chapters = {path.stem for path in folder.iterdir()}  # a long chapter is a package of the same name
    assert {"RULES", "about", "components", "faults", "rules", "scoring", "state", "view"} <= chapters
    assert Path(f"tests/rules/test_{package(game)}.py").exists()


@games
def test_the_suites_are_told_about_a_game(game):
    assert all(hasattr(told(game), name) for name in TOLD)


@games
def test_a_game_is_in_the_document(game):
    document = json.loads(Path("openapi/openapi.json").read_text())
    assert {f"/games/{game.name}/{name}" for name in OPERATIONS} <= set(document["paths"])


def test_sealed_sizes_of_all_games_are_measured():
    assert set(json.loads(SIZES.read_text())) == set(GAMES)


@games
def test_a_game_is_in_the_readme_and_the_changelog(game):
    assert f"| {game.title} | `{game.name}` |" in Path("README.md").read_text()
    assert game.title in Path("CHANGELOG.md").read_text()


@games
def test_a_game_describes_everything(game):
    told_of = describe(game)
    assert [option.name for option in told_of.options] == list(game.Options.__struct_fields__)
    assert {phase.name for phase in told_of.phases} == {phase for move in told_of.moves for phase in move.phases}
    assert {rule.number for rule in game.rules} <= {rule.number for rule in told_of.rules}
    for texts in (told_of.options, told_of.components, told_of.phases, told_of.moves, told_of.events, told_of.rules):
        assert all(each.text.endswith(".") for each in texts), [each for each in texts if not each.text.endswith(".")]
    assert told_of.decisions
