"""Clients, built."""

import pytest

from tests.clients.languages import LANGUAGES
from tests.clients.toolchains import need
from tests.clients.workshop import Workshop


@pytest.fixture(scope="session", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in LANGUAGES])
def workshop(request, tmp_path_factory):
    """The client of a language, built once for all tests of it."""
    need(*LANGUAGES[request.param].needs)
    made = Workshop(request.param, tmp_path_factory.mktemp(request.param))
    made.build_client()
    return made
