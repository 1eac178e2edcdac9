"""Game descriptions: `describe(game)` gathers the texts of a game's record, docstrings and RULES.md."""

import re
from importlib.resources import files
from inspect import getdoc
from typing import Annotated, Any

from msgspec import Meta, inspect

from rules.about import Component, Name, Sheet, Text
from rules.game import AnyGame
from rules.records import Count, NumberedRule, Record, Version, variants

MOST_TEXTS = Meta(max_length=500)
ITEM = re.compile(r"^- \*\*(D?[0-9.]+)\*\* (.+?)(?=^- |^#|^$|^\||\Z)", re.MULTILINE | re.DOTALL)


class OptionText(Record):
    """Something that can be agreed before a game: one of some words, or a number between limits."""

    name: Name
    text: Text
    choices: Annotated[tuple[Name, ...], Meta(max_length=100)] | None
    minimum: Count | None
    maximum: Count | None
    default: Name


class PhaseText(Record):
    """What a phase is."""

    name: Name
    text: Text


class MoveText(Record):
    """What a type of move is, and in which phases it may be made."""

    type: Name
    phases: Annotated[tuple[Name, ...], Meta(max_length=20)]
    text: Text


class EventText(Record):
    """What a type of event tells."""

    type: Name
    text: Text


class DecisionText(Record):
    """How a question was decided that the rulebook leaves open."""

    number: Name
    text: Text


class Description(Record):
    """Everything a game says of itself."""

    name: Name
    title: Name
    rules_version: Version
    text: Text
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=8)], ...], Meta(max_length=8)]
    options: Annotated[tuple[OptionText, ...], MOST_TEXTS]
    components: Annotated[tuple[Component, ...], MOST_TEXTS]
    tables: Annotated[tuple[Sheet, ...], MOST_TEXTS]
    phases: Annotated[tuple[PhaseText, ...], MOST_TEXTS]
    moves: Annotated[tuple[MoveText, ...], MOST_TEXTS]
    events: Annotated[tuple[EventText, ...], MOST_TEXTS]
    rules: Annotated[tuple[NumberedRule, ...], MOST_TEXTS]
    decisions: Annotated[tuple[DecisionText, ...], MOST_TEXTS]


def describe(game: AnyGame) -> Description:
    """Build the description of a game: options, components, phases, moves, events, rules and decisions.

    >>> from rules import GAMES
    >>> about = describe(GAMES["dancing-queen"])
    >>> [option.name for option in about.options], about.rules[0].number, about.decisions[0].number
    (['microphone'], '0.1', 'D1')
    """
    items = numbered(game)
    return Description(
        name=game.name,
        title=game.title,
        rules_version=game.rules_version,
        text=game.about.text,
        seats=game.seats,
        options=tuple(option(field, getattr(game.options, field.name)) for field in option_fields(game)),
        components=game.about.components,
        tables=game.about.sheets,
        phases=tuple(PhaseText(name=phase, text=text) for phase, text in game.about.phases.items()),
        moves=tuple(MoveText(type=tag(kind), phases=kind.phases, text=text_of(kind)) for kind in variants(game.Move)),
        events=tuple(EventText(type=tag(kind), text=text_of(kind)) for kind in variants(game.Event)),
        rules=tuple(NumberedRule(number=number, text=text) for number, text in items if not number.startswith("D")),
        decisions=tuple(DecisionText(number=number, text=text) for number, text in items if number.startswith("D")),
    )


def numbered(game: AnyGame) -> list[tuple[str, str]]:
    """List the rules and decisions in a game's RULES.md: the items that begin with a number in bold."""
    return [(number, " ".join(sentence.split())) for number, sentence in ITEM.findall(rules_text(game))]


def rules_text(game: AnyGame) -> str:
    """Read a game's RULES.md."""
    return files(game.State.__module__.rpartition(".")[0]).joinpath("RULES.md").read_text("utf-8")


def tag(kind: Any) -> str:
    """The `type` of a move or an event."""
    return str(kind.__struct_config__.tag)


def text_of(kind: Any) -> str:
    """The docstring of a type, as one line."""
    return " ".join((getdoc(kind) or "").split())


def option_fields(game: AnyGame) -> tuple[inspect.Field, ...]:
    """The fields of a game's options."""
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def option(field: inspect.Field, default: object) -> OptionText:
    """Describe one option: its choices or its limits."""
    described = field.type if isinstance(field.type, inspect.Metadata) else inspect.Metadata(field.type)
    kind = described.type
    text = (described.extra_json_schema or {}).get("description", text_of(getattr(kind, "cls", None)))
    number = kind if isinstance(kind, inspect.IntType) else None
    return OptionText(
        name=field.name,
        text=text,
        choices=tuple(kind.cls) if isinstance(kind, inspect.EnumType) else None,
        minimum=number.ge if number else None,
        maximum=number.le if number else None,
        default=str(default),
    )
