"""The games, one line each."""

from collections.abc import Mapping
from typing import Any

from rules import dancing_dragons, dancing_queen, king_of_clubs, lets_dance, queen_of_12
from rules.game import Game

GAMES: Mapping[str, Game[Any, Any, Any, Any, Any]] = {
    game.name: game
    for game in (
        dancing_queen.GAME,
        lets_dance.GAME,
        queen_of_12.GAME,
        king_of_clubs.GAME,
        dancing_dragons.GAME,
    )
}  # fmt: skip
