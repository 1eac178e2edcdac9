"""Chains of mutated states: no 5xx, and every accepted state has moves and views and can be played to an end.

LONG=1 sends 100,000 bodies over HTTP to a running service.
"""

import json
from base64 import urlsafe_b64encode
from http.client import HTTPConnection
from random import Random

import pytest

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.running import SECONDS, running
from tests.service.client import JSON, LONG, games
from tests.service.state_mutations import Attack

BODIES = (100_000 if LONG else 500) // len(GAMES)
CHUNK = 1_000 if LONG else BODIES  # bodies with the same set-up
KEY = bytes(31) + b"\x01"


@pytest.fixture(scope="module")
def post():
    """Send bytes to a path; return the status and the JSON of the answer."""
    if LONG:
        with running(WORKERS="1", LOG_LEVEL="critical", SEAL_KEYS=urlsafe_b64encode(KEY).decode()) as (url, _):
            connection = HTTPConnection("127.0.0.1", int(url.rpartition(":")[2]), timeout=SECONDS)
            yield lambda path, body: posted(connection, path, body)
            connection.close()
    else:
        client = create_service(Config(seal_keys=(KEY,), log_level="critical")).test_client()
        yield lambda path, body: received(client.post(path, data=body, content_type=JSON, buffered=True))


def posted(connection, path, body):
    connection.request("POST", path, body, {"Content-Type": JSON})
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())


def received(answer):
    return answer.status_code, answer.json


@pytest.mark.medium
@games
def test_every_accepted_state_can_be_played_to_an_end(post, game):
    accepted = 0
    for chunk in range(BODIES // CHUNK):
        attack = Attack(game, Random(f"{game.name} {chunk}"), post)
        attack.run(CHUNK)
        assert attack.finished == attack.accepted
        accepted += attack.accepted
    assert accepted
