"""Queen of 12: table of contents."""

from rules.game import Game
from rules.queen_of_12 import state as records
from rules.queen_of_12.about import ABOUT
from rules.queen_of_12.components import RULES_VERSION, SEATS, FanChoice, SheetSide
from rules.queen_of_12.effects import new, play
from rules.queen_of_12.events import Event
from rules.queen_of_12.faults import faults
from rules.queen_of_12.faults.dealt import dealt_faults
from rules.queen_of_12.moves import Move
from rules.queen_of_12.rules import GIVEN, RULES, candidates, normal
from rules.queen_of_12.view import show, view

GAME = Game(
    name="queen-of-12",
    title="Queen of 12",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=records.Options(sheet=SheetSide.A, fan=FanChoice.FIRST_GAME),
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
    Move=Move,
    Event=Event,
    View=records.View,
    Options=records.Options,
)
