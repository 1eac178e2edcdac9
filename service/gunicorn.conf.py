"""gunicorn's settings. Threads keep connections alive (`sync` closes each); `reuse_port` loses requests at restarts."""

import os
import sys

from service.config import BadConfiguration, from_environment

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
