from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.game_entry import GameEntry


T = TypeVar("T", bound="GameList")


@_attrs_define
class GameList:
    """The games, and the version of the service.

    Attributes:
        version (str):
        games (list[GameEntry]):
    """

    version: str
    games: list[GameEntry]

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "version": version,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_entry import GameEntry  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

        games = []
        _games = d.pop("games")
        for games_item_data in _games:
            games_item = GameEntry.from_dict(games_item_data)

            games.append(games_item)

        game_list = cls(
            version=version,
            games=games,
        )

        return game_list
