"""What the documentation says in prose: sections of the README, and each game's own rules. Nothing is written twice."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

HERE = Path(__file__).parent
README = next(
    path for path in (HERE / "guide.md", HERE.parent.parent / "README.md") if path.exists()
)  # packaged, or not
SECTION = re.compile(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
NUMBERED = re.compile(r"<li>\s*(?:<p>)?<strong>(D?[0-9.]+)</strong>")
REACHABLE = re.compile(r"https?:|/|#")


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its path below /docs/, its title, and which section of the README it shows."""

    path: str
    title: str
    section: str


PAGES = (
    Page("store", "Store a game", "Storing states"),
    Page("views", "Views and secrets", "State and view"),
    Page("errors", "Errors", "Refusals"),
    Page("sealed", "Sealed play", "Sealed play"),
    Page("versions", "Versions", "Versions"),
)


@cache
def sections() -> dict[str, str]:
    """The README's sections, by their headings."""
    return dict(SECTION.findall(README.read_text("utf-8")))


def section(name: str) -> str:
    """A section of the README as HTML. Its own heading is the page's, so that its parts' are one higher."""
    return re.sub(r"(</?h)3>", r"\g<1>2>", html(sections()[name]))


def marked(text: str) -> Markup:
    """A sentence with its code marked as such, and all else escaped."""
    return Markup(MarkdownIt("zero").enable("backticks").renderInline(text))


def rules_page(text: str) -> str:
    """A game's RULES.md as HTML, without its title. Every rule and decision can be linked to by its number."""
    body = html(text.partition("\n")[2])
    return NUMBERED.sub(r'<li id="rule-\1"><strong>\1</strong>', body)


def html(text: str) -> str:
    """Markdown as HTML. Links into the repository lead nowhere here, and become plain words."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    for token in tokens:
        if token.children:
            token.children = list(without_dead_links(token.children))
        if token.type == "table_open":
            token.attrSet("tabindex", "0")
    return str(reader.renderer.render(tokens, reader.options, {})).replace("<pre>", '<pre tabindex="0">')


def without_dead_links(tokens: list[Token]) -> list[Token]:
    """The same words, with those links alone that can be followed from here."""
    kept, dead = [], False
    for token in tokens:
        if token.type == "link_open" and not REACHABLE.match(str(token.attrGet("href"))):
            dead = True
        elif token.type == "link_close" and dead:
            dead = False
        else:
            kept.append(token)
    return kept
