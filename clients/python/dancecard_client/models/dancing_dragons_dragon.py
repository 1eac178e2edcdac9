from enum import StrEnum


class DancingDragonsDragon(StrEnum):
    DRAGON = "dragon"
    ROYAL = "royal"
    WILD = "wild"

    def __str__(self) -> str:
        return str(self.value)
