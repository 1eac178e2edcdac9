"""Let's Dance: table of contents."""

from rules.game import Game, collect_rules
from rules.lets_dance import events, moves, rules, state
from rules.lets_dance.about import ABOUT
from rules.lets_dance.components import RULES_VERSION, SEATS
from rules.lets_dance.effects import deal, play
from rules.lets_dance.faults import faults
from rules.lets_dance.faults.dealt import dealt_faults
from rules.lets_dance.rules import candidates, canonical
from rules.lets_dance.view import observe, show

GAME = Game(
    name="lets-dance",
    title="Let's Dance",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=state.Options(),
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
