"""Dancing Queen: the moves, one record for each type. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.dancing_queen.components import Gender, Role
from rules.dancing_queen.state import Phase, Position, Seat
from rules.records import Record


class RotateTarget(Record):
    """Where the dancer stands that is turned round, counted after the new card has been placed."""

    seat: Seat
    position: Position


class Open(records.Move, tag="open"):
    """Choose which half of the dealt card to play as lead dancer."""

    phases = (Phase.OPENING,)
    gender: Gender


class Draw(records.Move, tag="draw"):
    """Hand over the microphone if you hold it, and take the top card."""

    phases = (Phase.TURN, Phase.REPLY)


class ProposeEnd(records.Move, tag="propose_end"):
    """Propose to end the round; with one card fewer than the opponent it ends at once."""

    phases = (Phase.TURN,)


class AgreeEnd(records.Move, tag="agree_end"):
    """Agree to end the round."""

    phases = (Phase.REPLY,)


class Place(records.Move, tag="place"):
    """Play the drawn card, and perhaps rotate another card in play (`rotate` is null if not)."""

    phases = (Phase.PLACING,)
    gender: Gender
    role: Role
    rotate: RotateTarget | None


Move = Annotated[Open | Draw | ProposeEnd | AgreeEnd | Place, Meta(extra={"union": "Move"})]
