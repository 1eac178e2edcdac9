"""King of Clubs: table of contents."""

from rules.game import Game, collect_rules
from rules.king_of_clubs import events, moves, rules, state
from rules.king_of_clubs.about import ABOUT
from rules.king_of_clubs.components import RULES_VERSION, SEATS, Version
from rules.king_of_clubs.effects import deal, play
from rules.king_of_clubs.faults import faults
from rules.king_of_clubs.faults.dealt import dealt_faults
from rules.king_of_clubs.rules import candidates, canonical
from rules.king_of_clubs.view import observe, show

GAME = Game(
    name="king-of-clubs",
    title="King of Clubs",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=state.Options(version=Version.BASIC),
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
