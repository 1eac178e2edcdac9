"""Tables of Dancing Queen laid by hand, and what every half of every card is worth on which table.

A side is written lead dancer first: "balance/g power/b" is a lead dancer and one backup dancer; a row of genders, as
the reference sheet below uses, is written the same way: "gb". Sides come by seat, 0 and 1.
"""

from rules.dancing_queen import GAME
from rules.dancing_queen.components import Card, Gender
from rules.dancing_queen.state import Dancer, LastRound, Options, Phase, RevealedLead, RoundEnd, Side, State
from rules.records import Chance
from tests.rules.playing import check_table

GENDERS = {"g": Gender.GIRL, "b": Gender.BOY}
STARLESS = ("even_odd", "your_even_odd", "minority", "balance")  # neither half has a star
CARDS = (*STARLESS, "pairs", "bands_mixed", "bands_pure", "power", "college")
SHUFFLE = 8  # numbers that a shuffle of nine cards draws


def dancer(text):
    card, gender = text.split("/")
    return Dancer(card=Card(card), gender=GENDERS[gender])


def side(text, hand=None):
    """A side in play: the lead dancer, then the backup dancers."""
    lead, *backups = map(dancer, text.split())
    return Side(hand=hand and Card(hand), lead=lead, backups=tuple(backups))


def dealt(text):
    """A side while the lead dancers are chosen: "balance" has not chosen yet, "balance/g" has."""
    return side(text) if "/" in text else Side(hand=Card(text), lead=None, backups=())


def turn(zero, one, mover=None, **rest):
    """Somebody's turn: of the seat with fewer dancers, of seat 0 if both have as many, or as told."""
    sides = side(zero), side(one)
    mover = fewer(sides) if mover is None else mover
    return table(sides, Phase.TURN, mover, microphone=mover, **rest)


def reply(zero, one, mover=1, **rest):
    """The other seat has proposed to end the round."""
    return table((side(zero), side(one)), Phase.REPLY, mover, microphone=1 - mover, plies=1, **rest)


def placing(zero, one, hand, mover=None, **rest):
    """A seat has drawn this card on its own turn."""
    mover = fewer((side(zero), side(one))) if mover is None else mover
    sides = tuple(side(text, hand if seat == mover else None) for seat, text in enumerate((zero, one)))
    return table(sides, Phase.PLACING, mover, microphone=1 - mover, plies=1, **rest)


def opening(zero, one, microphone=0, **rest):
    """The lead dancers are chosen."""
    sides = dealt(zero), dealt(one)
    waiting = tuple(seat for seat in (0, 1) if sides[seat].hand)
    state = arranged(sides, Phase.OPENING, waiting, microphone, microphone, plies=-len(waiting), **rest)
    check_table(GAME, state)
    return state


def fewer(sides):
    return int(len(sides[1].backups) < len(sides[0].backups))


def table(sides, phase, mover, microphone, **rest):
    """A state that can be: in this round nobody proposed the end until now, in those before everybody did at once."""
    even = len(sides[0].backups) == len(sides[1].backups)
    first = mover if even and phase is not Phase.REPLY else 1 - mover
    state = arranged(sides, phase, (mover,), microphone, first, **rest)
    check_table(GAME, state)
    return state


def arranged(sides, phase, to_move, microphone, first=0, *, plies=0, deck="", trophies=(0, 0), seed="a seed"):
    """The same, unchecked. `first` had the microphone when the round began; `deck` is what is drawn next."""
    number = sum(trophies) + 1
    dancers = [each for one in sides for each in (one.lead, *one.backups) if each]
    used = {*deck.split(), *(each.card for each in dancers), *(one.hand for one in sides if one.hand)}
    return State(
        game="dancing-queen",
        rules_version=1,
        seats=2,
        options=Options(microphone=first),
        ply=4 * (number - 1) + 2 + 2 * max(0, len(dancers) - 2) + plies,
        phase=phase,
        to_move=to_move,
        outcome=None,
        chance=Chance(seed=seed, drawn=SHUFFLE * number),
        round=number,
        microphone=microphone,
        trophies=trophies,
        sides=sides,
        deck=tuple(Card(card) for card in (*deck.split(), *(card for card in CARDS if card not in used))),
        last_round=last_round(number - 1, first, trophies),
    )


def last_round(number, microphone, trophies):
    """Girls' College beat The Rose, two girls in play, and both seats agreed to leave it at that."""
    if not number:
        return None
    winner = int(trophies[1] > trophies[0])
    won = RevealedLead(card=Card.COLLEGE, gender=Gender.GIRL, points=1, star=False)
    lost = RevealedLead(card=Card.MINORITY, gender=Gender.GIRL, points=0, star=False)
    leads = (won, lost) if winner == 0 else (lost, won)
    return LastRound(number=number, ended_by=RoundEnd.AGREED, leads=leads, microphone=microphone, winner=winner)


def cast(card, own, other):
    """Dress two rows of genders as sides, this card leading the first one.

    The other lead dancer has no star, nor has the last backup dancer, which can have been the lead dancer before.
    """
    lead, last, *spare = [each for each in CARDS if each != card]
    between = len(own) - 2
    mine = [card] if len(own) == 1 else [card, *spare[:between], last]
    return dressed(mine, own), dressed([lead, *spare[max(0, between) :]], other)


def dressed(cards, genders):
    return " ".join(f"{card}/{gender}" for card, gender in zip(cards, genders, strict=False))


def by_seat(seat, its, other):
    return (its, other) if seat == 0 else (other, its)


def mirrored(rows):
    """The same rows with girls for boys and boys for girls."""
    swap = str.maketrans("gb", "bg")
    return [(own.translate(swap), other.translate(swap), worth) for own, other, worth in rows]


STAR = "star"

GIRLS_COLLEGE = [
    ("g", "g", 1),
    ("gg", "g", 1),
    ("g", "gg", 1),
    ("gg", "gg", 1),
    ("ggg", "gg", 4),
    ("gg", "ggg", 4),
    ("ggg", "ggg", STAR),
    ("gggg", "ggg", STAR),
    ("ggg", "gggg", STAR),
    ("gggg", "gggg", STAR),
    ("g", "b", 0),
    ("gg", "b", 0),
    ("g", "gb", 0),
    ("gb", "gg", 0),
    ("ggg", "gb", 0),
    ("ggb", "ggg", 0),
    ("gggg", "ggb", 0),
    ("gggg", "gbgg", 0),
]

GIRL_POWER = [
    ("g", "bb", 0),  # boys lead by 1
    ("gb", "bb", 0),  # by 2
    ("gbb", "bb", 0),  # by 3
    ("gbbb", "bbbb", 0),  # by 6
    ("g", "b", 0),  # nobody leads
    ("gg", "bb", 0),
    ("ggg", "bbb", 0),
    ("gggg", "bbbb", 0),
    ("gg", "b", 1),  # girls lead by 1
    ("ggb", "gb", 1),
    ("ggg", "gbbb", 1),
    ("g", "g", 1),  # by 2
    ("gg", "gb", 1),
    ("ggg", "gbb", 1),
    ("gggg", "bbbg", 1),
    ("gg", "g", 3),  # by 3
    ("ggg", "gb", 3),
    ("ggg", "ggbb", 3),
    ("gg", "gg", 3),  # by 4
    ("ggg", "ggb", 3),
    ("gggg", "bbgg", 3),
    ("ggg", "gg", 3),  # by 5
    ("gggg", "bgg", 3),
    ("ggg", "ggg", 3),  # by 6
    ("gggg", "gbgg", 3),
    ("gggg", "ggg", STAR),  # by 7
    ("ggg", "gggg", STAR),
    ("gggg", "gggg", STAR),  # by 8
]

THE_ROSE = [
    ("g", "b", 0),
    ("gb", "b", 1),
    ("g", "bb", 1),
    ("gb", "bb", 2),
    ("gbb", "bb", 3),
    ("gb", "bbb", 3),
    ("gbb", "bbb", 4),
    ("gbbb", "bbb", 4),
    ("gbb", "bbbb", 4),
    ("gbbb", "bbbb", 4),
    ("g", "g", 0),
    ("gg", "b", 0),
    ("gb", "g", 0),
    ("gg", "gb", 0),
    ("gg", "bb", 0),
    ("gb", "gb", 0),
    ("gbb", "gb", 0),
    ("gbb", "bgb", 0),
    ("gbbb", "bbg", 0),
    ("gbbb", "bbgb", 0),
]

HALVES = {
    "We're Even": (
        "even_odd",
        [
            ("g", "b", 4),
            ("g", "g", 4),
            ("gb", "g", 0),
            ("g", "gb", 0),
            ("gb", "bg", 3),
            ("gg", "gg", 3),
            ("ggb", "gb", 0),
            ("gbb", "bbg", 2),
            ("gbbb", "bbg", 0),
            ("gbb", "bbgg", 0),
            ("gbbb", "bbgg", 2),
        ],
    ),
    "We're Odd": (
        "even_odd",
        [
            ("b", "g", 0),
            ("bg", "g", 1),
            ("b", "gg", 1),
            ("bb", "b", 1),
            ("bg", "gg", 0),
            ("bgb", "gg", 2),
            ("bg", "gbb", 2),
            ("bgb", "ggg", 0),
            ("bgbb", "ggb", 3),
            ("bgb", "gggb", 3),
            ("bgbb", "gggb", 0),
        ],
    ),
    "You're Even": (
        "your_even_odd",
        [
            ("g", "b", 0),
            ("gb", "b", 0),
            ("g", "bb", 1),
            ("gb", "bb", 1),
            ("ggb", "bb", 1),
            ("gb", "bbg", 0),
            ("gbb", "bbg", 0),
            ("gbbb", "bbg", 0),
            ("gbb", "bbgg", 3),
            ("gbbb", "bbgg", 3),
        ],
    ),
    "You're Odd": (
        "your_even_odd",
        [
            ("b", "g", 3),
            ("bg", "g", 3),
            ("b", "gg", 0),
            ("bg", "gg", 0),
            ("bgb", "gg", 0),
            ("bg", "ggb", 1),
            ("bgb", "ggb", 1),
            ("bgbb", "ggb", 1),
            ("bgb", "ggbb", 0),
            ("bgbb", "ggbb", 0),
        ],
    ),
    "Girls' College": ("college", GIRLS_COLLEGE),
    "Boy School": ("college", mirrored(GIRLS_COLLEGE)),
    "Girl Power": ("power", GIRL_POWER),
    "Boyzone": ("power", mirrored(GIRL_POWER)),
    "Rainbow Parade": (
        "pairs",
        [
            ("g", "g", 1),
            ("g", "b", 0),
            ("gg", "g", 0),  # odd
            ("g", "gg", 0),
            ("gg", "gg", 2),
            ("gb", "gb", 2),
            ("gg", "gb", 0),
            ("gb", "bb", 0),
            ("gb", "bg", 0),  # as many girls on both sides, and yet no pair is alike
            ("gb", "gbg", 0),
            ("gbg", "gb", 0),
            ("ggg", "ggg", 4),
            ("gbg", "gbg", 4),
            ("gbb", "gbb", 4),
            ("gbg", "gbb", 0),
            ("gbg", "ggb", 0),
            ("gbg", "ggg", 0),
            ("gbg", "bbg", 0),
            ("gbgb", "gbg", 0),
            ("gbg", "gbgb", 0),
            ("gggg", "ggg", 0),
            ("gbgb", "gbgb", STAR),
            ("gggg", "gggg", STAR),
            ("gbbb", "gbbb", STAR),
            ("gbgb", "gbgg", 0),
            ("gbgb", "bbgb", 0),
            ("ggbb", "gbgb", 0),
        ],
    ),
    "Ballroom Dancing": (
        "pairs",
        [
            ("b", "g", 1),
            ("b", "b", 0),
            ("bg", "g", 0),  # odd
            ("b", "gb", 0),
            ("bg", "gb", 2),
            ("bb", "gg", 2),
            ("bg", "gg", 0),
            ("bb", "bg", 0),
            ("bg", "bg", 0),  # as many girls as boys, and yet no pair is mixed
            ("bgb", "gb", 0),
            ("bg", "gbg", 0),
            ("bgb", "gbg", 4),
            ("bbb", "ggg", 4),
            ("bgg", "gbb", 4),
            ("bgb", "gbb", 0),
            ("bgb", "ggg", 0),
            ("bgb", "bbg", 0),
            ("bgbg", "gbg", 0),
            ("bgb", "gbgb", 0),
            ("bgbg", "gbgb", STAR),
            ("bbbb", "gggg", STAR),
            ("bggg", "gbbb", STAR),
            ("bgbg", "gbgg", 0),
            ("bgbg", "bbgb", 0),
        ],
    ),
    "Spice Girls": (
        "bands_pure",
        [
            ("ggg", "gg", STAR),
            ("gg", "ggg", STAR),
            ("g", "g", 0),
            ("gg", "g", 0),
            ("gg", "gg", 0),
            ("gg", "ggb", 0),
            ("ggg", "gb", 0),
            ("ggg", "ggb", 0),
            ("ggg", "ggg", 0),
            ("gggg", "gggg", 0),
        ],
    ),
    "Queen": (
        "bands_pure",
        [
            ("bb", "bb", STAR),
            ("b", "b", 0),
            ("bb", "b", 0),
            ("b", "bb", 0),
            ("bb", "bg", 0),
            ("bb", "bbg", 0),
            ("bbb", "bb", 0),
            ("bbb", "bbb", 0),
            ("bbbb", "bbbb", 0),
        ],
    ),
    "The Rose": ("minority", THE_ROSE),
    "The Romeo": ("minority", mirrored(THE_ROSE)),
    "ABBA": (
        "bands_mixed",
        [
            ("gg", "bb", STAR),
            ("gb", "gb", STAR),
            ("gb", "bg", STAR),
            ("g", "b", 0),
            ("gg", "b", 0),
            ("gb", "b", 0),
            ("gg", "gb", 0),
            ("gg", "gg", 0),
            ("gb", "bb", 0),
            ("ggb", "bb", 0),
            ("ggg", "bb", 0),
            ("ggb", "bbg", 0),
            ("ggg", "gbb", 0),
            ("gggg", "bbbb", 0),
        ],
    ),
    "Cranberries": (
        "bands_mixed",
        [
            ("bg", "bb", STAR),
            ("bb", "gb", STAR),
            ("bb", "bg", STAR),
            ("b", "g", 0),
            ("bg", "b", 0),
            ("bb", "b", 0),
            ("bb", "bb", 0),
            ("bg", "gb", 0),
            ("bg", "gg", 0),
            ("bgb", "bb", 0),
            ("bg", "bgb", 0),
            ("bbb", "ggb", 0),
            ("bbb", "bbg", 0),
            ("bgbb", "gbbb", 0),
        ],
    ),
    "Perfect Balance": (
        "balance",
        [
            ("g", "b", 1),
            ("g", "g", 0),
            ("gb", "b", 0),
            ("gg", "b", 0),
            ("gg", "bb", 2),
            ("gb", "gb", 2),
            ("gg", "gb", 0),
            ("gb", "bb", 0),
            ("ggb", "bb", 0),
            ("ggb", "gb", 0),
            ("ggg", "bbb", 3),
            ("gbb", "gbg", 3),
            ("ggg", "bbg", 0),
            ("gbb", "bbg", 0),
            ("gbbb", "ggb", 0),
            ("gggg", "bbbb", 4),
            ("gbgb", "bgbg", 4),
            ("gggg", "bbbg", 0),
            ("gbbb", "bbgg", 0),
        ],
    ),
    "Near Balance": (
        "balance",
        [
            ("b", "g", 0),
            ("b", "b", 0),
            ("bg", "b", 2),
            ("bg", "g", 2),
            ("b", "gg", 2),
            ("bb", "b", 0),
            ("bg", "gb", 0),
            ("bg", "gg", 0),
            ("bgg", "bb", 3),
            ("bg", "ggb", 3),
            ("bgg", "gg", 0),
            ("bbb", "bg", 0),
            ("bbb", "bb", 0),
            ("bgg", "bgb", 0),
            ("bggb", "bgb", 4),
            ("bgg", "gbbg", 4),
            ("bbbb", "gbg", 0),
            ("bgbg", "gbgb", 0),
        ],
    ),
}
SHEET = [
    (half, card, own, other, worth) for half, (card, rows) in HALVES.items() for own, other, worth in rows
]  # `own` leads with the card
