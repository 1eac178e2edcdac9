"""Imports of the running service: no build-time module."""

import json
import subprocess
import sys

PROGRAM = "import json, sys; import service.wsgi; print(json.dumps(sorted(sys.modules)))"


def test_running_service_imports_no_build_time_module():
    done = subprocess.run([sys.executable, "-W", "error", "-c", PROGRAM], capture_output=True, text=True, check=True)
    loaded = json.loads(done.stdout)
    assert {"service.wsgi", "service.app", "service.docs.pages"} <= set(loaded)
    assert [name for name in loaded if name.startswith(("service.openapi", "service.cli", "apispec"))] == []
