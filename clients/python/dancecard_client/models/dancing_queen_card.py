from enum import StrEnum


class DancingQueenCard(StrEnum):
    BALANCE = "balance"
    BANDS_MIXED = "bands_mixed"
    BANDS_PURE = "bands_pure"
    COLLEGE = "college"
    EVEN_ODD = "even_odd"
    MINORITY = "minority"
    PAIRS = "pairs"
    POWER = "power"
    YOUR_EVEN_ODD = "your_even_odd"

    def __str__(self) -> str:
        return str(self.value)
