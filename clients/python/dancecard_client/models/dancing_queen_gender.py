from enum import StrEnum


class DancingQueenGender(StrEnum):
    BOY = "boy"
    GIRL = "girl"

    def __str__(self) -> str:
        return str(self.value)
