"""Clients, built."""

import os

import pytest

from tests.clients.languages import LANGUAGES
from tests.clients.toolchains import need
from tests.clients.workshop import Workshop


@pytest.fixture(scope="session")
def workshops(tmp_path_factory):
    """The folder that all processes of this run of tests share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(params=LANGUAGES)
def workshop(request, workshops):
    """The client of a language, built once for all tests of it."""
    need(*LANGUAGES[request.param].needs)
    made = Workshop(request.param, workshops / f"client-{request.param}")
    made.build_client()
    return made
