from enum import StrEnum


class DancingQueenRole(StrEnum):
    BACKUP = "backup"
    LEAD = "lead"

    def __str__(self) -> str:
        return str(self.value)
