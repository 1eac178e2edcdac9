"""`make endure`: what the service bears, measured. `python -m tests.endurance faults slow` runs some parts only."""

import os
import sys

from tests.endurance import faults, hostile, mixed, slow

PARTS = {
    "faults": faults.main,
    "slow": slow.main,
    "hostile": hostile.main,
    "mixed": lambda: mixed.main(float(os.environ.get("MINUTES", "60"))),
}

for name in sys.argv[1:] or PARTS:
    PARTS[name]()
