"""What the clients are built with and the service is run with, and whether this machine has it.

As a program it takes names of toolchains, and fails unless all are here.
"""

import os
import re
import shutil
import subprocess
import sys


def _java() -> bool:
    return _newer(["javac", "-version"], 17)


def _maven() -> bool:
    return shutil.which("mvn") is not None


def _go() -> bool:
    return _newer(["go", "version"], 1, 23)


def _node() -> bool:
    return subprocess.run(["make", "--silent", "has-node"], check=False, capture_output=True).returncode == 0


def _nginx() -> bool:
    return shutil.which("nginx") is not None or shutil.which("nginx", path="/usr/sbin") is not None


def _swift() -> bool:
    return shutil.which("swift") is not None


def chromium() -> str | None:
    """Debian's Chromium, or what other systems call it."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


CHECKS = {
    "java": ("a JDK, 17 or newer", _java),
    "maven": ("Maven", _maven),
    "go": ("Go, 1.23 or newer", _go),
    "node": ("Node, 20.19 or newer of 20, or 22.12 and newer, and npm", _node),
    "nginx": ("nginx", _nginx),
    "chromium": ("Chromium", lambda: chromium() is not None),
    "swift": ("Swift, 6 or newer", _swift),
}


def missing(*names: str) -> list[str]:
    return [text for text, is_here in map(CHECKS.__getitem__, names) if not is_here()]


def need(*names: str) -> None:
    """Skip a test for want of a toolchain; fail it where CI should have installed one."""
    import pytest

    if lacking := missing(*names):
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"this machine lacks {', '.join(lacking)}")


def _newer(command: list[str], *wanted: int) -> bool:
    if shutil.which(command[0]) is None:
        return False
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    found = re.search(r"\d+(\.\d+)*", told.stdout + told.stderr)
    return found is not None and tuple(map(int, found[0].split("."))) >= wanted


if __name__ == "__main__":
    sys.exit(", ".join(missing(*sys.argv[1:])) or None)
