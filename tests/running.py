"""Service process under gunicorn on loopback."""

import os
import socket
import subprocess
import sys
from contextlib import contextmanager
from http.client import HTTPConnection

SECONDS = 120  # far more than gunicorn's graceful timeout: only a process that hangs exceeds it


@contextmanager
def started(command, **options):
    """Yield a process that is killed and reaped in the end: a test that fails does not wait for it."""
    with subprocess.Popen(command, **options) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def serving(command, **options):
    """Start a server, yield its process, and stop it by SIGTERM; assert exit code 0."""
    with started(command, **options) as process:
        try:
            yield process
        finally:
            process.terminate()
            assert process.wait(SECONDS) == 0


@contextmanager
def running(stderr=None, cwd=None, **environment):
    """Start gunicorn, yield (url, process), and stop it; assert exit code 0.

    The process inherits a listening socket, so requests can be sent without polling for the start.
    """
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        bound = f"fd://{listener.fileno()}"
        with serving(
            [sys.executable, "-m", "gunicorn", "-c", "service/gunicorn.conf.py", "--bind", bound, "service.wsgi:app"],
            env={**os.environ, **environment},
            pass_fds=[listener.fileno()],
            stderr=stderr,
            cwd=cwd,
        ) as process:
            listener.close()  # the service has its own
            connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
            connection.request("GET", "/readyz")
            assert connection.getresponse().status == 200
            connection.close()
            yield f"http://127.0.0.1:{port}", process
