from enum import StrEnum


class KingOfClubsPhase(StrEnum):
    ASSIGN = "assign"
    MOVES = "moves"
    REVEAL = "reveal"
    SWAP = "swap"

    def __str__(self) -> str:
        return str(self.value)
