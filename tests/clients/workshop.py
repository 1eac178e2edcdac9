"""A client is built in a folder of its own, then any number of programs with it."""

import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.clients.languages import LANGUAGES, Language

ROOT = Path(__file__).parents[2]
SECONDS = 600


@dataclass(frozen=True)
class Workshop:
    """The folder in which the client of a language is built, with the programs that use it."""

    name: str
    folder: Path

    @property
    def language(self) -> Language:
        return LANGUAGES[self.name]

    @property
    def source(self) -> Path:
        """The player of this language."""
        return ROOT / "tests/clients" / self.name

    def build_client(self) -> None:
        self.folder.joinpath("client").mkdir()
        for command in self.language.client:
            self.run(command)

    def program(self, name: str, main: str | None = None) -> "Program":
        """Build the player, or another program in the place of its main file."""
        source, out = self.folder / name / "source", self.folder / name / "out"
        shutil.copytree(self.source, source)
        out.mkdir()
        if main is not None:
            source.joinpath(self.language.main).write_text(main)
        places = {"source": str(source), "out": str(out)}
        for command in self.language.program:
            self.run(command, **places)
        return Program(self, places)

    def run(self, command: str, **places: str) -> str:
        """Run a command to its end. Returns what it printed; raises AssertionError, with all of it, when it fails."""
        places = {
            "python": sys.executable,
            "root": str(ROOT),
            "folder": f"clients/{self.name}",
            "client": str(self.folder / "client"),
            **{"source": "", "out": "", **places},
        }
        done = subprocess.run(
            [part.format(**places) for part in shlex.split(command)],
            cwd=ROOT,
            env={**os.environ, **{name: text.format(**places) for name, text in self.language.environment.items()}},
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

    def run(self, *arguments: str) -> str:
        """Run it. Returns what it printed."""
        return self.workshop.run(" ".join([self.workshop.language.run, *map(shlex.quote, arguments)]), **self.places)
