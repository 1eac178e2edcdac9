"""King of Clubs: the moves, one record for each type. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.king_of_clubs.components import HAND_LIMIT, SWAPPED
from rules.king_of_clubs.state import BY_CLUB, DancerName, Phase, Skill, Skills


class Assign(records.Move, tag="assign"):
    """Send Dancers to each of the night's clubs, in the order of the state's `clubs`, and keep one as backup.

    The Dancers of one club are listed sorted and accepted in any order.
    """

    phases = (Phase.ASSIGN,)
    clubs: Annotated[tuple[Skills, ...], BY_CLUB]
    backup: Skill


class Reveal(records.Move, tag="reveal"):
    """Reveal one of your Dancers at a club, for your side."""

    phases = (Phase.REVEAL,)
    dancer: Skill


class Swap(records.Move, tag="swap"):
    """Swap two of your Dancers at different clubs, for your side. They are listed sorted and accepted in any order."""

    phases = (Phase.SWAP,)
    dancers: Annotated[tuple[Skill, ...], Meta(min_length=SWAPPED, max_length=SWAPPED)]


class DeclineSwap(records.Move, tag="decline_swap"):
    """Leave your Dancers where they are."""

    phases = (Phase.SWAP,)


class PlayMoves(records.Move, tag="play_moves"):
    """Play Moves from your hand on one Dancer of your side at the club that is danced."""

    phases = (Phase.MOVES,)
    dancer: DancerName
    count: Annotated[int, Meta(ge=1, le=HAND_LIMIT)]


class Pass(records.Move, tag="pass"):
    """Play no Moves in this turn. When all of a side have passed in one turn it is out for this club."""

    phases = (Phase.MOVES,)


Move = Annotated[Assign | Reveal | Swap | DeclineSwap | PlayMoves | Pass, Meta(extra={"union": "Move"})]
