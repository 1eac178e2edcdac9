"""Commands for a single game: they print what the service answers."""

import json
import re

import pytest

from rules import random_transcript, write_move, write_notation
from rules.registry import GAMES
from service.app import create_app
from service.codec.json_reader import encode
from tests.service.cli.running import REFUSED, error_of, invoke

GAME = GAMES["dancing-queen"]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture(scope="module")
def client():
    return create_app().test_client()


@every_game
def test_commands_print_the_same_bytes_as_the_service(game, client):
    def served(path, **body):
        response = client.post(f"/games/{game.name}/{path}", json=body)
        assert response.status_code == 200
        return response.data + b"\n"

    options = json.loads(encode(game.options))
    given_options = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    seats = game.seats[-1]
    new = invoke("new", game.name, "--seats", seats, "--seed", "s", *given_options, "--include", "views")
    assert new == served("new", seats=seats, options=options, seed="s", include=["views"])
    state = json.loads(new)["state"]
    assert invoke("legal-moves", text=new) == served("legal-moves", state=state)
    assert invoke("legal-moves", "--seat", 1, text=new) == served("legal-moves", state=state, seat=1)
    assert invoke("view", "--seat", 0, text=new) == served("view", state=state, seat=0)
    assert invoke("view", text=json.dumps(state).encode()) == served("view", state=state, seat=None)
    move = json.loads(invoke("legal-moves", text=new))["moves"][0]
    expected = served("apply", state=state, move=move, include=["legal_moves"])
    notation = write_move(game.legal_moves(game.new(seats, game.options, "s").state)[0])
    state_and_move = json.dumps({"state": state, "move": move}).encode()
    for text, *given in ((new, "--move", json.dumps(move)), (new, "--move", notation), (state_and_move,)):
        assert invoke("apply", *given, "--include", "legal_moves", text=text) == expected


def test_new_without_seed_uses_a_random_one():
    seeds = {json.loads(invoke("new", "dancing-queen"))["state"]["chance"]["seed"] for _ in range(3)}
    assert len(seeds) == 3
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


@every_game
def test_replay_reads_json_and_notation(game, client):
    transcript = random_transcript(game, game.seats[0], game.options, "s")
    body = json.loads(encode(transcript))
    members = {name: body[name] for name in ("seats", "options", "seed", "moves", "rules_version")}
    expected = client.post(f"/games/{game.name}/replay", json={**members, "include": ["events"]}).data + b"\n"
    for text in (encode(transcript), json.dumps(body, indent=2).encode(), write_notation(transcript).encode()):
        assert invoke("replay", "--include", "events", text=text) == expected


def test_replay_with_an_illegal_move_exits_with_1():
    body = json.loads(encode(random_transcript(GAME, 2, GAME.options, "s")))
    body["moves"].insert(2, body["moves"][1])
    answer = json.loads(invoke("replay", text=json.dumps(body).encode(), code=REFUSED))
    assert answer["refused"]["index"] == answer["applied"] == 2


def test_replay_compares_the_state_digest():
    body = json.loads(encode(random_transcript(GAME, 2, GAME.options, "s")))
    text = json.dumps({**body, "state_digest": "0" * 64}).encode()
    assert "unexpected_state" in error_of("replay", text=text, code=REFUSED)
