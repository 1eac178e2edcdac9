from enum import StrEnum


class DancingQueenReason(StrEnum):
    FOUR_TROPHIES = "four_trophies"

    def __str__(self) -> str:
        return str(self.value)
