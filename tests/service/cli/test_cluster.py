"""Option --scheduler: validation on a Dask cluster, and what happens without one."""

import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest

from tests.running import started
from tests.service.cli.reports import error_line, game_lines
from tests.service.cli.running import COMMAND, FAILED, REFUSED, TIMEOUT, dancecard
from tests.tracked import ROOT

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
SHORT_TIMEOUT = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "1s"}


@contextmanager
def running_cluster(folder, packages, workers=2):
    """Start a Dask cluster whose workers import from `packages`. Yields its address and its process.

    The process kills all workers when it reads a line.
    """
    program = folder / "cluster.py"
    program.write_text(CLUSTER)
    environment = {**os.environ, "PYTHONPATH": str(packages), "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with started(
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
        process.wait(TIMEOUT)


@pytest.mark.medium
def test_cluster_has_the_same_report(damaged_files, tmp_path):
    expected = dancecard("validate", *damaged_files, code=REFUSED)
    with running_cluster(tmp_path, ROOT) as (address, _):
        for more in ((), ("--resume", tmp_path / "journal")):
            found = dancecard("validate", "--scheduler", address, *more, *damaged_files, code=REFUSED)
            assert found == expected


@pytest.mark.medium
def test_cluster_without_the_package_is_refused(damaged_files, tmp_path):
    packages = tmp_path / "packages"
    packages.mkdir()
    with running_cluster(tmp_path, packages) as (address, _):
        message = error_line(*damaged_files, "--scheduler", address, code=FAILED)
    assert "The workers of the cluster cannot import this package" in message


@pytest.mark.medium
def test_cluster_with_another_version_of_the_rules_is_refused(damaged_files, tmp_path):
    packages = tmp_path / "packages"
    for name in ("rules", "service"):
        shutil.copytree(ROOT / name, packages / name)
    components = packages / "rules" / "dancing_queen" / "components.py"
    text = components.read_text()
    components.write_text(text.replace("RULES_VERSION = 1", "RULES_VERSION = 7"))
    assert components.read_text() != text
    with running_cluster(tmp_path, packages) as (address, _):
        message = error_line(*damaged_files, "--scheduler", address, code=FAILED)
    assert re.search("has another version: .*dancing-queen 7.*; here it is .*dancing-queen 1", message)


@pytest.mark.medium
@pytest.mark.parametrize("address", ["nowhere", "foo://127.0.0.1:1", "tcp://127.0.0.1:1"])
def test_scheduler_that_cannot_be_reached(damaged_files, address):
    message = error_line(*damaged_files, "--scheduler", address, code=FAILED, **SHORT_TIMEOUT)
    assert message.startswith("Error: ")
    assert address in message


@pytest.mark.medium
def test_cluster_without_workers(damaged_files, tmp_path):
    with running_cluster(tmp_path, ROOT, workers=0) as (address, _):
        message = error_line(*damaged_files, "--scheduler", address, code=FAILED, **SHORT_TIMEOUT)
    assert message == "Error: The cluster has no workers after 1 seconds."


def message_after_loss(cluster, lose, path, *more):
    """Error message of a run whose cluster is lost during the run."""
    path.write_bytes(b"nonsense\n" + b"".join(game_lines()) * 20)
    address, process = cluster
    command = [*COMMAND, "validate", "--scheduler", address, str(path), *more]
    with started(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        run.stdout.readline()
        lose(process)
        _, message = run.communicate(timeout=TIMEOUT)
    assert run.returncode == FAILED, message
    return message.decode()


def kill_cluster(process):
    os.killpg(process.pid, signal.SIGKILL)


def kill_workers(process):
    process.stdin.write(b"\n")
    process.stdin.flush()


@pytest.mark.medium
def test_lost_cluster_is_reported_and_the_run_is_resumed(tmp_path):
    path, journal = tmp_path / "many.jsonl", tmp_path / "journal"
    with running_cluster(tmp_path, ROOT) as cluster:
        message = message_after_loss(cluster, kill_cluster, path, "--resume", journal)
    assert re.fullmatch("Error: The cluster was lost: .*\n", message)
    resumed = dancecard("validate", "--resume", journal, path, code=REFUSED)
    assert resumed == dancecard("validate", path, code=REFUSED)


@pytest.mark.medium
def test_killed_workers_are_reported(tmp_path):
    with running_cluster(tmp_path, ROOT) as cluster:
        message = message_after_loss(cluster, kill_workers, tmp_path / "many.jsonl")
    assert re.fullmatch("Error: The cluster was lost: .*\n", message)
