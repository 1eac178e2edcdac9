"""Game descriptions: the answer to `GET /games/{name}`, from the game's record, docstrings and RULES.md."""

import re
from importlib.resources import files
from inspect import getdoc
from typing import Any

from msgspec import inspect

from rules.game import variants
from service.api.messages import (
    AnyGame,
    DecisionText,
    Description,
    EventText,
    MoveText,
    OptionText,
    PhaseText,
)
from service.codec.problem_details import NumberedRule

ITEM = re.compile(r"^- \*\*(D?[0-9.]+)\*\* (.+?)(?=^- |^#|^$|^\||\Z)", re.MULTILINE | re.DOTALL)


def describe(game: AnyGame) -> Description:
    """Build the description of a game."""
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
