"""Option --resume: the journal of a run, its checks, and runs that were interrupted or killed."""

import json
import os
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from io import BytesIO
from random import Random

import pytest

from service.cli.journal import Journal, JournalError, run_of
from service.cli.parallel import Executor
from service.cli.validation import ProgressReporter, validate_files
from tests.running import started
from tests.service.cli.reports import GAME_COUNT, error_line, game_lines, report_of
from tests.service.cli.running import COMMAND, FAILED, MALFORMED, REFUSED, TIMEOUT, dancecard
from tests.tracked import ROOT


@pytest.mark.medium
def test_resumed_run_has_the_same_report_wherever_the_journal_ends(damaged_files, tmp_path):
    expected = report_of(damaged_files)
    journal = tmp_path / "journal"
    assert report_of(damaged_files, journal) == expected
    complete = journal.read_bytes()
    assert complete.count(b"\n") > 5
    cuts = {0, 1, len(complete), *(Random(1).randrange(len(complete)) for _ in range(25))}
    for cut in sorted(cuts):
        journal.write_bytes(complete[:cut])
        assert report_of(damaged_files, journal) == expected, cut
        assert journal.read_bytes() == complete, cut


def test_complete_journal_leaves_nothing_to_check(damaged_files, tmp_path):
    class ForbiddenPool(ThreadPoolExecutor):
        def submit(self, *arguments):
            raise AssertionError("a chunk was checked again")

    expected = report_of(damaged_files, tmp_path / "journal")
    with ForbiddenPool(1) as pool:
        assert report_of(damaged_files, tmp_path / "journal", pool) == expected


def test_pace_counts_only_this_run(damaged_files, tmp_path):
    names = tuple(map(str, damaged_files))
    for is_first in (True, False):
        with ExitStack() as stack:
            executor = Executor(stack.enter_context(ThreadPoolExecutor(1)), 1)
            reporter = ProgressReporter((), BytesIO(), stack)
            journal = stack.enter_context(closing(Journal(tmp_path / "journal", run_of(names))))
            totals = validate_files(names, executor, journal, reporter)
        assert (reporter.games, reporter.moves) == (totals.games, totals.moves if is_first else 0)


def test_journal_of_other_files_is_refused(damaged_files, tmp_path):
    journal = tmp_path / "journal"
    report_of(damaged_files, journal)
    with pytest.raises(JournalError, match="belongs to other files"):
        report_of(damaged_files[1:], journal)
    damaged_files[0].write_bytes(game_lines()[0])
    with pytest.raises(JournalError, match="belongs to other files"):
        report_of(damaged_files, journal)


def test_file_that_is_not_a_journal_is_refused_and_unchanged(damaged_files):
    for path in damaged_files:
        before = path.read_bytes()
        with pytest.raises(JournalError):
            report_of(damaged_files, path)
        assert path.read_bytes() == before


@pytest.mark.parametrize("line", [b"nonsense", b"\xff", b"{}", b""])
def test_journal_with_a_damaged_line_is_refused_and_unchanged(damaged_files, tmp_path, line):
    journal = tmp_path / "journal"
    report_of(damaged_files, journal)
    first, second, _, *rest = journal.read_bytes().splitlines(keepends=True)
    broken = b"".join([first, second, line + b"\n", *rest])
    journal.write_bytes(broken)
    message = error_line(*damaged_files, "--resume", journal, code=MALFORMED)
    assert message.startswith("Error: The journal is damaged in line 3: start a new one. ")
    assert journal.read_bytes() == broken


def test_journal_with_a_lost_line_is_refused_and_unchanged(damaged_files, tmp_path):
    journal = tmp_path / "journal"
    report_of(damaged_files, journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    for lost in range(1, len(lines) - 1):
        broken = b"".join([*lines[:lost], *lines[lost + 1 :]])
        journal.write_bytes(broken)
        with pytest.raises(JournalError, match=f"damaged in line {lost + 1}"):
            report_of(damaged_files, journal)
        assert journal.read_bytes() == broken


def test_journal_in_use_is_refused(damaged_files, tmp_path):
    journal = tmp_path / "journal"
    expected = report_of(damaged_files, journal)
    with closing(Journal(journal, run_of(tuple(map(str, damaged_files))))):
        message = error_line(*damaged_files, "--resume", journal, code=MALFORMED)
    assert message == "Error: The journal is in use by another run."
    assert report_of(damaged_files, journal) == expected


@pytest.mark.medium
def test_old_report_is_kept_if_the_run_cannot_start(damaged_files, tmp_path):
    journal, report = tmp_path / "journal", tmp_path / "report"
    report.write_text("old")
    report_of(damaged_files[1:], journal)
    error_line(*damaged_files, "--resume", journal, "--report", report, code=MALFORMED)
    error_line(*damaged_files, "--scheduler", "nowhere", "--report", report, code=FAILED)
    assert report.read_text() == "old"


@pytest.mark.medium
def test_interrupted_run_is_resumed(tmp_path):
    path, journal = tmp_path / "many.jsonl", tmp_path / "journal"
    path.write_bytes(b"nonsense\n" + b"".join(game_lines()) * 20)
    command = [*COMMAND, "validate", "--resume", str(journal), str(path)]
    with started(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: to the whole process group
        _, message = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, message) == (FAILED, b"Error: Interrupted.\n")
    resumed = dancecard("validate", "--resume", journal, path, code=REFUSED)
    assert resumed == dancecard("validate", path, code=REFUSED)


@pytest.mark.medium
def test_killed_run_is_resumed_and_its_workers_exit(tmp_path):
    path, journal = tmp_path / "many.jsonl", tmp_path / "journal"
    path.write_bytes(b"nonsense\n" + b"".join(game_lines()) * 20)
    command = [*COMMAND, "validate", "--resume", str(journal), "--workers", "2", str(path)]
    with started(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        first = process.stdout.readline()  # hardly more than the first chunk is checked
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=TIMEOUT)  # ends when the workers, which hold the pipe as well, have exited
    assert json.loads(first)["line"] == 1
    known = journal.read_bytes().count(b"\n")
    resumed = dancecard("validate", "--resume", journal, path, code=REFUSED)
    assert 1 < known < journal.read_bytes().count(b"\n")
    assert resumed == dancecard("validate", path, code=REFUSED)
    assert json.loads(resumed.splitlines()[-1])["games"] == 20 * GAME_COUNT + 1
