"""A client is built in a folder of its own, then any number of programs with it."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from fcntl import LOCK_EX, flock
from pathlib import Path

from tests.clients.languages import LANGUAGES, Language
from tests.tracked import ROOT, tracked_files

SECONDS = 600


def once(path: Path, make: Callable[[], str]) -> str:
    """What was made, be it by another process; the first to ask makes it and the others wait."""
    path.parent.mkdir(exist_ok=True)
    with path.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not path.exists():
            path.write_text(make())
    return path.read_text()


def empty(folder: Path) -> None:
    """Make it anew; an attempt that failed may have left something."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


@dataclass(frozen=True)
class Workshop:
    """The folder in which the client of a language is built, with the programs that use it."""

    name: str
    folder: Path

    @property
    def language(self) -> Language:
        return LANGUAGES[self.name]

    def player(self) -> dict[str, str]:
        """The files of the player: text by path."""
        folder = Path("tests/clients", self.name)
        files = [path for path in tracked_files() if folder in path.parents]
        return {str(path.relative_to(folder)): (ROOT / path).read_text() for path in files}

    def build_client(self) -> None:
        once(self.folder / "client.txt", self._build_client)

    def _build_client(self) -> str:
        empty(self.folder / "client")
        return "".join(self.run(command) for command in self.language.client)

    def played(self, url: str) -> str:
        """What the player tells."""
        return once(self.folder / "played.txt", lambda: self.program("player", self.player()).run(url))

    def program(self, name: str, files: dict[str, str]) -> "Program":
        """Build a program."""
        source, out = self.folder / name / "source", self.folder / name / "out"
        empty(source)
        empty(out)
        for path, text in files.items():
            source.joinpath(path).parent.mkdir(parents=True, exist_ok=True)
            source.joinpath(path).write_text(text)
        program = Program(self, {"source": str(source), "out": str(out)})
        for command in self.language.program:
            self.run(command, program.places)
        return program

    def run(self, command: str, places: dict[str, str] | None = None) -> str:
        """Run a command to its end. Returns what it printed; raises AssertionError, with all of it, when it fails."""
        known = {
            "python": sys.executable,
            "root": str(ROOT),
            "folder": f"clients/{self.name}",
            "client": str(self.folder / "client"),
            **(places or {"source": "", "out": ""}),
        }
        done = subprocess.run(
            [part.format(**known) for part in shlex.split(command)],
            cwd=ROOT,
            env={**os.environ, **{name: text.format(**known) for name, text in self.language.environment.items()}},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


@dataclass(frozen=True)
class Program:
    """A program that was built."""

    workshop: Workshop
    places: dict[str, str]

    def run(self, url: str) -> str:
        """Run it against the service. Returns what it printed."""
        return self.workshop.run(f"{self.workshop.language.run} {url}", self.places)
