"""What the clients declare: records, their members, unions and their variants, read from the generated sources."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.tracked import ROOT

Members = dict[str, str]


@dataclass(frozen=True)
class Reader:
    """How a language writes them, as regular expressions: `record` finds a name and a body, `member` in a body a name
    and a type, `union` a name and something that names its variants. `blob` is a type that says nothing, like `a_blob`.
    """

    sources: str
    record: str
    member: str
    union: str | None  # where a language has no name for a union, its variants stand at every place
    blob: str
    a_blob: str

    def text(self, language: str) -> str:
        """All sources, one after the other."""
        return "\n".join(path.read_text() for path in sorted(ROOT.glob(f"clients/{language}/{self.sources}")))

    def records(self, text: str) -> dict[str, Members]:
        """The types of the members of each record, by their names as in the document but for case and underscores."""
        return {
            name: {plain(member): kind for member, kind in re.findall(self.member, body, re.MULTILINE)}
            for name, body in re.findall(self.record, text, re.MULTILINE | re.DOTALL)
        }

    def unions(self, text: str) -> dict[str, set[str]]:
        """The names in each union."""
        return (
            {name: names(variants) for name, variants in re.findall(self.union, text, re.MULTILINE)}
            if self.union
            else {}
        )


READERS = {
    "python": Reader(
        sources="dancecard_client/models/*.py",
        record=r"^class (\w+):\n(.*?)^    def ",
        member=r"^    (?!additional_properties)(\w+): ((?s:.+?))(?= = |\n    \w|\n\n)",
        union=None,
        blob=r"\b(Any|object)\b",
        a_blob="dict[str, Any]",
    ),
    "typescript": Reader(
        sources="src/generated/schema.ts",
        record=r"^        (\w+): \{\n(.*?)^        \};",
        member=r"^            (\w+)\??: (.*);$",
        union=r"^        (\w+): (components[^\n]*);$",
        blob=r"\b(any|unknown|object)\b|\{|Record<",
        a_blob="Record<string, unknown>",
    ),
    "go": Reader(
        sources="dancecard/model_*.go",
        record=r"^type (\w+) struct \{\n(.*?)^\}",
        member=r"^\t(\w+) (.*?) `json:",
        union=r"^type (\w+) struct \{\n((?:\t\w+ \*\w+\n)+)\}",
        blob=r"\binterface\b|\bany\b|\bmap\b",
        a_blob="map[string]interface{}",
    ),
}


def plain(name: str) -> str:
    """A name without what languages change in it."""
    return name.replace("_", "").lower()


def names(kind: str) -> set[str]:
    """The names in a type; what is quoted is none, unless TypeScript looks up a type by it."""
    kind = re.sub(r'components\["schemas"\]\["(\w+)"\]', r"\1", kind)
    kind = re.sub(r""""[^"]*"|'[^']*'""", "", kind)
    return {name.removeprefix("Nullable") for name in re.findall(r"\w+", kind)}


def referred(schema: dict[str, object]) -> Iterator[str]:
    """The names of the components that a schema of the document refers to."""
    match schema:
        case {"$ref": str(reference)}:
            yield reference.rpartition("/")[2]
        case {"items": dict(item)}:
            yield from referred(item)
        case {"anyOf": list(choices)}:
            for choice in choices:
                yield from referred(choice)
