"""Sealed sizes: the length of each game's tokens and answers, so that no length depends on a secret.

`make sizes` measures them in random games and writes sealed_sizes.json.
"""

from importlib.resources import files

import msgspec

STEP = 1_024  # bytes: every size is a multiple


class SealedSizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sizes of one game, in bytes: of the plain match in a token, and of each operation's answers."""

    match: int
    new: int
    view: int
    legal_moves: int
    apply: int


FILE = "sealed_sizes.json"
UNMEASURED = SealedSizes(match=8_192, new=16_384, view=16_384, legal_moves=16_384, apply=32_768)
MEASURED = msgspec.json.decode((files("service.api") / FILE).read_bytes(), type=dict[str, SealedSizes])


def sizes_of(game: str) -> SealedSizes:
    """The sizes of the game with this name; generous ones while it has not been measured."""
    return MEASURED.get(game, UNMEASURED)
