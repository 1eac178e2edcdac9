"""Let's Dance: what is on the table, what can be done, what has happened, what is seen. Data only."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules import records
from rules.lets_dance.components import (
    COPIES,
    FEWEST_SEATS,
    HAND_SIZE,
    LATE_CARDS,
    MOST_CARDS,
    MOST_DANCED,
    MOST_DISCARDED,
    MOST_SEATS,
    TAKEN,
    Card,
)
from rules.records import Points, Record

Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Seats = Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)]
BY_SEAT = Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)  # a list with one item for each seat
SORTED = "In no order of their own, therefore sorted by name."
Hand = Annotated[tuple[Card, ...], Meta(max_length=HAND_SIZE, description=SORTED)]
Group = Annotated[
    tuple[Card, ...],
    Meta(min_length=1, max_length=MOST_DANCED, description="In the order in which they go onto the floor."),
]
Pile = Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS, description=SORTED)]
Sequence = Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
Sequences = Annotated[
    tuple[Sequence, ...],
    Meta(
        min_length=1,
        max_length=MOST_CARDS + 1,
        description=(
            "The face-up cards from left to right; stop k lies between sequences k and k + 1, so there is one sequence "
            "more than stops. A sequence is empty when two stops lie side by side; the last one is the one in progress."
        ),
        extra={"in_all": MOST_CARDS},
    ),
]
LineSize = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
LineSizes = Annotated[
    tuple[LineSize, ...],
    Meta(
        max_length=COPIES[Card.CONGA_LINE],
        description="For each conga_line in the sequences, from left to right: how many seats danced in its line.",
    ),
]
OpenLine = Annotated[
    int,
    Meta(
        ge=0,
        le=MOST_SEATS - 1,
        description=(
            "How many conga_line cards lie in the open line: those of so many seats before the one to move, "
            "whose turns were the last ones. 0 when no line is open."
        ),
    ),
]
HandSize = Annotated[int, Meta(ge=0, le=HAND_SIZE)]
DeckSize = Annotated[int, Meta(ge=0, le=MOST_CARDS + 1)]
Taken = Annotated[tuple[Card, ...], Meta(min_length=1, max_length=TAKEN, description=SORTED)]
TakenSize = Annotated[int, Meta(ge=1, le=TAKEN)]
FinalRound = Annotated[bool, Meta(description="Whether the final round is played, in which nobody draws.")]


class Phase(StrEnum):
    """What the game waits for."""

    TURN = "turn"
    CONGA = "conga"
    STEALING = "stealing"


class Reason(StrEnum):
    """How a game ends."""

    PARTYS_OVER = "partys_over"


class Fall(StrEnum):
    """How a spin fails."""

    STUMBLE = "stumble"
    DIZZY = "dizzy"


class Options(Record):
    """Nothing is agreed before the game."""


class Score(records.Score):
    """The score sheet of one seat; the total is the sum of all lines."""

    basic: Points
    floorwork: Points
    ymca: Points
    conga_line: Points
    spin: Points
    euphoria: Points
    dance_fever: Points
    dance_machine: Points
    big_finish: Points
    party_pooper: Annotated[Points, Meta(description="Negative, or 0.")]


class Outcome(records.Outcome):
    """The final round is over. Seats with the same highest total share the victory."""

    reason: Reason
    winners: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    scores: Annotated[tuple[Score, ...], BY_SEAT]


class Stop(Record):
    """A face-down card on a floor. `secret` says that only the seat whose floor it is knows which card it is."""

    card: Card
    secret: bool


class Floor(Record):
    """A dance floor from left to right: sequence 0, stop 0, sequence 1, stop 1, and so on, up to the last sequence."""

    sequences: Sequences
    stops: Annotated[tuple[Stop, ...], Meta(max_length=MOST_CARDS)]
    lines: LineSizes


class Theft(Record):
    """The two cards that the seat to move has taken from the target's hand, until it says which one it keeps."""

    target: Seat
    cards: Annotated[tuple[Card, ...], Meta(min_length=TAKEN, max_length=TAKEN, description=SORTED)]


class State(records.State):
    """The whole truth about a game of Let's Dance."""

    game: Literal["lets-dance"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    final_round: FinalRound
    hands: Annotated[tuple[Hand, ...], BY_SEAT]
    floors: Annotated[tuple[Floor, ...], BY_SEAT]
    line: OpenLine
    theft: Annotated[Theft | None, Meta(description="Null unless the thief is to choose a card.")]
    deck: Annotated[
        tuple[Card, ...],
        Meta(max_length=MOST_CARDS, description="The first card is drawn next. Party's Over is not in this list."),
    ]
    partys_over: Annotated[
        Annotated[int, Meta(ge=0, le=LATE_CARDS)] | None,
        Meta(
            description=(
                "How many cards of the deck lie under Party's Over: with exactly so many left it is on top, "
                "and turns up when the next card is needed. Null once it has turned up."
            )
        ),
    ]
    discards: Pile


class Dance(records.Move, tag="dance"):
    """Put 1 to 3 cards of one type onto your floor, then draw one; with conga_line alone, open a conga line."""

    phases = (Phase.TURN,)
    cards: Group


class StepOnToes(records.Move, tag="step_on_toes"):
    """End another seat's sequence with a Step on Toes, and take cards from its hand."""

    phases = (Phase.TURN,)
    target: Seat


class Replenish(records.Move, tag="replenish"):
    """Play nothing and draw until you hold five cards; in the final round this is a pass."""

    phases = (Phase.TURN,)


class Renew(records.Move, tag="renew"):
    """Put one card face down on your floor, discard what you do not want to keep, draw until you hold five cards."""

    phases = (Phase.TURN,)
    face_down: Card
    discard: Annotated[
        tuple[Card, ...], Meta(max_length=MOST_DISCARDED, description="In any order; listed sorted by name.")
    ]


class JoinConga(records.Move, tag="join_conga"):
    """Add a conga_line to the open line, and draw one card."""

    phases = (Phase.CONGA,)


class SitOut(records.Move, tag="sit_out"):
    """Put one card face down on your floor, which ends the line; then take your turn."""

    phases = (Phase.CONGA,)
    face_down: Annotated[Card | None, Meta(description="Null exactly if the hand is empty.")]


class Keep(records.Move, tag="keep"):
    """Keep one of the two cards that you took; the other is discarded."""

    phases = (Phase.STEALING,)
    card: Card


Move = Annotated[
    Dance | StepOnToes | Replenish | Renew | JoinConga | SitOut | Keep,
    Meta(extra={"union": "Move"}),
]


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


class SeenFloor(Record):
    """A dance floor as it looks from one seat. `stops` are the face-down cards, null where the seat may not know."""

    sequences: Sequences
    stops: Annotated[tuple[Card | None, ...], Meta(max_length=MOST_CARDS)]
    lines: LineSizes


class SeenTheft(Record):
    """A theft as it looks from one seat: the cards are null for all but the thief, who is to move, and the target."""

    target: Seat
    cards: Taken | None


class View(records.View):
    """What one seat may see: its own hand, all floors, the discards."""

    game: Literal["lets-dance"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    final_round: FinalRound
    partys_over_shown: Annotated[bool, Meta(description="Whether Party's Over has turned up.")]
    hand: Annotated[Hand | None, Meta(description="The seat's own; null for a spectator.")]
    hand_sizes: Annotated[tuple[HandSize, ...], BY_SEAT]
    floors: Annotated[tuple[SeenFloor, ...], BY_SEAT]
    line: OpenLine
    theft: Annotated[SeenTheft | None, Meta(description="Null unless the thief is to choose a card.")]
    deck_size: Annotated[DeckSize, Meta(description="Counts Party's Over as long as it lies there.")]
    discards: Pile
