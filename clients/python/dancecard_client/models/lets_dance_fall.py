from enum import StrEnum


class LetsDanceFall(StrEnum):
    DIZZY = "dizzy"
    STUMBLE = "stumble"

    def __str__(self) -> str:
        return str(self.value)
