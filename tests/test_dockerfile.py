"""The Dockerfile, and the package that it installs: built from the files of its context, and served."""

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.running import SECONDS, running
from tests.tracked import ROOT, tracked_files

PINNED = re.compile(r"python:3\.\d+\.\d+-slim-[a-z]+@sha256:[0-9a-f]{64}")


def steps() -> Iterator[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            instruction, rest = line.split(maxsplit=1)
            yield instruction, rest


def arguments_of(instruction: str) -> list[str]:
    return [rest for name, rest in steps() if name == instruction]


def context_files() -> list[Path]:
    rules = (ROOT / ".dockerignore").read_text().split()
    assert rules[0] == "*", "a context by allow-list"
    allowed = {rule[1:] for rule in rules if rule.startswith("!")}
    return [path for path in tracked_files() if not allowed.isdisjoint((path.parts[0], str(path)))]


def flags_and_words(rest: str) -> tuple[dict[str, str], list[str]]:
    words = rest.split()
    flags = [word for word in words if word.startswith("--")]
    return dict(flag.removeprefix("--").split("=", 1) for flag in flags), words[len(flags) :]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `pip install .` builds from the context, unpacked."""
    context, unpacked = tmp_path_factory.mktemp("context"), tmp_path_factory.mktemp("package")
    for path in context_files():
        (context / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, context / path)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=context, check=True)
    (wheel,) = (context / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(unpacked)
    return unpacked


@pytest.mark.medium
def test_the_package_has_every_source_and_the_document(package: Path) -> None:
    sources = [path for path in context_files() if path.parts[0] in {"rules", "service"}]
    assert [path for path in sources if not (package / path).is_file()] == []
    assert (package / "service/docs/packaged/openapi/openapi.json").read_bytes() == (
        ROOT / "openapi/openapi.json"
    ).read_bytes()


@pytest.mark.medium
def test_the_package_serves_pages_and_document_outside_a_clone(package: Path) -> None:
    with running(cwd=package, WORKERS="1", LOG_LEVEL="critical", PYTHONPATH=str(package)) as (url, _):
        connection = HTTPConnection(url.removeprefix("http://"), timeout=SECONDS)
        for path in ("/readyz", "/openapi.json", "/docs/", "/docs/store", "/"):
            connection.request("GET", path)
            answer = connection.getresponse()
            assert (answer.status, len(answer.read()) > 0) == (200, True), path
        connection.close()


@pytest.mark.medium
def test_a_container_engine_builds_the_image() -> None:
    engine = next(filter(None, map(shutil.which, ("docker", "podman"))), None)
    if engine is None or subprocess.run([engine, "info"], capture_output=True, check=False).returncode:
        pytest.skip("this machine runs no container engine (docker or podman)")
    subprocess.run([engine, "build", "--tag", "dancecard-test", "."], cwd=ROOT, check=True)


def test_copied_sources_are_tracked_and_in_the_context() -> None:
    known = {part for path in context_files() for part in (path, *path.parents)}
    words = [flags_and_words(rest) for rest in arguments_of("COPY")]
    sources = [Path(source) for flags, (*names, _) in words if not flags for source in names]
    assert [source for source in sources if source not in known] == []


def test_all_stages_start_from_one_slim_image_pinned_by_digest() -> None:
    bases = {rest.split()[0] for rest in arguments_of("FROM")}
    assert len(bases) == 1
    assert PINNED.fullmatch(bases.pop())


def test_the_user_is_a_fixed_number_and_not_root() -> None:
    (user,) = arguments_of("USER")
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", user)
