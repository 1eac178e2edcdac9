"""gunicorn's settings. Threads keep connections alive (`sync` closes each); `reuse_port` loses requests at restarts."""

import gc
import os
import resource
import signal
import socket
import struct
import sys
from typing import Any

import gunicorn.util  # type: ignore[import-untyped]

from service.config import BadConfiguration, from_environment
from service.malformed import write_problem
from service.observability.logging_config import configure_logging
from service.observability.metrics_directory import create_metrics_directory

STOPPING = {signal.SIGTERM, signal.SIGINT, signal.SIGQUIT}
SPARE_FILES = 64  # beside those of connections
memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def allow_open_files(connections: int) -> None:
    """Every connection is an open file; so is, when a worker stops, each of as many that wait to be let in."""
    needed = 2 * connections + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        most = (hard - SPARE_FILES) // 2
        raise BadConfiguration(f"CONNECTIONS='{connections}': must be at most {most}, by `ulimit -Hn`")
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def resolve(host: str, port: int) -> None:
    """gunicorn would ask again and again for an address that is none."""
    try:
        socket.getaddrinfo(host.strip("[]"), port, socket.AF_INET6 if host.startswith("[") else socket.AF_INET)
    except OSError:
        raise BadConfiguration(f"HOST={host!r}: must be an address, or a host name that has one") from None


try:
    chosen = from_environment()
    resolve(chosen.host, chosen.port)
    allow_open_files(chosen.connections)
    create_metrics_directory(memory)
    configure_logging(chosen.log_level)
except BadConfiguration as error:
    sys.exit(f"Dancecard cannot start: {error}")
except OSError as error:
    sys.exit(f"Dancecard cannot start: it needs a folder for temporary files that it can write to ({error})")

bind = f"{chosen.host}:{chosen.port}"
workers = chosen.workers or os.cpu_count() or 1
worker_class = "service.worker.Worker"
threads = chosen.threads
worker_connections = chosen.connections
backlog = chosen.connections  # that wait to be let in
max_requests = chosen.recycle
max_requests_jitter = chosen.recycle // 10  # not all at once
preload_app = True
keepalive = 75  # seconds
limit_request_fields = 64
graceful_timeout = 30  # seconds
worker_tmp_dir = memory
loglevel = chosen.log_level
errorlog = None  # its lines go through the handler of `configure_logging`
control_socket_disable = True
forwarder_headers = ""  # no header moves the service to another path
os.environ.pop("SCRIPT_NAME", None)  # nor does a variable that is left over
gunicorn.util.write_error = write_problem


def when_ready(server: Any) -> None:
    """No client may hold a thread with half a request: connections inherit the listener's time limit."""
    for listener in server.LISTENERS:
        listener.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", chosen.silence, 0))


def pre_fork(server: Any, worker: Any) -> None:
    """What was built at start stays: no collection need look at it again.

    A signal to stop waits until the worker listens: before, the copy of the master's handler would swallow it.
    """
    gc.collect()
    gc.freeze()
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)


os.register_at_fork(after_in_parent=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING))


def child_exit(server: Any, worker: Any) -> None:
    """Tell prometheus_client that a worker has ended, as its documentation asks for."""
    from prometheus_client import multiprocess

    multiprocess.mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]
