"""Let's Dance: table of contents."""

from rules.game import Game
from rules.lets_dance import state as records
from rules.lets_dance.about import ABOUT
from rules.lets_dance.components import RULES_VERSION, SEATS
from rules.lets_dance.faults import faults
from rules.lets_dance.faults.dealt import dealt_faults
from rules.lets_dance.rules import GIVEN, RULES, candidates, new, normal, play
from rules.lets_dance.view import show, view

GAME = Game(
    name="lets-dance",
    title="Let's Dance",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=records.Options(),
    about=ABOUT,
    set_up=new,
    candidates=candidates,
    rules=RULES,
    given=GIVEN,
    normal=normal,
    play=play,
    faults=faults,
    dealt=dealt_faults,
    look=view,
    show=show,
    State=records.State,
    Move=records.Move,
    Event=records.Event,
    View=records.View,
    Options=records.Options,
)
