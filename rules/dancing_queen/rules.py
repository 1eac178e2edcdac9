"""Dancing Queen: candidate moves, and the rules that forbid some of them, by the numbers of RULES.md."""

from collections.abc import Iterator

from rules.dancing_queen.components import ROTATING, Gender, Role
from rules.dancing_queen.moves import AgreeEnd, Draw, Move, Open, Place, ProposeEnd, RotateTarget
from rules.dancing_queen.scoring import dancers, opponent
from rules.dancing_queen.state import Phase, State
from rules.game import rule
from rules.records import Seat

LEAD = 0  # the position of the lead dancer


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the candidate moves of a seat in this phase; the rules below strike out the illegal ones."""
    match state.phase:
        case Phase.OPENING:
            yield from (Open(seat=seat, gender=gender) for gender in Gender)
        case Phase.TURN:  # 1.4
            yield Draw(seat=seat)
            yield ProposeEnd(seat=seat)
        case Phase.REPLY:
            yield Draw(seat=seat)
            yield AgreeEnd(seat=seat)
        case Phase.PLACING:
            for gender in Gender:
                for role in Role:
                    for target in (None, *targets(state, seat)):
                        yield Place(seat=seat, gender=gender, role=role, rotate=target)


def targets(state: State, mover: Seat) -> Iterator[RotateTarget]:
    """Yield the places of all dancers after the mover has played its card."""
    for seat, side in enumerate(state.sides):
        for position in range(len(dancers(side)) + (seat == mover)):
            yield RotateTarget(seat=seat, position=position)


@rule("5.1")
def rotate_icon(state: State, move: Place) -> bool:
    """Rotate only when the half just played has the rotate icon; it is never a duty."""
    return move.rotate is None or state.sides[move.seat].hand in ROTATING


@rule("5.2", implied=True)
def rotated_card_in_play(state: State, move: Place) -> bool:
    """Rotate a card that is in play."""
    return move.rotate is None or move.rotate in targets(state, move.seat)


@rule("5.3")
def rotated_card_not_the_one_played(state: State, move: Place) -> bool:
    """Rotate another card than the one just played."""
    placed = LEAD if move.role == Role.LEAD else len(dancers(state.sides[move.seat]))
    return move.rotate != RotateTarget(seat=move.seat, position=placed)


@rule("5.4")
def opponents_lead_not_rotated(state: State, move: Place) -> bool:
    """Never rotate the opponent's lead dancer."""
    return move.rotate != RotateTarget(seat=opponent(move.seat), position=LEAD)
