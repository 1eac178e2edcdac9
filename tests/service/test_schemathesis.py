"""Schemathesis, driven by the OpenAPI document: in process, along links, and over HTTP."""

import json
import subprocess
import sys
from collections import Counter

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.running import running
from tests.service.client import LONG

pytestmark = pytest.mark.medium

EXAMPLES = 100 if LONG else 15  # for each operation
GAMES_PLAYED = 100 if LONG else 10
OVER_HTTP = 20 if LONG else 3
QUIET = {"deadline": None, "derandomize": True, "database": None, "suppress_health_check": list(HealthCheck)}
LINKED = "/linked.json"
answered = Counter()  # (operation, status)
app = create_service(Config(log_level="warning"))
REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422]  # 413: an overlong text may exceed the body limit
ONE_BY_ONE = "/validate$"  # an invalid transcript gets a verdict in a 200
config = {
    "generation": {"mode": "all"},
    "phases": {"stateful": {"max-steps": 30}},
    "checks": {"negative_data_rejection": {"expected-statuses": REFUSED}},
    "operations": [
        {
            "include-path-regex": ONE_BY_ONE,
            "checks": {"negative_data_rejection": {"expected-statuses": [200, *REFUSED]}},
        }
    ],
}


def with_links(app):
    """Add a document with links from the responses of `new` and `apply` to the next requests.

    The published document has no links because client generators reject links that carry objects.
    """
    document = json.loads(app.test_client().get("/openapi.json").data)
    paths = document["paths"]
    for game in GAMES.values():
        at = {name: paths[f"/games/{game.name}/{name}"]["post"] for name in ("new", "legal-moves", "apply", "view")}
        state = {"state": "$response.body#/state"}
        for name in ("new", "apply"):
            links(at[name])["LegalMoves"] = link(at["legal-moves"], state)
            links(at[name])["View"] = link(at["view"], {**state, "seat": None})
        for index in range(3):
            move = {"state": "$request.body#/state", "move": f"$response.body#/moves/{index}"}
            links(at["legal-moves"])[f"Apply{index}"] = link(at["apply"], move)
    written = json.dumps(document).encode()

    def serve(environ, start_response):
        def count_and_start(status, headers, *rest):
            answered[environ["PATH_INFO"].rpartition("/")[2], status] += 1
            return start_response(status, headers, *rest)

        if environ["PATH_INFO"] != LINKED:
            return app(environ, count_and_start)
        start_response("200 OK", [("Content-Type", "application/json")])
        return [written]

    return serve


def links(operation):
    return operation["responses"]["200"].setdefault("links", {})


def link(operation, body):
    return {"operationId": operation["operationId"], "requestBody": body, "x-schemathesis": {"merge_body": False}}


schema = schemathesis.openapi.from_wsgi("/openapi.json", app, config=schemathesis.Config.from_dict(config))
linked = schemathesis.openapi.from_wsgi(LINKED, with_links(app), config=schemathesis.Config.from_dict(config))


@schema.parametrize()
@settings(max_examples=EXAMPLES, **QUIET)
def test_valid_and_invalid_requests_get_documented_responses(case):
    case.call_and_validate()


def test_stateful_run_along_links_plays_games_as_documented():
    answered.clear()
    linked.as_state_machine().run(settings=settings(max_examples=GAMES_PLAYED, stateful_step_count=20, **QUIET))
    for name in ("new", "legal-moves", "apply", "view"):
        assert answered[name, "200 OK"], answered


def test_published_document_has_no_links():
    assert b'"links"' not in app.test_client().get("/openapi.json").data


def test_responses_over_http_match_the_document(tmp_path):
    settings_file = tmp_path / "schemathesis.toml"
    settings_file.write_text(
        f"[checks.negative_data_rejection]\nexpected-statuses = {REFUSED}\n"
        f"[[operations]]\ninclude-path-regex = '{ONE_BY_ONE}'\n"
        f"checks.negative_data_rejection.expected-statuses = {[200, *REFUSED]}\n"
    )
    command = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
    command += [
        f"--config-file={settings_file}",
        "run",
        "--mode=all",
        f"--max-examples={OVER_HTTP}",
        "--generation-deterministic",
        "--suppress-health-check=all",
    ]
    if not LONG:  # one game is enough: the transport is the same for all
        command += ["--phases=fuzzing", *(f"--include-tag={tag}" for tag in ("games", "service", next(iter(GAMES))))]
    with running(WORKERS="1") as (url, _):
        done = subprocess.run([*command, f"{url}/openapi.json"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5_000:] + done.stderr[-2_000:]
