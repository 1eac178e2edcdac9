"""Memory of the workers after the worst bodies: a minute later it must be less than twice the resting size."""

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from time import sleep

from rules.dancing_dragons.moves import Drop, Swap
from rules.registry import GAMES
from rules.transcripts import MOST_MOVES
from service.codec.json_reader import encode
from tests.benchmarks.load import workers_of
from tests.endurance.clients import BODIES, PATH, behind_nginx, check, in_mib, report, resident, served
from tests.service.client import JSON, address

AT_ONCE = 16
MINUTE = 60
PATIENCE = 120
IN_THE_IMAGE = dict(re.findall(r"^ENV (MALLOC_\w+)=(\w+)$", Path("Dockerfile").read_text(), re.MULTILINE))
ALLOWED = {200, 400, 409, 413, 422}


def replayed(moves):
    """A body of `replay` with these moves."""
    return b'{"seats":2,"seed":"s","moves":[%b]}' % b",".join(moves)


# The worst bodies that a search finds: a name, the operation and the body.
WORST = {
    "many large numbers (A2)": ("replay", replayed([b"1e308"] * 174_000)),
    "many nested lists (A3)": ("replay", replayed([b"[" * 60 + b"]" * 60] * 8_600)),
    "many objects with different members": ("replay", replayed([b'{"%06d":{}}' % each for each in range(74_000)])),
    "one long text": ("replay", b'{"seats":2,"seed":"%b","moves":[]}' % (b"\\u00e9" * 170_000)),
    "many empty transcripts": ("validate", b'{"transcripts":[%b]}' % b",".join([b"{}"] * 340_000)),
}


def longest_replay():
    """The path and body of the replay with the longest answer: Dancing Dragons lasts as long as cards are swapped."""
    game, random = GAMES["dancing-dragons"], Random(1)
    seats, options, moves = game.seats[-1], game.options, []
    state = game.new(seats, options, "s").state
    while len(moves) < MOST_MOVES:
        legal = game.legal_moves(state)
        moves.append(random.choice([move for move in legal if isinstance(move, Drop | Swap)]))
        state = game.apply(state, moves[-1]).state
    asked = {"seats": seats, "options": options, "seed": "s", "moves": moves, "include": ["events", "views"]}
    return address(game, "replay"), encode(asked)


def main():
    """Send the worst bodies to every game, and compare the memory of the workers."""
    print("memory")
    with served(**IN_THE_IMAGE) as (service, process), behind_nginx(service) as port:
        send_all(port, [(PATH, body) for body in BODIES] * 20)
        workers = workers_of(process.pid, 2)
        resting = [resident(pid) for pid in workers]
        statuses = sum((attacked(port, *worst) for worst in WORST.values()), Counter())
        statuses += send_all(port, [longest_replay()] * AT_ONCE)
        largest = [peak(pid) for pid in workers]
        sleep(MINUTE)
        later = [resident(pid) for pid in workers]
        still = workers_of(process.pid, 2)
    report(statuses=statuses, resting=in_mib(resting), peak=in_mib(largest), a_minute_later=in_mib(later))
    check(set(statuses) <= ALLOWED, "every answer was expected")
    check(still == workers, "no worker was lost")
    check(
        all(after < 2 * before for before, after in zip(resting, later, strict=True)),
        "a minute later each worker was smaller than twice its resting size",
    )


def attacked(port, operation, body):
    """Statuses of one body, sent sixteen times to every game."""
    return send_all(port, [(address(game, operation), body) for game in GAMES.values() for _ in range(AT_ONCE)])


def send_all(port, requests):
    """Send requests, sixteen at once; count the statuses."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return Counter(pool.map(lambda request: send(port, *request), requests))


def send(port, path, body):
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("POST", path, body, {"Content-Type": JSON})
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


def peak(pid):
    """Most bytes of memory that a process has had."""
    return int(re.search(r"VmHWM:\s*(\d+) kB", Path(f"/proc/{pid}/status").read_text())[1]) * 1_024
