"""Dancing Dragons: what is on the table, what can be done, what has happened, what is seen. Data only."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules import records
from rules.dancing_dragons.components import (
    FEWEST_SEATS,
    FEWEST_TEAMS,
    FIRST_DEAL,
    HAND,
    LEAST_TARGET,
    MOST_IN_CENTRE,
    MOST_IN_DECK,
    MOST_POINTS,
    MOST_RIVALS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_TARGET,
    MOST_TEAMS,
    TEAM_SIZE,
    Card,
    Dragon,
    Gesture,
)
from rules.records import Record, Seat

Seats = Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS, multiple_of=TEAM_SIZE)]
BY_SEAT = Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)  # a list with one item for each seat
BY_TEAM = Meta(min_length=FEWEST_TEAMS, max_length=MOST_TEAMS)  # a list with one item for each team
Team = Annotated[
    int, Meta(ge=0, le=MOST_TEAMS - 1, description="Team t is seat t and its partner, seat t + seats / 2.")
]
TeamPoints = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
PointsByTeam = Annotated[tuple[TeamPoints, ...], BY_TEAM, Meta(description="`points[team]`")]
Gained = Annotated[tuple[TeamPoints, ...], BY_TEAM, Meta(description="What the round gave: `gained[team]`.")]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Hand = Annotated[
    tuple[Card, ...],
    Meta(
        min_length=HAND,
        max_length=FIRST_DEAL,
        description="Four cards, five before the drop; by colour in the order of the enumeration, then head to tail.",
    ),
]
WholeHand = Annotated[tuple[Card, ...], Meta(min_length=HAND, max_length=HAND, description="Sorted like any hand.")]
Centre = Annotated[
    tuple[Card, ...], Meta(max_length=MOST_IN_CENTRE, description="The cards that lie open, sorted like a hand.")
]
DeckSize = Annotated[int, Meta(ge=0, le=MOST_IN_DECK)]
AnsweredSeats = Annotated[
    tuple[Seat, ...],
    Meta(min_length=1, max_length=MOST_SEATS - 1, description="Who has said no dragon, the asker included; sorted."),
]


class Phase(StrEnum):
    """What the game waits for."""

    DROP = "drop"
    TRADE = "trade"
    QUESTION = "question"


class Reason(StrEnum):
    """How a game ends."""

    TARGET_REACHED = "target_reached"
    MOVE_LIMIT = "move_limit"


class Options(Record):
    """What is agreed before the game."""

    target: Annotated[int, Meta(ge=LEAST_TARGET, le=MOST_TARGET, description="Points that win the game.")]


class Score(records.Score):
    """The total counts the points of the seat's team."""

    team: Team


class Outcome(records.Outcome):
    """How the game ended. Winners are the seats of the team with most points, or of several such teams."""

    reason: Reason
    winners: Annotated[tuple[Seat, ...], Meta(min_length=TEAM_SIZE, max_length=MOST_SEATS)]
    scores: Annotated[tuple[Score, ...], BY_SEAT]


class ShownHand(Record):
    """A hand shown at the end of a round, and which dragon it is (null if none)."""

    seat: Seat
    cards: WholeHand
    dragon: Dragon | None


ShownHands = Annotated[
    tuple[ShownHand, ...],
    Meta(
        min_length=1,
        max_length=MOST_RIVALS,
        description="After an announcement the partner's hand, after a counter-dragon all rivals' hands, by seat.",
    ),
]


class LastRound(Record):
    """How the last round ended. `seat` made the call; `announced` is null if it was a counter-dragon."""

    number: Round
    seat: Seat
    announced: Dragon | None
    shown: ShownHands
    gained: Gained


class Question(Record):
    """The question "no dragon?" while it is open."""

    asked_by: Seat
    answered: AnsweredSeats


class State(records.State):
    """The whole truth about a game of Dancing Dragons."""

    game: Literal["dancing-dragons"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    points: PointsByTeam
    hands: Annotated[tuple[Hand, ...], BY_SEAT, Meta(description="`hands[seat]`")]
    dropped: Annotated[
        tuple[Card | None, ...],
        BY_SEAT,
        Meta(description="`dropped[seat]` lies face down until all have dropped; null in every other phase."),
    ]
    centre: Centre
    deck: Annotated[tuple[Card, ...], Meta(max_length=MOST_IN_DECK, description="The first card is dealt next.")]
    question: Annotated[Question | None, Meta(description="Null except in phase `question`.")]
    last_round: LastRound | None


class Drop(records.Move, tag="drop"):
    """Put one card face down into the centre."""

    phases = (Phase.DROP,)
    card: Card


class Swap(records.Move, tag="swap"):
    """Give a card of your hand for one of the centre."""

    phases = (Phase.TRADE,)
    give: Card
    take: Card


class Announce(records.Move, tag="announce"):
    """Say that your partner has a dragon, and of which kind."""

    phases = (Phase.TRADE, Phase.QUESTION)
    dragon: Dragon


class CounterDragon(records.Move, tag="counter_dragon"):
    """Say that a rival has a dragon."""

    phases = (Phase.TRADE, Phase.QUESTION)


class Signal(records.Move, tag="signal"):
    """Make a sign to your partner; everybody sees it, and nothing else changes."""

    phases = (Phase.TRADE, Phase.QUESTION)
    gesture: Gesture


class AskNoDragon(records.Move, tag="ask_no_dragon"):
    """Ask whether nobody has a dragon, and say so of yourself."""

    phases = (Phase.TRADE,)


class NoDragon(records.Move, tag="no_dragon"):
    """Say that you have no dragon."""

    phases = (Phase.QUESTION,)


class StaySilent(records.Move, tag="stay_silent"):
    """Close the question; play goes on."""

    phases = (Phase.QUESTION,)


Move = Annotated[
    Drop | Swap | Announce | CounterDragon | Signal | AskNoDragon | NoDragon | StaySilent,
    Meta(extra={"union": "Move"}),
]


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


class View(records.View):
    """What one seat may see: its own cards, and what lies open. A spectator sees what lies open."""

    game: Literal["dancing-dragons"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    points: PointsByTeam
    hand: Annotated[Hand | None, Meta(description="The seat's own; null for a spectator.")]
    dropped: Annotated[
        Card | None, Meta(description="What the seat itself has dropped while others choose. Who has is in `to_move`.")
    ]
    centre: Centre
    deck_size: DeckSize
    question: Annotated[Question | None, Meta(description="Null except in phase `question`.")]
    last_round: LastRound | None
