"""Dancing Queen: table of contents."""

from rules.dancing_queen import state as records
from rules.dancing_queen.about import ABOUT
from rules.dancing_queen.components import RULES_VERSION, SEATS
from rules.dancing_queen.faults import dealt, faults
from rules.dancing_queen.rules import GIVEN, RULES, candidates, new, play
from rules.dancing_queen.view import show, view
from rules.game import Game

GAME = Game(
    name="dancing-queen",
    title="Dancing Queen",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=records.Options(microphone=0),
    about=ABOUT,
    set_up=new,
    candidates=candidates,
    rules=RULES,
    given=GIVEN,
    normal=lambda move: move,  # no move holds an unordered list
    play=play,
    faults=faults,
    dealt=dealt,
    look=view,
    show=show,
    State=records.State,
    Move=records.Move,
    Event=records.Event,
    View=records.View,
    Options=records.Options,
)
