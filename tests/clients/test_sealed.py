"""Sealed games through the clients: a device for each seat, which holds only its own key and the newest token."""

import json

import msgspec
import pytest

from rules.registry import GAMES

pytestmark = pytest.mark.medium
CLASSES = {"".join(map(str.capitalize, name.split("-"))): game for name, game in GAMES.items()}


@pytest.mark.parametrize("workshop", ["python", "typescript"], indirect=True)
def test_every_game_is_played_to_its_end_through_sealed_calls_only(workshop, service_url):
    player, main = workshop.player(), workshop.language.main
    program = workshop.program("sealed", {**player, main: player[main.replace("play", "sealed")]})
    lines = [json.loads(line) for line in program.run(service_url).splitlines()]
    assert [line["game"] for line in lines] == [*CLASSES]
    for line in lines:
        game = CLASSES[line["game"]]
        moves = msgspec.convert(line["moves"], list[game.Move])
        again = game.replay(line["seats"], game.options, line["seed"], moves)
        assert again.refused is None
        assert list(again.state.outcome.winners) == line["winners"]
        assert line["ply"] == len(moves)
        assert line["refusal"] == {"status": 403, "code": "wrong_key"}
