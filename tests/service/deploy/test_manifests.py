"""What service/deploy holds is right: by the schemas of those who read it, and by running it."""

import json
import re
import subprocess
import sys
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest
import yaml

from rules.registry import GAMES
from service.codec.problem_details import KINDS
from service.config import VARIABLES, Config
from tests.clients.toolchains import need
from tests.running import SECONDS, running
from tests.service.asking import JSON, PROBLEM, address
from tests.service.proxying import CONFIGURATION, adapted, program, proxied

FOLDER = Path("service/deploy")
KUBERNETES = FOLDER / "kubernetes"
COMPOSE = FOLDER / "compose.yaml"
KUSTOMIZE = Path("build/go/kustomize")
A_GAME = next(iter(GAMES.values()))
NEW = address(A_GAME, "new")
BODY = f'{{"seats":{A_GAME.seats[0]}}}'.encode()


def output_of(*command, code=0):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


# Kubernetes


@pytest.fixture(scope="module")
def rendered(tmp_path_factory):
    """What kustomize makes of the folder."""
    need("go")
    path = tmp_path_factory.mktemp("kubernetes") / "all.yaml"
    path.write_text(output_of(KUSTOMIZE, "build", KUBERNETES))
    return path


@pytest.fixture(scope="module")
def resources(rendered):
    return {each["kind"]: each for each in yaml.safe_load_all(rendered.read_text())}


@pytest.mark.medium
def test_the_manifests_are_what_kubernetes_takes(rendered):
    told = output_of(Path(sys.executable).with_name("kubernetes-validate"), "--strict", rendered)
    assert told.count("passed") == 6 - 1


@pytest.mark.medium
def test_the_validator_would_notice_a_mistake(rendered, tmp_path):
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(rendered.read_text().replace("readOnlyRootFilesystem", "readOnlyRoot"))
    output_of(Path(sys.executable).with_name("kubernetes-validate"), "--strict", wrong, code=1)


def test_every_manifest_is_in_the_kustomization():
    listed = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text())["resources"]
    assert sorted(listed) == sorted({path.name for path in KUBERNETES.iterdir()} - {"kustomization.yaml"})


@pytest.mark.medium
def test_all_that_scaling_out_needs_is_there(resources):
    assert set(resources) == {
        *("Deployment", "Service", "HorizontalPodAutoscaler", "PodDisruptionBudget", "NetworkPolicy"),
    }


@pytest.mark.medium
def test_selectors_find_the_pods(resources):
    labels = resources["Deployment"]["spec"]["template"]["metadata"]["labels"]
    for found in (
        resources["Deployment"]["spec"]["selector"]["matchLabels"],
        resources["Service"]["spec"]["selector"],
        resources["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        resources["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
        *(
            each["labelSelector"]["matchLabels"]
            for each in resources["Deployment"]["spec"]["template"]["spec"]["topologySpreadConstraints"]
        ),
    ):
        assert found
        assert found.items() <= labels.items()


@pytest.mark.medium
def test_a_pod_may_do_nothing_that_it_does_not_need(resources):
    pod = resources["Deployment"]["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert f"USER {pod['securityContext']['runAsUser']}:" in Path("Dockerfile").read_text()
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert {"requests", "limits"} <= set(container["resources"])
    assert resources["NetworkPolicy"]["spec"]["egress"] == []


@pytest.mark.medium
def test_probes_ask_what_is_served_and_settings_are_known(resources, service):
    pod = resources["Deployment"]["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        assert service.open(container[probe]["httpGet"]["path"], "GET").status_code == 200
    assert {each["name"] for each in container["env"]} <= set(VARIABLES)
    (port,) = container["ports"]
    assert port["containerPort"] == Config().port
    assert pod["terminationGracePeriodSeconds"] > 5 + Config().request_time


# Compose


def test_the_compose_file_is_as_its_schema_says():
    checker = Path(sys.executable).with_name("check-jsonschema")
    assert "ok" in output_of(checker, "--builtin-schema", "vendor.compose-spec", COMPOSE)


def test_the_compose_file_names_what_is_there_and_starts_no_service_with_a_key_of_its_own():
    services = yaml.safe_load(COMPOSE.read_text())["services"]
    assert services["service"]["environment"]["SEAL_KEYS"].startswith("${SEAL_KEYS:?")
    assert (FOLDER / services["service"]["build"] / "Dockerfile").resolve() == Path("Dockerfile").resolve()
    assert set(services["service"]["environment"]) <= set(VARIABLES)
    (volume,) = services["proxy"]["volumes"]
    assert (FOLDER / volume.split(":")[0]) == CONFIGURATION
    assert services["proxy"]["ports"] == ["${PORT:-8080}:8080"]
    assert "listen 8080;" in CONFIGURATION.read_text()


# nginx


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    """Of nginx before a running service."""
    need("nginx")
    with (
        running(WORKERS="1", LOG_LEVEL="critical") as (url, _),
        proxied(tmp_path_factory.mktemp("nginx"), url.rpartition(":")[2]) as port,
    ):
        yield port


@pytest.fixture
def connection(port):
    found = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    yield found
    found.close()


def asked(connection, method, path, body=None, **headers):
    connection.request(method, path, body, {"Content-Type": JSON, **headers})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


def test_nginx_finds_no_fault_with_its_configuration(tmp_path):
    need("nginx")
    told = output_of(program(), "-t", "-p", tmp_path, "-c", adapted(tmp_path, 8080, 8000))
    assert "syntax is ok" in told
    assert "[warn]" not in told


@pytest.mark.medium
def test_behind_nginx_everything_is_answered_as_without(connection):
    status, headers, body = asked(connection, "POST", NEW, BODY, **{"X-Request-Id": "mine", "Origin": "https://a.b"})
    assert (status, headers["Content-Type"], headers["X-Request-Id"]) == (200, JSON, "mine")
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert json.loads(body)["state"]["ply"] == 0
    status, headers, _ = asked(connection, "POST", NEW, b"{}")
    assert (status, headers["Content-Type"]) == (422, PROBLEM)
    status, headers, body = asked(connection, "POST", address(A_GAME, "replay"), b" " * (1024 * 1024 + 1))
    assert (status, json.loads(body)["limit"]) == (413, 1024 * 1024)


def expected(code, status):
    kind = KINDS[code]
    return {"type": f"/docs/problems/{code}", "title": kind.title, "status": status, "code": code}


def is_problem(answer, code, documented):
    status, headers, body = answer
    found = json.loads(body)
    assert (headers["Content-Type"], status) == (PROBLEM, KINDS[code].status)
    assert expected(code, status).items() <= found.items()
    assert list(documented.problems.iter_errors(found)) == []
    assert headers.get_all("Access-Control-Allow-Origin") == ["*"]


@pytest.mark.medium
def test_what_nginx_refuses_is_a_problem_as_documented(connection, service):
    is_problem(asked(connection, "POST", NEW, b" " * 1_200_000), "body_too_large", service)
    is_problem(asked(connection, "GET", "/metrics"), "unknown_path", service)
    is_problem(asked(connection, "GET", "/games", None, **{"X-Odd": "a" * 40_000}), "bad_request", service)


@pytest.mark.medium
@pytest.mark.parametrize(
    ("line", "fields", "code"),
    [
        ("TRACE /games HTTP/1.1", "", "method_not_allowed"),
        ("CONNECT /games HTTP/1.1", "", "method_not_allowed"),
        ("CONNECT there:1 HTTP/1.1", "", "bad_request"),
        ("GET /games HTTP/9.9", "", "bad_request"),
        ("GET /games HTTP/1.1", "Transfer-Encoding: magic\r\n", "bad_request"),
        ("G@T /games HTTP/1.1", "", "bad_request"),
    ],
)
def test_what_nginx_itself_does_not_take_is_a_problem_too(connection, service, line, fields, code):
    connection.connect()
    connection.sock.sendall(f"{line}\r\nHost: here\r\n{fields}\r\n".encode())
    answer = HTTPResponse(connection.sock)
    answer.begin()
    is_problem((answer.status, answer.headers, answer.read()), code, service)
    assert ("Allow" in answer.headers) == (code == "method_not_allowed")


@pytest.mark.medium
def test_without_a_service_behind_it_nginx_says_to_come_again(tmp_path, service):
    need("nginx")
    with running(WORKERS="1", LOG_LEVEL="critical") as (url, _):
        gone = url.rpartition(":")[2]
    with proxied(tmp_path, gone) as port:
        connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        answer = asked(connection, "POST", NEW, BODY)
        connection.close()
    is_problem(answer, "overloaded", service)
    assert answer[1]["Retry-After"] == "1"


def test_nginx_lets_through_what_the_service_takes():
    limit = re.search(r"client_max_body_size (\d+)k;", CONFIGURATION.read_text())
    assert int(limit[1]) * 1024 > Config().max_replay_body
    assert f'"limit":{int(limit[1]) * 1024}}}' in CONFIGURATION.read_text()
