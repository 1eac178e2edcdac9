"""Command validate: the report, the terminal, missing files, and memory."""

import gzip
import json
import os
import pty
import re
import subprocess
import sys
from collections import Counter

import pytest

from service.cli.files import GZIP_MAGIC, MAX_LINE, ZSTD_MAGIC, open_output, zstd
from tests.running import started
from tests.service.cli.reports import (
    GAME_COUNT,
    assert_report_of_damaged_files,
    error_line,
    game_lines,
    report_of,
    with_members,
)
from tests.service.cli.running import COMMAND, FAILED, MALFORMED, REFUSED, USAGE, dancecard, error_of
from tests.tracked import ROOT


def test_report_of_malformed_line_illegal_move_and_truncated_file(damaged_files):
    assert_report_of_damaged_files(report_of(damaged_files), damaged_files)


@pytest.mark.medium
def test_report_of_worker_processes_is_the_same(damaged_files):
    report = [json.loads(line) for line in dancecard("validate", *damaged_files, code=REFUSED).splitlines()]
    assert report == report_of(damaged_files)


def test_rejections_of_single_lines(tmp_path):
    line = game_lines()[0]
    cases = [
        (b"nonsense\n", "malformed_json"),
        (b'{"game": "dancing-queen", "game": "lets-dance"}\n', "malformed_json"),
        (b"\xff\n", "malformed_json"),
        (b"[]\n", "invalid_request"),
        (b"{}\n", "invalid_request"),
        (b'{"game": 1}\n', "invalid_request"),
        (b'{"game": "dancing-queen"}\n', "invalid_request"),
        (with_members(line, seats=3), "invalid_request"),
        (with_members(line, game="chess"), "unknown_game"),
        (with_members(line, rules_version=2), "impossible_state"),
        (with_members(line, state_digest="0" * 64), "unexpected_state"),
        (b"[" * 100_000 + b"\n", "malformed_json"),
        (b"\x0b\n", "malformed_json"),
        (b" " * (MAX_LINE + 10) + b"\n", "line_too_long"),
    ]
    path = tmp_path / "wrong.jsonl"
    path.write_bytes(b"\n" + b"".join(each for wrong, _ in cases for each in (wrong, line)))
    *rejections, summary = report_of([path])
    assert [(rejection["line"], rejection["code"]) for rejection in rejections] == [
        (2 + 2 * index, code) for index, (_, code) in enumerate(cases)
    ]
    assert all(each["move"] is None and each["rule"] is None and each["detail"] for each in rejections)
    assert rejections[9]["detail"].endswith(" /rules_version: Only version 1 is known.")
    assert (summary["games"], summary["refused"]) == (2 * len(cases), len(cases))
    assert summary["by_code"] == dict(sorted(Counter(code for _, code in cases).items()))


def test_unreadable_files_are_reported_and_the_others_are_validated(tmp_path):
    good, fake, vanished = tmp_path / "good.jsonl", tmp_path / "fake.gz", tmp_path / "vanished.jsonl"
    broken, truncated, empty = tmp_path / "broken.zst", tmp_path / "truncated.zst", tmp_path / "empty.jsonl"
    good.write_bytes(game_lines()[0])
    fake.write_bytes(GZIP_MAGIC + game_lines()[0])
    broken.write_bytes(ZSTD_MAGIC + game_lines()[0])
    truncated.write_bytes(zstd.compress(b"".join(game_lines()))[:-5])
    empty.write_bytes(b"")
    stubs = [tmp_path / name for name in ("nothing.gz", "byte.gz", "nothing.zst")]
    for stub, content in zip(stubs, (b"", GZIP_MAGIC[:1], b""), strict=True):
        stub.write_bytes(content)
    unreadable = [vanished, fake, broken, truncated, *stubs, tmp_path]
    *rejections, summary = report_of([*unreadable, empty, good])
    assert [rejection["file"] for rejection in rejections] == [str(path) for path in unreadable]
    assert {rejection["code"] for rejection in rejections} == {"unreadable"}
    assert summary["games"] >= 1


def test_missing_file_is_an_error_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.jsonl").write_bytes(game_lines()[0])
    (tmp_path / "report.jsonl").write_text("old")
    for files, message in (
        (["nope.jsonl"], "nope.jsonl: no such file"),
        (["good.jsonl", "nope.jsonl"], "nope.jsonl: no such file"),
        (["nope.jsonl", "good.jsonl", "gone.jsonl"], "nope.jsonl: no such file; gone.jsonl: no such file"),
        (["good.jsonl/nope.jsonl"], "good.jsonl/nope.jsonl: not a directory"),
    ):
        for more in ([], ["--report", "report.jsonl"], ["--resume", "journal"]):
            assert error_of("validate", *files, *more, code=MALFORMED) == f"Error: {message}\n"
    assert (tmp_path / "report.jsonl").read_text() == "old"
    assert not (tmp_path / "journal").exists()


def test_directory_is_an_error_of_its_own(tmp_path):
    assert error_of("validate", tmp_path, code=MALFORMED) == f"Error: {tmp_path}: is a directory\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_file_without_read_permission_is_an_error_of_its_own(tmp_path):
    path = tmp_path / "secret.jsonl"
    path.write_bytes(game_lines()[0])
    path.chmod(0)
    assert error_of("validate", path, code=MALFORMED) == f"Error: {path}: permission denied\n"


@pytest.mark.medium
def test_report_to_a_file_and_games_from_standard_input(tmp_path):
    lines = b"".join(game_lines())
    assert json.loads(dancecard("validate", "-", text=lines))["games"] == GAME_COUNT
    report = tmp_path / "report.jsonl.gz"
    assert dancecard("validate", "-", "--report", report, text=lines + b"{}\n", code=REFUSED) == b""
    rejection, summary = map(json.loads, gzip.decompress(report.read_bytes()).splitlines())
    assert (rejection["line"], summary["refused"]) == (GAME_COUNT + 1, 1)


@pytest.mark.medium
@pytest.mark.parametrize("compress", [gzip.compress, zstd.compress])
def test_standard_input_may_be_compressed(compress):
    summary = json.loads(dancecard("validate", "-", text=compress(b"".join(game_lines()))))
    assert summary["games"] == GAME_COUNT


@pytest.mark.parametrize(
    "arguments",
    [
        ["-", "--resume", "journal"],
        ["a.jsonl", "--workers", "1", "--scheduler", "tcp://127.0.0.1:1"],
        ["a.jsonl", "--report", "./a.jsonl"],
        ["a.jsonl", "--resume", "a.jsonl"],
        ["a.jsonl", "--resume", "link"],
        ["a.jsonl", "--resume", "new", "--report", "new"],
        [],
    ],
    ids=" ".join,
)
def test_wrong_usage(tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.jsonl").write_bytes(game_lines()[0])
    (tmp_path / "link").symlink_to("a.jsonl")
    error_of("validate", *arguments, code=USAGE)
    assert (tmp_path / "a.jsonl").read_bytes() == game_lines()[0]
    assert not (tmp_path / "new").exists()


@pytest.mark.medium
def test_report_in_a_missing_folder(damaged_files, tmp_path):
    message = error_line(*damaged_files, "--report", tmp_path / "no" / "folder", code=FAILED)
    assert "No such file or directory" in message


WIDE = {**os.environ, "COLUMNS": "120", "TERM": "xterm"}


def run_on_terminal(files, report_too):
    """Validate with standard error, and perhaps the report, on a terminal. Returns its output and the report."""
    master, slave = pty.openpty()
    command = [*COMMAND, "validate", *map(str, files)]
    stdout = slave if report_too else subprocess.PIPE
    with started(command, cwd=ROOT, stdout=stdout, stderr=slave, env=WIDE) as process:
        os.close(slave)
        report = b"" if report_too else process.stdout.read()
        output = b"".join(iter(lambda: read_terminal(master), b"")).decode()
    os.close(master)
    return output, report


def read_terminal(master):
    """Read what a terminal shows; nothing if its other end is closed."""
    try:
        return os.read(master, 65_536)
    except OSError:
        return b""


@pytest.mark.medium
def test_progress_bar_on_a_terminal_is_not_in_the_report(damaged_files):
    output, report = run_on_terminal(damaged_files, report_too=False)
    assert_report_of_damaged_files([json.loads(line) for line in report.splitlines()], damaged_files)
    assert re.search(r"games, [\d,]+ moves/s", output)
    assert "100%" in output


@pytest.mark.medium
def test_report_on_a_terminal_is_above_the_progress_bar(damaged_files):
    output, _ = run_on_terminal(damaged_files, report_too=True)
    lines = re.split(r"[\r\n]+", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output))
    assert_report_of_damaged_files([json.loads(line) for line in lines if '{"' in line], damaged_files)
    assert any("moves/s" in line for line in lines)


PEAK_MEMORY = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def peak_memory(path):
    """Peak memory of the largest process of a run, in KiB."""
    command = [sys.executable, "-c", PEAK_MEMORY, *COMMAND, "validate", "--workers", "2", str(path)]
    return int(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)


@pytest.mark.medium
@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_memory_does_not_grow_with_the_file(tmp_path, suffix):
    small, large = tmp_path / f"small{suffix}", tmp_path / f"large{suffix}"
    for path, times in ((small, 3), (large, 45)):
        with open_output(str(path)) as file:
            for _ in range(times):
                file.writelines(game_lines())
    assert peak_memory(large) < 1.1 * peak_memory(small)
