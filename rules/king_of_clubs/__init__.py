"""King of Clubs: table of contents."""

from rules.game import Game
from rules.king_of_clubs import state as records
from rules.king_of_clubs.about import ABOUT
from rules.king_of_clubs.components import RULES_VERSION, SEATS, Version
from rules.king_of_clubs.faults import faults
from rules.king_of_clubs.faults.dealt import dealt_faults
from rules.king_of_clubs.rules import GIVEN, RULES, candidates, new, normal, play
from rules.king_of_clubs.view import show, view

GAME = Game(
    name="king-of-clubs",
    title="King of Clubs",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=records.Options(version=Version.BASIC),
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
