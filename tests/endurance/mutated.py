"""CPU of 100,000 mutated bodies, in process: the longest request of each game, which must take less than 100 ms."""

import os
from collections import Counter
from random import Random
from time import process_time

from rules.registry import GAMES
from service.config import Config
from service.wsgi import create_service
from tests.endurance.clients import check, report
from tests.service.client import JSON
from tests.service.state_mutations import Attack

BODIES = int(os.environ.get("BODIES", "100000")) // len(GAMES)
CHUNK = min(BODIES, 1_000)  # bodies with the same set-up
ALLOWED = 0.1  # seconds of CPU
KEY = bytes(31) + b"\x01"


class Clock:
    """Test client that measures the CPU time of each request, and keeps the longest."""

    def __init__(self):
        self.client = create_service(Config(seal_keys=(KEY,), log_level="critical")).test_client()
        self.longest, self.path, self.body = 0.0, "", b""

    def post(self, path, body):
        begun = process_time()
        answer = self.client.post(path, data=body, content_type=JSON, buffered=True)
        took = process_time() - begun
        if took > self.longest:
            self.longest, self.path, self.body = took, path, body
        return answer.status_code, answer.json


def main():
    """Send the bodies of each game, and print statuses, accepted states and the longest request."""
    print("mutated states")
    longest = [attacked(game) for game in GAMES.values()]
    check(max(longest) < ALLOWED, "no request took 100 ms of CPU")


def attacked(game):
    """The CPU time of the longest request of one game."""
    clock, statuses, accepted, mutations = Clock(), Counter(), 0, 0
    for chunk in range(BODIES // CHUNK):
        attack = Attack(game, Random(f"{game.name} {chunk}"), clock.post)
        attack.run(CHUNK)
        statuses += attack.statuses
        accepted += attack.accepted
        mutations += attack.mutations
    cpu_ms = round(clock.longest * 1e3, 1)
    report(game=game.name, mutations=mutations, statuses=statuses, accepted=accepted, cpu_ms=cpu_ms, path=clock.path)
    return clock.longest
