from enum import StrEnum


class DancingQueenRoundEnd(StrEnum):
    AGREED = "agreed"
    ALL_DANCERS = "all_dancers"
    PROPOSED = "proposed"
    STAR = "star"

    def __str__(self) -> str:
        return str(self.value)
