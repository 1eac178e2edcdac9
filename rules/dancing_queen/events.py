"""Dancing Queen: the events, one record for each type. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.dancing_queen.components import Card, Gender, Role
from rules.dancing_queen.state import BY_SEAT, Position, RevealedLead, Round, RoundEnd, Seat, State, Trophies
from rules.game import Transition


class RoundStarted(records.Event, tag="round_started"):
    """The nine cards were shuffled."""

    round: Round
    microphone: Seat


class CardDealt(records.Event, tag="card_dealt"):
    """A seat was dealt its first card (null for the others)."""

    seat: Seat
    card: Card | None


class LeadChosen(records.Event, tag="lead_chosen"):
    """A seat has chosen the half of its first card (null for the others, until both have chosen)."""

    seat: Seat
    gender: Gender | None


class LeadOpened(records.Event, tag="lead_opened"):
    """Both have chosen: a first lead dancer is in play (the card is null for the others)."""

    seat: Seat
    card: Card | None
    gender: Gender


class MicrophonePassed(records.Event, tag="microphone_passed"):
    """The seat now holds the microphone."""

    seat: Seat


class CardDrawn(records.Event, tag="card_drawn"):
    """A seat drew a card (null for the others)."""

    seat: Seat
    card: Card | None


class DancerPlaced(records.Event, tag="dancer_placed"):
    """A seat played the drawn card (null for the others)."""

    seat: Seat
    card: Card | None
    gender: Gender
    role: Role


class DancerRotated(records.Event, tag="dancer_rotated"):
    """A dancer was turned round; `gender` is the one it has now."""

    seat: Seat
    position: Position
    gender: Gender


class EndProposed(records.Event, tag="end_proposed"):
    """A seat proposed to end the round."""

    seat: Seat


class EndAgreed(records.Event, tag="end_agreed"):
    """A seat agreed to end the round."""

    seat: Seat


class LeadsRevealed(records.Event, tag="leads_revealed"):
    """The round is over; `leads[seat]`."""

    ended_by: RoundEnd
    leads: Annotated[tuple[RevealedLead, ...], BY_SEAT]


class TrophyWon(records.Event, tag="trophy_won"):
    """A seat won the round; `trophies` is how many it has now."""

    seat: Seat
    trophies: Trophies


class GameWon(records.Event, tag="game_won"):
    """A seat has four trophies."""

    seat: Seat


Event = Annotated[
    RoundStarted
    | CardDealt
    | LeadChosen
    | LeadOpened
    | MicrophonePassed
    | CardDrawn
    | DancerPlaced
    | DancerRotated
    | EndProposed
    | EndAgreed
    | LeadsRevealed
    | TrophyWon
    | GameWon,
    Meta(extra={"union": "Event"}),
]
Step = Transition[State, Event]
