"""Service under stock gunicorn with its settings, on loopback, without a proxy."""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from io import BytesIO

import pytest

from rules.registry import GAMES
from tests.running import SECONDS, running, serving, started
from tests.service.client import JSON, PROBLEM, SEED, address, forbidden, games, halfway, steps, wire

pytestmark = pytest.mark.medium

A_GAME = next(iter(GAMES.values()))
NEW = json.dumps({"seats": A_GAME.seats[0], "seed": SEED}).encode()
GUNICORN = [sys.executable, "-m", "gunicorn", "-c", "service/gunicorn.conf.py", "service.wsgi:app"]


@pytest.fixture(scope="module")
def port():
    with running(WORKERS="1", LOG_LEVEL="critical") as (url, _):
        yield int(url.rpartition(":")[2])


@pytest.fixture
def connection(port):
    found = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    yield found
    found.close()


def post(connection, path, body, **headers):
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    connection.request("POST", path, data, {"Content-Type": JSON, **headers})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


@games
def test_whole_game_is_played_over_one_connection(connection, game):
    first = steps(game)[0][0]
    asked = wire({"seats": first.seats, "options": first.options, "seed": first.chance.seed})
    status, headers, body = post(connection, address(game, "new"), asked)
    assert (status, headers["Content-Type"]) == (200, JSON)
    state, sock = json.loads(body)["state"], connection.sock
    for _, move, _ in steps(game):
        status, _, body = post(connection, address(game, "legal-moves"), {"state": state})
        assert status == 200
        assert wire(move) in json.loads(body)["moves"]
        status, _, body = post(connection, address(game, "apply"), {"state": state, "move": wire(move)})
        assert status == 200
        state = json.loads(body)["state"]
    assert state["outcome"] is not None
    status, headers, body = post(connection, address(game, "apply"), {"state": state, "move": wire(move)})
    assert (status, headers["Content-Type"], json.loads(body)["code"]) == (409, PROBLEM, "game_over")
    assert connection.sock is sock


@games
def test_concurrent_requests_get_the_same_responses(port, game):
    state, move, _ = halfway(game)
    bad_state, bad_move = forbidden(game)
    asked = [{"state": state, "move": move}, {"state": bad_state, "move": bad_move}, {"state": state, "move": None}]
    bodies = [json.dumps(wire(body)).encode() for body in asked]

    def ask(_):
        connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        answers = {(index, *post(connection, address(game, "apply"), bodies[index])[::2]) for index in [0, 1, 2] * 5}
        connection.close()
        return answers

    with ThreadPoolExecutor(8) as pool:
        responses = set().union(*pool.map(ask, range(8)))
    assert sorted((index, status) for index, status, _ in responses) == [(0, 200), (1, 409), (2, 422)]


# Bodies


def chunked(body, size):
    return [body[start : start + size] for start in range(0, len(body), size)]


@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_chunked_body_gets_the_same_response(connection, size):
    path, headers = address(A_GAME, "new"), {"Content-Type": JSON}
    connection.request("POST", path, chunked(NEW, size), headers, encode_chunked=True)
    answer = connection.getresponse()
    assert answer.status == 200
    assert answer.read() == post(connection, path, NEW)[2]


def test_body_with_a_huge_content_length_is_refused_unread(port):
    status, headers, body = raw(port, posted("Content-Length: 999999999999", b"{"))
    assert (status, headers["content-type"]) == (413, PROBLEM)
    assert json.loads(body)["code"] == "body_too_large"


@pytest.mark.parametrize("longer", [1, 100_000])
def test_chunked_body_over_the_limit_is_refused(connection, longer):
    body = NEW.ljust(64 * 1024)
    for size, status in ((0, 200), (longer, 413)):
        connection.request(
            "POST",
            address(A_GAME, "new"),
            chunked(body + b" " * size, 8_000),
            {"Content-Type": JSON},
            encode_chunked=True,
        )
        answer = connection.getresponse()
        read = json.loads(answer.read())
        assert answer.status == status
    assert read["code"] == "body_too_large"
    connection.close()  # gunicorn may or may not read the rest of the body
    assert post(connection, address(A_GAME, "new"), NEW)[0] == 200


# Malformed HTTP


def raw(port, sent):
    """Send bytes and close the sending side; return status, headers and body of the first response."""
    with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as connection:
        connection.sendall(sent)
        received = BytesIO()
        try:
            connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(65_536):
                received.write(part)
        except OSError:
            pass  # the server closed before it read everything
    head, _, body = received.getvalue().partition(b"\r\n\r\n")
    line, *fields = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (field.partition(": ") for field in fields)}
    return int(line.split()[1]) if line else None, headers, body


def get(fields="", line="GET /games HTTP/1.1"):
    return f"{line}\r\nHost: here\r\n{fields}\r\n".encode("latin-1")


def posted(fields, body=b""):
    line = f"POST {address(A_GAME, 'new')} HTTP/1.1\r\nHost: here\r\nContent-Type: {JSON}\r\n{fields}\r\n"
    return line.encode() + b"\r\n" + body


REFUSED = (400, 413, 414, 417, 431, 501, 505)
MALFORMED = {
    "garbage": b"garbage\r\n\r\n",
    "an empty line": b"\r\n\r\n",
    "no version": b"GET /games\r\n\r\n",
    "an unsupported version": get(line="GET /games HTTP/9.9"),
    "HTTP/2 with prior knowledge": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a method in lower case": get(line="get /games HTTP/1.1"),
    "a method with an at": get(line="G@T /games HTTP/1.1"),
    "NUL in the path": get(line="GET /ga\0mes HTTP/1.1"),
    "bytes in the path": get(line="GET /\xff\xfe HTTP/1.1"),
    "markup": get(line="GET /<script>alert(1)</script>\xff HTTP/1.1"),
    "a header without a colon": get("nonsense\r\n"),
    "a space before the colon": get("X-Odd : 1\r\n"),
    "a folded header": get("X-Odd: 1\r\n 2\r\n"),
    "two hosts": get("Host: there\r\n"),
    "a long request line": get(line=f"GET /{'a' * 9_000} HTTP/1.1"),
    "a large header": get(f"X-Odd: {'a' * 20_000}\r\n"),
    "many headers": get("".join(f"X-{index}: 1\r\n" for index in range(300))),
    "an unknown expectation": posted("Expect: magic\r\nContent-Length: 0\r\n"),
    "a length that is not a number": posted("Content-Length: abc", NEW),
    "a negative length": posted("Content-Length: -1"),
    "two lengths": posted("Content-Length: 1\r\nContent-Length: 2", NEW),
    "length and chunks": posted("Content-Length: 1\r\nTransfer-Encoding: chunked", b"0\r\n\r\n"),
    "an unknown coding": posted("Transfer-Encoding: magic, chunked", b"0\r\n\r\n"),
    "a compressed transfer coding": posted("Transfer-Encoding: gzip, chunked", b"2\r\n{}\r\n0\r\n\r\n"),
    "a chunk without a size": posted("Transfer-Encoding: chunked", b"zz\r\n{}\r\n0\r\n\r\n"),
    "a chunk without end": posted("Transfer-Encoding: chunked", b"2\r\n{}XX0\r\n\r\n"),
    "a chunk cut off": posted("Transfer-Encoding: chunked", b"ff\r\n{}"),
    "a body cut off": posted(f"Content-Length: {len(NEW) + 1}", NEW),
}


@pytest.mark.parametrize("sent", MALFORMED.values(), ids=MALFORMED)
def test_malformed_http_is_refused_by_gunicorn_and_the_next_request_succeeds(port, connection, sent):
    assert raw(port, sent)[0] in REFUSED
    assert post(connection, address(A_GAME, "new"), NEW)[0] == 200


@pytest.mark.parametrize(
    ("fields", "body"),
    [
        (f"Content-Length: {len(NEW) + 1}", NEW),
        ("Transfer-Encoding: chunked", b"ff\r\n{}"),
        ("Transfer-Encoding: chunked", b"zz\r\n{}"),
    ],
)
def test_body_with_wrong_framing_gets_400(port, fields, body):
    status, headers, answer = raw(port, posted(fields, body))
    assert status == 400
    if headers["content-type"] == PROBLEM:
        assert json.loads(answer)["code"] == "bad_request"


@pytest.mark.parametrize("header", ["SCRIPT_NAME: /x", "SCRIPT-NAME: /x", "PATH_INFO: /x", "X_Odd: 1"])
def test_headers_cannot_set_the_script_name_or_path(port, header):
    assert raw(port, get(f"{header}\r\n"))[0] == 200


def test_script_name_variable_is_ignored():
    with running(WORKERS="1", SCRIPT_NAME="/elsewhere", LOG_LEVEL="critical") as (url, _):
        assert raw(int(url.rpartition(":")[2]), get())[0] == 200


def test_connection_without_a_request_gets_no_response_and_the_next_request_succeeds(port, connection):
    assert raw(port, b"") == (None, {}, b"")
    assert post(connection, address(A_GAME, "new"), NEW)[0] == 200


# Starting and stopping


@pytest.mark.parametrize(
    ("variable", "text", "message"),
    [
        ("PORT", "abc", "PORT='abc': must be a whole number from 1 to 65535"),
        ("CORS_ORIGINS", "nonsense", "CORS_ORIGINS='nonsense': must be *"),
        ("MAX_BODY", "1", "MAX_BODY='1': must be a whole number from 16384"),
        ("WORKERS", "none", "WORKERS='none': must be"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL='loud': must be debug"),
        ("HOST", "nowhere.invalid", "HOST='nowhere.invalid': must be an address, or a host name that has one"),
    ],
)
def test_invalid_setting_stops_the_start_with_a_message(variable, text, message):
    done = subprocess.run(
        GUNICORN, env={**os.environ, variable: text}, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode not in (0, None)
    assert message in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_sigterm_ends_the_service_with_exit_code_0(host):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "HOST": host, "PORT": str(port), "WORKERS": "1", "CORS_ORIGINS": "https://a.example"}
    with started(GUNICORN, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert any(f"Listening at: http://127.0.0.1:{port}" in line for line in process.stderr)
        connection = HTTPConnection(host, port, timeout=SECONDS)
        connection.request("GET", "/readyz", headers={"Origin": "https://a.example"})
        answer = connection.getresponse()
        assert answer.status == 200
        assert answer.headers["Access-Control-Allow-Origin"] == "https://a.example"
        connection.close()
        process.send_signal(signal.SIGTERM)
        process.stderr.read()
        assert process.wait(SECONDS) == 0


def test_sigterm_during_the_start_of_a_worker_is_not_lost():
    """The worker is held in its start until the master has the signal; one that loses it is killed 30 seconds later."""
    reading, writing = os.pipe()
    environment = {**os.environ, "HELD_BY": str(reading), "WORKERS": "1"}
    held = [*GUNICORN[:3], "-c", "tests/service/held_worker.conf.py", "--bind", "127.0.0.1:0", GUNICORN[-1]]
    with (
        open(reading, "rb"),
        open(writing, "wb", buffering=0) as gate,
        started(held, env=environment, pass_fds=[reading], stderr=subprocess.PIPE, text=True) as process,
    ):
        assert any("Booting worker" in line for line in process.stderr)
        process.send_signal(signal.SIGTERM)
        assert any("Handling signal: term" in line for line in process.stderr)
        gate.write(b"go on")
        rest = process.stderr.read()
        assert process.wait(SECONDS) == 0
        assert "Worker exiting" in rest


def test_workers_share_the_generated_seal_key():
    """Workers started by a reload share it too."""
    with running(WORKERS="2", LOG_LEVEL="critical") as (url, process):
        port = int(url.rpartition(":")[2])

        def asked(path, body):
            # A new connection for each request, so that any worker may accept it.
            connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
            status, _, answer = post(connection, address(A_GAME, f"sealed/{path}"), body)
            connection.close()
            assert status == 200, answer
            return json.loads(answer)

        tokens = [asked("new", {"seats": A_GAME.seats[0]})["token"] for _ in range(8)]
        for token in tokens:
            assert asked("view", {"token": token, "key": None})["ply"] == 0
        process.send_signal(signal.SIGHUP)
        for token in tokens:
            assert asked("view", {"token": token, "key": None})["ply"] == 0


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


def test_more_connections_than_open_files_stop_the_start():
    done = started_with(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200)), WORKER_CONNECTIONS="1000")
    assert done.returncode not in (0, None)
    assert "WORKER_CONNECTIONS='1000': must be at most 136" in done.stderr
    assert "Traceback" not in done.stderr


def test_port_in_use_stops_the_start():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = started_with(HOST="127.0.0.1", PORT=port)
    assert done.returncode not in (0, None)
    assert f"Connection in use: ('127.0.0.1', {port})" in done.stderr


def test_service_is_ready_as_soon_as_it_listens():
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "HOST": "127.0.0.1", "PORT": str(port), "WORKERS": "1", "LOG_LEVEL": "critical"}
    with serving(GUNICORN, env=environment) as process:
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


WARNING = "Clients reach gunicorn directly"


@pytest.mark.parametrize(
    ("environment", "warned"),
    [({"HOST": "0.0.0.0"}, True), ({"HOST": "0.0.0.0", "BEHIND_PROXY": "on"}, False), ({"HOST": "127.0.0.1"}, False)],
)
def test_start_warns_if_clients_reach_gunicorn_without_a_proxy(tmp_path, environment, warned):
    log = tmp_path / "log"
    with log.open("w") as file, running(stderr=file, WORKERS="1", **environment):
        pass
    assert (WARNING in log.read_text()) is warned
