"""What the common suites must be told about each game. One module a game, named like its package, with:

pick(random, legal)      choose a move for random play, so that the game ends
pieces(state)            every card, die or cube and where it may be counted: the same multiset in every state of a game
twins(state, seat)       states that differ only in what the seat cannot see, neither now nor after any one move
twins_now(state, seat)   states that differ only in what the seat cannot see now, though the next move may show it
shows(move)              may the move rightly show what twins differ in? Then they are not compared after it
alike(state, move, seat) pairs of a state and a move of another seat that the seat cannot tell from these
impossible(state)        states near this one that no game can be in
ply_slack(state)         (fewer, more): how far from its true number of moves a state may at most be accepted
drawn_slack(state)       the same of the numbers drawn
leaks()                  changes of the Game record that make it leak: an `observe` and a `show` that say too much
LONG_GAMES               how many random games in every set-up a long run plays
SITUATIONS               name -> (before, move, after) -> bool: what deserves a fixture, beyond phases and refusals
"""

from importlib import import_module


def told(game):
    """The module that tells the suites about the game."""
    return import_module(f"{__name__}.{game.name.replace('-', '_')}")
