from enum import StrEnum


class LetsDancePhase(StrEnum):
    CONGA = "conga"
    STEALING = "stealing"
    TURN = "turn"

    def __str__(self) -> str:
        return str(self.value)
