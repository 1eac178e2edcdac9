"""Play one sealed game of each kind, a device for each seat; tell of each in a line of JSON: `python sealed.py URL`."""

import json
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_urlsafe
from typing import TypeVar

from dancecard_client import Client
from dancecard_client.models import Problem
from dancing_dragons import DancingDragons
from dancing_queen import DancingQueen
from king_of_clubs import KingOfClubs
from lets_dance import LetsDance
from queen_of_12 import QueenOf12
from table import Game, Move, Stand, State, good, picked

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


@dataclass
class Device:
    """All that a seat's device holds: a key that it made itself, and the newest token."""

    token: str = ""
    key: str = field(default_factory=lambda: token_urlsafe(32))


def play(game: Game[S, M]) -> dict[str, object]:
    """A whole game. After each move all devices get the token, and compare where they stand."""
    devices = [Device() for _ in range(game.seats)]
    match = good(game.sealed_new([sha256(device.key.encode()).hexdigest() for device in devices]))
    assert match.keys is None
    token, stand, number = match.token, where(match), 1
    played: list[M] = []
    while True:
        number = (75 * number + 74) % 65537
        for device in devices:
            device.token = token
        listed = [good(game.sealed_legal_moves(device.token, device.key)) for device in devices]
        assert {where(each) for each in listed} == {stand}
        able = [seat for seat, each in enumerate(listed) if each.moves]
        if not able:
            break
        seat = able[number % len(able)]
        move = picked(game, listed[seat].moves, number)
        after = good(game.sealed_apply(devices[seat].token, devices[seat].key, move))
        assert after.previous == stand[1], "somebody has forked"
        assert after.view.seed is None or after.view.outcome
        token, stand = after.token, where(after)
        played.append(move)
    end = good(game.sealed_view(token, None)).view
    assert end.outcome
    refused = game.sealed_apply(token, devices[played[0].seat - 1].key, played[0])
    assert isinstance(refused, Problem)
    return {
        "game": type(game).__name__,
        "seats": game.seats,
        "seed": end.seed,
        "moves": [move.to_dict() for move in played],
        "winners": end.outcome.winners,
        "ply": stand[0],
        "refusal": {"status": refused.status, "code": refused.code.value},
    }


def where(stand: Stand) -> tuple[int, str]:
    return stand.ply, stand.digest


def main(url: str) -> None:
    with Client(base_url=url, raise_on_unexpected_status=True) as client:
        for line in (
            play(DancingQueen(client)),
            play(LetsDance(client)),
            play(QueenOf12(client)),
            play(KingOfClubs(client)),
            play(DancingDragons(client)),
        ):
            print(json.dumps(line))


if __name__ == "__main__":
    main(sys.argv[1])
