"""The README of every client: its first game runs as it stands, and it says how the client is published."""

import re

import pytest

from tests.clients.languages import LANGUAGES
from tests.tracked import ROOT

languages = pytest.mark.parametrize("name", LANGUAGES)
ADDRESS = "http://127.0.0.1:8000"
SEATS = 2
WARNING = "A short or guessable seed shows everything"


def readme(name):
    return ROOT.joinpath("clients", name, "README.md").read_text()


def first_game(text, name):
    """The one block of code in this language."""
    (block,) = re.findall(rf"^```{LANGUAGES[name].block}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return block


@pytest.mark.medium
def test_the_first_game_runs_as_it_stands(workshop, service_url):
    text = first_game(readme(workshop.name), workshop.name)
    assert text.count(ADDRESS) == 1
    player = workshop.player()
    project = {file: player[file] for file in workshop.language.project}
    program = workshop.program("readme", {**project, workshop.language.main: text.replace(ADDRESS, service_url)})
    (line,) = program.run("").splitlines()
    assert line.startswith("winners: ")
    (winner,) = re.findall(r"\d+", line)  # Dancing Queen has no ties
    assert int(winner) in range(SEATS)


@languages
def test_the_first_game_takes_less_than_twenty_lines(name):
    assert len([line for line in first_game(readme(name), name).splitlines() if line.strip()]) < 20


@languages
def test_the_first_game_has_no_seed_and_the_readme_warns_of_seeds(name):
    assert "seed" not in first_game(readme(name), name).lower()
    assert WARNING in readme(name)


@languages
def test_a_readme_says_how_to_install_and_how_to_publish(name):
    assert re.findall("^## .*", readme(name), re.MULTILINE) == [
        "## Install",
        "## A first game",
        "## More",
        "## Publish",
    ]


@languages
def test_the_main_readme_links_a_client(name):
    assert f"(clients/{name}/)" in ROOT.joinpath("README.md").read_text()


@pytest.mark.parametrize("name", ["python", "typescript"])
def test_the_main_readme_shows_a_first_game(name):
    section = ROOT.joinpath("README.md").read_text().partition("\n## Clients\n")[2].partition("\n## ")[0]
    assert first_game(section, name) == first_game(readme(name), name)
