"""Running `dancecard`, as a person does who has installed it."""

import os
import stat
import subprocess
import sys

import msgspec

from rules import random_transcript
from rules.registry import GAMES
from tests.tracked import ROOT

COMMAND = (sys.executable, "-m", "service.cli")
SECONDS = 300


def dancecard(*arguments, text=b"", code=0, cwd=ROOT):
    """Run a command; it must end with this code. Returns what it wrote to standard output."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], input=text, capture_output=True, cwd=cwd, check=False, timeout=SECONDS
    )
    assert done.returncode == code, done.stderr.decode()
    return done.stdout


def installed(folder):
    """An environment in which `dancecard` and `python` are programs."""
    program = folder / "dancecard"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m service.cli "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    path = os.pathsep.join([str(folder), os.path.dirname(sys.executable), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}


def written(count, seed="lines"):
    """So many transcripts as JSON, of all games in turn."""
    kinds = list(GAMES.values())
    played = (
        random_transcript(game, game.seats[0], game.options, f"{seed} {number}")
        for number, game in ((number, kinds[number % len(kinds)]) for number in range(count))
    )
    return [msgspec.json.encode(transcript) + b"\n" for transcript in played]
