"""Dancing Queen: points of a lead dancer, one function for each card, as on the reference sheet."""

from collections.abc import Callable
from operator import eq

from rules.dancing_queen.components import (
    BANDS,
    COLLEGE,
    COLLEGE_STAR,
    DECK,
    MINORITY,
    MINORITY_SIZE,
    NEAR,
    NEAR_BALANCE,
    PARADE,
    PARADE_STAR,
    PERFECT_BALANCE,
    PLAYERS,
    POWER,
    POWER_STAR,
    STARRING,
    TROPHIES_TO_WIN,
    WE_ARE_EVEN,
    WE_ARE_ODD,
    YOU_ARE_EVEN,
    YOU_ARE_ODD,
    Card,
    Gender,
)
from rules.dancing_queen.state import Dancer, Outcome, Reason, RevealedLead, Score, Side, State
from rules.records import Record, Seat

STAR = -1  # no number of points


class Floor(Record):
    """The dancers as a lead dancer counts them: how many, of which gender, and in which pairs."""

    mine: int
    theirs: int
    girls: int
    boys: int
    alike: int  # pairs of the same gender
    mixed: int  # pairs of both genders

    @property
    def in_play(self) -> int:
        """Number of dancers of both genders."""
        return self.girls + self.boys

    def count(self, gender: Gender) -> int:
        """Return the number of dancers of a gender."""
        return self.girls if gender == Gender.GIRL else self.boys


def points(state: State, seat: Seat) -> int:
    """Points of a seat's lead dancer at the end of a round, 0 to 4; a star counts none."""
    return max(0, worth(state, seat))


def star(state: State, seat: Seat) -> bool:
    """Tell whether the star condition of a seat's lead dancer holds."""
    lead = state.sides[seat].lead
    return lead is not None and lead.card in STARRING and worth(state, seat) == STAR


def worth(state: State, seat: Seat) -> int:
    """Points of a seat's lead dancer, or STAR."""
    lead = state.sides[seat].lead
    assert lead is not None
    return HALVES[lead.card](floor(state.sides[seat], state.sides[opponent(seat)]), lead.gender)


def floor(mine: Side, theirs: Side) -> Floor:
    """4.1 Pair the dancers of both sides, and count. 4.2 A dancer without a counterpart is in no pair."""
    my_genders = [dancer.gender for dancer in dancers(mine)]
    their_genders = [dancer.gender for dancer in dancers(theirs)]
    genders = my_genders + their_genders
    pairs = min(len(my_genders), len(their_genders))
    alike = sum(map(eq, my_genders, their_genders))  # ends with the shorter side
    return Floor(
        mine=len(my_genders),
        theirs=len(their_genders),
        girls=genders.count(Gender.GIRL),
        boys=genders.count(Gender.BOY),
        alike=alike,
        mixed=pairs - alike,
    )


def dancers(side: Side) -> tuple[Dancer, ...]:
    """The lead dancer, then the backup dancers in the order in which they became such."""
    return side.backups if side.lead is None else (side.lead, *side.backups)


def opponent(seat: Seat) -> Seat:
    """The other one of the two seats."""
    return PLAYERS - 1 - seat


def even_odd(floor: Floor, gender: Gender) -> int:
    """We're Even, We're Odd: by the number of cards in play."""
    return (WE_ARE_EVEN if gender == Gender.GIRL else WE_ARE_ODD).get(floor.in_play, 0)


def your_even_odd(floor: Floor, gender: Gender) -> int:
    """You're Even, You're Odd: by the number of the opponent's cards."""
    return (YOU_ARE_EVEN if gender == Gender.GIRL else YOU_ARE_ODD).get(floor.theirs, 0)


def college(floor: Floor, gender: Gender) -> int:
    """Girls' College, Boy School: every card in play is of this gender."""
    if floor.count(gender) != floor.in_play:
        return 0
    return STAR if floor.in_play >= COLLEGE_STAR else COLLEGE.get(floor.in_play, 0)


def power(floor: Floor, gender: Gender) -> int:
    """Girl Power, Boyzone: how many more of this gender are in play."""
    more = 2 * floor.count(gender) - floor.in_play
    return STAR if more >= POWER_STAR else POWER.get(more, 0)


def pairs(floor: Floor, gender: Gender) -> int:
    """Rainbow Parade, Ballroom Dancing: every pair is alike, or every pair is mixed, and nobody is alone."""
    wanted, spoiled = (floor.alike, floor.mixed) if gender == Gender.GIRL else (floor.mixed, floor.alike)
    if spoiled or floor.mine != floor.theirs:
        return 0
    return STAR if wanted >= PARADE_STAR else PARADE.get(wanted, 0)


def band(card: Card) -> Callable[[Floor, Gender], int]:
    """Spice Girls, Queen, ABBA, Cranberries: exactly so many girls and boys."""
    return lambda floor, gender: STAR if (floor.girls, floor.boys) == BANDS[card, gender] else 0


def minority(floor: Floor, gender: Gender) -> int:
    """The Rose, The Romeo: exactly one of this gender, the rest of the other."""
    return MINORITY.get(floor.in_play, 0) if floor.count(gender) == MINORITY_SIZE else 0


def balance(floor: Floor, gender: Gender) -> int:
    """Perfect Balance: as many girls as boys. Near Balance: they differ by one."""
    apart = abs(floor.girls - floor.boys)
    if gender == Gender.GIRL:
        return PERFECT_BALANCE.get(floor.in_play, 0) if apart == 0 else 0
    return NEAR_BALANCE.get(floor.in_play, 0) if apart == NEAR else 0


HALVES: dict[Card, Callable[[Floor, Gender], int]] = {
    Card.EVEN_ODD: even_odd,
    Card.YOUR_EVEN_ODD: your_even_odd,
    Card.COLLEGE: college,
    Card.POWER: power,
    Card.PAIRS: pairs,
    Card.BANDS_PURE: band(Card.BANDS_PURE),
    Card.MINORITY: minority,
    Card.BANDS_MIXED: band(Card.BANDS_MIXED),
    Card.BALANCE: balance,
}
assert set(HALVES) == set(DECK)


def round_winner(leads: tuple[RevealedLead, ...], microphone: Seat) -> Seat:
    """9.1 A star, or 9.2 more points; 9.3, D1 a tie goes to the microphone."""
    return max(range(PLAYERS), key=lambda seat: (leads[seat].star, leads[seat].points or 0, seat == microphone))


def outcome(trophies: tuple[int, ...]) -> Outcome | None:
    """9.5 Four trophies win the game."""
    if TROPHIES_TO_WIN not in trophies:
        return None
    return Outcome(
        reason=Reason.FOUR_TROPHIES,
        winners=(trophies.index(TROPHIES_TO_WIN),),
        scores=tuple(Score(seat=seat, total=won) for seat, won in enumerate(trophies)),
    )
