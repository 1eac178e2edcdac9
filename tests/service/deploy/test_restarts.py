"""Restarts under load behind nginx: no request may be lost."""

import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection

import pytest

from tests.benchmarks.load import children, workers_of
from tests.clients.toolchains import need
from tests.proxy import WITHOUT_RATE, proxied
from tests.running import SECONDS, running
from tests.service.deploy.test_nginx import BODY, NEW, QUIET, port_of, send

CLIENTS = 4
pytestmark = pytest.mark.medium


def busy(port, is_over):
    """Send requests until it is over; return the statuses."""
    connection, statuses = HTTPConnection("127.0.0.1", port, timeout=SECONDS), []
    while not is_over():
        statuses.append(send(connection, "POST", NEW, BODY)[0])
    connection.close()
    return statuses


@contextmanager
def load(port, is_over):
    """Keep clients busy; yield a list that holds the statuses at the end."""
    statuses = []
    with ThreadPoolExecutor(CLIENTS) as pool:
        sent = [pool.submit(busy, port, is_over) for _ in range(CLIENTS)]
        yield statuses
        statuses += [status for each in sent for status in each.result()]


def test_sighup_loses_no_request(tmp_path):
    need("nginx")
    with (
        running(**{**QUIET, "WORKERS": "2"}) as (url, process),
        proxied(tmp_path, port_of(url), replaced=WITHOUT_RATE) as port,
    ):
        old = set(workers_of(process.pid, 2))
        with load(port, lambda: not old & set(children(process.pid))) as statuses:
            process.send_signal(signal.SIGHUP)
    assert set(statuses) == {200}


def test_sigterm_of_one_of_two_services_loses_no_request(tmp_path):
    need("nginx")
    with (
        running(**QUIET) as (first, process),
        running(**QUIET) as (second, _),
        proxied(tmp_path, port_of(first), port_of(second), replaced=WITHOUT_RATE) as port,
    ):
        with load(port, lambda: process.poll() is not None) as statuses:
            process.send_signal(signal.SIGTERM)
        connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        statuses += [send(connection, "POST", NEW, BODY)[0] for _ in range(50)]
        connection.close()
    assert process.returncode == 0
    assert set(statuses) == {200}
