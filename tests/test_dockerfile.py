"""Dockerfile, built without a container engine: its steps run in folders instead of images."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.tracked import ROOT, tracked_files

PINNED = re.compile(r"python:3\.\d+\.\d+-slim-[a-z]+@sha256:[0-9a-f]{64}")
ABSOLUTE = re.compile(r"(?<![^\s=])/(?!dev/)(?=[\w.])")
INHERITED = re.compile(r"PIP_\w+|SSL_CERT_FILE|\w+_proxy", re.IGNORECASE)
TIMEOUT = 60


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
    assert rules[0] == "*", "the context is an allow-list"
    allowed = {rule[1:] for rule in rules if rule.startswith("!")}
    return [path for path in tracked_files() if not allowed.isdisjoint((path.parts[0], str(path)))]


def flags_and_words(rest: str) -> tuple[dict[str, str], list[str]]:
    words = rest.split()
    flags = [word for word in words if word.startswith("--")]
    return dict(flag.removeprefix("--").split("=", 1) for flag in flags), words[len(flags) :]


@dataclass
class Builder:
    """Runner of Dockerfile steps. The current image is always in the same folder, as in a container."""

    context: Path
    image: Path
    base_path: str
    workdir: Path = field(init=False)
    env: dict[str, str] = field(init=False)
    stages: dict[str, Path] = field(default_factory=dict)
    stage: str = ""
    command: list[str] = field(default_factory=list)
    check: list[str] = field(default_factory=list)

    def build(self) -> None:
        known: dict[str, Callable[[str], None]] = {
            "FROM": self.begin,
            "WORKDIR": self.change_folder,
            "COPY": self.copy,
            "RUN": self.run,
            "ENV": self.set_env,
            "CMD": self.set_command,
            "HEALTHCHECK": self.set_check,
            "USER": lambda rest: None,
            "EXPOSE": lambda rest: None,
        }
        for instruction, rest in steps():
            assert instruction in known, f"unsupported instruction {instruction}"
            known[instruction](rest)

    def here(self, text: str) -> str:
        return ABSOLUTE.sub(f"{self.image}/", text)

    def begin(self, rest: str) -> None:
        if self.stage:
            self.stages[self.stage] = self.image.rename(self.image.with_name(self.stage))
        self.stage = rest.split()[-1]
        self.image.mkdir()
        self.workdir = self.image
        self.env = {"PATH": self.base_path, "HOME": str(self.image)}

    def change_folder(self, rest: str) -> None:
        self.workdir = self.workdir / self.here(rest)
        self.workdir.mkdir(parents=True, exist_ok=True)

    def copy(self, rest: str) -> None:
        flags, (*sources, target) = flags_and_words(rest)
        assert flags.keys() <= {"from"}
        origin = self.stages[flags["from"]] if flags else self.context
        for source in sources:
            self.copy_one(origin / source.lstrip("/"), target)

    def copy_one(self, source: Path, target: str) -> None:
        place = self.workdir / self.here(target)
        if source.is_dir():
            shutil.copytree(source, place, symlinks=True, dirs_exist_ok=True)
        else:
            assert target.endswith("/"), "the target of a file must be a folder"
            shutil.copy2(source, place)

    def run(self, rest: str) -> None:
        if rest.startswith("apt-get "):  # system packages cannot be installed in the folder
            assert shutil.which("gcc"), "gcc must be installed: the step would install it"
            return
        outside = {name: value for name, value in os.environ.items() if INHERITED.fullmatch(name)}
        done = subprocess.run(
            ["/bin/sh", "-c", self.here(rest)],
            cwd=self.workdir,
            env={**outside, **self.env},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{rest}\n{done.stdout}"

    def set_env(self, rest: str) -> None:
        for pair in rest.split():
            name, value = pair.split("=", 1)
            self.env[name] = self.here(value).replace("$PATH", self.env["PATH"])

    def set_command(self, rest: str) -> None:
        self.command = [self.here(word) for word in json.loads(rest)]

    def set_check(self, rest: str) -> None:
        self.check = [self.here(word) for word in json.loads(rest.split("CMD", 1)[1])]

    def installed(self) -> set[Path]:
        (packages,) = self.image.glob("venv/lib/python3*/site-packages")
        return {path.relative_to(packages) for path in packages.rglob("*")}

    def snapshot(self) -> dict[Path, int]:
        return {path: path.lstat().st_mtime_ns for path in self.image.rglob("*")}


@pytest.fixture
def builder(tmp_path: Path) -> Builder:
    for path in context_files():
        copy = tmp_path / "context" / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, copy)
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "base"], check=True)
    return Builder(tmp_path / "context", tmp_path / "image", f"{tmp_path / 'base' / 'bin'}:/usr/bin:/bin")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def succeeds(command: list[str], env: dict[str, str]) -> bool:
    return subprocess.run(command, env=env, capture_output=True, check=False).returncode == 0


def becomes_healthy(server: subprocess.Popen[bytes], check: list[str], env: dict[str, str]) -> bool:
    deadline = time.monotonic() + TIMEOUT
    while server.poll() is None and time.monotonic() < deadline:
        if succeeds(check, env):
            return True
    return False


def assert_serves_and_stops(builder: Builder, log: Path) -> None:
    env = {**builder.env, "PORT": str(free_port())}
    program, *arguments = builder.command
    found = shutil.which(program, path=env["PATH"])
    check = [shutil.which(builder.check[0], path=env["PATH"]) or "", *builder.check[1:]]
    assert found is not None
    assert not succeeds(check, env), "the health check must fail before the server starts"
    with (
        log.open("wb") as output,
        subprocess.Popen(
            [found, *arguments], cwd=builder.workdir, env=env, stdout=output, stderr=subprocess.STDOUT
        ) as server,
    ):
        try:
            assert becomes_healthy(server, check, env), log.read_text()
            server.send_signal(signal.SIGTERM)
            assert server.wait(TIMEOUT) == 0, log.read_text()
        finally:
            server.kill()


@pytest.mark.medium
def test_built_service_becomes_healthy_writes_no_file_and_stops(builder: Builder, tmp_path: Path) -> None:
    builder.build()
    sources = {path for path in context_files() if path.parts[0] in {"rules", "service"}}
    assert sources - builder.installed() == set()
    before = builder.snapshot()
    program = builder.image / "venv/bin/dancecard"
    subprocess.run([program, "new", "--help"], env=builder.env, stdout=subprocess.DEVNULL, check=True)
    assert_serves_and_stops(builder, tmp_path / "log")
    assert builder.snapshot() == before


def test_copied_sources_are_tracked_and_in_the_context() -> None:
    known = {part for path in context_files() for part in (path, *path.parents)}
    words = [flags_and_words(rest) for rest in arguments_of("COPY")]
    sources = [Path(source) for flags, (*names, _) in words if not flags for source in names]
    assert [source for source in sources if source not in known] == []


def test_all_stages_use_one_slim_image_pinned_by_digest() -> None:
    bases = {rest.split()[0] for rest in arguments_of("FROM")}
    assert len(bases) == 1
    assert PINNED.fullmatch(bases.pop())


def test_user_is_a_fixed_number_and_not_root() -> None:
    (user,) = arguments_of("USER")
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", user)
