"""Queen of 12: the events, and the steps of a game, which are states with the events that led to them."""

from typing import Annotated

from msgspec import Meta

from rules import records
from rules.game import Transition
from rules.queen_of_12.components import MOST_DICE, MOST_SEATS, Card
from rules.queen_of_12.state import Cards, Die, Field, PlayedBySeat, Reason, Round, Seat, State, TrayDie, Trays, Winners

SomeDice = Annotated[
    tuple[Die, ...], Meta(min_length=1, max_length=MOST_DICE, description="Sorted by colour, then value.")
]


class FansLaid(records.Event, tag="fans_laid"):
    """Every seat has these cards in its fan."""

    cards: Cards


class RoundStarted(records.Event, tag="round_started"):
    """Dice were rolled into the trays by the seat that has the bag."""

    round: Round
    bag: Seat
    trays: Trays


class CardsExchanged(records.Event, tag="cards_exchanged"):
    """A seat had at most one card in hand and exchanged it for its discard pile: what it has now."""

    seat: Seat
    hand: Cards
    discards: Cards


class CardChosen(records.Event, tag="card_chosen"):
    """A seat has chosen a card for this round (null for the others)."""

    seat: Seat
    card: Card | None


class CardsRevealed(records.Event, tag="cards_revealed"):
    """All have chosen: their cards are revealed together."""

    played: Annotated[PlayedBySeat, Meta(description="`played[seat]`")]


class CardsNegated(records.Event, tag="cards_negated"):
    """Cards that several seats have played are discarded without effect."""

    cards: Cards


class DiceTaken(records.Event, tag="dice_taken"):
    """A seat has taken dice out of the trays with a card."""

    seat: Seat
    card: Card
    dice: Annotated[
        tuple[TrayDie, ...],
        Meta(min_length=1, max_length=MOST_DICE, description="As they lay, sorted by tray, colour, value."),
    ]


class CardReturned(records.Event, tag="card_returned"):
    """A seat has put a card into its fan."""

    seat: Seat
    card: Card


class DiscardsTaken(records.Event, tag="discards_taken"):
    """A seat has taken these cards into its hand, all of its discard pile."""

    seat: Seat
    cards: Cards


class DiceCopied(records.Event, tag="dice_copied"):
    """A seat has copied these dice of another."""

    seat: Seat
    source: Seat
    dice: SomeDice


class FieldCrossed(records.Event, tag="field_crossed"):
    """A seat has crossed a field with a die, or without one by an effect."""

    seat: Seat
    field: Field
    die: Annotated[Die | None, Meta(description="Null for an effect.")]


class FanCardTaken(records.Event, tag="fan_card_taken"):
    """A seat has taken a card of its fan into its hand."""

    seat: Seat
    card: Card


class CardDiscarded(records.Event, tag="card_discarded"):
    """A card was carried out, and lies on the seat's discard pile."""

    seat: Seat
    card: Card


class DiceLapsed(records.Event, tag="dice_lapsed"):
    """No free field is left for these dice of a seat."""

    seat: Seat
    dice: SomeDice


class Finished(records.Event, tag="finished"):
    """A seat leaves out the second cross of the Princess's die."""

    seat: Seat


class Declined(records.Event, tag="declined"):
    """A seat uses no effect of the area "No crosses"."""

    seat: Seat


class FirstLineCompleted(records.Event, tag="first_line_completed"):
    """The first full lines: these seats get their points."""

    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS, description="Sorted.")]


class GameEnded(records.Event, tag="game_ended"):
    """The twelfth round is over; `winners` is empty if nobody wins."""

    reason: Reason
    winners: Winners


Event = Annotated[
    FansLaid
    | RoundStarted
    | CardsExchanged
    | CardChosen
    | CardsRevealed
    | CardsNegated
    | DiceTaken
    | CardReturned
    | DiscardsTaken
    | DiceCopied
    | FieldCrossed
    | FanCardTaken
    | CardDiscarded
    | DiceLapsed
    | Finished
    | Declined
    | FirstLineCompleted
    | GameEnded,
    Meta(extra={"union": "Event"}),
]

Step = Transition[State, Event]
