"""What every view begins with, in every game."""

from typing import Any

from rules.chance import commitment
from rules.wire import Seat, State


def table(state: State, seat: Seat | None) -> dict[str, Any]:
    """What everybody may see of any game; the seed only when the game is over, until then a commitment to it."""
    return {
        "game": state.game,
        "rules_version": state.rules_version,
        "seats": state.seats,
        "options": state.options,
        "ply": state.ply,
        "phase": state.phase,
        "to_move": state.to_move,
        "outcome": state.outcome,
        "seat": seat,
        "seed": state.chance.seed if state.outcome else None,
        "seed_commitment": commitment(state.chance.seed),
    }
