"""The clients' committed code is what the pinned generators make of the committed document, byte for byte."""

import subprocess
from pathlib import Path

import pytest

from clients.generate import GENERATORS, SOURCES
from tests.clients.toolchains import need
from tests.tracked import ROOT, tracked_files

CLIENTS = Path("clients")
PYTHON = ROOT / "build" / "generators" / "bin" / "python"
NEEDS = {"python": [], "typescript": ["node"]}  # the others' generator runs on Java
languages = pytest.mark.parametrize("language", GENERATORS)


def committed(language: str) -> dict[Path, bytes]:
    folder = CLIENTS / language / GENERATORS[language].folder
    return {path.relative_to(folder): (ROOT / path).read_bytes() for path in tracked_files() if folder in path.parents}


def generated(language: str, out: Path) -> dict[Path, bytes]:
    subprocess.run([PYTHON, CLIENTS / "generate.py", out, language], cwd=ROOT, check=True)
    folder = out / language / GENERATORS[language].folder
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.medium
@languages
def test_the_committed_code_is_what_the_generator_writes(language: str, tmp_path: Path) -> None:
    need(*NEEDS.get(language, ["java"]))
    assert PYTHON.exists(), "run `make client-tools`"
    old, new = committed(language), generated(language, tmp_path)
    assert new.keys()
    assert [path for path in old.keys() | new.keys() if old.get(path) != new.get(path)] == [], "run `make clients`"


@languages
def test_generated_code_says_so(language: str) -> None:
    sources = {path: text for path, text in committed(language).items() if path.suffix in SOURCES}
    first_lines = {path: text.splitlines()[0].decode() for path, text in sources.items()}
    assert first_lines
    assert [path for path, line in first_lines.items() if "from openapi/openapi.json. DO NOT EDIT." not in line] == []


@languages
def test_git_knows_what_is_generated(language: str) -> None:
    pattern = CLIENTS / language / GENERATORS[language].folder / "**"
    assert f"{pattern} linguist-generated" in (ROOT / ".gitattributes").read_text().splitlines()
