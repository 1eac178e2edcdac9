from enum import StrEnum


class Source(StrEnum):
    INFERRED = "inferred"
    PRINTED = "printed"

    def __str__(self) -> str:
        return str(self.value)
