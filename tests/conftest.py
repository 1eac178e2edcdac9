"""Options and fixtures of the suite."""

import os
from collections import Counter
from pathlib import PurePosixPath

import pytest

from tests.running import running


def pytest_addoption(parser):
    parser.addoption("--write-transcripts", action="store_true", help="rewrite tests/rules/transcripts")
    parser.addoption("--write-pacts", action="store_true", help="rewrite the samples' pacts in tests/contract/pacts")


@pytest.fixture(scope="session")
def service_url():
    """URL of a running service."""
    with running(WORKERS="1") as (url, _):
        yield url


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory):
    """Folder shared by all worker processes of this test run."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def pytest_terminal_summary(terminalreporter):
    """Print the number of tests and the seconds of each group, those of all workers added up."""
    seconds, tests, skipped = Counter(), Counter(), Counter()
    for category, reports in terminalreporter.stats.items():
        for report in (found for found in reports if isinstance(found, pytest.TestReport)):
            name = group(report.nodeid)
            seconds[name] += report.duration
            tests[name] += report.when == "teardown"
            skipped[name] += category == "skipped"
    if tests:
        terminalreporter.section("seconds of each group, of all workers together")
    for name, duration in seconds.most_common():
        terminalreporter.line(f"{duration:9.1f} s {tests[name]:6} tests {skipped[name]:5} skipped  {name}")


def group(nodeid):
    """Folder of a test, at most three levels deep: tests/service/api."""
    return "/".join(PurePosixPath(nodeid.partition("::")[0]).parent.parts[:3])
