"""Clients, built."""

import os
import shutil

import pytest

from tests.clients.languages import LANGUAGES
from tests.clients.workshop import Workshop


@pytest.fixture(scope="session", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in LANGUAGES])
def workshop(request, tmp_path_factory):
    """The client of a language, built once for all tests of it; skipped where a tool is missing, unless CI=true."""
    name = request.param
    missing = [tool for tool in LANGUAGES[name].needs if not shutil.which(tool)]
    if missing:
        assert os.environ.get("CI") != "true", f"{name} needs {missing}"
        pytest.skip(f"the client for {name} needs {' and '.join(missing)}")
    made = Workshop(name, tmp_path_factory.mktemp(name))
    made.build_client()
    return made
