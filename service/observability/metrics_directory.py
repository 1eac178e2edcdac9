"""Directory in which the workers share their metrics, as prometheus_client's multiprocess mode requires."""

import atexit
import os
import shutil
import tempfile
from functools import cache

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


@cache
def create_metrics_directory(parent: str | None) -> None:
    """Create a fresh directory and name it in the environment, once in a process, even if the settings are reloaded.

    Call it before prometheus_client is imported, which reads the variable at its import.
    """
    os.environ[VARIABLE] = tempfile.mkdtemp(prefix="dancecard-", dir=parent)
    atexit.register(remove_directory, os.environ[VARIABLE], os.getpid())


def remove_directory(directory: str, owner: int) -> None:
    """Remove the directory at exit of the process that created it; forked workers have the same exit handler."""
    if os.getpid() == owner:
        shutil.rmtree(directory, ignore_errors=True)
