"""nginx with the shipped configuration, running on loopback. Only addresses, folders and named limits are replaced."""

import os
import re
import shutil
import socket
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tests.running import SECONDS, serving

CONFIGURATION = Path("service/deploy/nginx/nginx.conf")
SERVER = re.compile(r"server service:8000( [^;]*);")
LISTEN = "listen 8080;"
TEMPORARY = "/tmp/"
WITHOUT_RATE = {"rate=1000r/s": "rate=1000000r/s"}  # for load that comes from one address


def program():
    """Path of nginx. Debian installs it where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def adapted(folder, port, *services, replaced=None):
    """Write the configuration for these ports into a folder, with some texts replaced."""
    text = CONFIGURATION.read_text()
    for old, new in {LISTEN: f"listen 127.0.0.1:{port};", **(replaced or {})}.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    text = SERVER.sub(lambda found: " ".join(f"server 127.0.0.1:{each}{found[1]};" for each in services), text)
    path = Path(folder) / "nginx.conf"
    path.write_text(text.replace(TEMPORARY, f"{folder}/"))
    return path


def free_port():
    """Port of the loopback address that is free."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@contextmanager
def proxied(folder, *services, replaced=None):
    """Start nginx in front of services on these ports; yield its port."""
    port = free_port()
    as_root = " user root;" if os.geteuid() == 0 else ""  # or its workers may not write into the folder
    configuration = adapted(folder, port, *services, replaced=replaced)
    with serving([program(), "-p", folder, "-c", configuration, "-g", f"daemon off;{as_root}"]) as process:
        while not is_answering(port):
            assert process.poll() is None
        yield port


def is_answering(port):
    """Whether nginx listens. `/metrics` is answered by nginx itself."""
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/metrics")
        return connection.getresponse().read() is not None
    except ConnectionRefusedError:
        return False
    finally:
        connection.close()
