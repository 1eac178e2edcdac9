from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.source import Source

T = TypeVar("T", bound="Sheet")


@_attrs_define
class Sheet:
    """A table of the game: `rows[row][column]`.

    Attributes:
        id (str):
        title (str):
        source (Source): Printed in the rulebook, or inferred because it stood only on components that nobody here has.
        rows (list[list[str]]):
    """

    id: str
    title: str
    source: Source
    rows: list[list[str]]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        title = self.title

        source = self.source.value

        rows = []
        for rows_item_data in self.rows:
            rows_item = rows_item_data

            rows.append(rows_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "title": title,
                "source": source,
                "rows": rows,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        title = d.pop("title")

        source = Source(d.pop("source"))

        rows = []
        _rows = d.pop("rows")
        for rows_item_data in _rows:
            rows_item = cast(list[str], rows_item_data)

            rows.append(rows_item)

        sheet = cls(
            id=id,
            title=title,
            source=source,
            rows=rows,
        )

        return sheet
