"""Records of a game's texts for people: those of `GET /games/<name>` that are not rules or decisions."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from rules.records import Count, Points, Record

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=2_000)]
Cell = Annotated[str, Meta(max_length=64)]


class Source(StrEnum):
    """Printed in the rulebook, or inferred because it stood only on components that nobody here has."""

    PRINTED = "printed"
    INFERRED = "inferred"


class Component(Record):
    """One kind of card, die, cube or other thing in the box."""

    id: Name
    group: Name
    title: Name
    count: Count
    value: Points | None
    text: Text
    source: Source


class Sheet(Record):
    """A table of the game: `rows[row][column]`."""

    id: Name
    title: Name
    source: Source
    rows: Annotated[tuple[Annotated[tuple[Cell, ...], Meta(max_length=32)], ...], Meta(max_length=64)]


class About(Record):
    """The texts of one game. `phases` has a sentence for each phase."""

    text: Text
    components: tuple[Component, ...]
    sheets: tuple[Sheet, ...]
    phases: Mapping[StrEnum, str]
