from enum import StrEnum


class DancingDragonsColor(StrEnum):
    BLACK = "black"
    BLUE = "blue"
    BROWN = "brown"
    GREEN = "green"
    MULTICOLOR = "multicolor"
    ORANGE = "orange"
    PINK = "pink"
    RED = "red"
    SILVER = "silver"
    TEAL = "teal"
    VIOLET = "violet"
    WHITE = "white"
    YELLOW = "yellow"

    def __str__(self) -> str:
        return str(self.value)
