"""What is counted and written to the log: every request once, by its route, and nothing of what it said."""

import json
import logging
import os
import re
import signal
import socket
from http.client import HTTPConnection
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from rules.registry import GAMES
from service.config import Config
from service.observability.logs import JsonFormatter
from service.wsgi import create_service
from tests.benchmarks.load import workers_of
from tests.running import SECONDS, running
from tests.service.asking import JSON, Asking, address, games, halfway, wire

A_GAME = next(iter(GAMES.values()))
SECRET = "5ec2e7" * 8
LINE = {"time", "level", "message", "request_id", "method", "route", "status", "milliseconds"}


@pytest.fixture
def told():
    """A service that tells of every request."""
    return Asking(create_service(Config(log_level="info")))


def counts(text):
    """{(route, status): requests}"""
    return summed(text, "dancecard_request_duration_seconds_count")


def summed(text, name):
    return {
        (sample.labels["route"], int(sample.labels["status"])): sample.value
        for family in families(text)
        for sample in family.samples
        if sample.name == name
    }


def lines(capfd):
    """The lines of requests."""
    found = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    return [line for line in found if line["message"] == "request"]


# Metrics


def test_requests_are_counted_by_the_path_of_the_document_and_by_status(told):
    before = counts(told.open("/metrics", "GET").text)
    new = address(A_GAME, "new")
    for _ in range(3):
        told.post(A_GAME, "new", {"seats": A_GAME.seats[0]})
    told.post(A_GAME, "new", {})
    told.open(f"/games/{A_GAME.name}", "GET")
    told.open("/games/none", "GET")
    told.open(new, "PUT")
    told.open("/docs/problems/game_over", "GET")
    after = counts(told.open("/metrics", "GET").text)
    assert {key: count - before.get(key, 0) for key, count in after.items() if count != before.get(key, 0)} == {
        (new, 200): 3,
        (new, 422): 1,
        ("/games/{name}", 200): 1,
        ("none", 404): 1,
        ("none", 405): 1,
        ("/docs/problems/{code}", 200): 1,
        ("/metrics", 200): 1,
    }


def test_durations_and_sizes_are_summed(told):
    body = json.dumps({"seats": A_GAME.seats[0]}).encode()
    answers = [told.post(A_GAME, "new", body) for _ in range(4)]
    text, key = told.open("/metrics", "GET").text, (address(A_GAME, "new"), 200)
    assert summed(text, "dancecard_request_bytes_total")[key] == 4 * len(body)
    assert summed(text, "dancecard_answer_bytes_total")[key] == sum(len(answer.data) for answer in answers)
    assert summed(text, "dancecard_request_duration_seconds_sum")[key] > 0


def test_of_what_is_asked_by_head_no_byte_is_counted(told):
    assert int(told.open("/healthz", "HEAD").headers["Content-Length"]) > 0
    assert summed(told.open("/metrics", "GET").text, "dancecard_answer_bytes_total")[("/healthz", 200)] == 0


def counts_of(url):
    """Over a connection of its own, so that any worker may answer."""
    connection = HTTPConnection(url.removeprefix("http://"), timeout=SECONDS)
    connection.request("GET", "/metrics")
    found = counts(connection.getresponse().read().decode())
    connection.close()
    return found


def pose(url, times):
    """Ask so many times, each on a connection of its own; return the ids of the requests."""
    host, ids = url.removeprefix("http://"), []
    for _ in range(times):
        connection = HTTPConnection(host, timeout=SECONDS)
        connection.request("POST", address(A_GAME, "new"), f'{{"seats":{A_GAME.seats[0]}}}', {"Content-Type": JSON})
        answer = connection.getresponse()
        assert answer.status == 200
        ids.append(answer.headers["X-Request-Id"])
        answer.read()
        connection.close()
    return ids


def wait_for(url, key, expected):
    """Workers count a moment later, and never too much."""
    while (found := counts_of(url).get(key, 0)) != expected:
        assert found < expected


def files_of(pid):
    """The files that a worker counts in."""
    return {Path(found) for found in re.findall(r"/\S+\.db$", Path(f"/proc/{pid}/maps").read_text(), re.MULTILINE)}


@pytest.mark.medium
def test_all_workers_are_counted_and_a_killed_one_is_not_forgotten():
    key = (address(A_GAME, "new"), 200)
    with running(WORKERS="2", LOG_LEVEL="critical") as (url, process):
        pose(url, 20)
        wait_for(url, key, 20)
        assert counts_of(url)[key] == 20
        first, second = workers_of(process.pid, 2)
        (folder,) = {path.parent for path in files_of(first) | files_of(second)}
        os.kill(first, signal.SIGKILL)
        while first in workers_of(process.pid, 2):
            pass
        pose(url, 20)
        wait_for(url, key, 40)
        assert {path.stem.rpartition("_")[2] for path in folder.iterdir()} <= {"0", "1", "2"}, "its place is taken over"
    assert not folder.exists()


# The log


def test_a_line_for_each_request_says_what_it_was_and_nothing_else(told, capfd):
    capfd.readouterr()
    answer = told.post(A_GAME, "new", {"seats": A_GAME.seats[0], "seed": SECRET}, headers={"X-Request-Id": "mine"})
    assert answer.status_code == 200
    (line,) = lines(capfd)
    assert set(line) == LINE
    assert line["milliseconds"] >= 0
    assert {**line, "time": "", "milliseconds": 0} == {
        "time": "",
        "level": "info",
        "message": "request",
        "request_id": "mine",
        "method": "POST",
        "route": address(A_GAME, "new"),
        "status": 200,
        "milliseconds": 0,
    }


@games
def test_no_body_state_seed_or_key_is_in_the_log(told, capfd, game):
    state, move, _ = halfway(game)
    state = {**wire(state), "chance": {**wire(state)["chance"], "seed": SECRET}}
    key = {"Authorization": f"Bearer {SECRET}"}
    told.post(game, "apply", {"state": state, "move": wire(move)}, headers=key)
    told.post(game, "apply", {"state": {**state, "ply": SECRET}, "move": wire(move)}, headers=key)
    told.post(game, "view", json.dumps({"state": state}).encode()[:-1])
    told.open(f"/{SECRET}?{SECRET}", "GET")
    found = capfd.readouterr()
    assert len([line for line in found.err.splitlines() if '"request"' in line]) == 4 + told_before(found)
    assert SECRET not in found.err + found.out


def told_before(found):
    """The document was asked for first."""
    return found.err.count('"/openapi.json"')


def test_a_defect_is_told_by_its_type_and_place_without_its_text():
    def fails():
        raise KeyError(SECRET)

    try:
        fails()
    except KeyError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "defect in request %s", ("id",), None)
        record.exc_info = (type(error), error, error.__traceback__)
    text = JsonFormatter().format(record)
    line = json.loads(text)
    assert (line["message"], line["level"], line["error"]) == ("defect in request id", "error", "KeyError")
    assert line["stack"][-1].endswith(" fails")
    assert __file__ in line["stack"][-1]
    assert SECRET not in text


def test_a_log_that_cannot_be_written_costs_nobody_an_answer(told, monkeypatch):
    def full(*_):
        raise OSError

    monkeypatch.setattr("os.write", full)
    assert told.post(A_GAME, "new", {"seats": A_GAME.seats[0]}).status_code == 200


@pytest.mark.medium
def test_a_log_that_nobody_reads_stops_nobody_and_tells_what_it_lost():
    """A pipe holds some hundred lines."""
    reading, writing = os.pipe()
    with open(reading, "rb") as log:
        with running(WORKERS="1", LOG_LEVEL="info", stderr=writing) as (url, _):
            os.close(writing)
            connection = HTTPConnection(url.removeprefix("http://"), timeout=5)
            for _ in range(1_000):
                connection.request("GET", "/healthz")
                assert connection.getresponse().read()
            connection.close()
            assert len(os.read(reading, 1 << 20)) > 10_000
            pose(url, 100)
        found = [json.loads(line) for line in log]
    assert any(re.fullmatch("[1-9][0-9]* lines lost", line["message"]) for line in found)


@pytest.mark.medium
def test_a_head_that_is_cut_off_is_not_in_the_log_even_at_level_debug(capfd):
    with running(WORKERS="1", LOG_LEVEL="debug") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), SECONDS) as connection:
            connection.sendall(f"GET /games HTTP/1.1\r\nAuthorization: Bearer {SECRET}\r\n".encode())
            connection.shutdown(socket.SHUT_WR)
            assert connection.recv(1) == b""
    text = capfd.readouterr().err
    assert SECRET not in text
    assert "premature client disconnection" in text
    assert "markdown_it" not in text


@pytest.mark.medium
@pytest.mark.parametrize(("level", "expected"), [("info", 6), ("warning", 0)])
def test_the_service_writes_json_lines_and_requests_only_at_level_info(capfd, level, expected):
    with running(WORKERS="2", LOG_LEVEL=level) as (url, _):
        ids = pose(url, 6)
    text = capfd.readouterr().err
    found = [json.loads(line) for line in text.splitlines()]
    written = [line["request_id"] for line in found if line.get("route") == address(A_GAME, "new")]
    assert sorted(written) == sorted(ids)[:expected]
    assert all({"time", "level", "message"} <= set(line) for line in found)


@pytest.mark.medium
def test_what_is_no_http_is_counted_and_told_without_being_quoted(capfd):
    with running(WORKERS="1", LOG_LEVEL="info") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        for sent in (f"{SECRET}\r\n\r\n", f"GET /{SECRET} HTTP/1.1\r\nHost: x\r\nX: {'a' * 20_000}\r\n\r\n"):
            with socket.create_connection((host, int(port)), SECONDS) as connection:
                connection.sendall(sent.encode())
                assert connection.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 431")
        found = counts_of(url)
        assert (found.get(("none", 400)), found.get(("none", 431))) == (1, 1)
    text = capfd.readouterr().err
    found = [line for line in map(json.loads, text.splitlines()) if line.get("route") == "none"]
    assert [(line["method"], line["status"]) for line in found] == [("none", 400), ("none", 431)]
    assert all(set(line) == LINE for line in found)
    assert SECRET not in text


@pytest.mark.parametrize(
    ("template", "arguments", "error"),
    [
        ("Invalid request from ip=127.0.0.1: Invalid chunk size: b'SECRET'", (), None),
        ("Ignored premature client disconnection. %s", ("b'Authorization: Bearer SECRET'",), None),
        ("Closing connection. %s", ("SECRET",), None),
        ("Error handling request %s %s", ("GET", "/games?SECRET"), ValueError("SECRET")),
    ],
)
def test_what_gunicorn_says_of_a_request_quotes_nothing(template, arguments, error):
    caught = error and (type(error), error, error.__traceback__)
    record = logging.LogRecord("gunicorn.error", logging.WARNING, "glogging.py", 1, template, arguments, caught)
    line = json.loads(JsonFormatter().format(record))
    assert "SECRET" not in json.dumps(line)
    assert line["message"]
