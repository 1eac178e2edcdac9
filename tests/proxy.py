"""nginx as service/deploy has it, really running on loopback: only addresses and folders are put in."""

import os
import shutil
import socket
import subprocess
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tests.running import SECONDS

CONFIGURATION = Path("service/deploy/nginx.conf")
UPSTREAM = "server service:8000 max_fails=1 fail_timeout=1s;"
LISTEN = "listen 8080;"
TEMPORARY = "/tmp/"


def program():
    """Debian puts it where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def adapted(folder, port, *behind):
    """The configuration, written into this folder."""
    text = CONFIGURATION.read_text()
    servers = " ".join(UPSTREAM.replace("service:8000", f"127.0.0.1:{each}") for each in behind)
    for old, new in ((UPSTREAM, servers), (LISTEN, f"listen 127.0.0.1:{port};")):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = Path(folder) / "nginx.conf"
    path.write_text(text.replace(TEMPORARY, f"{folder}/"))
    return path


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@contextmanager
def proxied(folder, *behind):
    """Start nginx in front of services on these ports; yield its port."""
    port = free_port()
    as_root = " user root;" if os.geteuid() == 0 else ""  # or its workers may not write into the folder
    about = ["-p", str(folder), "-c", str(adapted(folder, port, *behind)), "-g", f"daemon off;{as_root}"]
    process = subprocess.Popen([program(), *about])
    try:
        while not answers(port):
            assert process.poll() is None
        yield port
    finally:
        process.terminate()
        assert process.wait(SECONDS) == 0


def answers(port):
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().read() is not None
    except ConnectionRefusedError:
        return False
    finally:
        connection.close()
