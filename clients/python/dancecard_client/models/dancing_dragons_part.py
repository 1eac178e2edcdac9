from enum import StrEnum


class DancingDragonsPart(StrEnum):
    BODY = "body"
    HEAD = "head"
    TAIL = "tail"
    WINGS = "wings"

    def __str__(self) -> str:
        return str(self.value)
