"""The playground in a real browser: scenarios.mjs has the promises, one each. Screenshots go to build/screenshots."""

import gzip
import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tests.clients.toolchains import chromium, need
from tests.running import running
from tests.tracked import ROOT

SOURCE = ROOT / "clients" / "playground"
SERVED = ROOT / "service" / "playground"
SCREENSHOTS = ROOT / "build" / "screenshots"
SCENARIOS = Path(__file__).with_name("scenarios.mjs")
GAMES = re.findall(r'^  "([a-z0-9-]+)": ', Path(__file__).with_name("games.mjs").read_text(), re.MULTILINE)
MOST_BYTES = 300_000  # of all files, compressed
SECONDS = 300
NAMESPACES = {"http://www.w3.org"}  # names, not addresses: nobody asks there
viewports = pytest.mark.parametrize("viewport", ["desktop", "phone"])


def run(*command, **environment):
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "CHROMIUM": chromium() or "", "PYTHON": sys.executable, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def scenario(name, url, viewport, *game, **environment):
    need("node", "chromium")
    run("node", SCENARIOS, name, url, viewport, SCREENSHOTS, *game, **environment)


def bundle(folder):
    """Return the files of a bundle without their compressed forms."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".gz"}


def test_the_bundle_is_small():
    compressed = {name: len(gzip.compress(content)) for name, content in bundle(SERVED).items()}
    assert sum(compressed.values()) < MOST_BYTES, compressed


def test_the_bundle_names_no_other_address():
    for name, content in bundle(SERVED).items():
        found = set(re.findall(rb"https?://[^/\s\"'`<>${}]+", content))
        assert found <= {each.encode() for each in NAMESPACES}, name


@pytest.mark.medium
def test_the_bundle_is_what_its_source_builds(tmp_path):
    need("node")
    run("node", SOURCE / "build.mjs", tmp_path / "built")
    assert bundle(tmp_path / "built") == bundle(SERVED), "run `make playground`"


@pytest.mark.medium
def test_the_source_has_no_error_of_types():
    need("node")
    run("node", SOURCE / "node_modules" / "typescript" / "bin" / "tsc", "--project", SOURCE)


def test_every_game_is_played_here():
    from rules.registry import GAMES as SERVED_GAMES

    assert list(SERVED_GAMES) == GAMES


@pytest.mark.medium
@viewports
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(service_url, game, viewport):
    scenario("whole_game", service_url, viewport, game)


@pytest.mark.medium
@viewports
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_over_a_slow_line(service_url, game, viewport):
    scenario("slow_line", service_url, viewport, game)


@pytest.mark.medium
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_shown_nothing_but_its_own_view(service_url, game):
    scenario("seats", service_url, "desktop", game)


@pytest.mark.medium
@pytest.mark.parametrize(
    "name",
    [
        "hidden_cards",
        "refusal",
        "undo",
        "transcript",
        "link",
        "requests",
        "hot_seat",
        "undrawn_game",
        "dark",
        "first_paint",
        "trouble",
        "docs",
    ],
)
@viewports
def test_the_page_keeps_its_promise(service_url, name, viewport):
    scenario(name, service_url, viewport)


@pytest.mark.medium
def test_a_key_is_asked_for_where_one_is_needed():
    key = "a key for the playground"
    with running(WORKERS="1", API_KEYS=sha256(key.encode()).hexdigest()) as (url, _):
        scenario("keys", url, "desktop", KEY=key)
