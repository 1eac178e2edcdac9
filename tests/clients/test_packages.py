"""The packages of the clients have the version of the API, and a language that is in one table is in all."""

import json
import re

import pytest

from clients.generate import GENERATORS
from tests.clients.declared import READERS
from tests.clients.languages import LANGUAGES
from tests.tracked import ROOT

VERSION = json.loads(ROOT.joinpath("openapi/openapi.json").read_text())["info"]["version"]
MANIFESTS = {
    "python": ("pyproject.toml", r'^version = "(.*)"$'),
    "typescript": ("package.json", r'^  "version": "(.*)",$'),
    "java": ("pom.xml", r"^  <version>(.*)</version>$"),
    "kotlin": ("pom.xml", r"^  <version>(.*)</version>$"),
}
BY_TAG = {"go", "swift"}  # the version is a tag of the repository, and stands in no file


@pytest.mark.parametrize("language", MANIFESTS)
def test_a_package_has_the_version_of_the_api(language):
    file, pattern = MANIFESTS[language]
    text = ROOT.joinpath("clients", language, file).read_text()
    assert re.findall(pattern, text, re.MULTILINE) == [VERSION]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_readme_installs_has_the_version_of_the_api(language):
    install = ROOT.joinpath("clients", language, "README.md").read_text().partition("## Install")[2].partition("##")[0]
    assert set(re.findall(r"\d+\.\d+\.\d+", install)) <= {VERSION}


def test_the_lock_of_the_typescript_package_has_the_version_of_the_api():
    lock = json.loads(ROOT.joinpath("clients/typescript/package-lock.json").read_text())
    assert (lock["version"], lock["packages"][""]["version"]) == (VERSION, VERSION)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_package_carries_the_licence(language):
    assert ROOT.joinpath("clients", language, "LICENSE").read_text() == ROOT.joinpath("LICENSE").read_text()


def test_a_language_is_in_every_table():
    assert set(LANGUAGES) == set(GENERATORS) == set(READERS) == MANIFESTS.keys() | BY_TAG
