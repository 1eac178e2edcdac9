from enum import StrEnum


class Include(StrEnum):
    LEGAL_MOVES = "legal_moves"
    VIEWS = "views"

    def __str__(self) -> str:
        return str(self.value)
