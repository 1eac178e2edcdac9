"""What the clients declare: records, their members, unions and their variants, read from the generated sources."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.tracked import ROOT

Members = dict[str, str]


@dataclass(frozen=True)
class Reader:
    """How a language writes them, as regular expressions: `record` finds a name and a body, `member` in a body its
    `name` and `kind`, `union` a name and a body in which `variant` finds the variants. `blob` is a type that says
    nothing, like `a_blob`.
    """

    sources: str
    record: str
    member: str
    union: str | None  # where a language has no name for a union, its variants stand at every place
    blob: str
    a_blob: str
    variant: str = r"[^{}]+"

    def text(self, language: str) -> str:
        """All sources, one after the other."""
        return "\n".join(path.read_text() for path in sorted(ROOT.glob(f"clients/{language}/{self.sources}")))

    def records(self, text: str) -> dict[str, Members]:
        """The types of the members of each record, by their names as in the document but for case and underscores."""
        return {
            name: {plain(found["name"]): found["kind"] for found in re.finditer(self.member, body, re.MULTILINE)}
            for name, body in re.findall(self.record, text, re.MULTILINE | re.DOTALL)
        }

    def unions(self, text: str) -> dict[str, set[str]]:
        """The names in each union."""
        return (
            {
                name: names(" ".join(re.findall(self.variant, body)))
                for name, body in re.findall(self.union, text, re.MULTILINE)
            }
            if self.union
            else {}
        )


READERS = {
    "python": Reader(
        sources="dancecard_client/models/*.py",
        record=r"^class (\w+):\n(.*?)^    def ",
        member=r"^    (?!additional_properties)(?P<name>\w+): (?P<kind>(?s:.+?))(?= = |\n    \w|\n\n)",
        union=None,
        blob=r"\b(Any|object)\b",
        a_blob="dict[str, Any]",
    ),
    "typescript": Reader(
        sources="src/generated/schema.ts",
        record=r"^        (\w+): \{\n(.*?)^        \};",
        member=r"^            (?P<name>\w+)\??: (?P<kind>.*);$",
        union=r"^        (\w+): (components[^\n]*);$",
        blob=r"\b(any|unknown|object)\b|\{|Record<",
        a_blob="Record<string, unknown>",
    ),
    "go": Reader(
        sources="dancecard/model_*.go",
        record=r"^type (\w+) struct \{\n(.*?)^\}",
        member=r"^\t(?P<name>\w+) (?P<kind>.*?) `json:",
        union=r"^type (\w+) struct \{\n((?:\t\w+ \*\w+\n)+)\}",
        blob=r"\binterface\b|\bany\b|\bmap\b",
        a_blob="map[string]interface{}",
    ),
    "java": Reader(
        sources="src/main/java/dancecard/client/model/*.java",
        record=r"^public (?:final )?class (\w+) [^\n]*\{\n(.*?)^\}",
        member=r"^  private (?P<kind>[^;=]+?) (?P<name>\w+)(?: = [^;]*)?;$",
        union=r"^public sealed interface (\w+) permits ([^{]*)\{",
        blob=r"\bObject\b|\bJsonNode\b|\bMap\b",
        a_blob="Object",
    ),
    "kotlin": Reader(
        sources="src/main/kotlin/dancecard/client/models/*.kt",
        record=r"^(?:data )?class (\w+) \(\n(.*?)^\)",
        member=r"^    (?:@\w+ )?val `?(?P<name>\w+)`?: (?:\w+\.(?=[A-Z]))?(?P<kind>[^=]*?)(?: = null)?,?$",
        union=r"^sealed interface (\w+) \{([^}]*)\}",
        variant=r"val value: (\w+)",
        blob=r"\bAny\b|\bJson\w+\b|\bMap\b",
        a_blob="kotlin.Any",
    ),
    "swift": Reader(
        sources="Sources/DancecardClient/Generated/Models/*.swift",
        record=r"^public struct (\w+): [^\n]*\{\n(.*?)^\}",
        member=r"^    public var (?P<name>\w+): (?P<kind>.*)$",
        union=r"^public enum (\w+): [^\n]*\{\n((?:    case \w+\(\w+\)\n)+)",
        variant=r"\((\w+)\)",
        blob=r"\bAny\b|\bJSONValue\b|:",
        a_blob="JSONValue",
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
