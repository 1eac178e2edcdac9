"""README examples, executed verbatim against the service."""

import json
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from rules import GAMES, read_notation, verify, write_notation
from tests.service.cli.running import installed

README = Path("README.md").read_text()
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def examples(language):
    return [text for known, text in BLOCKS if known == language]


def test_readme_examples_are_in_known_languages():
    assert {language for language, _ in BLOCKS} == {"sh", "sql", "python", "ts", "bash", "text"}


def run_example(command, text, url):
    """Run an example against the service at `url`."""
    text = text.replace("http://127.0.0.1:8000", url)
    return subprocess.run([*command, text], capture_output=True, text=True, check=True, timeout=120)


@pytest.mark.medium
def test_curl_examples_play_a_whole_game(service_url):
    done = run_example(["bash", "-euc"], "\n".join(examples("sh")), service_url)
    assert done.stderr == ""
    assert '"name":"dancing-queen"' in done.stdout
    assert '"code":"not_your_turn"' in done.stdout
    assert re.search(r'\{"reason":"four_trophies","winners":\[[01]\],"scores":\[.*\]\}$', done.stdout.strip())


@pytest.mark.medium
def test_store_example_runs(service_url):
    done = run_example([sys.executable, "-c"], examples("python")[0], service_url)
    assert done.stderr == ""
    assert "seat 0 sees: [{'type': 'lead_chosen', 'seat': 1, 'gender': None}]" in done.stdout
    assert "seat 1 is refused: not_your_turn" in done.stdout


@pytest.mark.medium
def test_example_of_eight_simultaneous_seats_runs(service_url):
    done = run_example([sys.executable, "-c"], examples("python")[1], service_url)
    assert done.stderr == ""
    assert "the moves replay to the stored state: True True" in done.stdout
    assert re.search(r"winners: \[.*\] after [1-9]\d* moves and [1-9]\d* conflicts", done.stdout)
    assert "too late: 409 Rule 5.5: Take a card that lies in the centre." in done.stdout


def test_sql_example_rejects_a_late_update():
    (text,) = examples("sql")
    database = sqlite3.connect(":memory:")
    database.executescript(text)
    assert database.execute("SELECT ply, state FROM matches").fetchall() == [(1, '{"ply": 1}')]
    late = database.execute("UPDATE matches SET ply = 1, state = 'late' WHERE id = 'm1' AND ply = 0")
    assert late.rowcount == 0


@pytest.mark.medium
def test_command_line_examples_run_without_a_server(tmp_path):
    (text,) = examples("bash")
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", text], cwd=tmp_path, env=installed(tmp_path), capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    legal, view, report, *transcript = done.stdout.splitlines()
    assert len(json.loads(legal)["moves"]) == 4
    assert json.loads(view)["view"]["seat"] == 1
    assert json.loads(report) == {**json.loads(report), "type": "summary", "games": 50, "refused": 0}
    assert transcript[0] == "game king-of-clubs"


def test_transcript_example_replays():
    (text,) = examples("text")
    transcript = read_notation(text)
    assert verify(GAMES[transcript.game], transcript).refused is None
    assert write_notation(transcript) == text


@pytest.mark.medium
def test_library_examples_run(service_url):
    library, match, learning = examples("python")[-3:]
    done = run_example([sys.executable, "-c"], library, service_url)
    assert done.stderr == ""
    seen, refused, verdict = done.stdout.splitlines()
    assert seen.startswith("seat 0 sees: SeenDancer(")
    assert (refused, verdict) == ("refused: not_your_turn", "game dancing-queen True None")
    assert run_example([sys.executable, "-c"], match, service_url).stdout.splitlines() == [
        "['a', 'step_on_toes', 'the_robot', 'the_shuffle', 'y'] 88 moves",
        "refused by rule 1.2",
        "<Match lets-dance, 3 seats, ply 0, to move 0>",
    ]
    assert sorted(run_example([sys.executable, "-c"], learning, service_url).stdout.split()[::3]) == [
        "seat_0",
        "seat_1",
        "seat_2",
    ]
