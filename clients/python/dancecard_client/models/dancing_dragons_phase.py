from enum import StrEnum


class DancingDragonsPhase(StrEnum):
    DROP = "drop"
    QUESTION = "question"
    TRADE = "trade"

    def __str__(self) -> str:
        return str(self.value)
