from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="OptionText")


@_attrs_define
class OptionText:
    """Something that can be agreed before a game: one of some words, or a number between limits.

    Attributes:
        name (str):
        text (str):
        choices (list[str] | None):
        minimum (int | None):
        maximum (int | None):
        default (str):
    """

    name: str
    text: str
    choices: list[str] | None
    minimum: int | None
    maximum: int | None
    default: str

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        text = self.text

        choices: list[str] | None
        if isinstance(self.choices, list):
            choices = self.choices

        else:
            choices = self.choices

        minimum: int | None
        minimum = self.minimum

        maximum: int | None
        maximum = self.maximum

        default = self.default

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "text": text,
                "choices": choices,
                "minimum": minimum,
                "maximum": maximum,
                "default": default,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        text = d.pop("text")

        def _parse_choices(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                choices_type_0 = cast(list[str], data)

                return choices_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        choices = _parse_choices(d.pop("choices"))

        def _parse_minimum(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        minimum = _parse_minimum(d.pop("minimum"))

        def _parse_maximum(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        maximum = _parse_maximum(d.pop("maximum"))

        default = d.pop("default")

        option_text = cls(
            name=name,
            text=text,
            choices=choices,
            minimum=minimum,
            maximum=maximum,
            default=default,
        )

        return option_text
