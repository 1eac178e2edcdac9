from enum import StrEnum


class ReplayInclude(StrEnum):
    EVENTS = "events"
    VIEWS = "views"

    def __str__(self) -> str:
        return str(self.value)
