"""Dancing Dragons: table of contents."""

from rules.dancing_dragons import events, moves, rules, state
from rules.dancing_dragons.about import ABOUT
from rules.dancing_dragons.components import RULES_VERSION, SEATS, TARGET
from rules.dancing_dragons.effects import deal, play
from rules.dancing_dragons.faults import dealt, faults
from rules.dancing_dragons.rules import candidates
from rules.dancing_dragons.view import observe, show
from rules.game import Game, collect_rules

GAME = Game(
    name="dancing-dragons",
    title="Dancing Dragons",
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=state.Options(target=TARGET),
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
