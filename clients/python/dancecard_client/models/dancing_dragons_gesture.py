from enum import StrEnum


class DancingDragonsGesture(StrEnum):
    COUGH = "cough"
    SCRATCH_NOSE = "scratch_nose"
    SMILE = "smile"
    TAP_TABLE = "tap_table"
    WINK = "wink"
    YAWN = "yawn"

    def __str__(self) -> str:
        return str(self.value)
