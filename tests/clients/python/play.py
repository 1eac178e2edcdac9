"""Play one game of each kind through the client, and tell of each in a line of JSON: `python play.py URL`."""

import json
import sys
from typing import TypeVar

from dancecard_client import Client
from dancecard_client.models import NumberedRule, Problem
from dancing_dragons import DancingDragons
from dancing_queen import DancingQueen
from king_of_clubs import KingOfClubs
from lets_dance import LetsDance
from queen_of_12 import QueenOf12
from table import Game, Move, State, good, picked

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)

SEED = "10"


def play(game: Game[S, M]) -> dict[str, object]:
    """A whole game: every seat looks before it moves, and a spectator looks at the end."""
    start = state = good(game.new(SEED)).state
    played: list[M] = []
    seeds_while_it_lasts = set()
    number = 1
    while state.outcome is None:
        number = (75 * number + 74) % 65537
        move = picked(game, good(game.legal_moves(state)).moves, number)
        seeds_while_it_lasts.add(good(game.view(state, move.seat)).view.seed)
        state = good(game.apply(state, move)).state
        played.append(move)
    return {
        "game": state.game,
        "seats": state.seats,
        "options": state.options.to_dict(),
        "seed": SEED,
        "moves": [move.to_dict() for move in played],
        "winners": state.outcome.winners,
        "seeds_seen": [*seeds_while_it_lasts, good(game.view(state, None)).view.seed],
        "refusal": refusal(game, start),
    }


def refusal(game: Game[S, M], start: S) -> dict[str, object]:
    """What is said of a move that the rules forbid."""
    problem = game.apply(start, game.wrong)
    assert isinstance(problem, Problem)
    assert isinstance(problem.rule, NumberedRule)
    return {
        "move": game.wrong.to_dict(),
        "status": problem.status,
        "code": problem.code.value,
        "rule": problem.rule.number,
    }


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
