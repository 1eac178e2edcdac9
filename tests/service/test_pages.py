"""Pages for people: the playground, the games, and the guide, all made of what is written elsewhere."""

import re
from html import unescape
from pathlib import Path

import pytest

from rules.registry import GAMES
from service.api.description import describe
from service.config import Config
from service.docs.guide import PAGES, html, sections
from service.wsgi import create_service

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
BUNDLE = Path("service/playground")
GUIDE = [f"/docs/{page.path}" for page in PAGES]
DOCS = ["/docs/", "/docs/problems", *GUIDE, *(f"/docs/games/{name}" for name in GAMES)]


@pytest.fixture(scope="module")
def client():
    return create_service(Config(log_level="warning")).test_client()


@pytest.fixture(scope="module")
def without():
    return create_service(Config(playground=False)).test_client()


def words(page):
    """What a page says, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


@pytest.mark.parametrize("path", ["/", *DOCS])
def test_a_page_allows_no_script_but_files_of_the_service(client, path):
    answer = client.get(path)
    assert (answer.status_code, answer.mimetype) == (200, "text/html")
    policy = dict(part.split(maxsplit=1) for part in answer.headers["Content-Security-Policy"].split("; "))
    assert (policy["default-src"], policy["script-src"], policy["frame-ancestors"]) == ("'none'", "'self'", "'none'")
    assert not re.search(r"<script(?![^>]* src=)[^>]*>|\son[a-z]+=|<style|\sstyle=", answer.text)


@pytest.mark.parametrize("path", ["/", *DOCS])
def test_all_that_a_page_refers_to_is_here(client, path):
    for found in re.findall(r"(?:src|href)=\"([^\"#]+)", client.get(path).text):
        if not found.startswith("https://"):
            assert client.get(found if found.startswith("/") else f"/{found}").status_code == 200, found


@pytest.mark.parametrize("name", sorted(path.name for path in BUNDLE.iterdir() if path.suffix != ".html"))
def test_the_bundle_is_served_as_it_is_and_not_sent_twice(client, name):
    answer = client.get(f"/playground/{name}")
    assert answer.data == (BUNDLE / name).read_bytes()
    assert answer.mimetype in ("text/javascript", "text/css", "image/svg+xml")
    assert client.get(f"/playground/{name}", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("path", ["/", "/playground/playground.js"])
def test_the_playground_can_be_turned_off(client, without, path):
    assert client.get(path).status_code == 200
    assert without.get(path).json["code"] == "unknown_path"


@pytest.mark.parametrize("path", DOCS)
def test_the_documentation_does_without_the_playground(without, path):
    answer = without.get(path)
    assert answer.status_code == 200
    assert "playground" not in answer.text.lower() or path in GUIDE
    assert 'href="/"' not in answer.text
    for script in re.findall(r'<script[^>]* src="([^"]+)"', answer.text):
        assert without.get(script).status_code == 200


@games
def test_pictures_are_drawn_from_what_the_game_says_of_itself(without, game):
    page = f"/docs/games/{game.name}"
    assert "/docs/pictures/pictures.js" in without.get(page).text
    assert without.get(f"{page}.json").json == without.get(f"/games/{game.name}").json


@pytest.mark.parametrize("path", ["/docs/games/none", "/docs/games/", "/playground/none.js", "/playground/../app.py"])
def test_a_page_that_is_not_there_is_an_unknown_path(client, path):
    assert client.get(path).json["code"] == "unknown_path"


@games
def test_a_game_has_a_page_with_all_that_it_says_of_itself(client, game):
    page = client.get(f"/docs/games/{game.name}").text
    told, said = describe(game), words(page)
    for component in told.components:
        assert f'data-picture="{component.id}"' in page
        assert words(html(component.text)) in said
    for item in (*told.rules, *told.decisions):
        assert f'id="rule-{item.number}"' in page
        assert words(html(item.text)) in said, item.number
    for text in (*told.phases, *told.moves, *told.events, *told.options):
        assert words(html(text.text)) in said
    assert "`" not in said
    assert said.count("Inferred.") >= sum(component.source == "inferred" for component in told.components)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_a_page_of_the_guide_is_a_section_of_the_readme(client, page):
    said = words(client.get(f"/docs/{page.path}").text)
    assert page.title in said
    assert words(html(sections()[page.section])) in said


def test_a_link_into_the_repository_becomes_plain_words():
    assert html("[a](b.md) [c](/d) [e](https://f) [g](#h)") == (
        '<p>a <a href="/d">c</a> <a href="https://f">e</a> <a href="#h">g</a></p>\n'
    )


def test_markdown_is_no_way_to_write_html():
    assert "<script>" not in html("<script>alert(1)</script>")
