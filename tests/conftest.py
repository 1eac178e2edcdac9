"""Flags and fixtures of the suite."""

import os

import pytest

from tests.running import running


def pytest_addoption(parser):
    parser.addoption("--write-transcripts", action="store_true", help="write tests/rules/transcripts anew")
    parser.addoption("--write-pacts", action="store_true", help="write the samples' pacts in tests/contract/pacts anew")


@pytest.fixture(scope="session")
def service_url():
    """A running service."""
    with running(WORKERS="1") as (url, _):
        yield url


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory):
    """The folder that all processes of this run of tests share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
