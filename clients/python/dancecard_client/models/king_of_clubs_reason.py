from enum import StrEnum


class KingOfClubsReason(StrEnum):
    FIVE_POINTS = "five_points"
    NINTH_NIGHT = "ninth_night"

    def __str__(self) -> str:
        return str(self.value)
