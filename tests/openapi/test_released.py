"""The gate before a release lets through what breaks no client, and nothing else; what was released still holds."""

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


def test_while_nothing_is_released_the_gate_is_open_and_says_so(tmp_path):
    assert compare(COMMITTED, tmp_path) == (True, "Nothing is released yet: no client can break.")


def test_the_newest_release_is_not_the_last_by_name(tmp_path):
    for version in ("0.9.0", "0.10.0", "0.2.11"):
        (tmp_path / f"{version}.json").touch()
    assert newest(tmp_path).stem == "0.10.0"


@pytest.mark.medium
def test_the_committed_document_breaks_no_client_of_the_newest_release():
    need("go")
    done = subprocess.run([sys.executable, "-m", "tests.openapi.released"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout


# What breaks clients, and what does not: a change of the document, made by hand


def a_path_less(schemas, paths):
    del paths[A_PATH]


def a_variant_more_in_an_answer(schemas, paths):
    schemas["Extra"] = deepcopy(schemas[schemas[AN_EVENT]["oneOf"][0]["$ref"].rpartition("/")[2]])
    schemas["Extra"]["properties"]["type"]["enum"] = ["extra"]
    schemas[AN_EVENT]["oneOf"].append({"$ref": "#/components/schemas/Extra"})
    schemas[AN_EVENT]["discriminator"]["mapping"]["extra"] = "#/components/schemas/Extra"


def a_value_more_in_an_answer(schemas, paths):
    schemas["ProblemCode"]["enum"].append("extra")


def a_member_more_in_an_answer(schemas, paths):
    schemas["Health"]["properties"]["extra"] = {"type": "string"}


def a_member_less_in_an_answer(schemas, paths):
    schemas["Health"]["properties"].pop("status")
    schemas["Health"]["required"].remove("status")


def a_member_that_a_request_must_have(schemas, paths):
    request = request_of(schemas, paths)
    request["properties"]["extra"] = {"type": "string"}
    request["required"].append("extra")


def a_member_that_a_request_may_have(schemas, paths):
    request_of(schemas, paths)["properties"]["extra"] = {"type": ["string", "null"]}


def a_path_more(schemas, paths):
    paths["/games/extra"] = deepcopy(paths["/games"])
    paths["/games/extra"]["get"]["operationId"] = "extra"


def better_words(schemas, paths):
    schemas["Health"]["description"] = "Better words."


def request_of(schemas, paths):
    content = paths[A_PATH]["post"]["requestBody"]["content"]["application/json"]
    return schemas[content["schema"]["$ref"].rpartition("/")[2]]


BREAKS = (
    a_path_less,
    a_variant_more_in_an_answer,
    a_value_more_in_an_answer,
    a_member_more_in_an_answer,
    a_member_less_in_an_answer,
    a_member_that_a_request_must_have,
)
HOLDS = (a_member_that_a_request_may_have, a_path_more, better_words)


def changed(folder, change, version):
    """The document with a change, in a folder."""
    document = deepcopy(DOCUMENT)
    change(document["components"]["schemas"], document["paths"])
    document["info"]["version"] = version
    path = folder / "changed.json"
    path.write_text(json.dumps(document))
    return path


@pytest.fixture
def before(tmp_path):
    """A folder of releases, with what is committed as the newest."""
    folder = tmp_path / "released"
    folder.mkdir()
    (folder / f"{VERSION}.json").write_bytes(COMMITTED.read_bytes())
    return folder


@pytest.mark.medium
@pytest.mark.parametrize("change", BREAKS, ids=lambda change: change.__name__)
def test_what_breaks_clients_is_not_let_through_but_in_a_major_version(tmp_path, before, change):
    need("go")
    for version in (VERSION, "1.3.0"):
        good, said = compare(changed(tmp_path, change, version), before)
        assert not good
        assert "error" in said
    assert compare(changed(tmp_path, change, "2.0.0"), before)[0]


@pytest.mark.medium
@pytest.mark.parametrize("change", HOLDS, ids=lambda change: change.__name__)
def test_what_breaks_nobody_is_let_through(tmp_path, before, change):
    need("go")
    good, said = compare(changed(tmp_path, change, "1.3.0"), before)
    assert good, said


# States and transcripts


def test_every_release_is_kept():
    kept = {path.name for path in KEPT.iterdir() if path.is_dir()} if KEPT.is_dir() else set()
    assert kept == {path.stem for path in RELEASED.glob("*.json")}


@pytest.mark.medium
@pytest.mark.parametrize("there", [f"released/{VERSION}.json", f"kept/{VERSION}"])
def test_what_is_kept_already_is_not_overwritten(tmp_path, there):
    keep(VERSION, tmp_path / "released", tmp_path / "kept")
    (tmp_path / there).rename(tmp_path / "elsewhere")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(SystemExit, match=f"{VERSION} is kept already"):
        keep(VERSION, tmp_path / "released", tmp_path / "kept")
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.medium
def test_all_that_was_ever_released_still_loads_and_replays(client):
    assert [path for folder in KEPT.glob("*/") for path in broken(folder, client)] == []


@pytest.mark.medium
def test_what_a_release_keeps_holds_now_and_a_change_of_any_of_it_is_noticed(tmp_path, client, monkeypatch):
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
