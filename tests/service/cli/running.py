"""Helpers of the command line tests: run `dancecard` in a process of its own or in this one, and make transcripts."""

import os
import stat
import subprocess
import sys

import msgspec
from click.testing import CliRunner

from rules import random_transcript
from rules.registry import GAMES
from service.cli.main import main
from tests.tracked import ROOT

COMMAND = (sys.executable, "-m", "service.cli")
TIMEOUT = 300  # seconds
DONE, REFUSED, USAGE, MALFORMED, FAILED = range(5)


def dancecard(*arguments, text=b"", code=DONE, cwd=ROOT):
    """Run a command in a process of its own. Returns its standard output."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], input=text, capture_output=True, cwd=cwd, check=False, timeout=TIMEOUT
    )
    assert done.returncode == code, done.stderr.decode()
    return done.stdout


def invoke(*arguments, text=b"", code=DONE):
    """Run a command in this process. Returns its standard output."""
    result = CliRunner().invoke(main, [*map(str, arguments)], input=text)
    assert result.exit_code == code, (result.output, result.exception)
    return result.stdout_bytes


def error_of(*arguments, text=b"", code):
    """Run a command that must fail, in this process. Returns its standard error."""
    result = CliRunner().invoke(main, [*map(str, arguments)], input=text)
    assert (result.exit_code, result.stdout_bytes) == (code, b""), result.output
    return result.stderr


def installed(folder):
    """Environment variables with which a shell finds `dancecard` and `python`."""
    program = folder / "dancecard"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m service.cli "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    path = os.pathsep.join([str(folder), os.path.dirname(sys.executable), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}


def transcript_lines(count):
    """Transcripts as JSON lines, of all games in turn."""
    games = list(GAMES.values())
    numbered = ((number, games[number % len(games)]) for number in range(count))
    transcripts = (random_transcript(game, game.seats[0], game.options, f"lines {number}") for number, game in numbered)
    return [msgspec.json.encode(transcript) + b"\n" for transcript in transcripts]
