"""gunicorn's settings. Threads keep connections alive (`sync` closes each); `reuse_port` loses requests at restarts."""

import gc
import os
import socket
import struct
import sys
from typing import Any

import gunicorn.util  # type: ignore[import-untyped]

from service.config import BadConfiguration, from_environment
from service.malformed import write_problem

try:
    chosen = from_environment()
except BadConfiguration as error:
    sys.exit(f"Dancecard cannot start: {error}")

bind = f"{chosen.host}:{chosen.port}"
workers = chosen.workers or os.cpu_count() or 1
worker_class = "gthread"
threads = chosen.threads
preload_app = True
keepalive = 75  # seconds
graceful_timeout = 30  # seconds
worker_tmp_dir = "/dev/shm" if os.path.isdir("/dev/shm") else None
loglevel = chosen.log_level
control_socket_disable = True
forwarder_headers = ""  # no header moves the service to another path
gunicorn.util.write_error = write_problem


def when_ready(server: Any) -> None:
    """No client may hold a thread with half a request: connections inherit the listener's time limit."""
    for listener in server.LISTENERS:
        listener.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", chosen.silence, 0))


def pre_fork(server: Any, worker: Any) -> None:
    """What was built at start stays: no collection need look at it again."""
    gc.collect()
    gc.freeze()
