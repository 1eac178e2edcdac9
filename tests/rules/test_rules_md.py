"""Every number in a game's RULES.md, of a rule or a decision, is cited in the code or listed as one that needs none.

A citation is the number in a docstring, a comment or `@rule("…")`; "2.2 to 2.4" cites 2.3 too.
"""

import io
import re
import tokenize
from importlib.resources import files
from pathlib import Path

import pytest

from rules.description import describe
from rules.registry import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NUMBER = r"D\d+|\d+\.\d+"
CITED = re.compile(rf"(?<![\w.])({NUMBER})(?: to ({NUMBER}))?(?![\w]|\.\d)")
UNCODED = "## Without code"


def package_of(game):
    return Path(str(files(f"rules.{game.name.replace('-', '_')}")))


def numbers(game):
    described = describe(game)
    return [each.number for each in (*described.rules, *described.decisions)]


def texts(source):
    """Yield the comments and strings of a module: docstrings, and the numbers of `@rule`."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            yield token.string


def citations(text, known):
    """Return the numbers that a text cites; from a range those between its ends too."""
    found = set()
    for first, last in CITED.findall(text):
        ends = [known.index(each) for each in (first, last or first) if each in known]
        found |= set(known[min(ends) : max(ends) + 1]) if ends else {first}
    return found


def cited_in_code(game):
    known = numbers(game)
    sources = [path.read_text() for path in package_of(game).rglob("*.py")]
    cited = {number for source in sources for text in texts(source) for number in citations(text, known)}
    return cited | {rule.number for rule in game.rules}  # 0.1 stands in rules/game.py


def uncoded(game):
    """Return the numbers that RULES.md lists as needing no code."""
    _, _, section = (package_of(game) / "RULES.md").read_text().partition(f"{UNCODED}\n")
    return set(re.findall(rf"^- ({NUMBER}):", section.partition("\n## ")[0], re.MULTILINE))


@games
def test_every_number_is_cited_in_the_code_or_needs_none(game):
    assert len(numbers(game)) > 30
    assert sorted(set(numbers(game)) - cited_in_code(game) - uncoded(game)) == []


@games
def test_number_that_needs_no_code_exists_and_is_not_cited(game):
    assert sorted(uncoded(game) - set(numbers(game))) == []
    assert sorted(uncoded(game) & cited_in_code(game)) == []


@games
def test_no_number_is_cited_that_rules_md_does_not_have(game):
    assert sorted(cited_in_code(game) - set(numbers(game))) == []


def test_citations_are_found_in_docstrings_comments_and_rules_only():
    source = '@rule("1.1")\ndef f():\n    """2.2 to 2.4 Text, D3."""\n    x = 3.1  # 4.1, 4.2\n'
    known = ["1.1", "2.2", "2.3", "2.4", "3.1", "4.1", "4.2", "D3"]
    assert {each for text in texts(source) for each in citations(text, known)} == {*known} - {"3.1"}
