from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ProblemPlace")


@_attrs_define
class ProblemPlace:
    """Where something is wrong, and what.

    Attributes:
        pointer (str): A JSON pointer (RFC 6901): of errors into the body, of faults into the state.
        detail (str):
    """

    pointer: str
    detail: str

    def to_dict(self) -> dict[str, Any]:
        pointer = self.pointer

        detail = self.detail

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pointer": pointer,
                "detail": detail,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        pointer = d.pop("pointer")

        detail = d.pop("detail")

        problem_place = cls(
            pointer=pointer,
            detail=detail,
        )

        return problem_place
