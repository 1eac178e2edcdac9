"""Queen of 12: what is on the table, and what is seen of it. Data only; moves.py and events.py have the rest."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules import records
from rules.queen_of_12.components import (
    CARDS,
    FAN_CARDS,
    FEWEST_SEATS,
    FIELDS,
    FIRST_LINE_POINTS,
    HIGHEST,
    HIGHEST_NUMBER,
    LINE,
    LOWEST,
    LOWEST_NUMBER,
    MOST_AREA,
    MOST_CARD_POINTS,
    MOST_DICE,
    MOST_PLAYED,
    MOST_SEATS,
    ROUNDS,
    Area,
    Card,
    Color,
    FanChoice,
    Kind,
    SheetSide,
    Tray,
)
from rules.records import Record

Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Seats = Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)]
BY_SEAT = Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)  # a list with one item for each seat
Round = Annotated[int, Meta(ge=1, le=ROUNDS, description="The bag is with seat (round - 1) modulo seats.")]
Value = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
Place = Annotated[
    int,
    Meta(
        ge=0,
        le=FIELDS - 1,
        description="A field of a sheet, counted from 0: the left area row by row from the top, then the right one.",
    ),
]
Index = Annotated[int, Meta(ge=0, le=LINE - 1)]
Cards = Annotated[tuple[Card, ...], Meta(max_length=CARDS, description="Sorted by name.")]
CardsBySeat = Annotated[tuple[Cards, ...], BY_SEAT]
Played = Annotated[tuple[Card, ...], Meta(max_length=MOST_PLAYED)]
PlayedBySeat = Annotated[tuple[Played, ...], BY_SEAT]
Places = Annotated[tuple[Place, ...], Meta(max_length=FIELDS, description="Sorted.")]
Crosses = Annotated[tuple[Places, ...], BY_SEAT, Meta(description="`crosses[seat]`: the fields that are crossed.")]
Winners = Annotated[tuple[Seat, ...], Meta(max_length=1)]


class Phase(StrEnum):
    """What the game waits for."""

    CHOOSE = "choose"
    EFFECTS = "effects"
    CROSSING = "crossing"


class Reason(StrEnum):
    """How a game ends."""

    TWELVE_ROUNDS = "twelve_rounds"


class Due(StrEnum):
    """A decision that a card asks for, or one effect of the area "No crosses"."""

    COPY_DICE = "copy_dice"
    CROSS_NUMBER = "cross_number"
    NO_CROSSES = "no_crosses"
    RETURN_CARD = "return_card"
    TAKE_DICE = "take_dice"
    TAKE_FAN_CARD = "take_fan_card"


class Options(Record):
    """What is agreed before the game."""

    sheet: Annotated[SheetSide, Meta(description="The side of the sheets.")]
    fan: Annotated[FanChoice, Meta(description="The cards of the first game, or six at random, the same for all.")]


class Score(records.Score):
    """The lines of the left and of the right area, the first full line, the cards; a tie goes to most crosses."""

    left: Annotated[int, Meta(ge=0, le=MOST_AREA)]
    right: Annotated[int, Meta(ge=0, le=MOST_AREA)]
    first_line: Annotated[int, Meta(ge=0, le=FIRST_LINE_POINTS)]
    cards: Annotated[int, Meta(ge=0, le=MOST_CARD_POINTS)]
    crosses: Annotated[int, Meta(ge=0, le=FIELDS)]


class Outcome(records.Outcome):
    """Twelve rounds are over. Nobody wins if points and crosses are tied."""

    reason: Reason
    winners: Winners
    scores: Annotated[tuple[Score, ...], BY_SEAT]


class Field(Record):
    """A field of a sheet; rows count from the top, columns from the left."""

    area: Area
    row: Index
    column: Index


class TrayDie(Record):
    """A die in a tray."""

    tray: Tray
    color: Color
    value: Value


class Die(Record):
    """A die that was taken, or copied."""

    color: Color
    value: Value


Dice = Annotated[tuple[Die, ...], Meta(max_length=MOST_DICE, description="Sorted by colour, then value.")]
DiceBySeat = Annotated[tuple[Dice, ...], BY_SEAT]
Copied = Annotated[
    tuple[Seat | None, ...], BY_SEAT, Meta(description="`copied[seat]`: whose dice the seat has copied, or null.")
]
Trays = Annotated[
    tuple[TrayDie, ...],
    Meta(max_length=MOST_DICE, description="The dice in the trays, sorted by tray, colour, value."),
]
Number = Annotated[
    Annotated[int, Meta(ge=LOWEST_NUMBER, le=HIGHEST_NUMBER)] | None,
    Meta(description="The number of the cards that are being carried out; null except in phase `effects`."),
]
DueBySeat = Annotated[
    tuple[Annotated[tuple[Due, ...], Meta(max_length=len(Due))], ...],
    BY_SEAT,
    Meta(description="`due[seat]`: what the seat has still to decide in phases `effects` and `crossing`; sorted."),
]
FirstLine = Annotated[
    tuple[Seat, ...],
    Meta(max_length=MOST_SEATS, description="The seats with the points of the first full line; sorted."),
]


class PrincessDie(Record):
    """A seat's die that may be crossed by number and by colour.

    `crossed` says how dice like it were crossed by the seat in this round, it included; sorted.
    """

    seat: Seat
    die: Die
    crossed: Annotated[tuple[Kind, ...], Meta(max_length=len(Kind))]


class Used(Record):
    """How often a seat has used the limited effects of the area "No crosses"."""

    copy_dice: bool
    take_back: bool
    fan_cards: Annotated[int, Meta(ge=0, le=FAN_CARDS)]


class LastRound(Record):
    """What the last round was: the cards that were played, the dice that were taken, and whose were copied."""

    round: Round
    played: PlayedBySeat
    taken: DiceBySeat
    copied: Copied


Hands = Annotated[
    CardsBySeat, Meta(description="`hands[seat]`; in phase `choose` as when it began, with the cards that are chosen.")
]
Discards = Annotated[
    CardsBySeat,
    Meta(
        description="`discards[seat]`; in phase `choose` as when it began. "
        "A played card that is neither here nor in hand nor in the fan is still to be carried out."
    ),
]
Fans = Annotated[CardsBySeat, Meta(description="`fans[seat]`")]
Taken = Annotated[DiceBySeat, Meta(description="`taken[seat]`: the dice before the seat, until the round ends.")]
ToCross = Annotated[
    DiceBySeat, Meta(description="`to_cross[seat]`: the dice, copied ones included, that the seat has still to cross.")
]
Princess = Annotated[
    PrincessDie | None, Meta(description="The die taken with the Princess, while it can still be crossed.")
]
UsedBySeat = Annotated[tuple[Used, ...], BY_SEAT, Meta(description="`used[seat]`")]


class State(records.State):
    """The whole truth about a game of Queen of 12."""

    game: Literal["queen-of-12"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    trays: Trays
    hands: Hands
    discards: Discards
    fans: Fans
    played: Annotated[
        PlayedBySeat,
        Meta(description="`played[seat]`: the cards chosen for this round, in that order; in phase `choose` secret."),
    ]
    number: Number
    due: DueBySeat
    taken: Taken
    copied: Copied
    to_cross: ToCross
    princess: Princess
    crosses: Crosses
    used: UsedBySeat
    first_line: FirstLine
    last_round: LastRound | None


class View(records.View):
    """What one seat may see: all but the cards that others have chosen and not yet revealed."""

    game: Literal["queen-of-12"]
    seats: Seats
    options: Options
    phase: Phase
    outcome: Outcome | None
    round: Round
    trays: Trays
    hands: Hands
    discards: Discards
    fans: Fans
    played: Annotated[
        tuple[Annotated[tuple[Card | None, ...], Meta(max_length=MOST_PLAYED)], ...],
        BY_SEAT,
        Meta(description="`played[seat]`: the cards chosen for this round; null for one that lies face down."),
    ]
    number: Number
    due: DueBySeat
    taken: Taken
    copied: Copied
    to_cross: ToCross
    princess: Princess
    crosses: Crosses
    used: UsedBySeat
    first_line: FirstLine
    last_round: LastRound | None
