"""Directory of the files in which the workers share their metrics, as prometheus_client's multiprocess mode requires.

It is in the ordinary directory for temporary files (`TMPDIR`), not in /dev/shm, which is small in a container: the file
of every worker since the start stays, and a worker that cannot extend its file is killed (SIGBUS).
"""

import atexit
import os
import shutil
import tempfile
from functools import cache

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


@cache
def create_metrics_directory() -> None:
    """Create a fresh directory and name it in the environment, once in a process, even if the settings are reloaded."""
    os.environ[VARIABLE] = tempfile.mkdtemp(prefix="dancecard-")
    atexit.register(remove_directory, os.environ[VARIABLE], os.getpid())


def remove_directory(directory: str, owner: int) -> None:
    """Remove the directory at exit of the process that created it; forked workers have the same exit handler."""
    if os.getpid() == owner:
        shutil.rmtree(directory, ignore_errors=True)
