"""Dancing Dragons: why a state that came from outside cannot be."""

from rules.dancing_dragons.faults.seed import dealt
from rules.dancing_dragons.faults.table import faults

__all__ = ["dealt", "faults"]
