"""The guide: Markdown from the README and from each game's RULES.md as HTML. Every text has one source."""

import re
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from service.docs.packaged_files import README

SECTION = re.compile(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
NUMBERED = re.compile(r"<li>\s*(?:<p>)?<strong>(D?[0-9.]+)</strong>")
WORKING_LINK = re.compile(r"https?:|/|#")


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the guide: its path below /docs/, its title, and the section of the README that it shows."""

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
    """Return the sections of the README by heading."""
    return dict(SECTION.findall(README.read_text("utf-8")))


def section_html(heading: str) -> str:
    """Render a section of the README. Its subheadings move up by one level, since the page has the heading."""
    return re.sub(r"(</?h)3>", r"\g<1>2>", render_markdown(sections()[heading]))


def inline_code(text: str) -> Markup:
    """Template filter: render backticks as code and escape everything else."""
    return Markup(MarkdownIt("zero").enable("backticks").renderInline(text))


@cache
def rules_html(text: str) -> str:
    """Render a RULES.md without its title. Each rule and decision gets an anchor with its number."""
    body = render_markdown(text.partition("\n")[2])
    return NUMBERED.sub(r'<li id="rule-\1"><strong>\1</strong>', body)


def render_markdown(text: str) -> str:
    """Render Markdown as HTML. Links into the repository become plain text, because the service does not serve it."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    for token in tokens:
        if token.children:
            token.children = list(without_dead_links(token.children))
        if token.type == "table_open":
            token.attrSet("tabindex", "0")
    return str(parser.renderer.render(tokens, parser.options, {})).replace("<pre>", '<pre tabindex="0">')


def without_dead_links(tokens: list[Token]) -> list[Token]:
    """Return the inline tokens without those of links that lead nowhere on this site."""
    kept, in_dead_link = [], False
    for token in tokens:
        if token.type == "link_open" and not WORKING_LINK.match(str(token.attrGet("href"))):
            in_dead_link = True
        elif token.type == "link_close" and in_dead_link:
            in_dead_link = False
        else:
            kept.append(token)
    return kept
