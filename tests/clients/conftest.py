"""Clients, built."""

import pytest

from tests.clients.languages import LANGUAGES
from tests.clients.toolchains import need
from tests.clients.workshop import Workshop


@pytest.fixture(params=[pytest.param(name, marks=pytest.mark.swift) if name == "swift" else name for name in LANGUAGES])
def workshop(request, shared_folder):
    """The client of a language, built once for all tests of it."""
    need(*LANGUAGES[request.param].needs)
    made = Workshop(request.param, shared_folder / f"client-{request.param}")
    made.build_client()
    return made
