from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.source import Source

T = TypeVar("T", bound="Component")


@_attrs_define
class Component:
    """One kind of card, die, cube or other thing in the box.

    Attributes:
        id (str):
        group (str):
        title (str):
        count (int):
        value (int | None):
        text (str):
        source (Source): Printed in the rulebook, or inferred because it stood only on components that nobody here has.
    """

    id: str
    group: str
    title: str
    count: int
    value: int | None
    text: str
    source: Source

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        group = self.group

        title = self.title

        count = self.count

        value: int | None
        value = self.value

        text = self.text

        source = self.source.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "group": group,
                "title": title,
                "count": count,
                "value": value,
                "text": text,
                "source": source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        group = d.pop("group")

        title = d.pop("title")

        count = d.pop("count")

        def _parse_value(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        value = _parse_value(d.pop("value"))

        text = d.pop("text")

        source = Source(d.pop("source"))

        component = cls(
            id=id,
            group=group,
            title=title,
            count=count,
            value=value,
            text=text,
            source=source,
        )

        return component
