"""Limits of the running service: how many may wait, how long one may take, how long a worker serves."""

import json
import os
import resource
import signal
import socket
import subprocess
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from select import select

import pytest

from rules.registry import GAMES
from service.crowd import CROWDED
from tests.benchmarks.load import children, workers_of
from tests.running import SECONDS, running
from tests.service.asking import JSON, PROBLEM, address, requests
from tests.service.test_gunicorn import GUNICORN

A_GAME = next(iter(GAMES.values()))
NEW = address(A_GAME, "new")
BODY = f'{{"seats":{A_GAME.seats[0]}}}'.encode()
HEAVY = json.dumps({**requests(A_GAME)["replay"][0], "moves": [{"type": "x"}] * 9_000}).encode()


def connected(url):
    return HTTPConnection(url.removeprefix("http://"), timeout=SECONDS)


def post(connection, path=NEW, body=BODY):
    connection.request("POST", path, body, {"Content-Type": JSON})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


# Overload


@pytest.fixture
def crowded():
    token = CROWDED.set(True)
    yield
    CROWDED.reset(token)


def test_work_is_turned_away_while_it_is_crowded(service, crowded):
    found = service.refused(A_GAME, "new", {"seats": A_GAME.seats[0]}, 503, "overloaded", headers={"X-Request-Id": "a"})
    assert found["request_id"] == "a"
    answer = service.post(A_GAME, "new", b"", headers={"Origin": "https://a.example"})
    assert answer.headers["Retry-After"] == "1"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert service.undocumented(answer, NEW) == []


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/games"])
def test_what_costs_nothing_is_answered_though_it_is_crowded(service, crowded, path):
    assert service.open(path, "GET").status_code == 200


@pytest.mark.medium
def test_too_many_at_once_are_told_to_come_again_and_then_are_served():
    with running(WORKERS="1", THREADS="1", QUEUE="2", LOG_LEVEL="critical") as (url, _):
        many = [connected(url) for _ in range(40)]
        for connection in many:
            connection.request("POST", address(A_GAME, "replay"), HEAVY, {"Content-Type": JSON})
        answers = [(answer.status, answer.headers, answer.read()) for answer in map(HTTPConnection.getresponse, many)]
        statuses = {status for status, _, _ in answers}
        assert statuses == {422, 503}
        for status, headers, body in answers:
            if status == 503:
                assert (headers["Content-Type"], headers["Retry-After"]) == (PROBLEM, "1")
                assert json.loads(body)["code"] == "overloaded"
        assert [post(connection)[0] for connection in many] == [200] * 40
        for connection in many:
            connection.close()


@pytest.mark.medium
def test_as_many_as_there_are_idle_threads_do_not_wait():
    with running(WORKERS="1", THREADS="8", QUEUE="1", LOG_LEVEL="critical") as (url, _):
        for _ in range(20):
            many = [connected(url) for _ in range(4)]  # so that the threads of the round before do no harm
            for connection in many:
                connection.request("POST", NEW, BODY, {"Content-Type": JSON})
            assert [connection.getresponse().status for connection in many] == [200] * 4
            for connection in many:
                connection.close()


class Unread:
    """A body that nobody may look at."""

    def read(self, *_):
        raise AssertionError


def test_who_is_turned_away_need_not_send_the_rest_first(app, crowded):
    answer = app.test_client().post(NEW, environ_overrides={"wsgi.input": Unread()})
    assert answer.status_code == 503


# Time


def dripped(connection, sent):
    """Send a byte whenever nothing came for a while; how many were sent when an answer came, or the end."""
    connection.settimeout(0.2)
    for count, byte in enumerate(sent):
        try:
            connection.sendall(bytes([byte]))
            connection.recv(1_000)
        except TimeoutError:
            continue
        except ConnectionError:
            pass
        return count
    return len(sent)


@pytest.mark.medium
@pytest.mark.parametrize("where", ["head", "body"])
def test_a_request_that_drips_in_is_dropped_after_its_time_though_it_is_never_silent(where):
    head = f"POST {NEW} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\nContent-Length: 900\r\n".encode()
    with running(WORKERS="1", THREADS="1", REQUEST_TIME="1", LOG_LEVEL="critical") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), SECONDS) as slow:
            if where == "body":
                slow.sendall(head + b"\r\n")
            other = connected(url)
            with ThreadPoolExecutor(1) as pool:
                dripping = pool.submit(dripped, slow, head + b"X: y" * 200)
                assert post(other)[0] == 200
                assert dripping.result() < 100
            other.close()


@pytest.mark.medium
def test_what_comes_after_the_time_is_over_is_no_other_request():
    """The rest of a body that is late looks like requests, to whoever takes it for more than a body."""
    hidden = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Request-Id: hidden\r\n\r\n"
    head = f"POST {NEW} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\nContent-Length: 60000\r\n\r\n".encode()
    with running(WORKERS="1", REQUEST_TIME="1", LOG_LEVEL="critical") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        for _ in range(3):
            with socket.create_connection((host, int(port)), SECONDS) as late:
                late.sendall(head)
                answer = whole_answer(late, [hidden] * (60_000 // len(hidden) - 1))
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert b"\r\nConnection: close\r\n" in answer
            assert b"hidden" not in answer


def whole_answer(connection, parts):
    """Send part after part, and after all of them nothing; all that came until the end."""
    received, left = b"", list(parts)
    connection.settimeout(0.01)
    while True:
        try:
            if left:
                connection.sendall(left.pop())
            else:
                connection.settimeout(SECONDS)
            part = connection.recv(65_536)
        except TimeoutError:
            continue
        except ConnectionError:
            return received
        if not part:
            return received
        received += part


# Workers come and go


def busy(url, until):
    """Ask until told to stop; a connection that the service said it would close is opened anew."""
    connection, statuses = connected(url), []
    while not until():
        statuses.append(post(connection)[0])
    connection.close()
    return statuses


def all_new(process, old):
    return not set(children(process.pid)) & old


@pytest.mark.medium
def test_workers_are_replaced_after_so_many_requests_and_none_is_lost():
    with running(WORKERS="2", RECYCLE="50", LOG_LEVEL="critical") as (url, process):
        old = set(workers_of(process.pid, 2))
        with ThreadPoolExecutor(4) as pool:
            done = [pool.submit(busy, url, lambda: all_new(process, old)) for _ in range(4)]
            statuses = [status for each in done for status in each.result()]
    assert set(statuses) == {200}
    assert len(statuses) >= 100


@pytest.mark.medium
def test_sighup_replaces_all_workers_and_no_request_is_lost():
    with running(WORKERS="2", LOG_LEVEL="critical") as (url, process):
        old = set(workers_of(process.pid, 2))
        with ThreadPoolExecutor(4) as pool:
            done = [pool.submit(busy, url, lambda: all_new(process, old)) for _ in range(4)]
            process.send_signal(signal.SIGHUP)
            statuses = [status for each in done for status in each.result()]
        assert len(children(process.pid)) == 2
    assert set(statuses) == {200}


@pytest.mark.medium
def test_sigterm_lets_what_is_under_way_be_answered():
    """Twenty requests are sent, then the signal; each is answered, even on connections that nobody accepted yet."""
    with running(WORKERS="1", THREADS="2", LOG_LEVEL="critical") as (url, process):
        many = [connected(url) for _ in range(20)]
        for connection in many[:10]:
            post(connection)
        for connection in many:
            connection.request("POST", address(A_GAME, "replay"), HEAVY, {"Content-Type": JSON})
        process.send_signal(signal.SIGTERM)
        answers = [connection.getresponse() for connection in many]
        assert [answer.status for answer in answers] == [422] * 20
        for answer, connection in zip(answers, many, strict=True):
            answer.read()
            connection.close()


@pytest.mark.medium
def test_who_was_let_in_by_a_worker_that_stops_may_still_begin():
    """Ten connect while it cannot see them, and say nothing until it stops already."""
    with running(WORKERS="1", THREADS="2", LOG_LEVEL="critical") as (url, process):
        (worker,) = workers_of(process.pid, 1)
        host, port = url.removeprefix("http://").split(":")
        os.kill(worker, signal.SIGSTOP)
        many = [socket.create_connection((host, int(port)), SECONDS) for _ in range(10)]
        os.kill(worker, signal.SIGTERM)
        os.kill(worker, signal.SIGCONT)
        assert select(many, (), (), 0.5)[0] == [], "nobody was hung up on"
        for each in many:
            each.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert [each.recv(12) for each in many] == [b"HTTP/1.1 200"] * 10
        for each in many:
            each.close()


@pytest.mark.medium
def test_a_slow_client_does_not_keep_a_worker_from_being_replaced():
    head = f"POST {NEW} HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\nContent-Length: 900\r\n\r\n".encode()
    with running(WORKERS="1", RECYCLE="2", SILENCE="1", LOG_LEVEL="critical") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), SECONDS) as slow, ThreadPoolExecutor(1) as pool:
            slow.sendall(head)
            dripping = pool.submit(dripped, slow, b" " * 200)
            for _ in range(3):
                other = connected(url)
                other.timeout = 15
                assert post(other)[0] == 200
                other.close()
            assert dripping.result() < 100


# Starting


@pytest.mark.medium
def test_nobody_listens_before_all_is_built_and_then_it_is_ready():
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "HOST": "127.0.0.1", "PORT": str(port), "WORKERS": "1", "LOG_LEVEL": "critical"}
    process = subprocess.Popen(GUNICORN, env=environment)
    try:
        seen = []
        while 200 not in seen:
            assert process.poll() is None
            try:
                connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
                connection.request("GET", "/readyz")
                seen.append(connection.getresponse().status)
            except (ConnectionRefusedError, HTTPException):
                seen.append(None)
            finally:
                connection.close()
        assert set(seen) == {None, 200}
    finally:
        process.terminate()
        assert process.wait(SECONDS) == 0


def started_with(limit=None, **environment):
    return subprocess.run(
        GUNICORN,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        preexec_fn=limit,
    )


@pytest.mark.medium
def test_more_connections_than_open_files_stop_the_start_and_are_told():
    done = started_with(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200)), CONNECTIONS="1000")
    assert done.returncode not in (0, None)
    assert "CONNECTIONS='1000': must be at most 68" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.medium
def test_a_port_that_is_taken_stops_the_start_and_is_told():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = started_with(HOST="127.0.0.1", PORT=port)
    assert done.returncode not in (0, None)
    assert f"Connection in use: ('127.0.0.1', {port})" in done.stderr


@pytest.mark.medium
def test_who_does_not_hang_up_after_the_last_answer_keeps_nobody_waiting():
    """Fifty connections are told that they will be closed, and stay; each would cost two seconds, one by one."""
    with running(WORKERS="1", LOG_LEVEL="critical") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        rude = [socket.create_connection((host, int(port)), SECONDS) for _ in range(50)]
        for each in rude:
            each.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert all(each.recv(1_000).startswith(b"HTTP/1.1 200 ") for each in rude)
        other = connected(url)
        other.timeout = 10
        assert post(other)[0] == 200
        other.close()
        for each in rude:
            each.close()
