from enum import StrEnum


class LetsDanceCard(StrEnum):
    A = "a"
    BACKSPIN = "backspin"
    C = "c"
    CONGA_LINE = "conga_line"
    DANCE_FEVER = "dance_fever"
    EUPHORIA = "euphoria"
    GET_DOWN = "get_down"
    KNEESLIDE = "kneeslide"
    M = "m"
    SPIN = "spin"
    STEP_ON_TOES = "step_on_toes"
    THE_COWBOY = "the_cowboy"
    THE_ROBOT = "the_robot"
    THE_SHUFFLE = "the_shuffle"
    THE_WORM = "the_worm"
    Y = "y"

    def __str__(self) -> str:
        return str(self.value)
