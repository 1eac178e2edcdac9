"""Completeness of every game: package, tests, document and README, and no name of a game in the service."""

import json
from pathlib import Path

import pytest

from rules.description import describe
from rules.registry import GAMES
from tests.kit import kit_of

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
KIT = (
    "choose_move",
    "pieces",
    "indistinguishable",
    "indistinguishable_now",
    "indistinguishable_moves",
    "reveals",
    "impossible_states",
    "ply_slack",
    "drawn_slack",
    "planted_leaks",
    "LONG_GAMES",
    "SITUATIONS",
)
SEALED = ("sealed/new", "sealed/view", "sealed/legal-moves", "sealed/apply")
NO_GAMES = {"learning"}  # packages for all games
SIZES = Path("service/api/sealed_sizes.json")
CHAPTERS = {
    "RULES",
    "__init__",
    "about",
    "components",
    "state",
    "moves",
    "events",
    "rules",
    "effects",
    "scoring",
    "view",
    "faults",
}
OPERATIONS = ("new", "legal-moves", "apply", "view", "replay", "validate", *SEALED)


def package(game):
    return game.name.replace("-", "_")


def test_every_rules_package_is_registered():
    packages = {path.parent.name for path in Path("rules").glob("*/__init__.py")}
    assert {package(game) for game in GAMES.values()} == packages - NO_GAMES


def test_service_contains_no_name_of_a_game():
    """Exceptions: README files, and the measured sizes that `make sizes` writes."""
    found = [path for path in Path("service").rglob("*.*") if path.suffix not in (".md", ".gz") and path != SIZES]
    by_hand = [path for path in found if path.parent.name not in ("playground", "__pycache__")]
    assert {".py", ".html", ".css", ".js"} <= {path.suffix for path in by_hand}
    for path in by_hand:
        text = path.read_text()
        for game in GAMES.values():
            assert not any(name in text for name in (game.name, package(game), game.title)), path


@games
def test_game_has_all_files(game):
    folder = Path("rules") / package(game)
    chapters = {path.stem for path in folder.iterdir()}  # a long module is a package of the same name
    assert chapters - {"__pycache__"} == CHAPTERS
    assert Path(f"tests/rules/test_{package(game)}.py").exists()


@games
def test_game_has_a_kit_for_the_common_suites(game):
    assert all(hasattr(kit_of(game), name) for name in KIT)


@games
def test_game_is_in_the_document(game):
    document = json.loads(Path("openapi/openapi.json").read_text())
    assert {f"/games/{game.name}/{name}" for name in OPERATIONS} <= set(document["paths"])


def test_sealed_sizes_cover_all_games():
    assert set(json.loads(SIZES.read_text())) == set(GAMES)


@games
def test_game_is_in_the_readme_and_the_changelog(game):
    assert f"| {game.title} | `{game.name}` |" in Path("README.md").read_text()
    assert game.title in Path("CHANGELOG.md").read_text()


@games
def test_description_of_a_game_is_complete(game):
    description = describe(game)
    assert [option.name for option in description.options] == list(game.Options.__struct_fields__)
    assert {phase.name for phase in description.phases} == {
        phase for move in description.moves for phase in move.phases
    }
    assert {rule.number for rule in game.rules} <= {rule.number for rule in description.rules}
    for texts in (
        description.options,
        description.components,
        description.phases,
        description.moves,
        description.events,
        description.rules,
    ):
        assert all(each.text.endswith(".") for each in texts), [each for each in texts if not each.text.endswith(".")]
    assert description.decisions
