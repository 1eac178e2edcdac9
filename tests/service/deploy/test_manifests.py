"""Manifests of service/deploy: valid by the schemas of their readers, and consistent with the service."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from service.config import VARIABLES, Config
from tests.clients.toolchains import need
from tests.proxy import CONFIGURATION

FOLDER = Path("service/deploy")
KUBERNETES = FOLDER / "kubernetes"
COMPOSE = FOLDER / "compose.yaml"
KUSTOMIZE = Path("build/go/kustomize")
PINNED = re.compile(r"[a-z0-9./-]+:[0-9a-z.-]+@sha256:[0-9a-f]{64}")


def output_of(*command, code=0):
    """Output of a command that must end with this code."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def seconds_of_sleep(container):
    """Return the seconds for which a container serves on after it was asked to stop."""
    program, seconds = container["lifecycle"]["preStop"]["exec"]["command"]
    assert program == "sleep"
    return int(seconds)


# Kubernetes


@pytest.fixture(scope="module")
def rendered(tmp_path_factory):
    """Manifests as kustomize renders them."""
    need("go")
    path = tmp_path_factory.mktemp("kubernetes") / "all.yaml"
    path.write_text(output_of(KUSTOMIZE, "build", KUBERNETES))
    return path


@pytest.fixture(scope="module")
def resources(rendered):
    return {each["kind"]: each for each in yaml.safe_load_all(rendered.read_text())}


@pytest.fixture
def pod(resources):
    return resources["Deployment"]["spec"]["template"]["spec"]


@pytest.fixture
def containers(pod):
    return {each["name"]: each for each in pod["containers"]}


@pytest.mark.medium
def test_the_manifests_match_the_schemas_of_kubernetes(rendered, resources):
    output = output_of(Path(sys.executable).with_name("kubernetes-validate"), "--strict", rendered)
    assert output.count("passed") == len(resources)


@pytest.mark.medium
def test_the_validator_notices_an_unknown_field(rendered, tmp_path):
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(rendered.read_text().replace("readOnlyRootFilesystem", "readOnlyRoot"))
    output_of(Path(sys.executable).with_name("kubernetes-validate"), "--strict", wrong, code=1)


def test_every_manifest_is_in_the_kustomization():
    listed = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text())["resources"]
    manifests = {path.name for path in KUBERNETES.iterdir()} - {"kustomization.yaml"}
    assert sorted(listed) == sorted({*manifests, "../nginx"})


@pytest.mark.medium
def test_the_resources_for_scaling_out_are_present(resources):
    assert set(resources) == {
        *("ConfigMap", "Deployment", "Service", "HorizontalPodAutoscaler", "PodDisruptionBudget", "NetworkPolicy"),
    }


@pytest.mark.medium
def test_all_selectors_match_the_labels_of_the_pods(resources, pod):
    labels = resources["Deployment"]["spec"]["template"]["metadata"]["labels"]
    for selector in (
        resources["Deployment"]["spec"]["selector"]["matchLabels"],
        resources["Service"]["spec"]["selector"],
        resources["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        resources["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
        *(each["labelSelector"]["matchLabels"] for each in pod["topologySpreadConstraints"]),
    ):
        assert selector
        assert selector.items() <= labels.items()


@pytest.mark.medium
def test_containers_have_no_privileges_and_limited_memory(resources, pod, containers):
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert f"USER {pod['securityContext']['runAsUser']}:" in Path("Dockerfile").read_text()
    for container in containers.values():
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }
        assert "memory" in container["resources"]["limits"]
        assert {"cpu", "memory"} <= set(container["resources"]["requests"])
    assert resources["NetworkPolicy"]["spec"]["egress"] == []


@pytest.mark.medium
def test_probes_use_served_paths_and_environment_variables_are_known(containers, service):
    assert {each["name"] for each in containers["service"]["env"]} <= set(VARIABLES)
    probes = [
        container[probe]
        for container in containers.values()
        for probe in ("startupProbe", "readinessProbe", "livenessProbe")
        if probe in container
    ]
    paths = [probe["httpGet"]["path"] for probe in probes if "httpGet" in probe]
    assert len(paths) == 4
    for path in paths:
        assert service.open(path, "GET").status_code == 200


@pytest.mark.medium
def test_the_sidecar_runs_the_shipped_configuration_and_finds_the_service(resources, pod, containers):
    assert resources["ConfigMap"]["data"] == {"nginx.conf": CONFIGURATION.read_text()}
    (volume,) = [each for each in pod["volumes"] if "configMap" in each]
    assert volume["configMap"]["name"] == resources["ConfigMap"]["metadata"]["name"]
    (mount,) = [each for each in containers["proxy"]["volumeMounts"] if each["name"] == volume["name"]]
    assert (mount["mountPath"], mount["subPath"]) == ("/etc/nginx/nginx.conf", "nginx.conf")
    assert {"ip": "127.0.0.1", "hostnames": ["service"]} in pod["hostAliases"]
    (port,) = containers["service"]["ports"]
    assert port["containerPort"] == Config().port
    assert f"server service:{port['containerPort']} " in CONFIGURATION.read_text()
    (port,) = containers["proxy"]["ports"]
    assert f"listen {port['containerPort']};" in CONFIGURATION.read_text()


@pytest.mark.medium
def test_clients_reach_the_proxy_and_only_prometheus_reaches_the_service(resources, containers):
    (http,) = containers["proxy"]["ports"]
    (metrics,) = containers["service"]["ports"]
    (port,) = resources["Service"]["spec"]["ports"]
    assert port["targetPort"] == http["name"] != metrics["name"]
    everyone, prometheus = resources["NetworkPolicy"]["spec"]["ingress"]
    assert everyone == {"ports": [{"port": http["name"]}]}
    assert prometheus["ports"] == [{"port": metrics["name"]}]
    assert [set(each) for each in prometheus["from"]] == [{"namespaceSelector"}]
    annotations = resources["Deployment"]["spec"]["template"]["metadata"]["annotations"]
    assert annotations["prometheus.io/port"] == str(metrics["containerPort"])
    assert annotations["prometheus.io/path"] == "/metrics"


@pytest.mark.medium
def test_the_proxy_stops_before_the_service_and_both_within_the_grace_period(pod, containers):
    proxy, service = (seconds_of_sleep(containers[name]) for name in ("proxy", "service"))
    assert 0 < proxy < service
    graceful_timeout = 30
    assert pod["terminationGracePeriodSeconds"] > service + graceful_timeout


# Compose


@pytest.fixture
def services():
    return yaml.safe_load(COMPOSE.read_text())["services"]


def test_the_compose_file_matches_its_schema():
    checker = Path(sys.executable).with_name("check-jsonschema")
    assert "ok" in output_of(checker, "--builtin-schema", "vendor.compose-spec", COMPOSE)


def test_the_compose_file_names_existing_files_and_known_variables(services):
    assert (FOLDER / services["service"]["build"] / "Dockerfile").resolve() == Path("Dockerfile").resolve()
    assert set(services["service"]["environment"]) <= set(VARIABLES)
    (volume,) = services["proxy"]["volumes"]
    assert (FOLDER / volume.split(":")[0]) == CONFIGURATION
    assert services["proxy"]["ports"] == ["${PORT:-8080}:8080"]
    assert "listen 8080;" in CONFIGURATION.read_text()


def test_compose_requires_one_seal_key_for_all_services(services):
    assert services["service"]["environment"]["SEAL_KEYS"].startswith("${SEAL_KEYS:?")


def test_only_the_proxy_publishes_a_port(services):
    assert "ports" not in services["service"]
    assert services["service"]["networks"] == ["inside"]
    assert yaml.safe_load(COMPOSE.read_text())["networks"]["inside"]["internal"] is True


@pytest.mark.parametrize("name", ["service", "proxy"])
def test_compose_services_have_no_privileges_and_limits(services, name):
    found = services[name]
    assert found["read_only"] is True
    assert found["cap_drop"] == ["ALL"]
    assert found["security_opt"] == ["no-new-privileges:true"]
    assert {"mem_limit", "pids_limit"} <= set(found)
    assert [each.split(":")[0] for each in found["tmpfs"]] == ["/tmp"]
    assert all("size=" in each for each in found["tmpfs"])


# Images


@pytest.mark.medium
def test_foreign_images_are_pinned_by_digest_and_the_same_everywhere(services, containers):
    used = {services["proxy"]["image"], containers["proxy"]["image"]}
    assert len(used) == 1
    assert PINNED.fullmatch(used.pop())
