"""Command group: exit codes, messages on standard error, help texts, and the installed program."""

import re
import socket
import subprocess
import tomllib
from http.client import HTTPConnection
from importlib.metadata import EntryPoint

import click
import pytest

from rules.registry import GAMES
from service.cli.main import main
from service.codec.json_reader import encode
from tests.running import started
from tests.service.cli.running import (
    COMMAND,
    FAILED,
    MALFORMED,
    REFUSED,
    TIMEOUT,
    USAGE,
    error_of,
    installed,
)
from tests.tracked import ROOT

GAME = GAMES["dancing-queen"]
START = encode(GAME.new(2, GAME.options, "s").state)
BOM = b"\xef\xbb\xbf"
BOM_MESSAGE = "line 1, column 1: The text begins with a byte order mark."
ERRORS = [
    (["apply", "--move", "0 draw"], START, REFUSED, "illegal_move"),
    (["apply", "--move", "5 draw"], START, REFUSED, "no_such_seat"),
    (["view", "--seat", "2"], START, REFUSED, "no_such_seat"),
    (["view", "--seat", "99"], START, MALFORMED, "invalid_request"),
    (["legal-moves"], START.replace(b'"ply":0', b'"ply":999999'), REFUSED, "impossible_state"),
    (["legal-moves"], b"nonsense", MALFORMED, "malformed_json"),
    (["legal-moves"], b'{"state": 1}', MALFORMED, "invalid_request"),
    (["legal-moves"], START.replace(b"dancing-queen", b"chess"), MALFORMED, f"'chess': there are {', '.join(GAMES)}."),
    (["apply"], START, MALFORMED, "invalid_request"),
    (["apply", "--move", "0 dance"], START, MALFORMED, "line 1, column 3: Expected one of open, draw"),
    (["apply", "--move", "{"], START, MALFORMED, "malformed_json"),
    (["replay"], b"game dancing-queen\nseats x", MALFORMED, "line 2, column 7: Expected a whole number"),
    (["replay"], b"game\n\xc3\xa9 \xff", MALFORMED, "line 2, column 3: The text is not UTF-8."),
    (["replay"], BOM + b"game dancing-queen\n", MALFORMED, BOM_MESSAGE),
    (["legal-moves"], BOM + b"{}", MALFORMED, "byte order mark"),
    (["transcript"], BOM + b"{}", MALFORMED, BOM_MESSAGE),
    (["transcript"], b"\n\n\xc3\xa9 \xff", MALFORMED, "line 3, column 3: The text is not UTF-8."),
    (["transcript"], b"\n{}\n", MALFORMED, "Line 2: Not a transcript"),
    (["transcript"], b'\n{"game":\n"dancing-queen",\n]}', MALFORMED, "Line 4, column 1: "),
    (["transcript"], b'\n\n{"game": "dancing-queen",, }', MALFORMED, "Line 3, column 26: "),
    (["transcript"], b'\n{"game": "chess"}', MALFORMED, "line 2: There is no game 'chess'"),
    (["replay"], b"{}", MALFORMED, "invalid_request"),
    (["transcript"], b"{}", MALFORMED, "invalid_request"),
    (["transcript"], b"game dancing-queen\n\n1. 0 fly\n", MALFORMED, "line 1, column 19: After this"),
    (["new", "dancing-queen", "--seats", "3"], b"", MALFORMED, "/seats"),
    (["new", "dancing-queen", "--option", "microphone=5"], b"", MALFORMED, "/options/microphone"),
    (["new", "dancing-queen", "--option", "microphone"], b"", USAGE, "must be name=value"),
    (["new", "chess"], b"", USAGE, f"'chess' is not one of {', '.join(map(repr, GAMES))}."),
    (["random-games", "dancing-queen", "--seats", "3"], b"", MALFORMED, "/seats"),
    (["random-games", "--seed", "x" * 63], b"", MALFORMED, "/seed"),
    (["random-games", "--count", "10", "--seed", "x" * 63], b"", MALFORMED, "/seed"),
    (["play", "dancing-queen", "--seat", "2"], b"", REFUSED, "no_such_seat"),
    (["play", "dancing-queen", "--seat", "-1"], b"", REFUSED, "no_such_seat"),
    (["legal-moves", "no such file"], b"", MALFORMED, "'no such file': No such file"),
    (["replay", "."], b"", MALFORMED, "Is a directory"),
    (["nothing"], b"", USAGE, "No such command"),
]


@pytest.mark.parametrize(
    ("arguments", "text", "code", "message"), ERRORS, ids=[" ".join(each[0])[:60] for each in ERRORS]
)
def test_errors_set_the_exit_code_and_go_to_standard_error(arguments, text, code, message):
    assert message in error_of(*arguments, text=text, code=code)


def run_in_shell(command):
    """Run a shell command. Returns its exit code and standard error."""
    done = subprocess.run(
        ["bash", "-c", command.replace("dancecard", " ".join(COMMAND))],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
        timeout=TIMEOUT,
    )
    return done.returncode, done.stderr.decode()


@pytest.mark.medium
def test_broken_pipe_ends_silently():
    command = "dancecard random-games --count 300 --seed x --workers 1 | head -c 1; exit ${PIPESTATUS[0]}"
    assert run_in_shell(command) == (FAILED, "")


@pytest.mark.medium
@pytest.mark.parametrize(
    "command", ["new dancing-queen >&-", "schema >&-", "validate README.md >&-", "legal-moves <&-", "transcript <&-"]
)
def test_closed_standard_streams_are_errors(command):
    code, message = run_in_shell(f"dancecard {command}")
    assert code == FAILED
    assert re.fullmatch("Error: .*\n", message)


def test_installed_script_is_main():
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert {name: EntryPoint(name, value, "console_scripts").load() for name, value in scripts.items()} == {
        "dancecard": main
    }


@pytest.mark.medium
def test_serve_runs_until_sigterm():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    command = [*COMMAND, "serve", "--host", "127.0.0.1", "--port", str(port)]
    with started(command, cwd=ROOT, stderr=subprocess.PIPE) as process:
        while b"Listening" not in (line := process.stderr.readline()):
            assert line
        connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
        connection.request("GET", "/readyz")
        assert connection.getresponse().status == 200
        connection.close()
        process.terminate()
        process.communicate(timeout=TIMEOUT)
    assert process.returncode == 0


COMMAND_NAMES = ["", *main.commands]


def help_of(name):
    """Help text of a command, or of the group."""
    command = main.commands[name] if name else main
    with click.Context(command, info_name="dancecard") as context:
        return command.get_help(context)


def example_of(name):
    """Lines of a help text under `Examples:`."""
    return re.search(r"Examples:\n((?:    .*\n)+)", help_of(name))[1]


@pytest.mark.parametrize("name", COMMAND_NAMES)
def test_help_has_examples_and_exit_codes(name):
    assert example_of(name).strip()
    assert "Exit codes: 0 done; 1 refused by the rules; 2 wrong usage;" in help_of(name)


@pytest.mark.medium
@pytest.mark.parametrize("name", [name for name in COMMAND_NAMES if name != "serve"])
def test_help_examples_run(name, tmp_path):
    done = subprocess.run(
        ["bash", "-eo", "pipefail", "-c", example_of(name)],
        cwd=tmp_path,
        env=installed(tmp_path),
        input=b"q\n",
        capture_output=True,
        check=False,
        timeout=TIMEOUT,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout or any(tmp_path.glob("*.json*"))


def test_help_example_of_serve_is_the_tested_command():
    assert example_of("serve").split() == ["dancecard", "serve", "--port", "8000"]
