from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="DancingDragonsQuestion")


@_attrs_define
class DancingDragonsQuestion:
    """The question "no dragon?" while it is open.

    Attributes:
        asked_by (int):
        answered (list[int]): Who has said no dragon, the asker included; sorted.
    """

    asked_by: int
    answered: list[int]

    def to_dict(self) -> dict[str, Any]:
        asked_by = self.asked_by

        answered = self.answered

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "asked_by": asked_by,
                "answered": answered,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        asked_by = d.pop("asked_by")

        answered = cast(list[int], d.pop("answered"))

        dancing_dragons_question = cls(
            asked_by=asked_by,
            answered=answered,
        )

        return dancing_dragons_question
