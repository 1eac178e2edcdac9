from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsBackupsRevealed")


@_attrs_define
class KingOfClubsBackupsRevealed:
    """All backups were revealed, because a club was tied or because the night is over: `backups[seat]`.

    Attributes:
        type_ (Literal['backups_revealed']):
        backups (list[int]):
    """

    type_: Literal["backups_revealed"]
    backups: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        backups = self.backups

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "backups": backups,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["backups_revealed"], d.pop("type"))
        if type_ != "backups_revealed":
            raise ValueError(f"type must match const 'backups_revealed', got '{type_}'")

        backups = cast(list[int], d.pop("backups"))

        king_of_clubs_backups_revealed = cls(
            type_=type_,
            backups=backups,
        )

        return king_of_clubs_backups_revealed
