"""Test kit: one module a game, named like its package, with its builder of states and all that the common suites need.

Table                                builder: each method returns a new builder, `state` is the state that it describes
choose_move(random, legal)           a move for random play, chosen so that the game ends
pieces(state)                        every card, die or cube, where it may be counted: the same multiset in a whole game
indistinguishable(state, seat)       states that the seat cannot tell from this one, now and after any one move
indistinguishable_now(state, seat)   states that it cannot tell from this one now, though the next move may show it
indistinguishable_moves(state, move, seat)   pairs of a state and another seat's move that it cannot tell from these
reveals(move)                        whether the move may show what is hidden; then states are not compared after it
impossible_states(state)             states near this one that no game can reach
ply_slack(state), drawn_slack(state) (fewer, more): how far an accepted counter may be from the true one
planted_leaks()                      changes of the Game record that make it leak: `observe` or `show` say too much
LONG_GAMES                           the number of random games in every set-up of a long run
SITUATIONS                           name -> (before, move, after) -> bool: transitions that deserve an example

`playouts` plays random games, `indistinguishable` compares what a seat is shown, `checks` has what they share.
"""

from importlib import import_module


def kit_of(game):
    """The kit module of a game."""
    return import_module(f"{__name__}.{game.name.replace('-', '_')}")
