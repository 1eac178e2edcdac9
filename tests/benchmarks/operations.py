"""What a request of each kind costs one worker, all of gunicorn, counting and logging included: for sizing."""

import os

import msgspec

from rules.registry import GAMES
from service.api.messages import ApplyRequest, bound
from service.codec.json_reader import encode
from tests.benchmarks.load import post
from tests.benchmarks.over_http import interleaved, pinned, served
from tests.benchmarks.requests import by_size

EVERYTHING = ("legal_moves", "views")


def main():
    """Print the CPU time of a request of each kind, with a log, at typical states."""
    cores = sorted(os.sched_getaffinity(0))
    with served("service.wsgi:app", 1, {cores[0]}, LOG_LEVEL="info") as server, pinned(set(cores[1:]) or set(cores)):
        for number, game in enumerate(GAMES.values()):
            asked = {
                name: (server, [post(f"/games/{game.name}/{name.split()[0]}", encode(body)) for body in bodies])
                for name, bodies in kinds(game).items()
            }
            if not number:
                print(f"\n{'CPU us for a request':24}" + "".join(f"{name:>14}" for name in asked))
            found = interleaved(asked)
            print(f"{game.name:24}" + "".join(f"{found[name].cpu_per_request * 1e6:14.0f}" for name in asked))


def kinds(game):
    """Bodies of each kind, by its path."""
    applied = [msgspec.json.decode(body, type=bound(ApplyRequest, game)) for body in by_size(game)["typical"]]
    states = [each.state for each in applied]
    return {
        "new": [{"seats": state.seats, "options": state.options} for state in states],
        "legal-moves": [{"state": state} for state in states],
        "view": [{"state": state, "seat": 0} for state in states],
        "apply": applied,
        "apply + all": [{"state": each.state, "move": each.move, "include": EVERYTHING} for each in applied],
    }
