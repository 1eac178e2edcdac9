"""nginx with the shipped configuration in front of a running service: answers, refusals and limits."""

import json
import os
import re
import signal
import socket
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from select import select
from threading import Event, Thread

import pytest

from rules.registry import GAMES
from service.codec.problem_details import KINDS
from service.config import Config
from tests.benchmarks.load import workers_of
from tests.clients.toolchains import need
from tests.proxy import adapted, program, proxied
from tests.running import SECONDS, running
from tests.service.client import JSON, PROBLEM, address
from tests.service.deploy.test_manifests import output_of

A_GAME = next(iter(GAMES.values()))
NEW = address(A_GAME, "new")
REPLAY = address(A_GAME, "replay")
VALIDATE = address(A_GAME, "validate")
BODY = f'{{"seats":{A_GAME.seats[0]}}}'.encode()
QUIET = {"WORKERS": "1", "LOG_LEVEL": "critical"}
HEX_ID = re.compile("[0-9a-f]{32}")


def port_of(url):
    return int(url.rpartition(":")[2])


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    """Port of nginx in front of a running service."""
    need("nginx")
    with (
        running(**QUIET) as (url, _),
        proxied(tmp_path_factory.mktemp("nginx"), port_of(url)) as port,
    ):
        yield port


@pytest.fixture
def connection(port):
    found = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    yield found
    found.close()


def send(connection, method, path, body=None, **headers):
    connection.request(method, path, body, {"Content-Type": JSON, **headers})
    return received(connection.getresponse())


def received(answer):
    return answer.status, answer.headers, answer.read()


def send_raw(port, head):
    """Send the head of a request as it is; return the answer."""
    with socket.create_connection(("127.0.0.1", port), SECONDS) as raw:
        raw.sendall(head.encode("latin-1"))
        answer = HTTPResponse(raw)
        answer.begin()
        return received(answer)


def assert_problem(answer, code, service):
    """An answer of nginx is a documented problem that pages of every origin may read."""
    status, headers, body = answer
    found = json.loads(body)
    assert (headers["Content-Type"], status) == (PROBLEM, KINDS[code].status)
    assert found["code"] == code
    assert found["status"] == status
    assert found["type"] == f"/docs/problems/{code}"
    assert found["title"] == KINDS[code].title
    assert list(service.problems.iter_errors(found)) == []
    assert headers.get_all("Access-Control-Allow-Origin") == ["*"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Request-Id"]
    assert headers["Retry-After"] == ("1" if code == "overloaded" else None)
    assert ("Allow" in headers) == (code == "method_not_allowed")


def test_nginx_accepts_the_configuration_without_warnings(tmp_path):
    need("nginx")
    output = output_of(program(), "-t", "-p", tmp_path, "-c", adapted(tmp_path, 8080, 8000))
    assert "syntax is ok" in output
    assert "[warn]" not in output


# Answers of the service


@pytest.mark.medium
def test_answers_of_the_service_pass_unchanged(connection):
    status, headers, body = send(connection, "POST", NEW, BODY, Origin="https://a.example")
    assert (status, headers["Content-Type"]) == (200, JSON)
    assert headers.get_all("Access-Control-Allow-Origin") == ["*"]
    assert json.loads(body)["state"]["ply"] == 0


@pytest.mark.medium
def test_problems_of_the_service_pass_unchanged(connection):
    status, headers, body = send(connection, "POST", NEW, b"{}")
    assert (status, headers["Content-Type"]) == (422, PROBLEM)
    assert json.loads(body)["code"] == "invalid_request"
    assert json.loads(body)["errors"]


@pytest.mark.medium
@pytest.mark.parametrize("path", [NEW, "/metrics"])
def test_a_valid_request_id_of_the_client_is_kept(connection, path):
    _, headers, _ = send(connection, "POST", path, BODY, **{"X-Request-Id": 'mine-"1"'})
    assert headers.get_all("X-Request-Id") == ['mine-"1"']


@pytest.mark.medium
@pytest.mark.parametrize("given", ["", "a b", "a" * 129, "\xe9"])
@pytest.mark.parametrize("path", [NEW, "/metrics"])
def test_an_invalid_request_id_is_replaced(connection, given, path):
    _, headers, _ = send(connection, "POST", path, BODY, **{"X-Request-Id": given})
    (found,) = headers.get_all("X-Request-Id")
    assert HEX_ID.fullmatch(found)


@pytest.mark.medium
@pytest.mark.parametrize("header", ["X-Forwarded-Proto", "X-Forwarded-Ssl", "Script_Name", "X-Accel-Redirect"])
def test_headers_of_a_client_do_not_pose_as_those_of_a_proxy(connection, header):
    assert send(connection, "GET", "/games", None, **{header: "/metrics"})[0] == 200


# Refusals of nginx


@pytest.mark.medium
@pytest.mark.parametrize(
    "path", ["/metrics", "/metrics?x=1", "//metrics", "/%6detrics", "/games/../metrics", "/./metrics", "/metrics#x"]
)
def test_metrics_are_hidden(connection, service, path):
    assert_problem(send(connection, "GET", path), "unknown_path", service)


@pytest.mark.medium
@pytest.mark.parametrize("path", ["/problem/overloaded", "/problem/bad_request", "/problem/"])
def test_internal_pages_are_not_served(connection, service, path):
    assert_problem(send(connection, "GET", path), "unknown_path", service)


@pytest.mark.medium
@pytest.mark.parametrize(
    "head",
    [
        "GET /games HTTP/1.1\r\n\r\n",
        "GET /games HTTP/1.0\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost:\r\n\r\n",
        "GET http://here/games HTTP/1.0\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: a b\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: a@b\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: a/b\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: a:b\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: a:1:2\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: <b>\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: \xe9\r\n\r\n",
        "GET /games HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        f"POST {REPLAY} HTTP/1.0\r\nContent-Length: 0\r\n\r\n",
        f"POST {REPLAY} HTTP/1.1\r\nHost: a@b\r\nContent-Length: 0\r\n\r\n",
    ],
)
def test_a_missing_or_malformed_host_is_refused(port, service, head):
    assert_problem(send_raw(port, head), "bad_request", service)


@pytest.mark.medium
@pytest.mark.parametrize("host", ["localhost", "a.example:8443", "my_service", "127.0.0.1:80", "[::1]", "[::1]:8080"])
def test_well_formed_hosts_are_served(port, host):
    assert send_raw(port, f"GET /games HTTP/1.1\r\nHost: {host}\r\n\r\n")[0] == 200


@pytest.mark.medium
@pytest.mark.parametrize(
    ("line", "fields", "code"),
    [
        ("TRACE /games HTTP/1.1", "", "method_not_allowed"),
        ("CONNECT /games HTTP/1.1", "", "method_not_allowed"),
        ("CONNECT there:1 HTTP/1.1", "", "bad_request"),
        ("GET /games HTTP/9.9", "", "bad_request"),
        ("GET /games HTTP/1.1", "Transfer-Encoding: magic\r\n", "bad_request"),
        ("GET /games HTTP/1.1", "Content-Length: abc\r\n", "bad_request"),
        ("GET /games HTTP/1.1", "Content-Length: 1\r\nContent-Length: 2\r\n", "bad_request"),
        ("GET /games HTTP/1.1", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", "bad_request"),
        ("GET /games HTTP/1.1", f"X-Odd: {'a' * 40_000}\r\n", "bad_request"),
        (f"GET /{'a' * 9_000} HTTP/1.1", "", "bad_request"),
        ("GET /games/../.. HTTP/1.1", "", "bad_request"),
        ("G@T /games HTTP/1.1", "", "bad_request"),
        ("garbage", "", "bad_request"),
    ],
)
def test_malformed_http_gets_problem_json(port, service, line, fields, code):
    assert_problem(send_raw(port, f"{line}\r\nHost: here\r\n{fields}\r\n"), code, service)


# Bodies


@pytest.mark.medium
@pytest.mark.parametrize(
    ("path", "limit"), [(NEW, "max_body"), (REPLAY, "max_replay_body"), (VALIDATE, "max_replay_body")]
)
@pytest.mark.parametrize("is_chunked", [False, True])
def test_bodies_are_limited_by_path(connection, service, path, limit, is_chunked):
    largest = getattr(Config(), limit)
    body = b" " * (largest + 1)
    answer = send(connection, "POST", path, iter([body]) if is_chunked else body)
    assert_problem(answer, "body_too_large", service)
    assert json.loads(answer[2])["limit"] == largest
    connection.close()
    status, _, body = send(connection, "POST", path, b" " * largest)
    assert (status, json.loads(body)["code"]) == (400, "malformed_json")


@pytest.mark.medium
def test_a_body_that_is_announced_too_large_is_refused_before_it_is_sent(port, service):
    head = f"POST {NEW} HTTP/1.1\r\nHost: here\r\nContent-Length: 999999999999\r\n\r\n"
    assert_problem(send_raw(port, head), "body_too_large", service)


@pytest.mark.medium
def test_chunked_body_gets_the_same_response(connection):
    for size in (1, 7, 10_000):
        parts = [BODY[start : start + size] for start in range(0, len(BODY), size)]
        assert send(connection, "POST", NEW, iter(parts))[0] == 200


# Overload: a stopped worker answers nothing, so that all requests are in flight at once


@contextmanager
def halted(process):
    """Stop the workers while nothing may be answered."""
    workers = workers_of(process.pid, 1)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


def begin(stack, port, source, count):
    """Send requests on connections of their own from a loopback address."""
    found = []
    for _ in range(count):
        connection = HTTPConnection("127.0.0.1", port, SECONDS, source_address=(source, 0))
        stack.callback(connection.close)
        connection.request("POST", NEW, BODY, {"Content-Type": JSON})
        found.append(connection)
    return found


def answered(connections, count):
    """Wait until so many of the connections have an answer, and return these."""
    found = set()
    while len(found) < count:
        waiting = [each for each in connections if each not in found]
        ready = select([each.sock for each in waiting], (), (), SECONDS)[0]
        assert ready, f"only {len(found)} of {count} were answered"
        found |= {each for each in waiting if each.sock in ready}
    return found


@pytest.mark.medium
def test_requests_beyond_the_limit_of_an_address_get_503(tmp_path, service):
    need("nginx")
    with running(**QUIET) as (url, process), proxied(tmp_path, port_of(url)) as port, ExitStack() as stack:
        with halted(process):
            many = begin(stack, port, "127.0.0.1", 128 + 12)
            refused = answered(many, 12)
            other = begin(stack, port, "127.0.0.2", 1)
        for connection in refused:
            assert_problem(received(connection.getresponse()), "overloaded", service)
        accepted = [each for each in many if each not in refused]
        assert [each.getresponse().status for each in (*accepted, *other)] == [200] * 129


@pytest.mark.medium
def test_requests_beyond_the_capacity_of_the_service_get_503_and_the_others_are_answered(tmp_path, service):
    need("nginx")
    with running(**QUIET) as (url, process), proxied(tmp_path, port_of(url)) as port, ExitStack() as stack:
        with halted(process):
            many = [each for number in range(1, 5) for each in begin(stack, port, f"127.0.0.{number}", 75)]
            refused = answered(many, 300 - 256)
        for connection in refused:
            assert_problem(received(connection.getresponse()), "overloaded", service)
        accepted = [each for each in many if each not in refused]
        assert [each.getresponse().status for each in accepted] == [200] * 256


@pytest.mark.medium
def test_requests_beyond_the_rate_of_an_address_get_503(tmp_path, service):
    need("nginx")
    slower = {"rate=1000r/s": "rate=1r/m", "burst=2000": "burst=3"}
    with running(**QUIET) as (url, _), proxied(tmp_path, port_of(url), replaced=slower) as port:
        connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        answers = [send(connection, "GET", "/healthz") for _ in range(5)]
        connection.close()
        other = HTTPConnection("127.0.0.1", port, SECONDS, source_address=("127.0.0.2", 0))
        assert send(other, "GET", "/healthz")[0] == 200
        other.close()
    assert [status for status, _, _ in answers] == [200, 200, 200, 200, 503]
    assert_problem(answers[-1], "overloaded", service)


@pytest.mark.medium
def test_a_service_that_is_down_is_503(tmp_path, service):
    need("nginx")
    with running(**QUIET) as (url, _):
        gone = port_of(url)
    with proxied(tmp_path, gone) as port:
        connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        answer = send(connection, "POST", NEW, BODY)
        connection.close()
    assert_problem(answer, "overloaded", service)


# Second tries


class Upstream:
    """Server that answers GET on kept connections, and closes the connection of a POST without an answer."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.posts = 0
        self.is_over = Event()
        self.threads = [Thread(target=self.accept)]
        self.threads[0].start()

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            if self.is_over.is_set():
                connection.close()
                return
            thread = Thread(target=self.serve, args=(connection,))
            self.threads.append(thread)
            thread.start()

    def serve(self, connection):
        with connection, connection.makefile("rb") as reader:
            while line := reader.readline():
                while reader.readline().strip():
                    pass
                if line.startswith(b"POST"):
                    self.posts += 1
                    return
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

    def close(self):
        self.is_over.set()
        socket.create_connection(("127.0.0.1", self.port)).close()
        for thread in self.threads:
            thread.join()
        self.listener.close()


@pytest.mark.medium
@pytest.mark.parametrize("count", [1, 3])
def test_a_request_whose_connection_breaks_is_sent_no_more_than_twice(tmp_path, service, count):
    """A request that ends a worker must not be passed on to all workers, not even on kept connections."""
    need("nginx")
    upstreams = [Upstream() for _ in range(count)]
    try:
        with proxied(tmp_path, *(each.port for each in upstreams)) as port, ExitStack() as stack:
            many = []
            for _ in range(12):  # keep some connections
                connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
                stack.callback(connection.close)
                connection.request("GET", "/healthz")
                many.append(connection)
            assert [received(each.getresponse())[0] for each in many] == [200] * 12
            answer = send(many[0], "POST", NEW, b"")
    finally:
        for each in upstreams:
            each.close()
    assert_problem(answer, "overloaded", service)
    assert sum(each.posts for each in upstreams) == 2


# Slow clients


@pytest.mark.medium
def test_slow_clients_occupy_no_thread_of_the_service(tmp_path):
    """One thread serves while others send half a head, half a body, or read nothing of a long answer."""
    need("nginx")
    head = f"POST {NEW} HTTP/1.1\r\nHost: here\r\nContent-Type: {JSON}\r\n"
    halves = ["", "POST /ga", head, f"{head}Content-Length: {len(BODY)}\r\n\r\n{{"]
    page = "GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"
    with running(THREADS="1", **QUIET) as (url, _), proxied(tmp_path, port_of(url)) as port, ExitStack() as stack:
        for sent in [*halves, page] * 8:
            slow = stack.enter_context(socket.socket())
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_024)
            slow.connect(("127.0.0.1", port))
            slow.sendall(sent.encode())
        connection = HTTPConnection("127.0.0.1", port, timeout=4)  # less than each slow client could hold the thread
        assert [send(connection, "POST", NEW, BODY)[0] for _ in range(20)] == [200] * 20
        connection.close()


@pytest.mark.medium
@pytest.mark.parametrize("sent", ["POST /ga", f"POST {NEW} HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{{"])
def test_a_request_that_does_not_go_on_is_dropped(tmp_path, sent):
    need("nginx")
    sooner = {
        "client_header_timeout 10s": "client_header_timeout 1s",
        "client_body_timeout 10s": "client_body_timeout 1s",
    }
    with (
        running(**QUIET) as (url, _),
        proxied(tmp_path, port_of(url), replaced=sooner) as port,
        socket.create_connection(("127.0.0.1", port), SECONDS) as slow,
    ):
        slow.sendall(sent.encode())
        with suppress(ConnectionResetError):
            assert slow.recv(1) == b""
