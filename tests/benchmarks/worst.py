"""What the worst bodies cost: those with one fault, against accepted ones, and the longest that the limits allow."""

import json
from functools import partial
from itertools import cycle, islice
from time import process_time

import msgspec

from rules.registry import GAMES
from rules.transcripts import random_transcript, transcript_type
from service.api.messages import MOST_MOVES, messages
from service.api.operations import apply, replay, validate
from service.codec.json_reader import JSONReader, encode
from service.codec.problem_details import ProblemError
from service.config import Config
from tests.benchmarks.requests import by_size
from tests.rules.playing import playout, setups

ROUNDS = 5
LIMIT = Config().max_replay_body


def main():
    """Print both tables."""
    print(f"\n{'one fault in a body':22}{'accepted':>12}{'one fault':>12}{'ratio':>8}")
    for game in GAMES.values():
        reader = JSONReader(messages(game).apply, Config().max_body)
        good = by_size(game)["typical"][0]
        accepted = seconds(lambda body=good, game=game, reader=reader: apply(game, reader.decode(body)))
        faulty = max(seconds(lambda body=body, reader=reader: reader.decode(body)) for body in one_fault(good))
        print(f"{game.name:22}{accepted * 1e6:10.0f}us{faulty * 1e6:10.0f}us{faulty / accepted:7.1f}x")
    print(f"\n{'longest bodies':22}{'bytes':>9}{'CPU':>10}{'answer':>10}")
    for game in GAMES.values():
        reader = JSONReader(messages(game).replay, LIMIT)
        for name, body in longest(game).items():
            took = seconds(lambda body=body, game=game, reader=reader: encode(replay(game, reader.decode(body))))
            print(f"{game.name:22}{len(body):9}{took * 1e3:8.1f}ms  {name}")
        asked, item = messages(game), JSONReader(transcript_type(game), LIMIT)
        reader = JSONReader(asked.validate, LIMIT, asked.validate_each)
        for name, body in transcripts(game).items():
            judged = partial(validate, game, item)
            took = seconds(lambda body=body, judged=judged, reader=reader: encode(judged(reader.decode(body))))
            print(f"{game.name:22}{len(body):9}{took * 1e3:8.1f}ms  {name}")


def seconds(step):
    """The least CPU time of some rounds, refusals included."""
    least = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        try:
            step()
        except ProblemError as error:
            encode(error.problem)
        least = min(least, process_time() - start)
    return least


def one_fault(body):
    """The body with one thing wrong, in turn: a wrong tag, a missing member, one too many, a wrong type."""
    for change in ({"move": {"type": "x"}}, {"move": None}, {"more": 0}, {"state": {}}):
        yield json.dumps({**json.loads(body), **change}).encode()
    for member, value in (("ply", -1), ("seats", 99), ("phase", "x"), ("chance", {"seed": "s", "drawn": "x"})):
        changed = json.loads(body)
        changed["state"][member] = value
        yield json.dumps(changed).encode()


def longest(game):
    """Bodies of `replay` that are as long as they may be, or nearly so."""
    seats, options = list(setups(game))[-1]
    asked = {"seats": seats, "options": msgspec.to_builtins(options), "seed": "1", "moves": []}
    moves = [msgspec.to_builtins(move) for _, move, _ in playout(game, seats, options, 1)]
    full = list(islice(cycle(moves), MOST_MOVES))
    filled = {
        "moves beyond the end": full,
        "a wrong one at the end": [*full[:-1], None],
        "all wrong": [{**move, "more": 0} for move in full],
        "wrong tags": [{"type": "x"}] * (LIMIT // 13),
        "empty lists": [[]] * (LIMIT // 3 - 100),
        "empty objects": [{}] * (LIMIT // 3 - 100),
        "numbers": [0] * (LIMIT // 2 - 100),
    }
    made = {name: encode({**asked, "moves": found})[:LIMIT] for name, found in filled.items()}
    made["a name twice, at the end"] = made["empty objects"][:-2] + b',{"a":0,"a":0}]}'
    made["unknown members"] = encode({**asked, **{f"{number:06}": 0 for number in range(LIMIT // 12)}})
    made["one text"] = encode({**asked, "seed": "x" * (LIMIT - 200)})
    made["nested"] = b"[" * (LIMIT // 2) + b"]" * (LIMIT // 2)
    made["cut off"] = made["moves beyond the end"][:-1]
    return made


def transcripts(game):
    """Bodies of `validate` that ask for as much as they may, or nearly so."""
    seats, options = list(setups(game))[-1]
    played = [json.loads(encode(random_transcript(game, seats, options, str(number)))) for number in range(100)]
    while len(encode({"transcripts": played})) > LIMIT:
        played.pop()
    wrong = [{**each, "moves": [{**move, "more": 0} for move in each["moves"]]} for each in played]
    while len(encode({"transcripts": wrong})) > LIMIT:
        wrong.pop()
    filled = {
        "whole games": played,
        "whole games, the last wrong": [*played[:-1], {**played[-1], "seed": ""}],
        "whole games, all moves wrong": wrong,
        "empty transcripts": [{}] * (LIMIT // 3 - 100),
    }
    return {name: encode({"transcripts": found})[:LIMIT] for name, found in filled.items()}
