"""gunicorn settings: gthread, because it supports keep-alive. `reuse_port` stays off: it loses requests at restarts."""

import gc
import logging
import os
import resource
import signal
import socket
import sys

from service.config import BadConfiguration, Config, from_environment
from service.observability.logging_config import configure_logging
from service.observability.metrics_directory import create_metrics_directory

log = logging.getLogger("dancecard")
SPARE_FILES = 64  # open files beside those of connections
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT)
SHM_DIR = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # gunicorn's heartbeats must not wait for a disk


def require_open_files(connections: int) -> None:
    """Raise the limit of open files so that each connection has one. Raises BadConfiguration."""
    needed = connections + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        most = hard - SPARE_FILES
        raise BadConfiguration(f"WORKER_CONNECTIONS='{connections}': must be at most {most}, by `ulimit -Hn`")
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def require_address(host: str, port: int) -> None:
    """Refuse a host that has no address; gunicorn would retry. Raises BadConfiguration."""
    try:
        socket.getaddrinfo(host.strip("[]"), port, socket.AF_INET6 if host.startswith("[") else socket.AF_INET)
    except OSError:
        raise BadConfiguration(f"HOST={host!r}: must be an address, or a host name that has one") from None


def prepare() -> Config:
    """Read and check the configuration, set up metrics and log. Invalid settings stop the start with a message."""
    try:
        config = from_environment()
        require_address(config.host, config.port)
        require_open_files(config.worker_connections)
    except BadConfiguration as error:
        sys.exit(f"Dancecard cannot start: {error}")
    try:
        create_metrics_directory()
    except OSError as error:
        sys.exit(f"Dancecard cannot start: it needs a writable folder for temporary files ({error})")
    configure_logging(config.log_level)
    return config


chosen = prepare()
os.environ.pop("SCRIPT_NAME", None)  # a leftover variable must not move the service to another path

bind = f"{chosen.host}:{chosen.port}"
workers = chosen.workers or os.cpu_count() or 1
worker_class = "gthread"
threads = chosen.threads
worker_connections = chosen.worker_connections
max_requests = chosen.max_requests
max_requests_jitter = chosen.max_requests // 10  # not all workers at once
preload_app = True  # all workers have one random key for tokens, if SEAL_KEYS is not set
keepalive = 75  # seconds
timeout = chosen.timeout
graceful_timeout = 30  # seconds
worker_tmp_dir = SHM_DIR
loglevel = chosen.log_level
errorlog = None  # gunicorn's lines go through the handler of `configure_logging`
control_socket_disable = True
forwarder_headers = ""  # no header moves the service to another path


def when_ready(server: object) -> None:
    """Freeze what was built at start, and warn if clients reach gunicorn directly."""
    gc.collect()
    gc.freeze()
    if chosen.host not in LOOPBACK and not chosen.behind_proxy:
        log.warning(
            "Clients reach gunicorn directly: slow or many connections can stop it. "
            "Put service/deploy/nginx/nginx.conf in front, and set BEHIND_PROXY=on."
        )


def pre_fork(server: object, worker: object) -> None:
    """Block the stop signals until the worker handles them: before that, it would lose one."""
    signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)


def unblock_stop_signals() -> None:
    """Receive the signals that came meanwhile."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)


os.register_at_fork(after_in_parent=unblock_stop_signals)


def post_worker_init(worker: object) -> None:
    """Unblock the stop signals: the worker handles them now."""
    unblock_stop_signals()
