from enum import StrEnum


class LetsDanceReason(StrEnum):
    PARTYS_OVER = "partys_over"

    def __str__(self) -> str:
        return str(self.value)
