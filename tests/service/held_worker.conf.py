"""Settings of the service with a worker that waits, in its start, for a byte from the file HELD_BY."""

import os
import runpy

globals().update(runpy.run_path("service/gunicorn.conf.py"))


def post_fork(server, worker):
    os.read(int(os.environ["HELD_BY"]), 1)
