"""Dancing Dragons: the events, one record for each type. Data only."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.dancing_dragons.components import MOST_SEATS, TEAM_SIZE, Card, Dragon, Gesture
from rules.dancing_dragons.state import BY_SEAT, Gained, Hand, PointsByTeam, Round, ShownHands, State
from rules.game import Transition
from rules.records import Seat


class RoundStarted(records.Event, tag="round_started"):
    """All 52 cards were shuffled."""

    round: Round


class HandDealt(records.Event, tag="hand_dealt"):
    """A seat was dealt its five cards (null for the others)."""

    seat: Seat
    cards: Hand | None


class CardDropped(records.Event, tag="card_dropped"):
    """A seat dropped a card, face down (null for the others)."""

    seat: Seat
    card: Card | None


class CardsTurnedUp(records.Event, tag="cards_turned_up"):
    """All have dropped: the cards are turned up together."""

    cards: Annotated[tuple[Card, ...], BY_SEAT, Meta(description="`cards[seat]` is what the seat dropped.")]


class CardSwapped(records.Event, tag="card_swapped"):
    """A seat gave a card for one of the centre."""

    seat: Seat
    given: Card
    taken: Card


class DragonAnnounced(records.Event, tag="dragon_announced"):
    """A seat said that its partner has a dragon of this kind."""

    seat: Seat
    dragon: Dragon


class CounterDragonCalled(records.Event, tag="counter_dragon_called"):
    """A seat said that a rival has a dragon."""

    seat: Seat


class Signalled(records.Event, tag="signalled"):
    """A seat made a sign."""

    seat: Seat
    gesture: Gesture


class NoDragonAsked(records.Event, tag="no_dragon_asked"):
    """A seat asked whether nobody has a dragon."""

    seat: Seat


class NoDragonAnswered(records.Event, tag="no_dragon_answered"):
    """A seat said that it has no dragon."""

    seat: Seat


class StayedSilent(records.Event, tag="stayed_silent"):
    """A seat stayed silent: the question is closed."""

    seat: Seat


class CardDealt(records.Event, tag="card_dealt"):
    """Nobody has a dragon: a seat was dealt one more card (null for the others)."""

    seat: Seat
    card: Card | None


class HandsShown(records.Event, tag="hands_shown"):
    """The round is over: the hands that the call was about."""

    hands: ShownHands


class PointsScored(records.Event, tag="points_scored"):
    """What the teams scored in this round, and what they have now."""

    gained: Gained
    points: PointsByTeam


class GameWon(records.Event, tag="game_won"):
    """A team has reached the target, or the 100,000th move was made; `winners` as in the outcome."""

    winners: Annotated[tuple[Seat, ...], Meta(min_length=TEAM_SIZE, max_length=MOST_SEATS)]


Event = Annotated[
    RoundStarted
    | HandDealt
    | CardDropped
    | CardsTurnedUp
    | CardSwapped
    | DragonAnnounced
    | CounterDragonCalled
    | Signalled
    | NoDragonAsked
    | NoDragonAnswered
    | StayedSilent
    | CardDealt
    | HandsShown
    | PointsScored
    | GameWon,
    Meta(extra={"union": "Event"}),
]
Step = Transition[State, Event]
