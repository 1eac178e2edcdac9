"""Tracing: OpenTelemetry's own packages send the spans of the running service to a collector."""

import os
import socket
import sys
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest as Traces

from rules.registry import GAMES
from tests.running import SECONDS, started
from tests.service.client import JSON, address
from tests.service.test_gunicorn import GUNICORN

NEW = address(next(iter(GAMES.values())), "new")
SECRET = "5ec2e7" * 8


@pytest.fixture
def collector():
    """An HTTP server that receives traces: its port, and a queue of the bodies."""
    received = Queue()

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self):
            received.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Collector) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port, received
        server.shutdown()
        thread.join()


def spans(sent):
    """(name, attributes) of each span."""
    for resource in Traces.FromString(sent).resource_spans:
        for scope in resource.scope_spans:
            for span in scope.spans:
                yield span.name, {each.key: each.value.string_value for each in span.attributes}


@pytest.mark.medium
def test_a_worker_sends_a_span_per_request_with_its_route_and_without_its_body(collector):
    port, received = collector
    with socket.create_server(("127.0.0.1", 0)) as listener:
        environment = {
            **os.environ,
            "OTEL_EXPORTER_OTLP_ENDPOINT": f"http://127.0.0.1:{port}",
            "OTEL_EXPORTER_OTLP_PROTOCOL": "http/protobuf",
            "OTEL_METRICS_EXPORTER": "none",
            "OTEL_LOGS_EXPORTER": "none",
            "WORKERS": "1",
            "LOG_LEVEL": "critical",
        }
        bound = ["--bind", f"fd://{listener.fileno()}"]
        command = [
            str(Path(sys.executable).with_name("opentelemetry-instrument")),
            *GUNICORN[:-1],
            *bound,
            "service.observability.tracing:app",
        ]
        with started(command, env=environment, pass_fds=[listener.fileno()]) as process:
            connection = HTTPConnection("127.0.0.1", listener.getsockname()[1], timeout=SECONDS)
            connection.request("POST", NEW, f'{{"seats":2,"seed":"{SECRET}"}}', {"Content-Type": JSON})
            assert connection.getresponse().status == 200
            connection.close()
            process.terminate()
            assert process.wait(SECONDS) == 0
    sent = [received.get() for _ in range(received.qsize())]
    assert not any(SECRET.encode() in each for each in sent)
    found = [(name, attributes["http.route"]) for each in sent for name, attributes in spans(each)]
    assert found == [(f"POST {NEW}", NEW)]
