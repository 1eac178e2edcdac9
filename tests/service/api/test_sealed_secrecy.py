"""Pairs of sealed games that differ in one choice: strangers and the other seats get the same responses for both.

A stranger sees the sizes of answers through TLS, statuses, headers and /metrics, but no key and no body.
"""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from rules.registry import GAMES
from service.api.sealed_sizes import MEASURED
from service.api.tokens import KeyRing, hash_of, seal, start
from service.config import Config
from service.wsgi import create_service
from tests.kit.playouts import LONG, playout, setups
from tests.service.client import Client, games

RING = KeyRing((bytes([1]) * 32,))
KEYS = tuple(f"{seat:043}" for seat in range(8))
WRONG_KEY = "x" * 43
PAIRS_EACH = 12 if LONG else 3  # of each type of move
UNTIL_ALL_HAVE_CHOSEN, FOR_EVER, VISIBLE = "until all have chosen", "for ever", "visible"
SECRETS = {  # from the rules' sections on secrets: the moves, their secret members, and how long these stay secret
    "dancing-queen": {"open": ({"gender"}, UNTIL_ALL_HAVE_CHOSEN)},
    "lets-dance": {
        "renew": ({"face_down"}, FOR_EVER),
        "sit_out": ({"face_down"}, FOR_EVER),
        "keep": ({"card"}, VISIBLE),  # the other card of the two is discarded face up
    },
    "queen-of-12": {"play_card": ({"card"}, UNTIL_ALL_HAVE_CHOSEN)},
    "king-of-clubs": {"assign": ({"clubs", "backup"}, UNTIL_ALL_HAVE_CHOSEN)},
    "dancing-dragons": {"drop": ({"card"}, UNTIL_ALL_HAVE_CHOSEN)},
}


@pytest.fixture(scope="module")
def service():
    return Client(create_service(Config(seal_keys=RING.keys, log_level="warning")))


def token_of(game, state):
    """A token of a match in this state, as long as those of real matches: its seed is one of the service's."""
    state = msgspec.structs.replace(state, chance=msgspec.structs.replace(state.chance, seed=f"{state.ply:032x}"))
    return seal(RING, game, start(RING, state, tuple(map(hash_of, KEYS[: state.seats]))))


def sampled_pairs(game):
    """States of random games, each with two legal moves of one seat and one type; some of each type and kind."""
    seen = Counter()
    for seats, options in list(setups(game))[:: 1 if LONG else 2]:
        random = Random(f"{game.name} {seats} {options}")
        for state, _, _ in playout(game, seats, options, "pairs"):
            seat = random.choice(state.to_move)
            moves = list(game.legal_moves(state, seat))
            random.shuffle(moves)
            for move, other in pairwise(sorted(moves, key=tag)):
                if tag(move) != tag(other):
                    continue
                kind = (tag(move), len(state.to_move) > 1, is_secret(game, state, move, other))
                seen[kind] += 1
                if seen[kind] <= PAIRS_EACH:
                    yield state, move, other


def tag(move):
    return move.__struct_config__.tag


def is_secret(game, state, move, other):
    """Whether the two moves differ only in what the other seats may not know, now and after the move."""
    members, lasts = SECRETS[game.name].get(tag(move), (set(), VISIBLE))
    differing = {name for name in move.__struct_fields__ if getattr(move, name) != getattr(other, name)}
    if lasts == VISIBLE or not differing <= members:
        return False
    if any(game.apply(state, each).state.outcome for each in (move, other)):
        return False
    return lasts == FOR_EVER or len(state.to_move) > 1


def readable(answer):
    """The parts of an answer that a stranger can read or measure."""
    headers = sorted((name, value) for name, value in answer.headers if name != "X-Request-Id")
    return answer.status, headers, len(answer.data)


def questions(service, game, state, token):
    """The answers to every question about a token by every key, a wrong key and a spectator."""
    keys = KEYS[: state.seats]
    for key in (*keys, WRONG_KEY, None):
        yield service.post(game, "sealed/view", {"token": token, "key": key})
    for key in (*keys, WRONG_KEY):
        yield service.post(game, "sealed/legal-moves", {"token": token, "key": key})


def played(service, game, state, token, move):
    """All answers of a game around one move: before it, the move itself and refusals of it, after it."""
    yield from questions(service, game, state, token)
    wire = msgspec.to_builtins(move)
    for key in (WRONG_KEY, KEYS[(move.seat + 1) % state.seats]):
        yield service.post(game, "sealed/apply", {"token": token, "key": key, "move": wire})
    answer = service.post(game, "sealed/apply", {"token": token, "key": KEYS[move.seat], "move": wire})
    assert answer.status_code == 200, answer.data
    yield answer
    yield from questions(service, game, state, answer.json["token"])


@pytest.mark.medium
@games
def test_responses_to_a_stranger_do_not_depend_on_the_move(service, game):
    for state, *moves in sampled_pairs(game):
        token = token_of(game, state)
        one, other = ([*map(readable, played(service, game, state, token, move))] for move in moves)
        assert one == other, moves


@pytest.mark.medium
@games
def test_metrics_do_not_depend_on_the_move(service, game):
    for state, *moves in sampled_pairs(game):
        token = token_of(game, state)
        one, other = (counted(service, played(service, game, state, token, move)) for move in moves)
        assert one == other, moves


def counted(service, answers):
    """The change of all samples of /metrics while these answers are given, but for measured times."""
    before = samples(service)
    assert list(answers)
    after = samples(service)
    return {name: value - before.get(name, 0) for name, value in after.items() if value != before.get(name, 0)}


def samples(service):
    text = service.open("/metrics", method="GET").get_data(as_text=True)
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.endswith(("_seconds_sum", "_seconds_bucket", "_created"))
        and sample.labels.get("route") != "/metrics"
    }


@pytest.mark.medium
@games
def test_responses_to_other_seats_do_not_depend_on_a_secret_choice(service, game):
    """All but the digest, which stands for the moves and is keyed with a secret of the match."""
    found = Counter()
    for state, move, other in sampled_pairs(game):
        if is_secret(game, state, move, other):
            token, others = token_of(game, state), [seat for seat in range(state.seats) if seat != move.seat]
            one, two = (seen_by(service, game, token, each, others) for each in (move, other))
            assert one == two, (move, other)
            found[tag(move)] += 1
    lasting = {name for name, (_, lasts) in SECRETS[game.name].items() if lasts != VISIBLE}
    assert set(found) == lasting


def seen_by(service, game, token, move, seats):
    """The views and legal moves of these seats and of a spectator after the move, without digests."""
    body = {"token": token, "key": KEYS[move.seat], "move": msgspec.to_builtins(move)}
    after = service.post(game, "sealed/apply", body).json["token"]
    answers = [service.post(game, "sealed/view", {"token": after, "key": None}).json]
    for seat in seats:
        for path in ("sealed/view", "sealed/legal-moves"):
            answers.append(service.post(game, path, {"token": after, "key": KEYS[seat]}).json)
    for answer in answers:
        assert answer.pop("digest")
    return len(after), answers


@games
def test_every_secret_move_type_exists_in_the_game(game):
    known = {tag(move) for seats, options in setups(game) for _, move, _ in playout(game, seats, options, "tags")}
    assert set(SECRETS[game.name]) <= known


@games
def test_answers_and_tokens_of_a_random_game_have_one_length_each(service, game):
    """The measured one: no answer of this game crosses to the next multiple."""
    sizes = MEASURED[game.name]
    for seats, options in setups(game):
        lengths = {"new": set(), "view": set(), "legal_moves": set(), "apply": set(), "token": set()}
        match = service.post(game, "sealed/new", {"seats": seats, "options": msgspec.to_builtins(options)})
        lengths["new"].add(len(match.data))
        for state, move, _ in list(playout(game, seats, options, "lengths"))[:: 1 if LONG else 15]:
            token, seat = token_of(game, state), move.seat
            lengths["token"].add(len(token))
            for path in ("view", "legal-moves"):
                answer = service.post(game, f"sealed/{path}", {"token": token, "key": KEYS[seat]})
                lengths[path.replace("-", "_")].add(len(answer.data))
            body = {"token": token, "key": KEYS[seat], "move": msgspec.to_builtins(move)}
            lengths["apply"].add(len(service.post(game, "sealed/apply", body).data))
        assert lengths.pop("token") == {len(match.json["token"])}
        assert lengths == {name: {getattr(sizes, name)} for name in lengths}


def test_every_game_declares_its_secrets():
    assert set(SECRETS) == set(GAMES)
