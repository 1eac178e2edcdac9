from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DecisionText")


@_attrs_define
class DecisionText:
    """How a question was decided that the rulebook leaves open.

    Attributes:
        number (str):
        text (str):
    """

    number: str
    text: str

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        text = d.pop("text")

        decision_text = cls(
            number=number,
            text=text,
        )

        return decision_text
