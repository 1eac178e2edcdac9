"""King of Clubs: Nightclubs, Dancers, Moves, and every number of the rulebook by name."""

from enum import StrEnum

RULES_VERSION = 1
SEATS = (2, 4)
SIDES = 2  # with four seats, two seats each: 0 and 2 against 1 and 3
FIRST_SIDE = 0  # D4: it begins to play Moves while no side leads

NIGHTCLUBS = (2, 2, 3, 3, 4, 4, 5, 6, 7)  # prestige values
OPEN_NIGHTCLUBS = 4  # each night
SOLO, PAIR = 1, 2  # how many Nightclubs form one club, and how many Dancers a seat sends there

SKILLS = (1, 2, 3, 4, 5)  # the Dancers of one seat
SETS_OF_DANCERS = max(SEATS)
SWAPPED = 2  # so many Dancers change places in a swap
MOVES = 20
MOVE_BONUS = 1  # what a Move adds to the skill of its Dancer
HAND_LIMIT = 5  # Moves

POINT_CARDS = 4
POINTS_A_NIGHT = 1
POINTS_TO_WIN = 5
NIGHTS = 9  # "up to nine nights"

# Inferred (RULES.md says why): how many Moves a seat draws by the skill of its backup.
DRAW_VALUE = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4}


class Version(StrEnum):
    """Without Moves, or with them."""

    BASIC = "basic"
    ADVANCED = "advanced"
