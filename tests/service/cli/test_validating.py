"""Files of games are validated to the end, whatever is in them; and from wherever a run was cut off."""

import gzip
import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from io import BytesIO
from random import Random

import pytest

from service.cli import files
from service.cli.files import Place, pieces, zstd
from service.cli.journal import BadJournal, Journal, run_of
from service.cli.parallel import Crew
from service.cli.validating import Teller, validate
from tests.service.cli.running import COMMAND, SECONDS, dancecard, written
from tests.tracked import ROOT

GAMES = 130  # more than two pieces


@cache
def some_lines(count=GAMES):
    return tuple(written(count))


def reported(paths, journal=None, executor=None):
    """The report about files, line by line."""
    report = BytesIO()
    with ExitStack() as stack:
        crew = Crew(executor or stack.enter_context(ThreadPoolExecutor(1)), 1)
        names = tuple(map(str, paths))
        book = None if journal is None else stack.enter_context(closing(Journal(journal, run_of(names))))
        validate(names, crew, book, Teller((), report, stack))
    return [json.loads(line) for line in report.getvalue().splitlines()]


def altered(line, **members):
    return json.dumps({**json.loads(line), **members}).encode() + b"\n"


def with_illegal_move(line, index):
    """The same move twice in a row, by the seat that has moved already."""
    moves = json.loads(line)["moves"]
    return altered(line, moves=[*moves[:index], moves[index - 1], *moves[index:]])


@pytest.fixture
def damaged(tmp_path):
    """Three files: one with a broken line and an illegal move, one cut off, and one without fault."""
    lines = list(some_lines())
    lines[16] = lines[16][:-20] + b"\n"
    lines[100] = with_illegal_move(lines[100], 3)
    plain, cut, good = (tmp_path / name for name in ("a.jsonl", "b.jsonl.gz", "c.jsonl.zst"))
    plain.write_bytes(b"".join(lines))
    whole = gzip.compress(b"".join(some_lines()))
    cut.write_bytes(whole[: len(whole) // 2])
    good.write_bytes(zstd.compress(b"".join(some_lines())))
    return plain, cut, good


def lines_before_the_cut(path):
    """How many whole lines a truncated gzip gives before it ends."""
    found = 0
    with gzip.open(path) as stream:
        try:
            while stream.readline():
                found += 1
        except EOFError:
            return found


def assert_damage(found, paths):
    """Exactly the three faults are in the report."""
    plain, cut, _ = map(str, paths)
    broken, illegal, truncated, last = found
    assert {key: broken[key] for key in ("file", "line", "move", "rule", "code")} == {
        "file": plain,
        "line": 17,
        "move": None,
        "rule": None,
        "code": "malformed_json",
    }
    assert (illegal["file"], illegal["line"], illegal["move"]) == (plain, 101, 3)
    assert illegal["code"] in {"illegal_move", "not_your_turn"}
    assert (illegal["rule"] is None) is (illegal["code"] == "not_your_turn")
    before = lines_before_the_cut(cut)
    assert (truncated["file"], truncated["line"], truncated["move"], truncated["code"]) == (
        cut,
        before + 1,
        None,
        "unreadable",
    )
    assert (last["type"], last["games"], last["refused"]) == ("summary", 2 * GAMES + before, 3)
    assert sum(last["by_code"].values()) == 3


def test_a_broken_line_an_illegal_move_and_a_truncated_file_are_reported_and_nothing_else(damaged):
    assert_damage(reported(damaged), damaged)


@pytest.mark.medium
def test_the_command_reports_the_same_over_all_cores(damaged):
    found = [json.loads(line) for line in dancecard("validate", *damaged, code=1).splitlines()]
    assert_damage(found, damaged)
    assert found == reported(damaged)


@pytest.mark.medium
def test_the_report_can_be_a_file_and_the_games_standard_input(tmp_path):
    lines = b"".join(some_lines())
    assert json.loads(dancecard("validate", "-", text=lines))["games"] == GAMES
    assert dancecard("validate", "-", "--report", tmp_path / "report.jsonl.gz", text=lines + b"{}\n", code=1) == b""
    refused, last = gzip.decompress((tmp_path / "report.jsonl.gz").read_bytes()).splitlines()
    assert json.loads(refused)["line"] == GAMES + 1
    assert json.loads(last)["refused"] == 1
    dancecard("validate", "-", "--resume", tmp_path / "journal", code=2)
    dancecard("validate", tmp_path / "a", "--workers", 1, "--scheduler", "tcp://127.0.0.1:1", code=2)
    dancecard("validate", code=2)
    dancecard("validate", tmp_path / "missing", "--report", tmp_path / "no" / "folder", code=4)


@pytest.mark.medium
def test_a_report_is_not_written_over_what_is_validated(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(some_lines()))
    dancecard("validate", file, "--report", tmp_path / "." / "games.jsonl", code=2)
    assert file.read_bytes() == b"".join(some_lines())


def test_a_pipe_with_a_name_is_read_to_its_end(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as writer:
        written = writer.submit(pipe.write_bytes, b"".join(some_lines()))
        *refused, last = reported([pipe])
        assert written.result()
    assert (refused, last["games"]) == ([], GAMES)


@pytest.mark.medium
def test_on_a_terminal_a_bar_shows_how_far_it_is_and_the_report_is_not_in_it(damaged):
    ours, theirs = pty.openpty()
    command = [*COMMAND, "validate", *map(str, damaged)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs, env=WIDE) as process:
        os.close(theirs)
        report = process.stdout.read()
        shown = b"".join(iter(lambda: read_from(ours), b"")).decode()
    os.close(ours)
    assert_damage([json.loads(line) for line in report.splitlines()], damaged)
    assert re.search(r"games, [\d,]+ moves/s", shown)
    assert "100%" in shown


@pytest.mark.medium
def test_on_a_terminal_the_report_is_above_the_bar(damaged):
    ours, theirs = pty.openpty()
    command = [*COMMAND, "validate", *map(str, damaged)]
    with subprocess.Popen(command, cwd=ROOT, stdout=theirs, stderr=theirs, env=WIDE):
        os.close(theirs)
        shown = b"".join(iter(lambda: read_from(ours), b"")).decode()
    os.close(ours)
    lines = re.split(r"[\r\n]+", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown))
    assert_damage([json.loads(line) for line in lines if '{"' in line], damaged)
    assert any("moves/s" in line for line in lines)


WIDE = {**os.environ, "COLUMNS": "120", "TERM": "xterm"}


def read_from(terminal):
    """What a terminal shows; nothing more when its other end is closed."""
    try:
        return os.read(terminal, 65_536)
    except OSError:
        return b""


def test_what_is_wrong_with_a_line_is_told(tmp_path):
    line = some_lines()[0]
    wrong = [
        (b"nonsense\n", "malformed_json"),
        (b'{"game": "dancing-queen", "game": "lets-dance"}\n', "malformed_json"),
        (b"\xff\n", "malformed_json"),
        (b"[]\n", "invalid_request"),
        (b"{}\n", "invalid_request"),
        (b'{"game": 1}\n', "invalid_request"),
        (b'{"game": "dancing-queen"}\n', "invalid_request"),
        (altered(line, seats=3), "invalid_request"),
        (altered(line, game="chess"), "unknown_game"),
        (altered(line, rules_version=2), "impossible_state"),
        (altered(line, state_digest="0" * 64), "unexpected_state"),
        (b"[" * 100_000 + b"\n", "malformed_json"),
        (b"\x0b\n", "malformed_json"),
        (b" " * (files.LONGEST + 10) + b"\n", "line_too_long"),
    ]
    path = tmp_path / "wrong.jsonl"
    path.write_bytes(b"\n" + b"".join(each for text, _ in wrong for each in (text, line)))
    *found, last = reported([path])
    assert [(each["line"], each["code"]) for each in found] == [
        (2 + 2 * index, code) for index, (_, code) in enumerate(wrong)
    ]
    assert all(each["move"] is None and each["rule"] is None and each["detail"] for each in found)
    assert found[9]["detail"].endswith(" /rules_version: Only version 1 is known.")
    assert (last["games"], last["refused"]) == (2 * len(wrong), len(wrong))
    assert last["by_code"] == dict(sorted(Counter(code for _, code in wrong).items()))


def test_files_that_cannot_be_read_are_reported_and_the_others_are_read(tmp_path):
    good, fake, none = tmp_path / "good.jsonl", tmp_path / "fake.gz", tmp_path / "none.jsonl"
    broken, cut, empty = tmp_path / "broken.zst", tmp_path / "cut.zst", tmp_path / "empty.jsonl"
    good.write_bytes(some_lines()[0])
    fake.write_bytes(files.GZIP + some_lines()[0])
    broken.write_bytes(files.ZSTD + some_lines()[0])
    cut.write_bytes(zstd.compress(b"".join(some_lines()))[:-5])
    empty.write_bytes(b"")
    stubs = [tmp_path / name for name in ("nothing.gz", "byte.gz", "nothing.zst")]
    for stub, content in zip(stubs, (b"", files.GZIP[:1], b""), strict=True):
        stub.write_bytes(content)
    *found, last = reported([none, fake, broken, cut, *stubs, tmp_path, empty, good])
    assert [each["file"] for each in found] == [str(each) for each in (none, fake, broken, cut, *stubs, tmp_path)]
    assert {each["code"] for each in found} == {"unreadable"}
    assert last["games"] >= 1


def test_files_are_decompressed_by_what_is_in_them_whatever_their_names_are(tmp_path):
    whole = b"".join(some_lines())
    found = {"a.GZ": gzip.compress(whole), "b": zstd.compress(whole), "c.gz": whole, "d.zst": whole, "e": b""}
    found["f"] = b"\x5a\x2a\x4d\x18" + (3).to_bytes(4, "little") + b"abc" + zstd.compress(whole)  # a skippable frame
    for name, content in found.items():
        (tmp_path / name).write_bytes(content)
    assert [each["games"] for each in reported([tmp_path / name for name in found])] == [5 * GAMES]


@pytest.mark.medium
def test_standard_input_may_be_compressed():
    for compress in (gzip.compress, zstd.compress):
        assert json.loads(dancecard("validate", "-", text=compress(b"".join(some_lines()))))["games"] == GAMES


@pytest.mark.parametrize("compress", [gzip.compress, zstd.compress, lambda whole: whole])
@pytest.mark.parametrize("first", [1, 3])
def test_a_pipe_may_give_its_first_bytes_one_by_one(compress, first):
    whole = compress(some_lines()[0])
    ours, theirs = os.pipe()
    os.write(theirs, whole[:first])
    with open(ours, "rb") as raw, ThreadPoolExecutor(1) as writer:

        def rest():
            os.write(theirs, whole[first:])
            os.close(theirs)

        raw.peek(1)
        writer.submit(rest)
        assert files.decompressed(raw).read() == some_lines()[0]


@pytest.mark.parametrize(("more", "code"), [(0, "malformed_json"), (1, "line_too_long")])
@pytest.mark.parametrize("end", [b"", b"\n"])
def test_a_line_may_have_so_many_bytes_and_not_one_more(tmp_path, more, code, end):
    path = tmp_path / "long.jsonl"
    path.write_bytes(some_lines()[0] + b"x" * (files.LONGEST + more) + end)
    found, last = reported([path])
    assert (found["line"], found["code"], last["games"]) == (2, code, 2)


def test_a_name_of_a_file_that_is_not_utf_8_is_told_with_escapes(tmp_path):
    path, journal = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xc3\xa9.jsonl"), tmp_path / "journal"
    with open(path, "wb") as file:
        file.write(b"nonsense\n")
    for found, _ in (reported([path], journal), reported([path], journal)):
        assert found["file"] == f"{tmp_path}/\\xffé.jsonl"


def test_a_last_line_need_not_end(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"".join(some_lines()).rstrip())
    assert [each["games"] for each in reported([path])] == [GAMES]


@pytest.mark.parametrize("suffix", ["", ".gz", ".zst"])
def test_from_every_place_the_rest_of_the_lines_follows(tmp_path, suffix):
    path = tmp_path / f"a.jsonl{suffix}"
    with files.written_to(str(path)) as file:
        file.writelines(some_lines())
    every = list(pieces((str(path),), Place()))
    assert b"".join(line for piece in every for line in piece.lines) == b"".join(some_lines())
    assert len(every) > 2
    for index, piece in enumerate(every[:-1], 1):
        assert [each.lines for each in pieces((str(path),), piece.end)] == [each.lines for each in every[index:]]


# Taking a run up again


@pytest.mark.medium
def test_from_wherever_its_journal_was_cut_off_a_run_has_the_same_report(damaged, tmp_path):
    expected = reported(damaged)
    journal = tmp_path / "journal"
    assert reported(damaged, journal) == expected
    whole = journal.read_bytes()
    assert whole.count(b"\n") > 5
    cuts = {0, 1, len(whole), *(Random(1).randrange(len(whole)) for _ in range(25))}
    for cut in sorted(cuts):
        journal.write_bytes(whole[:cut])
        assert reported(damaged, journal) == expected, cut
        assert journal.read_bytes() == whole, cut


def test_what_the_journal_has_is_not_judged_again(damaged, tmp_path):
    class Forbidden(ThreadPoolExecutor):
        def submit(self, *arguments):
            raise AssertionError("nothing is left to do")

    expected = reported(damaged, tmp_path / "journal")
    with Forbidden(1) as executor:
        assert reported(damaged, tmp_path / "journal", executor) == expected


def test_a_journal_of_other_files_is_not_taken_up(damaged, tmp_path):
    journal = tmp_path / "journal"
    reported(damaged, journal)
    with pytest.raises(BadJournal):
        reported(damaged[1:], journal)
    damaged[0].write_bytes(some_lines()[0])
    with pytest.raises(BadJournal):
        reported(damaged, journal)


def test_a_file_that_is_no_journal_is_left_as_it_is(damaged):
    for path in damaged:
        before = path.read_bytes()
        with pytest.raises(BadJournal):
            reported(damaged, path)
        assert path.read_bytes() == before


@pytest.mark.parametrize("line", [b"nonsense", b"\xff", b"{}", b""])
def test_a_journal_with_a_damaged_line_is_not_taken_up_and_is_left_as_it_is(damaged, tmp_path, line):
    journal = tmp_path / "journal"
    reported(damaged, journal)
    first, second, _, *rest = journal.read_bytes().splitlines(keepends=True)
    broken = b"".join([first, second, line + b"\n", *rest])
    journal.write_bytes(broken)
    with pytest.raises(BadJournal, match="damaged in line 3"):
        reported(damaged, journal)
    assert journal.read_bytes() == broken
    found = refused(*damaged, "--resume", journal, code=3)
    assert found.startswith("Error: The journal is damaged in line 3: begin a new one. ")


def test_a_journal_in_which_a_line_is_lost_is_not_taken_up_and_is_left_as_it_is(damaged, tmp_path):
    journal = tmp_path / "journal"
    reported(damaged, journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    for lost in range(1, len(lines) - 1):
        torn = b"".join([*lines[:lost], *lines[lost + 1 :]])
        journal.write_bytes(torn)
        with pytest.raises(BadJournal, match=f"damaged in line {lost + 1}"):
            reported(damaged, journal)
        assert journal.read_bytes() == torn


def test_a_journal_that_another_run_has_is_not_taken_up(damaged, tmp_path):
    journal = tmp_path / "journal"
    expected = reported(damaged, journal)
    with closing(Journal(journal, run_of(tuple(map(str, damaged))))):
        told = refused(*damaged, "--resume", journal, code=3)
    assert told == "Error: Another run has the journal now."
    assert reported(damaged, journal) == expected


@pytest.mark.medium
def test_journal_report_and_files_are_different_files(damaged, tmp_path):
    new, empty, linked = (tmp_path / name for name in ("new", "empty.jsonl", "linked"))
    empty.write_bytes(b"")
    linked.symlink_to(empty)
    for given in (
        ("--resume", new, "--report", new, damaged[0]),
        ("--resume", empty, empty),
        ("--resume", linked, empty),
        ("--resume", new, "--report", linked, empty),
    ):
        dancecard("validate", *given, code=2)
    assert not new.exists()
    assert empty.read_bytes() == b""


@pytest.mark.medium
def test_the_old_report_stays_if_the_run_cannot_begin(damaged, tmp_path):
    journal, report = tmp_path / "journal", tmp_path / "report"
    report.write_text("old")
    reported(damaged[1:], journal)
    refused(*damaged, "--resume", journal, "--report", report, code=3)
    refused(*damaged, "--scheduler", "nowhere", "--report", report, code=4)
    assert report.read_text() == "old"


def test_a_file_that_is_not_there_is_told_in_a_run_that_can_be_resumed(damaged, tmp_path):
    missing, journal = tmp_path / "missing.jsonl", tmp_path / "journal"
    (found,) = refused_files(missing, "--resume", journal)
    assert (found["file"], found["code"]) == (str(missing), "unreadable")


def refused_files(*arguments):
    """What is reported, but for the summary."""
    return [json.loads(line) for line in dancecard("validate", *arguments, code=1).splitlines()[:-1]]


def test_the_pace_is_that_of_what_is_done_now(damaged, tmp_path):
    names = tuple(map(str, damaged))
    for fresh in (True, False):
        with ExitStack() as stack:
            crew = Crew(stack.enter_context(ThreadPoolExecutor(1)), 1)
            teller = Teller((), BytesIO(), stack)
            totals = validate(names, crew, stack.enter_context(closing(Journal(tmp_path / "j", run_of(names)))), teller)
        assert (teller.games, teller.moves) == (totals.games, totals.moves if fresh else 0)


def refused(*arguments, code, **environment):
    """What `dancecard validate` writes to standard error when it ends with this code: one line, no traceback."""
    command = [*COMMAND, "validate", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, env={**os.environ, **environment}, check=False)
    assert done.returncode == code, done.stderr.decode()
    (line,) = done.stderr.decode().splitlines()
    return line


@pytest.mark.medium
def test_a_run_that_is_interrupted_says_so_and_is_taken_up(tmp_path):
    path, journal = tmp_path / "many.jsonl", tmp_path / "journal"
    path.write_bytes(b"nonsense\n" + b"".join(some_lines()) * 20)
    command = [*COMMAND, "validate", "--resume", str(journal), str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)  # as the keyboard does: all of them get it
        _, told = process.communicate(timeout=SECONDS)
    assert (process.returncode, told) == (4, b"Error: It was interrupted.\n")
    assert dancecard("validate", "--resume", journal, path, code=1) == dancecard("validate", path, code=1)


@pytest.mark.medium
def test_a_run_that_was_killed_is_taken_up_and_its_workers_end_with_it(tmp_path):
    path, journal = tmp_path / "many.jsonl", tmp_path / "journal"
    with path.open("wb") as file:
        file.write(b"nonsense\n")
        for _ in range(20):
            file.writelines(some_lines())
    command = [*COMMAND, "validate", "--resume", str(journal), "--workers", "2", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        first = process.stdout.readline()  # the first piece is judged, and hardly more
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=SECONDS)  # the workers hold the pipe, too: it ends when all of them have
    assert json.loads(first)["line"] == 1
    known = journal.read_bytes().count(b"\n")
    again = dancecard("validate", "--resume", journal, path, code=1)
    assert 1 < known < journal.read_bytes().count(b"\n")
    assert again == dancecard("validate", path, code=1)
    assert json.loads(again.splitlines()[-1])["games"] == 20 * GAMES + 1


# Memory, and more machines

MEASURED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def most_memory(path):
    """The most that any process of a run has held, in KiB."""
    command = [sys.executable, "-c", MEASURED, *COMMAND, "validate", "--workers", "2", str(path)]
    return int(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)


@pytest.mark.medium
@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_memory_does_not_grow_with_the_file(tmp_path, suffix):
    small, large = tmp_path / f"small{suffix}", tmp_path / f"large{suffix}"
    for path, times in ((small, 3), (large, 45)):
        with files.written_to(str(path)) as file:
            for _ in range(times):
                file.writelines(some_lines())
    assert most_memory(large) < 1.1 * most_memory(small)


CLUSTER = """
import os, sys
from distributed import LocalCluster
if __name__ == "__main__":
    workers = int(sys.argv[1])
    with LocalCluster("tests", workers, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster:
        print(cluster.scheduler_address, flush=True)
        for line in sys.stdin:
            for worker in cluster.workers.values():
                os.kill(worker.pid, 9)
"""


@contextmanager
def cluster_running(folder, packages, workers=2):
    """A Dask cluster on this machine, whose workers have these packages: its address, and its process.

    All workers are killed when it reads a line.
    """
    program = folder / "cluster.py"
    program.write_text(CLUSTER)
    environment = {**os.environ, "PYTHONPATH": str(packages), "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with subprocess.Popen(
        [sys.executable, str(program), str(workers)],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
    ) as process:
        yield process.stdout.readline().decode().strip(), process
        process.stdin.close()
        process.wait(SECONDS)


@contextmanager
def running_cluster(folder, packages):
    """The address of such a cluster."""
    with cluster_running(folder, packages) as (address, _):
        yield address


@pytest.fixture
def scheduler(tmp_path):
    with running_cluster(tmp_path, ROOT) as address:
        yield address


@pytest.mark.medium
def test_a_cluster_reports_the_same(damaged, scheduler, tmp_path):
    expected = dancecard("validate", *damaged, code=1)
    assert dancecard("validate", "--scheduler", scheduler, *damaged, code=1) == expected
    resumed = dancecard("validate", "--scheduler", scheduler, "--resume", tmp_path / "journal", *damaged, code=1)
    assert resumed == expected


@pytest.mark.medium
def test_a_cluster_with_another_version_of_the_rules_or_none_is_refused(damaged, tmp_path):
    packages = tmp_path / "packages"
    packages.mkdir()
    with running_cluster(tmp_path, packages) as address:
        assert "The workers of the cluster cannot use this package" in refused(*damaged, "--scheduler", address, code=4)
    for name in ("rules", "service"):
        shutil.copytree(ROOT / name, packages / name)
    versioned = packages / "rules" / "dancing_queen" / "components.py"
    text = versioned.read_text()
    versioned.write_text(text.replace("RULES_VERSION = 1", "RULES_VERSION = 7"))
    assert versioned.read_text() != text
    with running_cluster(tmp_path, packages) as address:
        found = refused(*damaged, "--scheduler", address, code=4)
    assert "has another version: " in found
    assert "dancing-queen 7" in found
    assert "dancing-queen 1" in found


@pytest.mark.medium
@pytest.mark.parametrize("address", ["nowhere", "foo://127.0.0.1:1", "tcp://127.0.0.1:1"])
def test_a_scheduler_that_is_not_there_is_told(damaged, address):
    told = refused(*damaged, "--scheduler", address, code=4, DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT="1s")
    assert told.startswith("Error: ")
    assert address in told


def told_after(cluster, lose, path, *more):
    """What a run tells when its cluster is lost on the way."""
    path.write_bytes(b"nonsense\n" + b"".join(some_lines()) * 20)
    address, process = cluster
    command = [*COMMAND, "validate", "--scheduler", address, str(path), *more]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        run.stdout.readline()
        lose(process)
        _, told = run.communicate(timeout=SECONDS)
    assert run.returncode == 4, told
    return told.decode()


@pytest.mark.medium
def test_a_scheduler_that_is_lost_is_told_and_the_run_taken_up(tmp_path):
    path, journal = tmp_path / "many.jsonl", tmp_path / "journal"
    with cluster_running(tmp_path, ROOT) as cluster:
        told = told_after(cluster, lambda process: os.killpg(process.pid, signal.SIGKILL), path, "--resume", journal)
    assert re.fullmatch("Error: The cluster was lost: .*\n", told)
    assert dancecard("validate", "--resume", journal, path, code=1) == dancecard("validate", path, code=1)


def kill_workers(process):
    process.stdin.write(b"\n")
    process.stdin.flush()


@pytest.mark.medium
def test_workers_that_are_killed_are_told(tmp_path):
    with cluster_running(tmp_path, ROOT) as cluster:
        told = told_after(cluster, kill_workers, tmp_path / "many.jsonl")
    assert re.fullmatch("Error: The cluster was lost: .*\n", told)


@pytest.mark.medium
def test_a_cluster_without_workers_is_waited_for_no_longer_than_for_a_scheduler(damaged, tmp_path):
    with cluster_running(tmp_path, ROOT, workers=0) as (address, _):
        told = refused(*damaged, "--scheduler", address, code=4, DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT="1s")
    assert told == "Error: The cluster has no workers, and none came within 1 seconds."
