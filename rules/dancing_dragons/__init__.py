"""Dancing Dragons: table of contents."""

from rules.dancing_dragons import state as records
from rules.dancing_dragons.about import ABOUT
from rules.dancing_dragons.components import RULES_VERSION, SEATS, TARGET
from rules.dancing_dragons.faults import dealt, faults
from rules.dancing_dragons.rules import GIVEN, RULES, candidates, new, play
from rules.dancing_dragons.view import show, view
from rules.game import Game

GAME = Game(
    name="dancing-dragons",
    title="Dancing Dragons",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=records.Options(target=TARGET),
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
