"""Let's Dance: the events, one record for each type. Data only."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from rules import records
from rules.game import Transition
from rules.lets_dance.components import MOST_DISCARDED, MOST_SEATS, TAKEN, Card
from rules.lets_dance.state import SORTED, DeckSize, Group, Hand, LineSize, Pile, Seat, State, Taken

TakenSize = Annotated[int, Meta(ge=1, le=TAKEN)]


class Fall(StrEnum):
    """How a spin fails."""

    STUMBLE = "stumble"
    DIZZY = "dizzy"


class HandDealt(records.Event, tag="hand_dealt"):
    """A seat was dealt its first hand (null for the others)."""

    seat: Seat
    cards: Hand | None


class CardsDanced(records.Event, tag="cards_danced"):
    """A seat put these cards face up onto its floor."""

    seat: Seat
    cards: Group


class SpinTried(records.Event, tag="spin_tried"):
    """A seat wants to dance this group with spins in it: cards of the deck are revealed first."""

    seat: Seat
    cards: Group


class CardRevealed(records.Event, tag="card_revealed"):
    """A card of the deck was revealed for a spin."""

    seat: Seat
    card: Card


class SpinFell(records.Event, tag="spin_fell"):
    """The spin failed; the card that was revealed first lies face down on the seat's floor."""

    seat: Seat
    fall: Fall
    face_down: Card


class CardsDiscarded(records.Event, tag="cards_discarded"):
    """Cards were discarded, face up: revealed ones, a group that fell, or the taken card that was not kept."""

    seat: Seat
    cards: Pile


class CardDrawn(records.Event, tag="card_drawn"):
    """A seat drew a card (null for the others)."""

    seat: Seat
    card: Card | None


class PartysOverShown(records.Event, tag="partys_over_shown"):
    """A seat drew or revealed Party's Over: this round is finished, then the final round is played."""

    seat: Seat


class FinalRoundStarted(records.Event, tag="final_round_started"):
    """From now on every seat has one more turn, and nobody draws."""


class DeckRebuilt(records.Event, tag="deck_rebuilt"):
    """The deck was empty and a card was needed: the discards were shuffled and are the deck."""

    deck_size: DeckSize


class Replenished(records.Event, tag="replenished"):
    """A seat played nothing, to fill up its hand."""

    seat: Seat


class Renewed(records.Event, tag="renewed"):
    """A seat put a card face down on its floor (null for the others) and discarded others face up."""

    seat: Seat
    face_down: Card | None
    discarded: Annotated[tuple[Card, ...], Meta(max_length=MOST_DISCARDED, description=SORTED)]


class ToesSteppedOn(records.Event, tag="toes_stepped_on"):
    """A seat put a Step on Toes face down on the target's floor."""

    seat: Seat
    target: Seat


class CardsTaken(records.Event, tag="cards_taken"):
    """A seat took so many cards at random from the target's hand (null for all but these two seats)."""

    seat: Seat
    target: Seat
    count: TakenSize
    cards: Taken | None


class CardKept(records.Event, tag="card_kept"):
    """A seat keeps a card that it took from the target's hand (null for all but these two seats)."""

    seat: Seat
    target: Seat
    card: Card | None


class CongaLineOpened(records.Event, tag="conga_line_opened"):
    """A seat opened a conga line with a card of its own."""

    seat: Seat


class CongaLineJoined(records.Event, tag="conga_line_joined"):
    """A seat joined the conga line, which now holds `size` cards."""

    seat: Seat
    size: LineSize


class SatOut(records.Event, tag="sat_out"):
    """A seat sat one out, with a card face down on its floor (null for the others); `stopped` is false without one."""

    seat: Seat
    stopped: Annotated[bool, Meta(description="Whether the seat had a card to put down.")]
    face_down: Card | None


class CongaLineEnded(records.Event, tag="conga_line_ended"):
    """The line is over: the card of each of its seats, in the line's order, lies on that seat's own floor."""

    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class GameEnded(records.Event, tag="game_ended"):
    """The final round is over; the outcome holds the score sheets."""

    winners: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]


Event = Annotated[
    HandDealt
    | CardsDanced
    | SpinTried
    | CardRevealed
    | SpinFell
    | CardsDiscarded
    | CardDrawn
    | PartysOverShown
    | FinalRoundStarted
    | DeckRebuilt
    | Replenished
    | Renewed
    | ToesSteppedOn
    | CardsTaken
    | CardKept
    | CongaLineOpened
    | CongaLineJoined
    | SatOut
    | CongaLineEnded
    | GameEnded,
    Meta(extra={"union": "Event"}),
]
Step = Transition[State, Event]
