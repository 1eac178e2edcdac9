from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GameEntry")


@_attrs_define
class GameEntry:
    """A game that is served here.

    Attributes:
        name (str):
        title (str):
        seats (list[int]):
        rules_version (int):
    """

    name: str
    title: str
    seats: list[int]
    rules_version: int

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        title = self.title

        seats = self.seats

        rules_version = self.rules_version

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "title": title,
                "seats": seats,
                "rules_version": rules_version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        title = d.pop("title")

        seats = cast(list[int], d.pop("seats"))

        rules_version = d.pop("rules_version")

        game_entry = cls(
            name=name,
            title=title,
            seats=seats,
            rules_version=rules_version,
        )

        return game_entry
