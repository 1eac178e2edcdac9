"""Service process under gunicorn on loopback."""

import os
import socket
import subprocess
import sys
from contextlib import contextmanager
from http.client import HTTPConnection

SECONDS = 30


@contextmanager
def running(stderr=None, **environment):
    """Start gunicorn, yield (url, process), and stop it; assert exit code 0.

    The process inherits a listening socket, so requests can be sent without polling for the start.
    """
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        bound = f"fd://{listener.fileno()}"
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "-c", "service/gunicorn.conf.py", "--bind", bound, "service.wsgi:app"],
            env={**os.environ, **environment},
            pass_fds=[listener.fileno()],
            stderr=stderr,
        )
    try:
        connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        connection.request("GET", "/readyz")
        assert connection.getresponse().status == 200
        connection.close()
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.terminate()
        assert process.wait(SECONDS) == 0
