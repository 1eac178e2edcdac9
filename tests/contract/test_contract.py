"""The pacts of consumers, kept by the running service."""

import json
import os
from pathlib import Path

import pytest
from pact import Verifier

from tests.clients.toolchains import need
from tests.clients.workshop import Workshop
from tests.contract.sample import write_pact
from tests.tracked import ROOT

pytestmark = pytest.mark.medium
HERE = Path("tests/contract")
PROVIDER = "dancecard"
PACTS = sorted(Path(os.environ.get("PACTS") or HERE / "pacts").glob("*.json"))
SAMPLE = "sample-{}-dancecard.json"


@pytest.fixture
def python_sample(tmp_path):
    write_pact(tmp_path)
    return tmp_path / SAMPLE.format("python")


@pytest.fixture
def typescript_sample(tmp_path, shared_folder):
    need("node")
    workshop = Workshop("typescript", shared_folder / "client-typescript")
    workshop.build_client()
    place = workshop.folder / "pact"
    place.mkdir()
    place.joinpath("node_modules").symlink_to(ROOT / HERE / "typescript/node_modules")
    files = {"package.json": "package.json", "sample.ts": workshop.language.main}
    program = workshop.program("pact", {to: (HERE / "typescript" / file).read_text() for file, to in files.items()})
    program.run(str(tmp_path))
    return tmp_path / SAMPLE.format("typescript")


def verify(pact, url):
    """Ask the service all that a pact asks, and compare. Raises RuntimeError."""
    verifier = Verifier(PROVIDER, host="127.0.0.1").add_transport(url=url).add_source(pact)
    try:
        verifier.verify()
    finally:
        print(verifier.output(strip_ansi=True))


def test_there_are_pacts_to_keep():
    assert PACTS


@pytest.mark.parametrize("pact", PACTS, ids=lambda path: path.stem)
def test_the_service_keeps_a_pact(pact, service_url):
    text = json.loads(pact.read_text())
    assert text["provider"] == {"name": PROVIDER}
    assert text["interactions"]
    verify(pact, service_url)


@pytest.mark.parametrize("language", ["python", "typescript"])
def test_a_sample_writes_its_pact(language, request):
    written = request.getfixturevalue(f"{language}_sample").read_text()
    committed = HERE / "pacts" / SAMPLE.format(language)
    if request.config.getoption("--write-pacts"):
        committed.write_text(written)
    assert written == committed.read_text(), "run `make pacts`"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ('"status": 409', '"status": 422'),
        ('"number": "5.1"', '"number": "5.2"'),
        ('"events": [', '"happened": ['),
        ('"application/problem+json"', '"application/json"'),
        ('"path": "/games/dancing-queen/apply"', '"path": "/games/dancing-queen/do"'),
    ],
)
def test_a_pact_that_is_not_kept_is_noticed(true, false, tmp_path, service_url):
    text = HERE.joinpath("pacts", SAMPLE.format("typescript")).read_text()
    assert true in text
    pact = tmp_path / "broken.json"
    pact.write_text(text.replace(true, false))
    with pytest.raises(RuntimeError):
        verify(pact, service_url)
