"""Release check: breaking changes are rejected, and archived releases still hold."""

import json
import subprocess
import sys
from copy import deepcopy

import pytest

from service.config import Config
from service.wsgi import create_service
from tests.clients.toolchains import need
from tests.openapi import released
from tests.openapi.published import COMMITTED, DOCUMENT
from tests.openapi.released import KEPT, RELEASED, broken, compare, keep, newest

VERSION = "1.2.3"
A_PATH = next(path for path in DOCUMENT["paths"] if path.endswith("/apply"))
AN_EVENT = next(name for name in DOCUMENT["components"]["schemas"] if name.endswith("Event"))


@pytest.fixture(scope="module")
def client():
    return create_service(Config(log_level="warning")).test_client()


def test_compare_accepts_any_document_before_the_first_release(tmp_path):
    assert compare(COMMITTED, tmp_path) == (True, "Nothing is released yet: no client can break.")


def test_newest_release_is_found_by_version_not_by_name(tmp_path):
    for version in ("0.9.0", "0.10.0", "0.2.11"):
        (tmp_path / f"{version}.json").touch()
    assert newest(tmp_path).stem == "0.10.0"


@pytest.mark.medium
def test_committed_document_is_compatible_with_the_newest_release():
    need("go")
    done = subprocess.run([sys.executable, "-m", "tests.openapi.released"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout


# Breaking and compatible changes of the document


def removed_path(schemas, paths):
    del paths[A_PATH]


def added_response_variant(schemas, paths):
    schemas["Extra"] = deepcopy(schemas[schemas[AN_EVENT]["oneOf"][0]["$ref"].rpartition("/")[2]])
    schemas["Extra"]["properties"]["type"]["enum"] = ["extra"]
    schemas[AN_EVENT]["oneOf"].append({"$ref": "#/components/schemas/Extra"})
    schemas[AN_EVENT]["discriminator"]["mapping"]["extra"] = "#/components/schemas/Extra"


def added_response_value(schemas, paths):
    schemas["ProblemCode"]["enum"].append("extra")


def added_response_member(schemas, paths):
    schemas["Health"]["properties"]["extra"] = {"type": "string"}


def removed_response_member(schemas, paths):
    schemas["Health"]["properties"].pop("status")
    schemas["Health"]["required"].remove("status")


def added_required_request_member(schemas, paths):
    request = request_of(schemas, paths)
    request["properties"]["extra"] = {"type": "string"}
    request["required"].append("extra")


def added_optional_request_member(schemas, paths):
    request_of(schemas, paths)["properties"]["extra"] = {"type": ["string", "null"]}


def added_path(schemas, paths):
    paths["/games/extra"] = deepcopy(paths["/games"])
    paths["/games/extra"]["get"]["operationId"] = "extra"


def changed_description(schemas, paths):
    schemas["Health"]["description"] = "Better words."


def request_of(schemas, paths):
    content = paths[A_PATH]["post"]["requestBody"]["content"]["application/json"]
    return schemas[content["schema"]["$ref"].rpartition("/")[2]]


BREAKING = (
    removed_path,
    added_response_variant,
    added_response_value,
    added_response_member,
    removed_response_member,
    added_required_request_member,
)
COMPATIBLE = (added_optional_request_member, added_path, changed_description)


def changed(folder, change, version):
    """Write the document with a change to a folder."""
    document = deepcopy(DOCUMENT)
    change(document["components"]["schemas"], document["paths"])
    document["info"]["version"] = version
    path = folder / "changed.json"
    path.write_text(json.dumps(document))
    return path


@pytest.fixture
def before(tmp_path):
    """Folder of releases in which the committed document is the newest."""
    folder = tmp_path / "released"
    folder.mkdir()
    (folder / f"{VERSION}.json").write_bytes(COMMITTED.read_bytes())
    return folder


@pytest.mark.medium
@pytest.mark.parametrize("change", BREAKING, ids=lambda change: change.__name__)
def test_breaking_change_is_rejected_except_in_a_major_version(tmp_path, before, change):
    need("go")
    for version in (VERSION, "1.3.0"):
        good, said = compare(changed(tmp_path, change, version), before)
        assert not good
        assert "error" in said
    assert compare(changed(tmp_path, change, "2.0.0"), before)[0]


@pytest.mark.medium
@pytest.mark.parametrize("change", COMPATIBLE, ids=lambda change: change.__name__)
def test_compatible_change_is_accepted(tmp_path, before, change):
    need("go")
    good, said = compare(changed(tmp_path, change, "1.3.0"), before)
    assert good, said


# Archived examples and transcripts


def test_every_release_is_archived():
    kept = {path.name for path in KEPT.iterdir() if path.is_dir()} if KEPT.is_dir() else set()
    assert kept == {path.stem for path in RELEASED.glob("*.json")}


@pytest.mark.medium
@pytest.mark.parametrize("there", [f"released/{VERSION}.json", f"kept/{VERSION}"])
def test_archived_release_is_not_overwritten(tmp_path, there):
    keep(VERSION, tmp_path / "released", tmp_path / "kept")
    (tmp_path / there).rename(tmp_path / "elsewhere")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(SystemExit, match=f"{VERSION} is kept already"):
        keep(VERSION, tmp_path / "released", tmp_path / "kept")
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.medium
def test_archived_examples_and_transcripts_of_every_release_still_hold(client):
    assert [path for folder in KEPT.glob("*/") for path in broken(folder, client)] == []


@pytest.mark.medium
def test_changed_example_or_transcript_of_an_archived_release_is_detected(tmp_path, client, monkeypatch):
    keep(VERSION, tmp_path / "released", tmp_path / "kept")
    folder = tmp_path / "kept" / VERSION
    assert (tmp_path / "released" / f"{VERSION}.json").read_bytes() == COMMITTED.read_bytes()
    assert list(broken(folder, client)) == []
    example = next(folder.glob("examples/*/refused-game_over.json"))
    example.write_text(example.read_text().replace('"status": 409', '"status": 200'))
    transcript = next(folder.glob("transcripts/*.txt"))
    transcript.write_text(transcript.read_text().replace("\nstate ", "\nstate 0"))
    assert list(broken(folder, client)) == [example, transcript]
    assert released.line("0.3.1") < released.line("0.4.0") < released.line("1.0.0") == released.line("1.9.0")
