"""Access log and metrics: every request is recorded once by its route, without its contents."""

import fcntl
import json
import logging
import os
import re
import signal
import socket
from http.client import HTTPConnection
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest
from prometheus_client.parser import text_string_to_metric_families

from rules.registry import GAMES
from service.config import Config
from service.observability.logging_config import ACCESS_LOGGER, MAX_LINES, BoundedQueueHandler
from service.wsgi import create_service
from tests.benchmarks.load import workers_of
from tests.running import SECONDS, running
from tests.service.client import JSON, Client, address, games, halfway, wire

A_GAME = next(iter(GAMES.values()))
NEW = address(A_GAME, "new")
SECRET = "5ec2e7" * 8
FIELDS = {"time", "level", "message", "request_id", "method", "route", "status", "milliseconds"}
PIPE_BYTES = 4_096


@pytest.fixture
def client():
    return Client(create_service(Config(log_level="info")))


@pytest.fixture
def handler():
    """A queue handler without a listener: its lines stay in the queue."""
    return BoundedQueueHandler()


@pytest.fixture
def access_log(handler):
    """The handler, with the lines of requests only."""
    log = logging.getLogger(ACCESS_LOGGER)
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    yield handler
    log.removeHandler(handler)
    log.setLevel(logging.NOTSET)


def lines_of(handler):
    """The lines in the queue of a handler."""
    return [json.loads(handler.queue.get_nowait()) for _ in range(handler.queue.qsize())]


def counts(text):
    """{(route, status): requests}"""
    return {
        (sample.labels["route"], int(sample.labels["status"])): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "dancecard_request_duration_seconds_count"
    }


def scrape(url):
    """The counts, over a new connection, so that any worker may answer."""
    connection = HTTPConnection(url.removeprefix("http://"), timeout=SECONDS)
    connection.request("GET", "/metrics")
    found = counts(connection.getresponse().read().decode())
    connection.close()
    return found


def post_new(url, times):
    """Post this number of requests, each on a new connection; return their ids."""
    host, ids = url.removeprefix("http://"), []
    for _ in range(times):
        connection = HTTPConnection(host, timeout=SECONDS)
        connection.request("POST", NEW, f'{{"seats":{A_GAME.seats[0]}}}', {"Content-Type": JSON})
        response = connection.getresponse()
        assert response.status == 200
        ids.append(response.headers["X-Request-Id"])
        response.read()
        connection.close()
    return ids


# Metrics


def test_requests_are_counted_by_route_and_status(client):
    before = counts(client.open("/metrics", "GET").text)
    for _ in range(3):
        client.post(A_GAME, "new", {"seats": A_GAME.seats[0]})
    client.post(A_GAME, "new", {})
    client.open(f"/games/{A_GAME.name}", "GET")
    client.open("/games/none", "GET")
    client.open(NEW, "PUT")
    client.open("/docs/problems/game_over", "GET")
    after = counts(client.open("/metrics", "GET").text)
    assert {key: count - before.get(key, 0) for key, count in after.items() if count != before.get(key, 0)} == {
        (NEW, 200): 3,
        (NEW, 422): 1,
        ("/games/{name}", 200): 1,
        ("none", 404): 1,
        ("none", 405): 1,
        ("/docs/problems/{code}", 200): 1,
        ("/metrics", 200): 1,
    }


def test_metrics_hold_durations_and_no_sizes(client):
    client.post(A_GAME, "new", {"seats": A_GAME.seats[0]})
    families = list(text_string_to_metric_families(client.open("/metrics", "GET").text))
    assert all(family.name.startswith("dancecard_request_duration_seconds") for family in families)
    assert {label for family in families for sample in family.samples for label in sample.labels} == {
        "le",
        "route",
        "status",
    }
    (total,) = (
        sample.value
        for sample in families[0].samples
        if sample.name.endswith("_sum") and sample.labels == {"route": NEW, "status": "200"}
    )
    assert total > 0


def directory_of(pid):
    """The directory of the files in which a worker counts."""
    found = {Path(path).parent for path in re.findall(r"/\S+\.db$", Path(f"/proc/{pid}/maps").read_text(), re.M)}
    return found.pop() if found else None


@pytest.mark.medium
def test_metrics_are_summed_over_all_workers_and_include_a_killed_one():
    key = (NEW, 200)
    with running(WORKERS="2", LOG_LEVEL="critical") as (url, process):
        post_new(url, 20)
        assert scrape(url)[key] == 20
        first, second = workers_of(process.pid, 2)
        directory = directory_of(first) or directory_of(second)
        os.kill(first, signal.SIGKILL)
        while first in workers_of(process.pid, 2):
            pass
        post_new(url, 20)
        assert scrape(url)[key] == 40
        assert directory.exists()
    assert not directory.exists()


# The access log


def test_a_line_per_request_has_exactly_the_documented_fields(client, access_log):
    client.post(A_GAME, "new", {"seats": A_GAME.seats[0], "seed": SECRET}, headers={"X-Request-Id": "mine"})
    (line,) = lines_of(access_log)
    assert set(line) == FIELDS
    assert line["milliseconds"] >= 0
    assert {**line, "time": "", "milliseconds": 0} == {
        "time": "",
        "level": "info",
        "message": "request",
        "request_id": "mine",
        "method": "POST",
        "route": NEW,
        "status": 200,
        "milliseconds": 0,
    }


@games
def test_no_body_state_seed_or_key_is_logged(client, access_log, game):
    state, move, _ = halfway(game)
    state = {**wire(state), "chance": {**wire(state)["chance"], "seed": SECRET}}
    key = {"Authorization": f"Bearer {SECRET}"}
    client.post(game, "apply", {"state": state, "move": wire(move)}, headers=key)
    client.post(game, "apply", {"state": {**state, "ply": SECRET}, "move": wire(move)}, headers=key)
    client.post(game, "view", json.dumps({"state": state}).encode()[:-1])
    client.open(f"/{SECRET}?{SECRET}", "GET")
    found = lines_of(access_log)
    assert len(found) == 4
    assert SECRET not in json.dumps(found)


@pytest.mark.medium
@pytest.mark.parametrize(("level", "expected"), [("info", 6), ("warning", 0)])
def test_all_lines_are_json_and_requests_are_logged_only_at_level_info(capfd, level, expected):
    with running(WORKERS="2", LOG_LEVEL=level) as (url, _):
        ids = post_new(url, 6)
    found = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    written = [line["request_id"] for line in found if line.get("route") == NEW]
    assert sorted(written) == sorted(ids)[:expected]
    assert all({"time", "level", "message"} <= set(line) for line in found)


@pytest.mark.medium
def test_full_pipe_blocks_no_request_and_dropped_lines_are_reported():
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
    requests = MAX_LINES + 500
    with open(reading, "rb") as log:
        with running(WORKERS="1", LOG_LEVEL="info", stderr=writing) as (url, _):
            os.close(writing)
            connection = HTTPConnection(url.removeprefix("http://"), timeout=SECONDS)
            for _ in range(requests):
                connection.request("GET", "/healthz")
                assert connection.getresponse().read()
            connection.close()
            found = []
            reader = Thread(target=lambda: found.extend(map(json.loads, log)))
            reader.start()
        reader.join()
    written = sum(line.get("route") == "/healthz" for line in found)
    dropped = sum(int(line["message"].split()[0]) for line in found if line["message"].endswith("log lines dropped"))
    assert dropped > 0
    assert 0 <= written + dropped - requests <= 3  # a line of gunicorn's can be dropped too


@pytest.mark.medium
def test_full_pipe_does_not_block_shutdown():
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
    with open(reading, "rb"), running(WORKERS="1", LOG_LEVEL="info", stderr=writing) as (url, _):
        os.close(writing)
        post_new(url, PIPE_BYTES // 100)


# All other lines


def test_an_exception_is_logged_by_type_and_place_without_its_text(handler):
    def fails():
        raise KeyError(SECRET)

    try:
        fails()
    except KeyError as error:
        caught = (type(error), error, error.__traceback__)
    handler.handle(logging.LogRecord("x", logging.ERROR, "", 1, "defect in request %s", ("id",), caught))
    (line,) = lines_of(handler)
    assert (line["message"], line["level"], line["error"]) == ("defect in request id", "error", "KeyError")
    assert line["stack"][-1].endswith(" fails")
    assert __file__ in line["stack"][-1]
    assert SECRET not in json.dumps(line)


def test_a_line_that_cannot_be_formatted_is_dropped_and_counted(handler):
    handler.handle(logging.LogRecord("x", logging.ERROR, "", 1, "%d", (SECRET,), None))
    assert handler.dropped == 1
    assert lines_of(handler) == []


def test_a_full_queue_drops_lines_without_waiting(handler):
    handler.queue = Queue(2)
    for number in range(5):
        handler.handle(logging.LogRecord("x", logging.ERROR, "", 1, str(number), (), None))
    assert [line["message"] for line in lines_of(handler)] == ["0", "1"]
    assert handler.dropped == 3


@pytest.mark.medium
def test_closed_log_blocks_no_request():
    reading, writing = os.pipe()
    os.close(reading)
    with running(WORKERS="1", LOG_LEVEL="info", stderr=writing) as (url, _):
        os.close(writing)
        assert len(post_new(url, 3)) == 3


@pytest.mark.parametrize(
    ("template", "arguments", "error"),
    [
        ("Invalid request from ip=127.0.0.1: Invalid chunk size: b'SECRET'", (), None),
        ("Ignored premature client disconnection. %s", ("b'Authorization: Bearer SECRET'",), None),
        ("Closing connection. %s", ("SECRET",), None),
        ("Error handling request %s %s", ("GET", "/games?SECRET"), ValueError("SECRET")),
    ],
)
def test_messages_of_gunicorn_quote_no_request(handler, template, arguments, error):
    caught = error and (type(error), error, error.__traceback__)
    record = logging.LogRecord("gunicorn.error", logging.WARNING, "glogging.py", 1, template, arguments, caught)
    handler.handle(record)
    (line,) = lines_of(handler)
    assert "SECRET" not in json.dumps(line)
    assert line["message"]


@pytest.mark.medium
def test_malformed_http_is_not_quoted_even_at_level_debug(capfd):
    with running(WORKERS="1", LOG_LEVEL="debug") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        for sent in (
            f"{SECRET}\r\n\r\n",
            f"GET /{SECRET} HTTP/1.1\r\nHost: x\r\n{SECRET}: {'a' * 20_000}\r\n\r\n",
            f"GET /games HTTP/1.1\r\nAuthorization: Bearer {SECRET}\r\n",
        ):
            with socket.create_connection((host, int(port)), SECONDS) as connection:
                connection.sendall(sent.encode())
                connection.shutdown(socket.SHUT_WR)
                assert connection.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 431", b"")
    text = capfd.readouterr().err
    assert SECRET not in text
    assert '"gunicorn.error"' in text
    assert "markdown_it" not in text
