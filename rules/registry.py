"""The games, one line each."""

from collections.abc import Mapping
from typing import Any

from rules import dancing_queen
from rules.game import Game

GAMES: Mapping[str, Game[Any, Any, Any, Any, Any]] = {
    game.name: game
    for game in (
        dancing_queen.GAME,
    )
}  # fmt: skip
