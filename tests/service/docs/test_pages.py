"""Pages for people: the playground, the games and the guide, rendered from texts that have one source."""

import re
from html import unescape
from urllib.parse import urljoin

import pytest

from rules.description import describe
from rules.registry import GAMES
from service.config import Config
from service.docs.guide import PAGES, render_markdown, sections
from service.wsgi import create_service

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
GUIDE = [f"/docs/{page.path}" for page in PAGES]
DOCS = ["/docs/", "/docs/problems", *GUIDE, *(f"/docs/games/{name}" for name in GAMES)]


@pytest.fixture(scope="module")
def client():
    return create_service(Config()).test_client()


@pytest.fixture(scope="module")
def without():
    return create_service(Config(playground=False)).test_client()


def text_of(page):
    """Return the text of a page without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


def links(page):
    """Return what a page links to and loads."""
    return re.findall(r'(?:src|href)="([^"#]+)', page)


@pytest.mark.parametrize("path", ["/", *DOCS])
def test_page_policy_allows_only_own_scripts(client, path):
    answer = client.get(path)
    assert (answer.status_code, answer.mimetype) == (200, "text/html")
    policy = dict(part.split(maxsplit=1) for part in answer.headers["Content-Security-Policy"].split("; "))
    assert (policy["default-src"], policy["script-src"], policy["frame-ancestors"]) == ("'none'", "'self'", "'none'")
    assert not re.search(r"<script(?![^>]* src=)[^>]*>|\son[a-z]+=|<style|\sstyle=", answer.text)


@pytest.mark.parametrize("path", ["/", *DOCS])
def test_links_of_a_page_are_relative_and_lead_somewhere(client, path):
    found = [link for link in links(client.get(path).text) if not link.startswith("https://")]
    assert found
    for link in found:
        assert not link.startswith("/"), "must work behind a proxy that strips a prefix"
        assert client.get(urljoin(path, link)).status_code == 200, link


def test_docs_without_a_slash_redirects_relatively(client):
    answer = client.get("/docs")
    assert (answer.status_code, answer.headers["Location"]) == (302, "docs/")


def test_playground_can_be_turned_off(client, without):
    for link in ("/", *links(client.get("/").text)):
        assert client.get(urljoin("/", link)).status_code == 200
        if "docs" not in link:
            assert without.get(urljoin("/", link)).json["code"] == "unknown_path"


@pytest.mark.parametrize("path", DOCS)
def test_documentation_works_without_the_playground(without, path):
    answer = without.get(path)
    assert answer.status_code == 200
    assert "playground" not in answer.text.lower() or path in GUIDE
    for link in links(answer.text):
        assert urljoin(path, link) != "/"
        assert link.startswith("https://") or without.get(urljoin(path, link)).status_code == 200, link


@games
def test_pictures_are_drawn_from_the_public_description(without, game):
    page = f"/docs/games/{game.name}"
    assert re.search(r'src="[^"]*docs/pictures/[0-9a-f]+/pictures\.js"', without.get(page).text)
    assert without.get(f"{page}.json").json == without.get(f"/games/{game.name}").json


@pytest.mark.parametrize("path", ["/docs/games/none", "/docs/games/", "/playground/none.js", "/playground/../app.py"])
def test_unknown_page_is_a_problem(client, path):
    assert client.get(path).json["code"] == "unknown_path"


@games
def test_page_of_a_game_shows_its_whole_description(client, game):
    page = client.get(f"/docs/games/{game.name}").text
    described, text = describe(game), text_of(page)
    for component in described.components:
        assert f'data-picture="{component.id}"' in page
        assert text_of(render_markdown(component.text)) in text
    for item in (*described.rules, *described.decisions):
        assert f'id="rule-{item.number}"' in page
        assert text_of(render_markdown(item.text)) in text, item.number
    for item in (*described.phases, *described.moves, *described.events, *described.options):
        assert text_of(render_markdown(item.text)) in text
    assert "`" not in text
    assert text.count("Inferred.") >= sum(component.source == "inferred" for component in described.components)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_page_of_the_guide_shows_a_section_of_the_readme(client, page):
    text = text_of(client.get(f"/docs/{page.path}").text)
    assert page.title in text
    assert text_of(render_markdown(sections()[page.section])) in text


def test_link_into_the_repository_becomes_plain_text():
    assert render_markdown("[a](b.md) [c](/d) [e](https://f) [g](#h)") == (
        '<p>a <a href="/d">c</a> <a href="https://f">e</a> <a href="#h">g</a></p>\n'
    )


def test_markdown_cannot_contain_html():
    assert "<script>" not in render_markdown("<script>alert(1)</script>")
