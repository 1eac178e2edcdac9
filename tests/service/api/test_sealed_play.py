"""Sealed play: whole games, keys, tampered tokens, the secrecy of tokens, forks."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from hashlib import sha256
from random import Random

import msgspec
import pytest

from rules.registry import GAMES
from service.api.sealed_sizes import STEP, sizes_of
from service.api.tokens import (
    FORMAT,
    HEADER,
    LENGTH_BYTES,
    NONCE_BYTES,
    TAG_BYTES,
    KeyRing,
    add_padding,
    advance,
    associated_data,
    cipher,
    hash_of,
    id_of,
    seal,
    start,
    to_msgpack,
    to_text,
    unseal,
)
from service.codec.problem_details import ProblemError
from service.config import BadConfiguration, Config, from_environment
from service.wsgi import create_service
from tests.kit import kit_of
from tests.kit.playouts import LONG, playout, playouts, setups
from tests.service.client import Client, address, games, is_over_the_size_limits, some_steps, wire
from tests.service.codec.mutating import mangled, mutated

OLD, NEW, OTHER = (bytes([number]) * 32 for number in (1, 2, 3))
A_GAME, ANOTHER_GAME = list(GAMES.values())[:2]
RING = KeyRing((OLD,))
KEYS = tuple(f"{seat:043}" for seat in range(8))


def service_with(*keys):
    """A service with these keys for sealed play."""
    return Client(create_service(Config(seal_keys=keys)))


@pytest.fixture(scope="module")
def service():
    """A service whose key the tests know."""
    return service_with(OLD)


def token_of(game, state, ring=RING):
    """A token of a match in this state, with KEYS for its seats."""
    return seal(ring, game, start(ring, state, tuple(map(hash_of, KEYS[: state.seats]))))


def first(game):
    """A state in which not all seats may act, or else the first one, and a seat that may act."""
    state = next((s for s, _, _ in some_steps(game) if len(s.to_move) < s.seats), some_steps(game)[0][0])
    return state, state.to_move[0]


# Whole games


@games
def test_a_whole_game_needs_only_each_seats_key_and_the_newest_token(service, game):
    for seats, options in list(setups(game))[:: 1 if LONG else 3]:
        random = Random(f"{game.name} {seats}")
        match = service.ask(game, "sealed/new", seats=seats, options=options)
        keys, token, seen = match["keys"], match["token"], [match["digest"]]
        assert len(set(keys)) == seats
        commitment, ply = None, 0
        while True:
            listings = [service.ask(game, "sealed/legal-moves", token=token, key=key) for key in keys]
            able = [seat for seat, listing in enumerate(listings) if listing["moves"]]
            assert able == listings[0]["to_move"]
            assert {(each["ply"], each["digest"]) for each in listings} == {(ply, seen[-1])}
            if not able:
                break
            seat = random.choice(able)
            moves = kit_of(game).choose_move(
                random, [msgspec.convert(each, game.Move) for each in listings[seat]["moves"]]
            )
            after = service.ask(game, "sealed/apply", token=token, key=keys[seat], move=moves)
            assert after["token"] != token
            token, ply = after["token"], ply + 1
            assert after["ply"] == ply
            assert after["digest"] not in seen
            seen.append(after["digest"])
            assert after["view"]["seat"] == seat
            commitment = after["view"]["seed_commitment"]
        last = service.ask(game, "sealed/view", token=token, key=None)["view"]
        assert last["outcome"]
        assert sha256(last["seed"].encode()).hexdigest() == commitment == last["seed_commitment"]


@games
def test_sealed_answers_equal_the_plain_ones_of_the_same_state(service, game):
    for state, move, after in some_steps(game):
        token = token_of(game, state)
        for seat in (*range(state.seats), None):
            key = None if seat is None else KEYS[seat]
            plain = service.ask(game, "view", state=state, seat=seat)["view"]
            assert service.ask(game, "sealed/view", token=token, key=key)["view"] == plain
            if seat is not None:
                moves = service.ask(game, "legal-moves", state=state, seat=seat)
                sealed = service.ask(game, "sealed/legal-moves", token=token, key=key)
                assert {name: sealed[name] for name in moves} == moves
        done = service.ask(game, "sealed/apply", token=token, key=KEYS[move.seat], move=move)
        plain = service.ask(game, "apply", state=state, move=move, include=["views"])["views"][move.seat]
        assert (done["view"], done["events"]) == (plain["view"], plain["events"])
        assert unseal(RING, game, done["token"]).state == after.state


@games
def test_an_illegal_move_is_refused_with_the_number_of_the_rule(service, game):
    """Rule 0.1, which every game has: the move belongs to another phase."""
    states = {state.phase: (state, move) for state, move, _ in some_steps(game)}
    phase, (state, _) = next(iter(states.items()))
    move = next(move for _, move in states.values() if phase not in move.phases)
    move, seat = msgspec.structs.replace(move, seat=state.to_move[0]), state.to_move[0]
    body = {"token": token_of(game, state), "key": KEYS[seat], "move": move}
    assert service.refused(game, "sealed/apply", body, 409, "illegal_move")["rule"]["number"] == "0.1"


# Keys


@games
def test_players_can_make_keys_that_the_service_never_receives(service, game):
    seats, keys = game.seats[-1], [f"a key that {seat} made itself" for seat in range(game.seats[-1])]
    hashes = [sha256(key.encode()).hexdigest() for key in keys]
    match = service.ask(game, "sealed/new", seats=seats, key_hashes=hashes)
    assert match["keys"] is None
    for seat, key in enumerate(keys):
        assert service.ask(game, "sealed/view", token=match["token"], key=key)["view"]["seat"] == seat


@games
def test_key_hashes_must_be_one_per_seat_and_different(service, game):
    seats = game.seats[0]
    hashes = [sha256(bytes([seat])).hexdigest() for seat in range(seats)]
    for wrong in (hashes[1:], [*hashes[1:], hashes[1]], []):
        service.refused(game, "sealed/new", {"seats": seats, "key_hashes": wrong}, 409, "bad_key_hashes")
    for wrong in (["x" * 64], [hashes[0].upper()], [hashes[0] + "\n"], "x"):
        service.refused(game, "sealed/new", {"seats": seats, "key_hashes": wrong}, 422, "invalid_request")


@games
def test_unknown_keys_and_keys_of_other_matches_or_seats_are_refused(service, game):
    state, seat = first(game)
    token, other = token_of(game, state), service.ask(game, "sealed/new", seats=state.seats)
    move = game.legal_moves(state, seat)[0]
    for key in ("x" * 43, KEYS[state.seats], other["keys"][seat], KEYS[seat][:-1], KEYS[seat] + "0"):
        for path, more in (("view", {}), ("legal-moves", {}), ("apply", {"move": move})):
            service.refused(game, f"sealed/{path}", {"token": token, "key": key, **more}, 403, "wrong_key")
    for stranger in range(state.seats):
        if stranger != seat:
            body = {"token": token, "key": KEYS[stranger], "move": move}
            service.refused(game, "sealed/apply", body, 403, "wrong_key")


# Tokens


@games
def test_a_token_with_any_bit_flipped_is_refused(service, game):
    token = token_of(game, first(game)[0])
    raw = bytearray(urlsafe_b64decode(token + "=" * (-len(token) % 4)))
    for bit in range(8 * len(raw)):
        raw[bit // 8] ^= 1 << bit % 8
        flipped = urlsafe_b64encode(raw).rstrip(b"=").decode()
        raw[bit // 8] ^= 1 << bit % 8
        with pytest.raises(ProblemError) as refused:
            unseal(RING, game, flipped)
        assert refused.value.problem.code in ("bad_token", "expired_token")
        if bit % 97 == 0:
            assert service.post(game, "sealed/view", {"token": flipped, "key": None}).status_code == 403
    assert service.ask(game, "sealed/view", token=token, key=None)


@games
def test_a_token_in_non_canonical_form_or_of_another_length_is_refused(service, game):
    token = token_of(game, first(game)[0])
    for wrong in (token[:-1], token[1:], token + "A", token + "=", token + "\n", " " + token, token[: len(token) // 2]):
        service.refused(game, "sealed/view", {"token": wrong, "key": None}, 403, "bad_token")
    for wrong in ("", "A", "AAAA", "ä" * 100, "\u0000", "A" * 32_768):
        service.refused(game, "sealed/view", {"token": wrong, "key": None}, 403, "bad_token")
    service.refused(game, "sealed/view", {"token": "A" * 32_769, "key": None}, 422, "invalid_request")


def test_parts_of_two_tokens_cannot_be_combined(service):
    state = first(A_GAME)[0]
    one, other = (bytearray(urlsafe_b64decode(token_of(A_GAME, state) + "==")) for _ in range(2))
    for cut in (25, 37, 100, len(one) - 16):  # after the ids, after the nonce, within the ciphertext, before the tag
        token = urlsafe_b64encode(one[:cut] + other[cut:]).rstrip(b"=").decode()
        service.refused(A_GAME, "sealed/view", {"token": token, "key": None}, 403, "bad_token")


@games
def test_a_token_of_another_game_is_refused(service, game):
    other = next(each for each in GAMES.values() if each is not game)
    token = token_of(game, first(game)[0])
    service.refused(other, "sealed/view", {"token": token, "key": None}, 403, "bad_token")


def test_rotating_the_servers_keys_keeps_games():
    """The first key encrypts, all keys decrypt; a token under a removed key has expired."""
    state = first(A_GAME)[0]
    old = token_of(A_GAME, state, KeyRing((OLD,)))
    rotated, later, other = service_with(NEW, OLD), service_with(NEW), service_with(OTHER)
    move = A_GAME.legal_moves(state)[0]
    new = rotated.ask(A_GAME, "sealed/apply", token=old, key=KEYS[move.seat], move=move)["token"]
    assert later.ask(A_GAME, "sealed/view", token=new, key=None)
    later.refused(A_GAME, "sealed/view", {"token": old, "key": None}, 403, "expired_token")
    for token in (old, new):
        other.refused(A_GAME, "sealed/view", {"token": token, "key": None}, 403, "expired_token")


def test_a_service_without_configured_keys_generates_its_own():
    one, other = service_with(), service_with()
    token = one.ask(A_GAME, "sealed/new", seats=A_GAME.seats[0])["token"]
    assert one.ask(A_GAME, "sealed/view", token=token, key=None)
    other.refused(A_GAME, "sealed/view", {"token": token, "key": None}, 403, "expired_token")


def test_a_token_with_a_state_of_another_schema_is_refused(service):
    """It is authentic: an earlier version of the service sealed it under the same key."""
    match = start(RING, {"game": A_GAME.name}, ())
    service.refused(A_GAME, "sealed/view", {"token": seal(RING, A_GAME, match), "key": None}, 403, "bad_token")


@games
def test_random_tokens_are_refused_and_never_an_internal_error(service, game):
    random = Random(f"tokens {game.name}")
    head = urlsafe_b64decode(token_of(game, first(game)[0]) + "==")[:37]
    for number in range((10_000 if LONG else 500) // len(GAMES) + 1):
        raw = random.randbytes(random.choice((0, 1, 36, 37, 53, 1_077, 2_101)))
        raw = head[: random.choice((0, 1, 9, 25, 37))] + raw if number % 2 else raw
        body = {"token": urlsafe_b64encode(raw).rstrip(b"=").decode(), "key": random.choice((None, "k" * 22))}
        assert service.post(game, "sealed/view", body).status_code == 403


@pytest.mark.medium
@games
def test_mutated_bodies_never_get_a_500_and_every_answer_matches_the_document(service, game):
    """Mutated requests, and bytes that are nearly JSON; 422 if and only if the schema rejects the body."""
    random, bodies = Random(f"sealed {game.name}"), {}
    for state, move, _ in some_steps(game)[::8]:
        mine = {"token": token_of(game, state), "key": KEYS[move.seat]}
        bodies.setdefault("view", []).append(mine)
        bodies.setdefault("legal-moves", []).append(mine)
        bodies.setdefault("apply", []).append({**mine, "move": wire(move)})
        hashes = [hash_of(key) for key in KEYS[: state.seats]]
        bodies.setdefault("new", []).append(
            {"seats": state.seats, "options": wire(state.options), "key_hashes": hashes}
        )
    seen = Counter()
    for _ in range(2_000 if LONG else 200):
        path = f"sealed/{random.choice(list(bodies))}"
        valid = random.choice(bodies[path.removeprefix("sealed/")])
        value = mutated(random, valid, random.choice((0, 1, 1, 2)))
        body = json.dumps(value).encode() if random.random() < 0.8 else mangled(random, json.dumps(valid).encode())
        answer = service.post(game, path, body)
        seen[answer.status_code] += 1
        assert answer.status_code in (200, 400, 403, 409, 422), (answer.status, body)
        assert service.undocumented(answer, address(game, path)) == [], body
        if answer.status_code != 400 and not is_over_the_size_limits(answer):
            documented = service.requests(address(game, path)).is_valid(json.loads(body))
            assert documented == (answer.status_code != 422), (answer.data, body)
    assert {200, 400, 403, 422} <= set(seen)


# Secrecy of tokens


@games
def test_all_tokens_of_a_game_have_one_length(game):
    """The measured size holds every match of random games, for any state and number of seats."""
    size = sizes_of(game.name).match
    length = len(to_text(bytes(HEADER.size + size + TAG_BYTES)))
    for _, _, after in playouts(game, 20 if LONG else 1):
        state = seeded(after.state)
        assert LENGTH_BYTES + len(to_msgpack(start(RING, state, tuple(map(hash_of, KEYS))))) <= size
        if state.ply % 10 == 0 or LONG:
            assert len(token_of(game, state)) == length


def seeded(state):
    """The state with a seed as the service makes them."""
    return msgspec.structs.replace(state, chance=msgspec.structs.replace(state.chance, seed=f"{state.ply:032x}"))


@games
def test_tokens_of_earlier_sizes_can_be_opened(service, game):
    """A new version may measure other sizes; games go on."""
    state = first(game)[0]
    match = start(RING, state, tuple(map(hash_of, KEYS[: state.seats])))
    for size in (STEP, 2 * STEP, 7 * STEP):
        assert service.ask(game, "sealed/view", token=sealed_with_size(game, match, size), key=None)
    without_step = sealed_with_size(game, match, STEP + 1)
    service.refused(game, "sealed/view", {"token": without_step, "key": None}, 403, "bad_token")


def sealed_with_size(game, match, size):
    """A token like those of `seal`, padded to a multiple of this size."""
    header = FORMAT + id_of(OLD) + match.id + bytes(NONCE_BYTES)
    plaintext = add_padding(to_msgpack(match), size)
    ciphertext = cipher(OLD, match.id).encrypt(bytes(NONCE_BYTES), plaintext, associated_data(header, game))
    return to_text(header + ciphertext)


@games
def test_no_text_or_hash_of_the_match_is_readable_in_a_token(game):
    for state, _, _ in some_steps(game)[:5]:
        token = token_of(game, state)
        raw = urlsafe_b64decode(token + "=" * (-len(token) % 4))
        words = {text for text in strings(wire(state)) if len(text) > 3}
        words |= set(KEYS[: state.seats]) | {hash_of(key) for key in KEYS[: state.seats]}
        for word in words:
            assert word.encode() not in raw
            assert word not in token
        for key in KEYS[: state.seats]:
            assert bytes.fromhex(hash_of(key)) not in raw


def strings(value):
    """Every string in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


@games
def test_repeating_a_request_changes_only_the_token(service, game):
    state, seat = first(game)
    body = {"token": token_of(game, state), "key": KEYS[seat], "move": game.legal_moves(state, seat)[0]}
    one, other = (service.ask(game, "sealed/apply", **body) for _ in range(2))
    assert one["token"] != other["token"]
    assert {**one, "token": None} == {**other, "token": None}


# Forks


@games
def test_a_fork_shows_in_all_later_digests(service, game):
    state, moves = next((s, game.legal_moves(s)) for s, _, _ in some_steps(game) if len(game.legal_moves(s)) > 1)
    before = start(RING, state, tuple(map(hash_of, KEYS[: state.seats])))
    forks = []
    for move in (moves[0], moves[-1]):
        body = {"token": seal(RING, game, before), "key": KEYS[move.seat], "move": move}
        forks.append(service.ask(game, "sealed/apply", **body))
    assert forks[0]["ply"] == forks[1]["ply"] == state.ply + 1
    assert forks[0]["digest"] != forks[1]["digest"]
    later = [advance(advance(before, move, state), moves[0], state).digest for move in (moves[0], moves[-1])]
    assert later[0] != later[1]


def test_a_fork_two_moves_back_shows_in_previous(service):
    """A device that knows the ply before sees that the newest token does not descend from it."""
    state = next(s for s, _, _ in some_steps(A_GAME) if len(A_GAME.legal_moves(s)) > 1)
    old = token_of(A_GAME, state)
    honest, *others = A_GAME.legal_moves(state)

    def moved(token, move):
        return service.ask(A_GAME, "sealed/apply", token=token, key=KEYS[move.seat], move=move)

    mine, forked = moved(old, honest), moved(old, others[-1])
    seat = unseal(RING, A_GAME, forked["token"]).state.to_move[0]
    following = A_GAME.legal_moves(unseal(RING, A_GAME, forked["token"]).state, seat)[0]
    newest = moved(forked["token"], following)
    assert newest["ply"] == mine["ply"] + 1
    assert newest["previous"] == forked["digest"] != mine["digest"]
    assert service.ask(A_GAME, "sealed/view", token=newest["token"], key=None)["previous"] == newest["previous"]


def test_equivalent_forms_of_a_move_have_one_digest(service):
    """The order of a list without meaning is no fork."""
    compared = 0
    for game in GAMES.values():
        for state, move, _ in some_steps(game):
            for name in move.__struct_fields__:
                value = getattr(move, name)
                other = msgspec.structs.replace(move, **{name: value[::-1]}) if isinstance(value, tuple) else move
                if other != move and game.canonical(other) == move:
                    token, key = token_of(game, state), KEYS[move.seat]
                    found = [
                        service.ask(game, "sealed/apply", token=token, key=key, move=each)["digest"]
                        for each in (move, other)
                    ]
                    assert found[0] == found[1]
                    compared += 1
    assert compared


@games
def test_digests_of_the_same_moves_differ_between_matches(game):
    """They are keyed with the match's secret, so moves cannot be tried until a digest fits."""
    state, move, after = some_steps(game)[0]
    hashes = tuple(map(hash_of, KEYS[: state.seats]))
    one, other = (advance(start(RING, state, hashes), move, after.state) for _ in range(2))
    assert one.digest != other.digest


# Configuration, turns and ends


def test_messages_about_the_configuration_never_contain_a_key():
    good = urlsafe_b64encode(OLD).decode()
    assert from_environment({"SEAL_KEYS": f"{good}, {good.rstrip('=')}"}).seal_keys == (OLD, OLD)
    with pytest.raises(BadConfiguration, match="SEAL_KEYS: must be random"):
        from_environment({"SEAL_KEYS": urlsafe_b64encode(bytes(32)).decode()})
    assert good not in repr(from_environment({"SEAL_KEYS": good}))
    assert repr(OLD) not in repr(from_environment({"SEAL_KEYS": good}))
    for wrong in ("short", f"{good},", good[1:], f"{good} {good}", f"{good};"):
        with pytest.raises(BadConfiguration, match="SEAL_KEYS: must be keys of 32 bytes") as refused:
            from_environment({"SEAL_KEYS": wrong})
        assert wrong not in str(refused.value)


@games
def test_only_seats_to_move_have_legal_moves(service, game):
    state, _ = first(game)
    for seat in range(state.seats):
        sealed = service.ask(game, "sealed/legal-moves", token=token_of(game, state), key=KEYS[seat])
        assert bool(sealed["moves"]) == (seat in state.to_move)


@games
def test_a_move_in_a_finished_game_is_refused(service, game):
    *_, (_, move, last) = playout(game, game.seats[0], game.options, "over")
    body = {"token": token_of(game, last.state), "key": KEYS[move.seat], "move": move}
    service.refused(game, "sealed/apply", body, 409, "game_over")


def test_a_token_needs_no_escaping_in_json_or_urls():
    token = token_of(A_GAME, first(A_GAME)[0])
    assert json.dumps(token) == f'"{token}"'
    assert set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
