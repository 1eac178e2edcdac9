from enum import StrEnum


class DancingQueenPhase(StrEnum):
    OPENING = "opening"
    PLACING = "placing"
    REPLY = "reply"
    TURN = "turn"

    def __str__(self) -> str:
        return str(self.value)
