"""Helpers of the validation tests: lines to validate, and their reports."""

import gzip
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import cache
from io import BytesIO

from service.cli.journal import Journal, run_of
from service.cli.parallel import Executor
from service.cli.validation import ProgressReporter, validate_files
from tests.service.cli.running import COMMAND, TIMEOUT, transcript_lines
from tests.tracked import ROOT

GAME_COUNT = 130  # more than two chunks


@cache
def game_lines():
    """Transcripts as JSON lines."""
    return tuple(transcript_lines(GAME_COUNT))


def with_members(line, **members):
    """Line with other members."""
    return json.dumps({**json.loads(line), **members}).encode() + b"\n"


def with_repeated_move(line, index):
    """Line whose move at this index is the one before it again, by a seat that has just moved."""
    moves = json.loads(line)["moves"]
    return with_members(line, moves=[*moves[:index], moves[index - 1], *moves[index:]])


def report_of(paths, journal=None, pool=None):
    """Report about files, validated in this process."""
    report = BytesIO()
    names = tuple(map(str, paths))
    with ExitStack() as stack:
        executor = Executor(pool or stack.enter_context(ThreadPoolExecutor(1)), 1)
        opened = None if journal is None else stack.enter_context(closing(Journal(journal, run_of(names))))
        validate_files(names, executor, opened, ProgressReporter((), report, stack))
    return [json.loads(line) for line in report.getvalue().splitlines()]


def error_line(*arguments, code, **environment):
    """Single line that `dancecard validate` writes to standard error when it fails with this code."""
    command = [*COMMAND, "validate", *map(str, arguments)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, env={**os.environ, **environment}, check=False, timeout=TIMEOUT
    )
    assert done.returncode == code, done.stderr.decode()
    (line,) = done.stderr.decode().splitlines()
    return line


def lines_before_truncation(path):
    """Number of whole lines in a truncated gzip file."""
    count = 0
    with gzip.open(path) as stream:
        try:
            while stream.readline():
                count += 1
        except EOFError:
            return count


def assert_report_of_damaged_files(report, paths):
    """Check that a report has exactly the three faults of `damaged_files`."""
    plain, truncated, _ = map(str, paths)
    malformed, illegal, unreadable, summary = report
    place = ("file", "line", "move", "rule", "code")
    assert tuple(malformed[name] for name in place) == (plain, 17, None, None, "malformed_json")
    assert tuple(illegal[name] for name in place[:3]) == (plain, 101, 3)
    assert illegal["code"] in {"illegal_move", "not_your_turn"}
    assert (illegal["rule"] is None) is (illegal["code"] == "not_your_turn")
    before = lines_before_truncation(truncated)
    assert tuple(unreadable[name] for name in place) == (truncated, before + 1, None, None, "unreadable")
    assert (summary["type"], summary["games"], summary["refused"]) == ("summary", 2 * GAME_COUNT + before, 3)
    assert sum(summary["by_code"].values()) == 3
