"""Dancing Queen: why a state that came from outside cannot be."""

from rules.dancing_queen.faults.seed import dealt
from rules.dancing_queen.faults.table import faults

__all__ = ["dealt", "faults"]
