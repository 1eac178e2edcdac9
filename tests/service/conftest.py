"""Fixtures of the service's tests."""

import sys
from contextlib import contextmanager

import pytest

from service.config import Config
from service.wsgi import create_service
from tests.service.client import Client


@pytest.fixture(scope="session")
def app():
    return create_service(Config(log_level="warning"))


@pytest.fixture(scope="session")
def service(app):
    return Client(app)


class TooMuchWork(BaseException):
    """More Python calls than allowed."""


@pytest.fixture
def work():
    """Limit of Python calls, a measure of work without a clock: `with work(1_000):`."""

    @contextmanager
    def limited(most):
        made = 0

        def profile(frame, event, arg):
            nonlocal made
            made += event == "call"
            if made > most:
                raise TooMuchWork(most)

        before = sys.getprofile()
        sys.setprofile(profile)
        try:
            yield
        finally:
            sys.setprofile(before)

    return limited
