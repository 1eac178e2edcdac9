"""Reference sheet of Dancing Queen: the points of every half of every card on many tables, by the rulebook."""


def mirrored(rows):
    """The same rows with girls for boys and boys for girls."""
    swap = str.maketrans("gb", "bg")
    return [(own.translate(swap), other.translate(swap), worth) for own, other, worth in rows]


STAR = "star"

GIRLS_COLLEGE = [
    ("g", "g", 1), ("gg", "g", 1), ("g", "gg", 1), ("gg", "gg", 1), ("ggg", "gg", 4), ("gg", "ggg", 4),
    ("ggg", "ggg", STAR), ("gggg", "ggg", STAR), ("ggg", "gggg", STAR), ("gggg", "gggg", STAR), ("g", "b", 0),
    ("gg", "b", 0), ("g", "gb", 0), ("gb", "gg", 0), ("ggg", "gb", 0), ("ggb", "ggg", 0), ("gggg", "ggb", 0),
    ("gggg", "gbgg", 0),
]  # fmt: skip

GIRL_POWER = [
    ("g", "bb", 0),  # boys lead by 1
    ("gb", "bb", 0),  # by 2
    ("gbb", "bb", 0),  # by 3
    ("gbbb", "bbbb", 0),  # by 6
    ("g", "b", 0), ("gg", "bb", 0), ("ggg", "bbb", 0), ("gggg", "bbbb", 0),  # nobody leads
    ("gg", "b", 1), ("ggb", "gb", 1), ("ggg", "gbbb", 1),  # girls lead by 1
    ("g", "g", 1), ("gg", "gb", 1), ("ggg", "gbb", 1), ("gggg", "bbbg", 1),  # by 2
    ("gg", "g", 3), ("ggg", "gb", 3), ("ggg", "ggbb", 3),  # by 3
    ("gg", "gg", 3), ("ggg", "ggb", 3), ("gggg", "bbgg", 3),  # by 4
    ("ggg", "gg", 3), ("gggg", "bgg", 3),  # by 5
    ("ggg", "ggg", 3), ("gggg", "gbgg", 3),  # by 6
    ("gggg", "ggg", STAR), ("ggg", "gggg", STAR),  # by 7
    ("gggg", "gggg", STAR),  # by 8
]  # fmt: skip

THE_ROSE = [
    ("g", "b", 0), ("gb", "b", 1), ("g", "bb", 1), ("gb", "bb", 2), ("gbb", "bb", 3), ("gb", "bbb", 3),
    ("gbb", "bbb", 4), ("gbbb", "bbb", 4), ("gbb", "bbbb", 4), ("gbbb", "bbbb", 4), ("g", "g", 0), ("gg", "b", 0),
    ("gb", "g", 0), ("gg", "gb", 0), ("gg", "bb", 0), ("gb", "gb", 0), ("gbb", "gb", 0), ("gbb", "bgb", 0),
    ("gbbb", "bbg", 0), ("gbbb", "bbgb", 0),
]  # fmt: skip

HALVES = {
    "We're Even": (
        "even_odd",
        [
            ("g", "b", 4), ("g", "g", 4), ("gb", "g", 0), ("g", "gb", 0), ("gb", "bg", 3), ("gg", "gg", 3),
            ("ggb", "gb", 0), ("gbb", "bbg", 2), ("gbbb", "bbg", 0), ("gbb", "bbgg", 0), ("gbbb", "bbgg", 2),
        ],
    ),
    "We're Odd": (
        "even_odd",
        [
            ("b", "g", 0), ("bg", "g", 1), ("b", "gg", 1), ("bb", "b", 1), ("bg", "gg", 0), ("bgb", "gg", 2),
            ("bg", "gbb", 2), ("bgb", "ggg", 0), ("bgbb", "ggb", 3), ("bgb", "gggb", 3), ("bgbb", "gggb", 0),
        ],
    ),
    "You're Even": (
        "your_even_odd",
        [
            ("g", "b", 0), ("gb", "b", 0), ("g", "bb", 1), ("gb", "bb", 1), ("ggb", "bb", 1), ("gb", "bbg", 0),
            ("gbb", "bbg", 0), ("gbbb", "bbg", 0), ("gbb", "bbgg", 3), ("gbbb", "bbgg", 3),
        ],
    ),
    "You're Odd": (
        "your_even_odd",
        [
            ("b", "g", 3), ("bg", "g", 3), ("b", "gg", 0), ("bg", "gg", 0), ("bgb", "gg", 0), ("bg", "ggb", 1),
            ("bgb", "ggb", 1), ("bgbb", "ggb", 1), ("bgb", "ggbb", 0), ("bgbb", "ggbb", 0),
        ],
    ),
    "Girls' College": ("college", GIRLS_COLLEGE),
    "Boy School": ("college", mirrored(GIRLS_COLLEGE)),
    "Girl Power": ("power", GIRL_POWER),
    "Boyzone": ("power", mirrored(GIRL_POWER)),
    "Rainbow Parade": (
        "pairs",
        [
            ("g", "g", 1), ("g", "b", 0),
            ("gg", "g", 0), ("g", "gg", 0), ("gg", "gg", 2), ("gb", "gb", 2), ("gg", "gb", 0), ("gb", "bb", 0),  # odd
            ("gb", "bg", 0), ("gb", "gbg", 0),  # as many girls on both sides, and yet no pair is alike
            ("gbg", "gb", 0), ("ggg", "ggg", 4), ("gbg", "gbg", 4), ("gbb", "gbb", 4), ("gbg", "gbb", 0),
            ("gbg", "ggb", 0), ("gbg", "ggg", 0), ("gbg", "bbg", 0), ("gbgb", "gbg", 0), ("gbg", "gbgb", 0),
            ("gggg", "ggg", 0), ("gbgb", "gbgb", STAR), ("gggg", "gggg", STAR), ("gbbb", "gbbb", STAR),
            ("gbgb", "gbgg", 0), ("gbgb", "bbgb", 0), ("ggbb", "gbgb", 0),
        ],
    ),
    "Ballroom Dancing": (
        "pairs",
        [
            ("b", "g", 1), ("b", "b", 0),
            ("bg", "g", 0), ("b", "gb", 0), ("bg", "gb", 2), ("bb", "gg", 2), ("bg", "gg", 0), ("bb", "bg", 0),  # odd
            ("bg", "bg", 0), ("bgb", "gb", 0), ("bg", "gbg", 0),  # as many girls as boys, and yet no pair is mixed
            ("bgb", "gbg", 4), ("bbb", "ggg", 4), ("bgg", "gbb", 4), ("bgb", "gbb", 0), ("bgb", "ggg", 0),
            ("bgb", "bbg", 0), ("bgbg", "gbg", 0), ("bgb", "gbgb", 0), ("bgbg", "gbgb", STAR), ("bbbb", "gggg", STAR),
            ("bggg", "gbbb", STAR), ("bgbg", "gbgg", 0), ("bgbg", "bbgb", 0),
        ],
    ),
    "Spice Girls": (
        "bands_pure",
        [
            ("ggg", "gg", STAR), ("gg", "ggg", STAR), ("g", "g", 0), ("gg", "g", 0), ("gg", "gg", 0),
            ("gg", "ggb", 0), ("ggg", "gb", 0), ("ggg", "ggb", 0), ("ggg", "ggg", 0), ("gggg", "gggg", 0),
        ],
    ),
    "Queen": (
        "bands_pure",
        [
            ("bb", "bb", STAR), ("b", "b", 0), ("bb", "b", 0), ("b", "bb", 0), ("bb", "bg", 0), ("bb", "bbg", 0),
            ("bbb", "bb", 0), ("bbb", "bbb", 0), ("bbbb", "bbbb", 0),
        ],
    ),
    "The Rose": ("minority", THE_ROSE),
    "The Romeo": ("minority", mirrored(THE_ROSE)),
    "ABBA": (
        "bands_mixed",
        [
            ("gg", "bb", STAR), ("gb", "gb", STAR), ("gb", "bg", STAR), ("g", "b", 0), ("gg", "b", 0), ("gb", "b", 0),
            ("gg", "gb", 0), ("gg", "gg", 0), ("gb", "bb", 0), ("ggb", "bb", 0), ("ggg", "bb", 0), ("ggb", "bbg", 0),
            ("ggg", "gbb", 0), ("gggg", "bbbb", 0),
        ],
    ),
    "Cranberries": (
        "bands_mixed",
        [
            ("bg", "bb", STAR), ("bb", "gb", STAR), ("bb", "bg", STAR), ("b", "g", 0), ("bg", "b", 0), ("bb", "b", 0),
            ("bb", "bb", 0), ("bg", "gb", 0), ("bg", "gg", 0), ("bgb", "bb", 0), ("bg", "bgb", 0), ("bbb", "ggb", 0),
            ("bbb", "bbg", 0), ("bgbb", "gbbb", 0),
        ],
    ),
    "Perfect Balance": (
        "balance",
        [
            ("g", "b", 1), ("g", "g", 0), ("gb", "b", 0), ("gg", "b", 0), ("gg", "bb", 2), ("gb", "gb", 2),
            ("gg", "gb", 0), ("gb", "bb", 0), ("ggb", "bb", 0), ("ggb", "gb", 0), ("ggg", "bbb", 3),
            ("gbb", "gbg", 3), ("ggg", "bbg", 0), ("gbb", "bbg", 0), ("gbbb", "ggb", 0), ("gggg", "bbbb", 4),
            ("gbgb", "bgbg", 4), ("gggg", "bbbg", 0), ("gbbb", "bbgg", 0),
        ],
    ),
    "Near Balance": (
        "balance",
        [
            ("b", "g", 0), ("b", "b", 0), ("bg", "b", 2), ("bg", "g", 2), ("b", "gg", 2), ("bb", "b", 0),
            ("bg", "gb", 0), ("bg", "gg", 0), ("bgg", "bb", 3), ("bg", "ggb", 3), ("bgg", "gg", 0), ("bbb", "bg", 0),
            ("bbb", "bb", 0), ("bgg", "bgb", 0), ("bggb", "bgb", 4), ("bgg", "gbbg", 4), ("bbbb", "gbg", 0),
            ("bgbg", "gbgb", 0),
        ],
    ),
}  # fmt: skip
# `own` leads with the card
SHEET = [(half, card, own, other, worth) for half, (card, rows) in HALVES.items() for own, other, worth in rows]
