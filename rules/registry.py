"""The games, one line each."""

from collections.abc import Mapping
from importlib import import_module

from rules.game import AnyGame, Game

PACKAGES = (
    "rules.dancing_queen",
    "rules.lets_dance",
    "rules.queen_of_12",
    "rules.king_of_clubs",
    "rules.dancing_dragons",
)


def game_in(package: str) -> AnyGame:
    """Return the game that a package defines as `GAME`."""
    game = import_module(package).GAME
    assert isinstance(game, Game)
    return game


GAMES: Mapping[str, AnyGame] = {game.name: game for game in map(game_in, PACKAGES)}
