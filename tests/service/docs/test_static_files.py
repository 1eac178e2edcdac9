"""Static files: compression, caching and headers of the assets and of the OpenAPI document."""

import gzip
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from flask import Flask

from service.config import Config
from service.docs.static_files import StaticFiles, hash_of_folder
from service.wsgi import create_service

ASSETS = Path("service/docs/assets")
PLAYGROUND = Path("service/playground")
DOCUMENT = Path("openapi/openapi.json")
COMPRESSED = [*ASSETS.glob("*.gz"), *PLAYGROUND.glob("*.gz"), Path("openapi/openapi.json.gz")]
SOURCES = [path for folder in (ASSETS, PLAYGROUND) for path in folder.iterdir() if path.suffix != ".gz"]
GZIP = {"Accept-Encoding": "gzip, deflate, br"}
IMMUTABLE = {"max-age=315360000", "public", "immutable"}


@pytest.fixture(scope="module")
def client():
    return create_service(Config()).test_client()


@pytest.fixture(scope="module")
def asset_paths(client):
    """Return the path of each asset that the playground and the API browser load."""
    loaded = {page: re.findall(r'<(?:script|link)[^>]* (?:src|href)="([^"]+)', client.get(page).text) for page in PAGES}
    return [urljoin(page, link) for page, links in loaded.items() for link in links]


PAGES = ("/", "/docs/")


@pytest.mark.parametrize("path", COMPRESSED, ids=str)
def test_compressed_form_is_current(path):
    plain = path.with_suffix("")
    assert gzip.decompress(path.read_bytes()) == plain.read_bytes(), "run `make openapi playground assets`"


@pytest.mark.parametrize("path", [*SOURCES, DOCUMENT], ids=str)
def test_every_file_has_a_compressed_form(path):
    assert path.with_name(f"{path.name}.gz") in COMPRESSED


def test_document_is_sent_compressed_where_gzip_is_accepted(client):
    answer = client.get("/openapi.json", headers=GZIP)
    assert (answer.headers["Content-Encoding"], answer.content_type) == ("gzip", "application/json")
    assert int(answer.headers["Content-Length"]) == len(answer.data) < 120_000
    assert gzip.decompress(answer.data) == DOCUMENT.read_bytes()


@pytest.mark.parametrize("accepted", [None, "", "identity", "gzip;q=0", "br, gzip;q=0", "deflate"])
def test_document_is_sent_plain_where_gzip_is_not_accepted(client, accepted):
    answer = client.get("/openapi.json", headers={"Accept-Encoding": accepted} if accepted is not None else {})
    assert "Content-Encoding" not in answer.headers
    assert answer.data == DOCUMENT.read_bytes()
    assert "Accept-Encoding" in answer.headers.get_all("Vary"), "caches must tell both forms apart"


@pytest.mark.parametrize("headers", [{}, GZIP], ids=["plain", "gzip"])
def test_document_is_revalidated_by_a_weak_etag(client, headers):
    first = client.get("/openapi.json", headers=headers)
    assert first.headers["Cache-Control"] == "no-cache"
    assert first.headers["ETag"].startswith('W/"'), "one tag stands for both forms"
    again = client.get("/openapi.json", headers={**headers, "If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["Vary"] == "Accept-Encoding"
    assert "Last-Modified" not in first.headers, "it differs from one replica to the next"


def test_failed_if_match_is_ignored(client, asset_paths):
    for path in ("/openapi.json", *asset_paths):
        assert client.get(path, headers={"If-Match": '"other"'}).status_code == 200, path


def test_assets_are_immutable_below_a_path_with_a_hash(client, asset_paths):
    assert len(asset_paths) >= 7
    for path in asset_paths:
        answer = client.get(path, headers=GZIP)
        assert answer.status_code == 200, path
        assert set(answer.headers["Cache-Control"].split(", ")) == IMMUTABLE
        assert re.search(r"/[0-9a-f]{16}/", path)
        assert answer.mimetype in ("text/javascript", "text/css", "image/svg+xml", "image/png")


def test_own_assets_are_sent_compressed(client, asset_paths):
    own = [path for path in asset_paths if "/swagger-ui/" not in path]
    assert own
    for path in own:
        answer = client.get(path, headers=GZIP)
        assert answer.headers["Content-Encoding"] == "gzip", path
        assert gzip.decompress(answer.data) == client.get(path).data


def test_static_answers_have_the_common_headers(client, asset_paths):
    for path in ("/openapi.json", *asset_paths):
        for answer in (client.get(path), client.head(path)):
            assert answer.headers["X-Request-Id"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
            assert answer.headers.get_all("Access-Control-Allow-Origin") == []


def test_head_has_the_headers_of_get_and_no_body(client, asset_paths):
    for path in ("/openapi.json", *asset_paths):
        got, head = client.get(path, headers=GZIP), client.head(path, headers=GZIP)
        assert (head.status_code, head.data) == (200, b"")
        for name in ("Content-Type", "Content-Length", "Content-Encoding", "ETag", "Cache-Control", "Vary"):
            assert head.headers.get(name) == got.headers.get(name), name


@pytest.mark.parametrize("wanted", ["bytes=0-0", "bytes=5-", "bytes=999999999-", "bytes=x"])
def test_range_is_ignored(client, wanted):
    answer = client.get("/openapi.json", headers={"Range": wanted})
    assert (answer.status_code, answer.data) == (200, DOCUMENT.read_bytes())


def test_other_methods_are_refused_by_a_problem(client, asset_paths):
    for path in ("/openapi.json", asset_paths[0]):
        answer = client.post(path)
        assert (answer.status_code, answer.json["code"]) == (405, "method_not_allowed")
        assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}


def test_unknown_file_and_unknown_version_are_unknown_paths(client, asset_paths):
    known = asset_paths[0]
    folder, _, name = known.rpartition("/")
    other_version = re.sub(r"[0-9a-f]{16}", "0" * 16, known)
    for path in (
        f"{folder}/none.js",
        f"{known}.gz",
        f"{folder}/..%2f..%2fapp.py",
        f"{folder}/../{name}",
        other_version,
    ):
        assert client.get(path).json["code"] == "unknown_path", path


def test_path_of_a_folder_follows_its_contents(tmp_path):
    file = tmp_path / "a.css"
    file.write_text("one")
    first = StaticFiles(Flask("one")).add_folder("assets", tmp_path)
    file.write_text("two")
    app = Flask("two")
    second = StaticFiles(app).add_folder("assets", tmp_path)
    assert first != second
    assert app.test_client().get(f"/{second}/a.css").text == "two"
    assert app.test_client().get(f"/{first}/a.css").status_code == 404
    assert hash_of_folder(tmp_path) == second.rpartition("/")[2]
