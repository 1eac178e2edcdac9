"""Options and fixtures of the suite."""

import os

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
