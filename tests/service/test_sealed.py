"""Sealed play: whole games, keys, tokens that were meddled with, what a token tells, forks."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter, defaultdict
from hashlib import sha256
from random import Random

import msgspec
import pytest

from rules.registry import GAMES
from service.api.tokens import LENGTH_BYTES, STEP, KeyRing, continued, encode, hash_of, seal, start, unseal
from service.codec.problem_details import ProblemError
from service.config import BadConfiguration, Config, from_environment
from service.wsgi import create_service
from tests.rules.playing import LONG, playout, playouts, setups
from tests.rules.told import told
from tests.service.asking import Asking, address, games, some_steps, wire
from tests.service.mutating import mangled, mutated

OLD, NEW, OTHER = (bytes([number]) * 32 for number in (1, 2, 3))
A_GAME, ANOTHER_GAME = list(GAMES.values())[:2]
RING = KeyRing((OLD,))
KEYS = tuple(f"{seat:043}" for seat in range(8))


def sealed_by(*keys):
    return Asking(create_service(Config(seal_keys=keys)))


@pytest.fixture(scope="module")
def sealing():
    """A service whose key the tests know."""
    return sealed_by(OLD)


def token_of(game, state, ring=RING):
    """A match in this state, whose seats have KEYS."""
    return seal(ring, game, start(ring, state, tuple(map(hash_of, KEYS[: state.seats]))))


def first(game):
    """A state of the game in which not everybody is to move, or the first one, and a seat that is."""
    state = next((s for s, _, _ in some_steps(game) if len(s.to_move) < s.seats), some_steps(game)[0][0])
    return state, state.to_move[0]


# Whole games


@games
def test_a_whole_game_in_which_each_device_holds_only_its_key_and_the_newest_token(sealing, game):
    for seats, options in list(setups(game))[:: 1 if LONG else 3]:
        random = Random(f"{game.name} {seats}")
        match = sealing.ask(game, "sealed/new", seats=seats, options=options)
        keys, token, seen = match["keys"], match["token"], [match["digest"]]
        assert len(set(keys)) == seats
        commitment, ply = None, 0
        while True:
            stands = [sealing.ask(game, "sealed/legal-moves", token=token, key=key) for key in keys]
            able = [seat for seat, stand in enumerate(stands) if stand["moves"]]
            assert able == stands[0]["to_move"]
            assert {(stand["ply"], stand["digest"]) for stand in stands} == {(ply, seen[-1])}
            if not able:
                break
            seat = random.choice(able)
            moves = told(game).pick(random, [msgspec.convert(each, game.Move) for each in stands[seat]["moves"]])
            after = sealing.ask(game, "sealed/apply", token=token, key=keys[seat], move=moves)
            assert after["token"] != token
            token, ply = after["token"], ply + 1
            assert after["ply"] == ply
            assert after["digest"] not in seen
            seen.append(after["digest"])
            assert after["view"]["seat"] == seat
            commitment = after["view"]["seed_commitment"]
        last = sealing.ask(game, "sealed/view", token=token, key=None)["view"]
        assert last["outcome"]
        assert sha256(last["seed"].encode()).hexdigest() == commitment == last["seed_commitment"]


@games
def test_a_sealed_view_is_the_plain_one_of_the_same_state(sealing, game):
    for state, move, after in some_steps(game):
        token = token_of(game, state)
        for seat in (*range(state.seats), None):
            key = None if seat is None else KEYS[seat]
            plain = sealing.ask(game, "view", state=state, seat=seat)["view"]
            assert sealing.ask(game, "sealed/view", token=token, key=key)["view"] == plain
            if seat is not None:
                moves = sealing.ask(game, "legal-moves", state=state, seat=seat)
                sealed = sealing.ask(game, "sealed/legal-moves", token=token, key=key)
                assert {name: sealed[name] for name in moves} == moves
        done = sealing.ask(game, "sealed/apply", token=token, key=KEYS[move.seat], move=move)
        plain = sealing.ask(game, "apply", state=state, move=move, include=["views"])["views"][move.seat]
        assert (done["view"], done["events"]) == (plain["view"], plain["events"])
        assert unseal(RING, game, done["token"]).state == after.state


@games
def test_a_move_that_a_rule_forbids_is_refused_with_its_number(sealing, game):
    """Rule 0.1 does for every game: a move that belongs to another phase."""
    states = {state.phase: (state, move) for state, move, _ in some_steps(game)}
    phase, (state, _) = next(iter(states.items()))
    move = next(move for _, move in states.values() if phase not in move.phases)
    move, seat = msgspec.structs.replace(move, seat=state.to_move[0]), state.to_move[0]
    body = {"token": token_of(game, state), "key": KEYS[seat], "move": move}
    assert sealing.refused(game, "sealed/apply", body, 409, "illegal_move")["rule"]["number"] == "0.1"


# Keys


@games
def test_players_make_their_own_keys_and_the_service_never_knows_them(sealing, game):
    seats, keys = game.seats[-1], [f"a key that {seat} made itself" for seat in range(game.seats[-1])]
    hashes = [sha256(key.encode()).hexdigest() for key in keys]
    match = sealing.ask(game, "sealed/new", seats=seats, key_hashes=hashes)
    assert match["keys"] is None
    for seat, key in enumerate(keys):
        assert sealing.ask(game, "sealed/view", token=match["token"], key=key)["view"]["seat"] == seat


@games
def test_each_seat_needs_one_hash_of_its_own(sealing, game):
    seats = game.seats[0]
    hashes = [sha256(bytes([seat])).hexdigest() for seat in range(seats)]
    for wrong in (hashes[1:], [*hashes[1:], hashes[1]], []):
        sealing.refused(game, "sealed/new", {"seats": seats, "key_hashes": wrong}, 409, "bad_key_hashes")
    for wrong in (["x" * 64], [hashes[0].upper()], [hashes[0] + "\n"], "x"):
        sealing.refused(game, "sealed/new", {"seats": seats, "key_hashes": wrong}, 422, "invalid_request")


@games
def test_a_key_of_nobody_of_another_match_or_of_another_seat_is_refused(sealing, game):
    state, seat = first(game)
    token, other = token_of(game, state), sealing.ask(game, "sealed/new", seats=state.seats)
    move = game.legal_moves(state, seat)[0]
    for key in ("x" * 43, KEYS[state.seats], other["keys"][seat], KEYS[seat][:-1], KEYS[seat] + "0"):
        for path, more in (("view", {}), ("legal-moves", {}), ("apply", {"move": move})):
            sealing.refused(game, f"sealed/{path}", {"token": token, "key": key, **more}, 403, "wrong_key")
    for stranger in range(state.seats):
        if stranger != seat:
            body = {"token": token, "key": KEYS[stranger], "move": move}
            sealing.refused(game, "sealed/apply", body, 403, "wrong_key")


# Tokens


@games
def test_a_token_with_any_bit_flipped_is_refused(sealing, game):
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
            assert sealing.post(game, "sealed/view", {"token": flipped, "key": None}).status_code == 403
    assert sealing.ask(game, "sealed/view", token=token, key=None)


@games
def test_a_token_in_another_spelling_or_of_another_length_is_refused(sealing, game):
    token = token_of(game, first(game)[0])
    for wrong in (token[:-1], token[1:], token + "A", token + "=", token + "\n", " " + token, token[: len(token) // 2]):
        sealing.refused(game, "sealed/view", {"token": wrong, "key": None}, 403, "bad_token")
    for wrong in ("", "A", "AAAA", "ä" * 100, "\u0000", "A" * 32_768):
        sealing.refused(game, "sealed/view", {"token": wrong, "key": None}, 403, "bad_token")
    sealing.refused(game, "sealed/view", {"token": "A" * 32_769, "key": None}, 422, "invalid_request")


def test_tokens_of_two_matches_cannot_be_mixed(sealing):
    state = first(A_GAME)[0]
    one, other = (bytearray(urlsafe_b64decode(token_of(A_GAME, state) + "==")) for _ in range(2))
    for cut in (25, 37, 100, len(one) - 16):  # after the ids, after the nonce, within the box, before the tag
        token = urlsafe_b64encode(one[:cut] + other[cut:]).rstrip(b"=").decode()
        sealing.refused(A_GAME, "sealed/view", {"token": token, "key": None}, 403, "bad_token")


@games
def test_a_token_of_another_game_or_of_other_rules_is_refused(sealing, game):
    other = next(each for each in GAMES.values() if each is not game)
    token = token_of(game, first(game)[0])
    sealing.refused(other, "sealed/view", {"token": token, "key": None}, 403, "bad_token")


def test_keys_of_the_server_rotate_without_losing_games():
    """The first seals, all open; a token under a key that is gone has expired."""
    state = first(A_GAME)[0]
    old = token_of(A_GAME, state, KeyRing((OLD,)))
    rotated, later, other = sealed_by(NEW, OLD), sealed_by(NEW), sealed_by(OTHER)
    move = A_GAME.legal_moves(state)[0]
    new = rotated.ask(A_GAME, "sealed/apply", token=old, key=KEYS[move.seat], move=move)["token"]
    assert later.ask(A_GAME, "sealed/view", token=new, key=None)
    later.refused(A_GAME, "sealed/view", {"token": old, "key": None}, 403, "expired_token")
    for token in (old, new):
        other.refused(A_GAME, "sealed/view", {"token": token, "key": None}, 403, "expired_token")


def test_without_keys_each_service_makes_its_own():
    one, other = sealed_by(), sealed_by()
    token = one.ask(A_GAME, "sealed/new", seats=A_GAME.seats[0])["token"]
    assert one.ask(A_GAME, "sealed/view", token=token, key=None)
    other.refused(A_GAME, "sealed/view", {"token": token, "key": None}, 403, "expired_token")


def test_a_token_whose_state_is_of_another_shape_is_refused(sealing):
    """It is authentic: a service before this one, under the same key, sealed it."""
    match = start(RING, {"game": A_GAME.name}, ())
    sealing.refused(A_GAME, "sealed/view", {"token": seal(RING, A_GAME, match), "key": None}, 403, "bad_token")


@games
def test_random_tokens_are_refused_and_never_a_defect(sealing, game):
    random = Random(f"tokens {game.name}")
    head = urlsafe_b64decode(token_of(game, first(game)[0]) + "==")[:37]
    for number in range((10_000 if LONG else 500) // len(GAMES) + 1):
        raw = random.randbytes(random.choice((0, 1, 36, 37, 53, 1_077, 2_101)))
        raw = head[: random.choice((0, 1, 9, 25, 37))] + raw if number % 2 else raw
        body = {"token": urlsafe_b64encode(raw).rstrip(b"=").decode(), "key": random.choice((None, "k" * 22))}
        assert sealing.post(game, "sealed/view", body).status_code == 403


@pytest.mark.medium
@games
def test_no_sealed_body_is_answered_by_a_defect_and_every_answer_is_as_documented(sealing, game):
    """Sealed requests with something changed, or bytes that are nearly JSON; 422 if and only if the schema says no."""
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
        answer = sealing.post(game, path, body)
        seen[answer.status_code] += 1
        assert answer.status_code in (200, 400, 403, 409, 422), (answer.status, body)
        assert sealing.undocumented(answer, address(game, path)) == [], body
        if answer.status_code != 400:
            documented = sealing.requests(address(game, path)).is_valid(json.loads(body))
            assert documented == (answer.status_code != 422), (answer.data, body)
    assert {200, 400, 403, 422} <= set(seen)


# What a token tells


@games
def test_the_length_of_a_token_does_not_tell_what_is_hidden(game):
    """Twins are as long; or, where names of hidden cards differ in length, every match fits into one step."""
    twins = [
        (state, seeded(twin))
        for state in map(seeded, (state for state, _, _ in some_steps(game)))
        for seat in (*range(state.seats), None)
        for twin in told(game).twins_now(state, seat)
    ]
    assert twins
    if any(len(plain(one)) != len(plain(other)) for one, other in twins):
        longest = max(len(plain(seeded(after.state))) for _, _, after in playouts(game, 20 if LONG else 1))
        assert longest < STEP - LENGTH_BYTES
    for one, other in twins:
        assert len(token_of(game, one)) == len(token_of(game, other))


def seeded(state):
    """The state with a seed as the service makes them."""
    return msgspec.structs.replace(state, chance=msgspec.structs.replace(state.chance, seed=f"{state.ply:032x}"))


def plain(state):
    """What is encrypted, of as many seats as there can be."""
    return encode(start(RING, state, tuple(map(hash_of, KEYS))))


@games
def test_the_length_of_a_token_does_not_tell_which_secret_choice_was_made(game):
    for state, _, _ in some_steps(game):
        for seat in state.to_move if len(state.to_move) > 1 else ():
            lengths = defaultdict(set)  # by what a spectator sees of the move
            for move in game.legal_moves(state, seat):
                after = game.apply(seeded(state), move).state
                lengths[encode(game.view(after, None))].add(len(token_of(game, after)))
            assert all(len(found) == 1 for found in lengths.values())


@games
def test_nothing_of_the_match_is_in_a_token_in_readable_form(game):
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
def test_the_same_request_has_another_token_each_time_and_the_same_digest(sealing, game):
    state, seat = first(game)
    body = {"token": token_of(game, state), "key": KEYS[seat], "move": game.legal_moves(state, seat)[0]}
    one, other = (sealing.ask(game, "sealed/apply", **body) for _ in range(2))
    assert one["token"] != other["token"]
    assert {**one, "token": None} == {**other, "token": None}


# Forks


@games
def test_two_devices_that_went_on_differently_see_it_in_the_digest_from_then_on(sealing, game):
    state, moves = next((s, game.legal_moves(s)) for s, _, _ in some_steps(game) if len(game.legal_moves(s)) > 1)
    before = start(RING, state, tuple(map(hash_of, KEYS[: state.seats])))
    forks = []
    for move in (moves[0], moves[-1]):
        body = {"token": seal(RING, game, before), "key": KEYS[move.seat], "move": move}
        forks.append(sealing.ask(game, "sealed/apply", **body))
    assert forks[0]["ply"] == forks[1]["ply"] == state.ply + 1
    assert forks[0]["digest"] != forks[1]["digest"]
    later = [continued(continued(before, move, state), moves[0], state).digest for move in (moves[0], moves[-1])]
    assert later[0] != later[1]


def test_who_goes_back_two_moves_shows_in_the_digest_before(sealing):
    """A device that stood at the ply before sees that the newest token does not descend from what it knows."""
    state = next(s for s, _, _ in some_steps(A_GAME) if len(A_GAME.legal_moves(s)) > 1)
    old = token_of(A_GAME, state)
    honest, *others = A_GAME.legal_moves(state)

    def moved(token, move):
        return sealing.ask(A_GAME, "sealed/apply", token=token, key=KEYS[move.seat], move=move)

    mine, forked = moved(old, honest), moved(old, others[-1])
    seat = unseal(RING, A_GAME, forked["token"]).state.to_move[0]
    following = A_GAME.legal_moves(unseal(RING, A_GAME, forked["token"]).state, seat)[0]
    newest = moved(forked["token"], following)
    assert newest["ply"] == mine["ply"] + 1
    assert newest["previous"] == forked["digest"] != mine["digest"]
    assert sealing.ask(A_GAME, "sealed/view", token=newest["token"], key=None)["previous"] == newest["previous"]


def test_two_spellings_of_a_move_have_one_digest(sealing):
    """Where the order of a list means nothing, it does not tell two devices that somebody forked."""
    compared = 0
    for game in GAMES.values():
        for state, move, _ in some_steps(game):
            for name in move.__struct_fields__:
                value = getattr(move, name)
                other = msgspec.structs.replace(move, **{name: value[::-1]}) if isinstance(value, tuple) else move
                if other != move and game.normal(other) == move:
                    token, key = token_of(game, state), KEYS[move.seat]
                    found = [
                        sealing.ask(game, "sealed/apply", token=token, key=key, move=each)["digest"]
                        for each in (move, other)
                    ]
                    assert found[0] == found[1]
                    compared += 1
    assert compared


@games
def test_digests_are_keyed_so_that_they_do_not_tell_secret_choices(game):
    """The same moves from the same state in two matches: nobody can try moves until a digest fits."""
    state, move, after = some_steps(game)[0]
    hashes = tuple(map(hash_of, KEYS[: state.seats]))
    one, other = (continued(start(RING, state, hashes), move, after.state) for _ in range(2))
    assert one.digest != other.digest


# Never logged, never answered


def test_no_key_of_the_server_is_in_a_message_about_the_configuration():
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
def test_seats_whose_turn_it_is_not_have_no_moves(sealing, game):
    state, _ = first(game)
    for seat in range(state.seats):
        sealed = sealing.ask(game, "sealed/legal-moves", token=token_of(game, state), key=KEYS[seat])
        assert bool(sealed["moves"]) == (seat in state.to_move)


@games
def test_a_game_that_is_over_says_so(sealing, game):
    *_, (_, move, last) = playout(game, game.seats[0], game.options, "over")
    body = {"token": token_of(game, last.state), "key": KEYS[move.seat], "move": move}
    sealing.refused(game, "sealed/apply", body, 409, "game_over")


def test_a_token_is_no_pickle_and_needs_no_escaping_in_a_url():
    token = token_of(A_GAME, first(A_GAME)[0])
    assert json.dumps(token) == f'"{token}"'
    assert set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
