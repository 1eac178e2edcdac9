"""Root folder: complete lock files, and no registry or local path in any tracked file."""

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.tracked import ROOT, tracked_files

DECLARED = {
    "requirements.txt": ["runtime"],
    "requirements-parser.txt": ["parser"],
    "requirements-dev.txt": ["runtime", "extras", "dev", "parser"],
    "clients/requirements.txt": ["generators"],
}
LOCKS = list(DECLARED)
REGISTRIES = ["pypi.org/" + "simple", "files." + "pythonhosted.org", "registry." + "npmjs.org"]
PUBLIC = {"pypi.org", *REGISTRIES}
OPTIONS = ["--" + option for option in ("index-url", "extra-index-url", "find-links", "trusted-host")]
PIP_SOURCE_KEYS = ("index-url", "extra-index-url", "find-links", "trusted-host", "proxy")


def output_of(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def pip_sources() -> Iterator[str]:
    for line in output_of(sys.executable, "-m", "pip", "config", "list").splitlines():
        key, value = line.split("=", 1)
        if key.endswith(PIP_SOURCE_KEYS):
            yield from ast.literal_eval(value).split()


def npm_sources() -> Iterator[str]:
    if shutil.which("npm"):
        yield output_of("npm", "config", "get", "registry").strip()


def local_names() -> Iterator[str]:
    for place in [*pip_sources(), *npm_sources()]:
        host = urlsplit(place).netloc or place
        if host not in PUBLIC:
            yield host
    yield "/root" + "/"
    if len(ROOT.parts) > 2:
        yield str(ROOT)


def every_pin(lock: str) -> list[tuple[str, str]]:
    """List all pins of a lock: a package may have several, for different versions of Python."""
    return re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / lock).read_text(), re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    return dict(every_pin(lock))


def declared(*groups: str) -> list[Requirement]:
    """Requirements of these groups; `runtime` and `extras` are the project's dependencies and optional ones."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = [line for lines in project["project"]["optional-dependencies"].values() for line in lines]
    known = {"runtime": project["project"]["dependencies"], "extras": extras, **project["dependency-groups"]}
    return [Requirement(line) for group in groups for line in known[group]]


def test_no_tracked_file_contains_a_registry_or_a_local_path() -> None:
    forbidden = [*OPTIONS, *REGISTRIES, '"resolved": ' + '"http', *local_names()]
    found = [
        f"{path}: {needle}"
        for path in tracked_files()
        for needle in forbidden
        if needle.encode() in (ROOT / path).read_bytes()
    ]
    assert found == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_hashes(lock: str) -> None:
    entries = re.split(r"^(?=[a-z0-9])", (ROOT / lock).read_text(), flags=re.MULTILINE)[1:]
    assert len(entries) == len(every_pin(lock))
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize(("lock", "groups"), DECLARED.items(), ids=LOCKS)
def test_lock_pins_every_declared_requirement(lock: str, groups: list[str]) -> None:
    pinned = pins(lock)
    missing = [
        str(wanted)
        for wanted in declared(*groups)
        if pinned.get(canonicalize_name(wanted.name), "0") not in wanted.specifier
    ]
    assert missing == [], "run `make lock`"


def test_development_lock_contains_the_runtime_pins() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


@pytest.mark.parametrize("path", [path for path in tracked_files() if path.name == "package.json"], ids=str)
def test_npm_packages_are_pinned_exactly(path: object) -> None:
    package = json.loads((ROOT / str(path)).read_text())
    wanted = {**package.get("dependencies", {}), **package.get("devDependencies", {})}
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
