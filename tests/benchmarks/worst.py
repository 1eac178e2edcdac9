"""The worst bodies that a search finds for each operation: CPU time, and memory as a multiple of the body's bytes.

A seeded hill-climb over building blocks: it starts from random bodies, keeps the costliest and changes them. Times are
CPU times of this process, memory is the peak that tracemalloc sees beyond the body itself. Goals: 100 ms and 20 times.
"""

import gc
import json
import tracemalloc
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from random import Random
from time import process_time

from werkzeug.test import EnvironBuilder, run_wsgi_app

from rules.registry import GAMES
from rules.transcripts import MOST_MOVES, random_transcript
from service.app import create_app
from service.config import Config
from tests.benchmarks.requests import by_size
from tests.kit.playouts import playout, setups
from tests.service.client import JSON, PATHS, address, requests, wire

SEALED = ("sealed/new", "sealed/view", "sealed/legal-moves", "sealed/apply")
LONG_BODIES = ("replay", "validate")
STARTS, KEPT, ROUNDS = 40, 6, 60  # random bodies at first, the worst that are changed, changes
AGAIN = 5  # times that the worst is measured again
SMALLEST = 16 * 1024  # bytes from which a ratio of memory says something

NUMBERS = ("0", "7", "-1", "1.0", "0.5", "1e308", "1e-9", "123456789012345678901", "9" * 300, "0." + "3" * 300, "1e400")
STRINGS = ("", "a", "ab", "é", "\U0001f483", "[", "a,b", ",1", "x" * 65, "x" * 3_000)
RAW = ('"\\u0041"', '"\\ud83d\\udc83"', '"\\ud800"', '"\\""', '"\\\\"', '"\\u0074ype"')
OTHERS = ("null", "true", "[]", "{}", "[0]", "[[]]", "[" * 60 + "]" * 60, '{"a":' * 60 + "0" + "}" * 60)
OBJECTS = ('{"a":0}', '{"a":0,"b":0}', '{"a":0,"a":0}', '{"type":"x"}', '{"type":0,"seat":0}', '{"é":[]}')
BLOCKS = (*NUMBERS, *map(json.dumps, STRINGS), *RAW, *OTHERS, *OBJECTS)
TAILS = ("", "", "", ",", "}", '"', ' {"a":0,"a":0}', "\x00")
HERE = "\x01here"  # what the filling replaces


@dataclass(frozen=True)
class Shape:
    """How a body is built: a legal request, a place in it, and what that is filled with."""

    base: int
    place: tuple
    filling: str  # a list, an object with distinct keys or with one key, a string, or repeated items of the base
    units: tuple[str, ...]
    last: str
    tail: str
    share: float  # of the bytes that are allowed


def main():
    """Search, and print a table for each operation and game."""
    app = create_app(Config(log_level="critical"))
    gc.collect()
    gc.freeze()  # as the service does
    print(f"\n{'worst bodies found':36}{'CPU':>9}{'bytes':>9}  shape")
    for game in GAMES.values():
        for path in (*PATHS, *SEALED):
            search = Search(app, game, path)
            for score, unit in ((search.milliseconds, "ms"), (search.memory_ratio, "x ")):
                found, shape = search.worst(score)
                size = len(search.body(shape))
                print(f"{game.name + ' ' + path:36}{found:7.1f}{unit}{size:9}  {told(shape)}", flush=True)


def told(shape):
    """A shape in one line."""
    units = " ".join(unit if len(unit) <= 24 else f"{unit[:20]}…{len(unit)}" for unit in shape.units)
    place = "/".join(map(str, shape.place)) or "all"
    return f"{shape.filling} at {place} of [{units}] last {shape.last[:20] or '-'} tail {shape.tail or '-'!r}"


class Search:
    """The search for one operation of a game."""

    def __init__(self, app, game, path):
        self.app, self.path = app, address(game, path)
        self.limit = Config().max_replay_body if path in LONG_BODIES else Config().max_body
        self.random = Random(self.path)
        self.bases = tuple(bases(app, game, path))
        self.blocks = (*BLOCKS, *own_blocks(game))

    def worst(self, score):
        """The highest score that is found, and its shape."""
        known = sorted(((score(shape), index, shape) for index, shape in enumerate(self.starts())), reverse=True)[:KEPT]
        for number in range(ROUNDS):
            shape = self.changed(self.random.choice(known)[2])
            known = sorted([*known, (score(shape), -number - 1, shape)], reverse=True)[:KEPT]
        shape = known[0][2]
        return min(score(shape) for _ in range(AGAIN)), shape

    def starts(self):
        """The requests as they are, then random shapes."""
        whole = [Shape(base, (), "base", ("0",), "", "", 1.0) for base in range(len(self.bases))]
        return [*whole, *(self.random_shape() for _ in range(STARTS))]

    def random_shape(self):
        """Any shape."""
        random, base = self.random, self.random.randrange(len(self.bases))
        return Shape(
            base=base,
            place=random.choice(places(self.bases[base])),
            filling=random.choice(("list", "list", "list", "object", "one key", "string", "items", "items", "base")),
            units=tuple(random.choice(self.blocks) for _ in range(random.choice((1, 1, 1, 2, 3)))),
            last=random.choice(("", "", random.choice(self.blocks))),
            tail=random.choice(TAILS),
            share=random.choice((1.0, 1.0, 1.0, 0.7, 0.5)),
        )

    def changed(self, shape):
        """A shape with one or two things changed."""
        other = self.random_shape()
        for _ in range(self.random.choice((1, 1, 2))):
            name = self.random.choice(("place", "filling", "units", "units", "last", "tail", "share", "one unit"))
            if name == "place":
                shape = replace(shape, base=other.base, place=other.place)
            elif name == "one unit":
                shape = replace(shape, units=(*shape.units[1:], other.units[0])[-3:])
            else:
                shape = replace(shape, **{name: getattr(other, name)})
        return shape

    def body(self, shape):
        """The bytes."""
        base = self.bases[shape.base]
        if shape.filling == "base":
            return (json.dumps(base, separators=(",", ":")) + shape.tail).encode()[: self.limit]
        there = value_at(base, shape.place)
        around = json.dumps(with_value(base, shape.place, HERE), separators=(",", ":"))
        room = int((self.limit - len(around) - len(shape.last) - 20) * shape.share)
        filling = filled(shape, there, max(room, 1))
        return (around.replace(json.dumps(HERE), filling) + shape.tail).encode()[: self.limit]

    def post(self, body):
        """Send a body; a defect ends the search."""
        _, status, _ = run_wsgi_app(self.app, environ(self.path, body), buffered=True)
        assert not status.startswith("5"), (status, body[:1_000])

    def milliseconds(self, shape):
        """CPU time."""
        body = self.body(shape)
        start = process_time()
        self.post(body)
        return (process_time() - start) * 1e3

    def memory_ratio(self, shape):
        """Peak of memory for each byte of the body."""
        body = self.body(shape)
        if len(body) < SMALLEST:
            return 0.0
        tracemalloc.start()
        self.post(body)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak / len(body)


def environ(path, body):
    return EnvironBuilder(path=path, method="POST", data=body, content_type=JSON).get_environ()


def filled(shape, there, room):
    """The text of the filling, as long as there is room."""
    units = [json.dumps(there)] if shape.filling == "items" else list(shape.units)
    if shape.filling == "items" and isinstance(there, list) and there:
        units = [json.dumps(item, separators=(",", ":")) for item in there]
    if shape.filling == "string":
        text = json.dumps("".join(units))[1:-1]
        return f'"{text * (room // len(text.encode()))}"'
    keyed = {"object": '"{:06}":{}', "one key": '"a":{}'}.get(shape.filling)
    size = sum(len(unit.encode()) + 1 + (9 if shape.filling == "object" else 4 if keyed else 0) for unit in units)
    parts = units * (room // size)
    if shape.last:
        parts.append(shape.last)
    if keyed is None:
        return f"[{','.join(parts)}]"
    if shape.filling == "object":
        return "{" + ",".join(keyed.format(number, part) for number, part in enumerate(parts)) + "}"
    return "{" + ",".join(keyed.format(part) for part in parts) + "}"


def places(value, at=()):
    """Every place in a value; of a long list only the first items."""
    found = [at]
    inner = value.items() if isinstance(value, dict) else islice(enumerate(value), 3) if isinstance(value, list) else ()
    for key, each in inner:
        found += places(each, (*at, key))
    return found


def value_at(value, place):
    for key in place:
        value = value[key]
    return value


def with_value(value, place, new):
    """A copy with something else at a place."""
    if not place:
        return new
    copy = value.copy()
    copy[place[0]] = with_value(copy[place[0]], place[1:], new)
    return copy


@cache
def own_blocks(game):
    """Moves of the game: right ones, and each with one thing wrong."""
    seats, options = list(setups(game))[-1]
    moves = {json.dumps(move["type"]): move for move in wire([move for _, move, _ in playout(game, seats, options, 1)])}
    near = []
    for move in moves.values():
        for wrong in ({}, {"seat": 0.0}, {"seat": 99}, {"more": 0}, {"type": "x"}):
            near.append({**move, **wrong})
        near.append({name: move[name] for name in reversed(move)})
    return tuple(json.dumps(move, separators=(",", ":")) for move in near)


def bases(app, game, path):
    """Legal requests, among them the largest."""
    if path in SEALED:
        yield sealed_request(app, game, path)
        return
    yield from requests(game)[path][-2:]
    seats, options = list(setups(game))[-1]
    moves = wire([move for _, move, _ in islice(playout(game, seats, options, 1), MOST_MOVES)])
    if path in ("apply", "legal-moves", "view"):
        state = json.loads(by_size(game)["largest"][-1])["state"]
        yield {**requests(game)[path][0], "state": state}
    elif path == "replay":
        asked = {"seats": seats, "options": wire(options), "seed": "1", "include": ["events", "views"]}
        yield {**asked, "moves": moves}
        yield {**asked, "moves": (moves * MOST_MOVES)[:MOST_MOVES]}
    elif path == "validate":
        yield {"transcripts": [wire(random_transcript(game, seats, options, str(seed))) for seed in range(60)]}


def sealed_request(app, game, path):
    """A request about a sealed game that has just begun."""

    def ask(name, **body):
        parts, _, _ = run_wsgi_app(app, environ(address(game, name), json.dumps(body).encode()), buffered=True)
        return json.loads(b"".join(parts))

    begun = {"seats": game.seats[-1]}
    if path == "sealed/new":
        return {**begun, "options": wire(game.options), "key_hashes": ["0" * 64] * game.seats[-1]}
    match = ask("sealed/new", **begun)
    moves = [
        (key, move)
        for key in match["keys"]
        for move in ask("sealed/legal-moves", token=match["token"], key=key)["moves"][:1]
    ]
    key, move = moves[0]
    about = {"token": match["token"], "key": key}
    return {**about, "move": move} if path == "sealed/apply" else about
