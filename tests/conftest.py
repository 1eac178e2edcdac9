"""Flags and fixtures of the suite."""

import pytest

from tests.running import running


def pytest_addoption(parser):
    parser.addoption("--write-transcripts", action="store_true", help="write tests/rules/transcripts anew")


@pytest.fixture(scope="session")
def service_url():
    """A running service."""
    with running(WORKERS="1") as (url, _):
        yield url
