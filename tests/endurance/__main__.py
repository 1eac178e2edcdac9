"""`make endure`: measurements of the service behind the shipped nginx, and of a bare gunicorn for comparison.

`python -m tests.endurance slow memory` runs some parts only.
"""

import os
import sys

from tests.endurance import hostile, memory, mixed, mutated, overload, restarts, slow

PARTS = {
    "restarts": restarts.main,
    "slow": slow.main,
    "overload": overload.main,
    "hostile": hostile.main,
    "mutated": mutated.main,
    "memory": memory.main,
    "mixed": lambda: mixed.main(float(os.environ.get("MINUTES", "60"))),
}

if __name__ == "__main__":
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()
