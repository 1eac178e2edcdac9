"""Queen of 12: table of contents."""

from rules.game import Game, collect_rules
from rules.queen_of_12 import events, moves, rules, state
from rules.queen_of_12.about import ABOUT
from rules.queen_of_12.components import RULES_VERSION, SEATS, FanChoice, SheetSide
from rules.queen_of_12.effects import deal, play
from rules.queen_of_12.faults import faults
from rules.queen_of_12.faults.dealt import dealt_faults
from rules.queen_of_12.rules import candidates, canonical
from rules.queen_of_12.view import observe, show

GAME = Game(
    name="queen-of-12",
    title="Queen of 12",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=state.Options(sheet=SheetSide.A, fan=FanChoice.FIRST_GAME),
    about=ABOUT,
    deal=deal,
    candidates=candidates,
    rules=collect_rules(rules),
    canonical=canonical,
    play=play,
    faults=faults,
    dealt=dealt_faults,
    observe=observe,
    show=show,
    State=state.State,
    Move=moves.Move,
    Event=events.Event,
    View=state.View,
    Options=state.Options,
)
