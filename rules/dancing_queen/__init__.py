"""Dancing Queen: table of contents."""

from rules.dancing_queen import events, moves, rules, state
from rules.dancing_queen.about import ABOUT
from rules.dancing_queen.components import RULES_VERSION, SEATS
from rules.dancing_queen.effects import deal, play
from rules.dancing_queen.faults import dealt, faults
from rules.dancing_queen.rules import candidates
from rules.dancing_queen.view import observe, show
from rules.game import Game, collect_rules

GAME = Game(
    name="dancing-queen",
    title="Dancing Queen",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=state.Options(microphone=0),
    about=ABOUT,
    deal=deal,
    candidates=candidates,
    rules=collect_rules(rules),
    canonical=lambda move: move,  # no move holds an unordered list
    play=play,
    faults=faults,
    dealt=dealt,
    observe=observe,
    show=show,
    State=state.State,
    Move=moves.Move,
    Event=events.Event,
    View=state.View,
    Options=state.Options,
)
