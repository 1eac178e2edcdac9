"""Compatibility with earlier releases: typed clients keep working, and archived examples and transcripts still hold.

`python -m tests.openapi.released` compares the document with that of the newest release, and fails if a change
breaks clients. `python -m tests.openapi.released keep` archives the current release.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from rules.registry import GAMES
from tests.openapi.published import COMMITTED
from tests.rules.test_transcripts import FOLDER as TRANSCRIPTS
from tests.rules.test_transcripts import moves_of, written

RELEASED = Path("openapi/released")
KEPT = Path("tests/released")
EXAMPLES = Path("openapi/examples")
OASDIFF = Path("build/go/oasdiff")
BREAKING = Path("openapi/breaking.txt")  # changes that break typed clients, added to those that oasdiff knows
TITLES = {game.title: game for game in GAMES.values()}


def version_of(document):
    return json.loads(document.read_bytes())["info"]["version"]


def parts(version):
    return tuple(map(int, version.split(".")))


def line(version):
    """Compatible series of a version: the major version, or before 1.0.0 the minor one."""
    major, minor, _ = parts(version)
    return (major,) if major else (major, minor)


def newest(released):
    """Path of the newest release's document, or None."""
    return max(released.glob("*.json"), key=lambda path: parts(path.stem), default=None)


def compare(document, released=RELEASED):
    """Compare with the newest release; return whether the document may be released, and a message."""
    before = newest(released)
    if before is None:
        return True, "Nothing is released yet: no client can break."
    if line(version_of(document)) > line(before.stem):
        return True, f"{version_of(document)} may break clients of {before.stem}."
    command = [OASDIFF, "breaking", before, document, "--fail-on", "ERR", "--severity-levels", BREAKING]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    return done.returncode == 0, f"{version_of(document)} against {before.stem}:\n{done.stdout}{done.stderr}"


def keep(version, released=RELEASED, kept=KEPT):
    """Archive the document, examples and transcripts of a release; exit if it is archived already."""
    document, folder = released / f"{version}.json", kept / version
    if document.exists() or folder.exists():
        sys.exit(f"{version} is kept already: nothing was written.")
    released.mkdir(exist_ok=True)
    shutil.copy(COMMITTED, document)
    shutil.copytree(EXAMPLES, folder / "examples", ignore=shutil.ignore_patterns("README.md"))
    shutil.copytree(TRANSCRIPTS, folder / "transcripts")


def broken(folder, client):
    """Yield the archived examples and transcripts of a release that no longer hold."""
    for path in sorted(folder.glob("examples/*/*.json")):
        if not answered_as_before(json.loads(path.read_bytes()), client):
            yield path
    for path in sorted(folder.glob("transcripts/*.txt")):
        if not replayed(path.read_text()):
            yield path


def answered_as_before(example, client):
    """Tell whether the request of an example still gets the same status."""
    return client.post(example["path"], json=example["request"]).status_code == example["status"]


def replayed(text):
    """Tell whether a transcript replays to exactly the same text."""
    title, seats = text.split(",")[0], int(text.split(",")[1].split()[0])
    game = TITLES[title]
    options = json.loads(text.splitlines()[1].removeprefix("options "))
    return written(game, seats, type(game.options)(**options), list(moves_of(game, text))) == text


def main():
    if sys.argv[1:] == ["keep"]:
        return keep(version_of(COMMITTED))
    good, said = compare(COMMITTED)
    print(said)
    return sys.exit(not good)


if __name__ == "__main__":
    main()
