"""Games played in memory, on one core: read the state, list the legal moves, carry one out, write the state.

Beside them two libraries for other games: python-chess (legal moves and a move of chess) and PokerKit (a hand).
"""

from random import Random
from time import process_time

import chess
import msgspec
from pokerkit import Automation, NoLimitTexasHoldem

from rules.registry import GAMES
from service.codec.json_reader import encode
from tests.kit.playouts import setups

SECONDS = 1.0
ROUNDS = 3


def main():
    """Print the most steps per second of some interleaved rounds."""
    players = {
        **{game.name: play(game) for game in GAMES.values()},
        "python-chess": play_chess(),
        "PokerKit": play_poker(),
    }
    most = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, steps in players.items():
            most[name] = max(most[name], rate(steps))
    print(f"\n{'in memory':22}{'steps/s':>10}")
    for name, found in most.items():
        print(f"{name:22}{found:10.0f}")


def rate(steps):
    """Steps per second of CPU time."""
    start, count = process_time(), 0
    while (taken := process_time() - start) < SECONDS:
        next(steps)
        count += 1
    return count / taken


def play(game):
    """Random games without an end, in every set-up in turn; a step for each move."""
    random, decode, number = Random(game.name), msgspec.json.Decoder(game.State).decode, 0
    while True:
        for seats, options in setups(game):
            number += 1
            written = encode(game.new(seats, options, str(number)).state)
            while (state := decode(written)).to_move:
                moves = game.legal_moves(state, random.choice(state.to_move))
                written = encode(game.apply(state, random.choice(moves)).state)
                yield


def play_chess():
    random = Random("chess")
    while True:
        board = chess.Board()
        while moves := list(board.legal_moves):
            board.push(random.choice(moves))
            yield


def play_poker():
    """Hold'em for four: check or call, or fold, whatever comes; a step for each decision."""
    random = Random("poker")
    while True:
        hand = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, (200,) * 4, 4)
        while hand.status:
            options = [hand.check_or_call] * hand.can_check_or_call() + [hand.fold] * hand.can_fold()
            random.choice(options)()
            yield
