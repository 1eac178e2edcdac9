from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Chance")


@_attrs_define
class Chance:
    """Where the numbers come from. Never shown while the game lasts.

    Attributes:
        seed (str):
        drawn (int):
    """

    seed: str
    drawn: int

    def to_dict(self) -> dict[str, Any]:
        seed = self.seed

        drawn = self.drawn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seed": seed,
                "drawn": drawn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seed = d.pop("seed")

        drawn = d.pop("drawn")

        chance = cls(
            seed=seed,
            drawn=drawn,
        )

        return chance
