"""The service as it is really run: gunicorn with its settings, on loopback."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPResponse
from io import BytesIO

import pytest

from rules.registry import GAMES
from tests.running import SECONDS, running
from tests.service.asking import JSON, PROBLEM, SEED, address, forbidden, games, halfway, steps, wire

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
def test_a_whole_game_is_played_over_one_connection(connection, game):
    first = steps(game)[0][0]
    asked = wire({"seats": first.seats, "options": first.options, "seed": first.chance.seed})
    status, headers, body = post(connection, address(game, "new"), asked)
    assert (status, headers["Content-Type"]) == (200, JSON)
    state, kept = json.loads(body)["state"], connection.sock
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
    assert connection.sock is kept


@games
def test_many_at_once_get_the_same_answers(port, game):
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
        everybody = set().union(*pool.map(ask, range(8)))
    assert sorted((index, status) for index, status, _ in everybody) == [(0, 200), (1, 409), (2, 422)]


# Bodies


def chunked(body, size):
    return [body[start : start + size] for start in range(0, len(body), size)]


@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_a_chunked_body_is_read_like_any_other(connection, size):
    path, headers = address(A_GAME, "new"), {"Content-Type": JSON}
    connection.request("POST", path, chunked(NEW, size), headers, encode_chunked=True)
    answer = connection.getresponse()
    assert answer.status == 200
    assert answer.read() == post(connection, path, NEW)[2]


def test_a_body_that_is_far_too_large_is_refused_before_it_is_read(port):
    status, headers, body = raw(port, posted("Content-Length: 999999999999", b"{"))
    assert (status, headers["content-type"]) == (413, PROBLEM)
    assert json.loads(body)["code"] == "body_too_large"


@pytest.mark.parametrize("path", ["new", "replay"])
def test_a_body_that_is_too_large_is_refused_and_the_connection_goes_on(connection, path):
    limit = 1024 * 1024 if path == "replay" else 64 * 1024
    status, headers, body = post(connection, address(A_GAME, path), b" " * (limit + 1))
    problem = json.loads(body)
    assert (status, headers["Content-Type"]) == (413, PROBLEM)
    assert (problem["code"], problem["limit"]) == ("body_too_large", limit)
    assert post(connection, address(A_GAME, "new"), NEW)[0] == 200


@pytest.mark.parametrize("longer", [1, 100_000])
def test_a_chunked_body_that_is_too_large_is_refused_though_nothing_says_how_long_it_is(connection, longer):
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
    connection.close()  # how much of the rest gunicorn reads is its own affair
    assert post(connection, address(A_GAME, "new"), NEW)[0] == 200


@pytest.mark.parametrize(
    ("fields", "body", "said"),
    [
        ("Content-Length: 65535\r\n", b" " * 65_535, "keep-alive"),
        ("Content-Length: 65536\r\n", b" " * 65_536, "close"),
        ("Content-Length: 999999999999\r\n", b" ", "close"),
        ("Transfer-Encoding: chunked\r\n", b"1\r\n \r\n0\r\n\r\n", "close"),
        ("", b"", "keep-alive"),
        ("Connection: close, TE\r\n", b"", "close"),
        ("Connection: TE\r\nConnection: close\r\n", b"", "close"),
    ],
)
def test_the_answer_says_whether_the_connection_goes_on_after_a_body_that_nobody_read(connection, fields, body, said):
    """gunicorn reads less than 64 KiB of what is left."""
    connection.connect()
    connection.sock.sendall(get(fields) + body)
    answer = HTTPResponse(connection.sock)
    answer.begin()
    assert (answer.status, answer.headers["Connection"]) == (200, said)
    answer.read()
    if said == "keep-alive":
        assert post(connection, address(A_GAME, "new"), NEW)[0] == 200
        assert connection.sock is not None


# What is no HTTP


def raw(port, sent):
    """Send bytes and nothing after them; return the status, the headers and the body of the first answer."""
    with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as connection:
        connection.sendall(sent)
        connection.shutdown(socket.SHUT_WR)
        received = BytesIO()
        try:
            while part := connection.recv(65_536):
                received.write(part)
        except ConnectionResetError:
            pass  # it had no wish to read the rest
    head, _, body = received.getvalue().partition(b"\r\n\r\n")
    line, *fields = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (field.partition(": ") for field in fields)}
    return int(line.split()[1]) if line else None, headers, body


def get(fields="", line="GET /games HTTP/1.1"):
    return f"{line}\r\nHost: here\r\n{fields}\r\n".encode("latin-1")


def posted(fields, body=b""):
    line = f"POST {address(A_GAME, 'new')} HTTP/1.1\r\nHost: here\r\nContent-Type: {JSON}\r\n{fields}\r\n"
    return line.encode() + b"\r\n" + body


NO_HTTP = {
    "garbage": (b"garbage\r\n\r\n", 400),
    "an empty line": (b"\r\n\r\n", 400),
    "no version": (b"GET /games\r\n\r\n", 400),
    "a version to come": (get(line="GET /games HTTP/9.9"), 400),
    "HTTP/2 without asking": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "a method in lower case": (get(line="get /games HTTP/1.1"), 400),
    "a method with an at": (get(line="G@T /games HTTP/1.1"), 400),
    "NUL in the path": (get(line="GET /ga\0mes HTTP/1.1"), 400),
    "bytes in the path": (get(line="GET /\xff\xfe HTTP/1.1"), 400),
    "markup": (get(line="GET /<script>alert(1)</script>\xff HTTP/1.1"), 400),
    "a header without a colon": (get("nonsense\r\n"), 400),
    "a space before the colon": (get("X-Odd : 1\r\n"), 400),
    "a folded header": (get("X-Odd: 1\r\n 2\r\n"), 400),
    "two hosts": (get("Host: there\r\n"), 400),
    "a long request line": (get(line=f"GET /{'a' * 9_000} HTTP/1.1"), 414),
    "a large header": (get(f"X-Odd: {'a' * 20_000}\r\n"), 431),
    "many headers": (get("".join(f"X-{index}: 1\r\n" for index in range(300))), 431),
    "more headers than anybody has": (get("".join(f"X-{index}: 1\r\n" for index in range(64))), 431),
    "a large head": (get("".join(f"X-{index}: {'a' * 8_000}\r\n" for index in range(6))), 431),
    "an expectation that is unknown": (posted("Expect: magic\r\nContent-Length: 0\r\n"), 417),
    "a length that is no number": (posted("Content-Length: abc", NEW), 400),
    "a negative length": (posted("Content-Length: -1"), 400),
    "two lengths": (posted("Content-Length: 1\r\nContent-Length: 2", NEW), 400),
    "length and chunks": (posted("Content-Length: 1\r\nTransfer-Encoding: chunked", b"0\r\n\r\n"), 400),
    "an unknown coding": (posted("Transfer-Encoding: magic, chunked", b"0\r\n\r\n"), 501),
    "a body compressed on the way": (posted("Transfer-Encoding: gzip, chunked", b"2\r\n{}\r\n0\r\n\r\n"), 501),
    "a chunk of no size": (posted("Transfer-Encoding: chunked", b"zz\r\n{}\r\n0\r\n\r\n"), 400),
    "a chunk without end": (posted("Transfer-Encoding: chunked", b"2\r\n{}XX0\r\n\r\n"), 400),
    "a chunk cut off": (posted("Transfer-Encoding: chunked", b"ff\r\n{}"), 400),
    "a body cut off": (posted(f"Content-Length: {len(NEW) + 1}", NEW), 400),
}


@pytest.mark.parametrize(("sent", "status"), NO_HTTP.values(), ids=NO_HTTP)
def test_what_is_no_http_is_answered_by_a_problem(port, sent, status):
    answered, headers, body = raw(port, sent)
    assert (answered, headers["content-type"]) == (status, PROBLEM)
    assert re.fullmatch("[0-9a-f]{32}", headers["x-request-id"])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    problem = json.loads(body)
    assert set(problem) == {"type", "title", "status", "detail", "code"}
    assert (problem["status"], problem["code"]) == (status, "bad_request")
    assert len(problem["detail"]) <= 300


@pytest.mark.parametrize(
    ("fields", "body", "said"),
    [
        (f"Content-Length: {len(NEW) + 1}", NEW, "The body ends too early."),
        ("Transfer-Encoding: chunked", b"ff\r\n{}", "The body ends too early."),
        ("Transfer-Encoding: chunked", b"zz\r\n{}", "The chunks of the body are malformed, or too many."),
        ("Transfer-Encoding: chunked", b"1\r\n \r\n" * 20_001, "The chunks of the body are malformed, or too many."),
    ],
)
def test_what_is_wrong_with_the_frame_of_a_body_is_told_in_our_words(port, fields, body, said):
    assert json.loads(raw(port, posted(fields, body))[2])["detail"] == said


@pytest.mark.parametrize("header", ["SCRIPT_NAME: /x", "SCRIPT-NAME: /x", "PATH_INFO: /x", "X_Odd: 1"])
def test_no_header_moves_the_service_to_another_path(port, header):
    assert raw(port, get(f"{header}\r\n"))[0] == 200


def test_no_variable_that_is_left_over_moves_the_service_either():
    with running(WORKERS="1", SCRIPT_NAME="/elsewhere", LOG_LEVEL="critical") as (url, _):
        assert raw(int(url.rpartition(":")[2]), get())[0] == 200


def test_a_connection_that_says_nothing_is_no_defect(port, connection):
    assert raw(port, b"") == (None, {}, b"")
    assert post(connection, address(A_GAME, "new"), NEW)[0] == 200


# Starting and stopping


@pytest.mark.parametrize(
    ("variable", "text", "told"),
    [
        ("PORT", "abc", "PORT='abc': must be a whole number from 1 to 65535"),
        ("CORS_ORIGINS", "nonsense", "CORS_ORIGINS='nonsense': must be *"),
        ("MAX_BODY", "1", "MAX_BODY='1': must be a whole number from 16384"),
        ("WORKERS", "none", "WORKERS='none': must be"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL='loud': must be debug"),
        ("HOST", "nowhere.invalid", "HOST='nowhere.invalid': must be an address, or a host name that has one"),
    ],
)
def test_a_setting_that_cannot_be_meant_stops_the_start_and_is_told(variable, text, told):
    done = subprocess.run(
        GUNICORN, env={**os.environ, variable: text}, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode not in (0, None)
    assert told in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_it_listens_on_host_and_port_and_sigterm_ends_it_with_0(host):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "HOST": host, "PORT": str(port), "WORKERS": "1", "CORS_ORIGINS": "https://a.example"}
    process = subprocess.Popen(GUNICORN, env=environment, stderr=subprocess.PIPE, text=True)
    try:
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
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


@pytest.mark.parametrize("half", [b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"POST /games/x", b"", None])
def test_a_client_that_falls_silent_does_not_keep_others_waiting(half):
    """There is one thread, and half a request in it; None is half a body."""
    path = address(A_GAME, "new").encode()
    head = b"POST %b HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    with running(WORKERS="1", THREADS="1", SILENCE="1", LOG_LEVEL="critical") as (url, _):
        where = ("127.0.0.1", int(url.rpartition(":")[2]))
        with socket.create_connection(where, SECONDS) as silent:
            silent.sendall(head % path if half is None else half)
            other = HTTPConnection(*where, timeout=SECONDS)
            other.request("GET", "/healthz")
            assert other.getresponse().status == 200
            other.close()
            if half is None:
                answer = silent.recv(1000)
                assert answer.startswith(b"HTTP/1.1 400 ")
                assert b"\r\nConnection: close\r\n" in answer
                assert b"The rest of the body did not come in time." in answer


def test_silence_in_a_head_is_no_error(capfd):
    with running(WORKERS="1", SILENCE="1", LOG_LEVEL="info") as (url, _):
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), SECONDS) as silent:
            silent.sendall(b"GET /healthz HTTP/1.1\r\n")
            assert silent.recv(1) == b""
    found = map(json.loads, capfd.readouterr().err.splitlines())
    assert [line for line in found if line["level"] != "info" and "SEAL_KEYS" not in line["message"]] == []


def test_without_keys_all_workers_open_each_others_sealed_games():
    """Those too that start when the service is told to reload."""
    with running(WORKERS="2", LOG_LEVEL="critical") as (url, process):
        port = int(url.rpartition(":")[2])

        def asked(path, body):
            connection = HTTPConnection(
                "127.0.0.1", port, timeout=SECONDS
            )  # one for each request: any worker may get it
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


def test_a_length_that_is_claimed_is_not_counted(connection):
    """Nor is it a defect, however long."""
    for digits in ("9" * 20, "1" + "0" * 300, "1" + "0" * 400):
        sock = socket.create_connection((connection.host, connection.port), timeout=SECONDS)
        sock.sendall(f"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: {digits}\r\n\r\n".encode())
        assert sock.recv(12).split()[1] in (b"200", b"400", b"413"), digits
        sock.close()
    connection.request("GET", "/metrics")
    for line in connection.getresponse().read().decode().splitlines():
        if line.startswith("dancecard_request_bytes_total"):
            assert float(line.rpartition(" ")[2]) < 1e9


def test_who_is_connected_and_silent_takes_no_thread():
    with running(WORKERS="1", THREADS="1", LOG_LEVEL="critical") as (url, _):
        port = int(url.rpartition(":")[2])
        silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        connection = HTTPConnection(
            "127.0.0.1", port, timeout=4
        )  # each of them would hold the one thread for 5 seconds
        connection.request("GET", "/readyz")
        assert connection.getresponse().status == 200
        connection.close()
        for each in silent:
            each.close()
