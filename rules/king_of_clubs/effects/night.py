"""King of Clubs: how a night begins and how it ends (chapters 1 and 6 to 9 of RULES.md)."""

from msgspec.structs import replace

from rules.chance import shuffled
from rules.game import Transition
from rules.king_of_clubs.components import DRAW_VALUE, HAND_LIMIT, NIGHTCLUBS, OPEN_NIGHTCLUBS, POINTS_A_NIGHT, Version
from rules.king_of_clubs.events import (
    BackupsRevealed,
    Event,
    GameEnded,
    MovesDrawn,
    NightEnded,
    NightStarted,
    PileRefilled,
    Step,
)
from rules.king_of_clubs.scoring import assigned, clubs_in_order, next_lead, outcome, result
from rules.king_of_clubs.state import LastRound, Phase, State
from rules.records import Seat, replaced


def start_night(state: State, events: tuple[Event, ...]) -> Step:
    """1.1 Shuffle all nine Nightclubs and open four. All Dancers are in the hands of their seats."""
    cards, chance = shuffled(NIGHTCLUBS, state.chance)
    clubs = clubs_in_order(cards[:OPEN_NIGHTCLUBS])
    after = replace(
        state,
        phase=Phase.ASSIGN,
        to_move=tuple(range(state.seats)),
        chance=chance,
        clubs=clubs,
        assignments=(None,) * state.seats,
        revealed=None,
        danced=0,
    )
    return Transition(after, (*events, NightStarted(night=state.night, lead=state.lead, clubs=clubs)))


def end_night(state: State, events: tuple[Event, ...]) -> Step:
    """6.1 Who won the night gets one point. 7.1, 7.2 That may end the game; until then another night begins."""
    ended = result(state.night, state.options.version, state.lead, state.clubs, assigned(state))
    points = state.points
    if ended.winner is not None:
        points = replaced(points, ended.winner, points[ended.winner] + POINTS_A_NIGHT)
    after = replace(state, points=points, last_round=ended, outcome=outcome(state.seats, points, state.night))
    events = reveal_backups(state, events)
    events = (
        *events,
        NightEnded(
            night=ended.night,
            prestige=ended.prestige,
            moves_played=ended.moves_played,
            winner=ended.winner,
            points=points,
        ),
    )
    if after.outcome:
        over = GameEnded(reason=after.outcome.reason, winners=after.outcome.winners)
        return Transition(replace(after, to_move=()), (*events, over))
    drawn = draw_moves(after, ended)
    lead = next_lead(points, ended.winner)
    return start_night(replace(drawn.state, night=state.night + 1, lead=lead), (*events, *drawn.events))


def reveal_backups(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """4.1 Revealed with the first tied club, or at the night's end: once a night.

    The basic version dances a whole night in one step, so `events` tells whether that has happened.
    """
    if any(isinstance(event, BackupsRevealed) for event in events):
        return events
    return (*events, BackupsRevealed(backups=tuple(assignment.backup for assignment in assigned(state))))


def draw_moves(state: State, ended: LastRound) -> Step:
    """9.1 Played Moves are discarded. 9.2, D14 In seat order each seat draws in full, and discards down to five."""
    if state.options.version == Version.BASIC:
        return Transition(state, ())
    step: Step = Transition(replace(state, discard=state.discard + sum(ended.moves_played)), ())
    for seat, assignment in enumerate(ended.assignments):
        after = draw(step.state, seat, DRAW_VALUE[assignment.backup])
        step = step.with_state(after.state).with_events(*after.events)
    return step


def draw(state: State, seat: Seat, count: int) -> Step:
    """9.2 One seat draws and discards down to five. 9.3, D15 The discard becomes the new pile when that is empty."""
    pile, discard = state.pile, state.discard
    events: tuple[Event, ...] = ()
    if count > pile and discard:
        events = (PileRefilled(pile=discard),)
        pile, discard = pile + discard, 0
    drawn = min(count, pile)
    held = min(state.hands[seat] + drawn, HAND_LIMIT)
    excess = state.hands[seat] + drawn - held
    after = replace(state, hands=replaced(state.hands, seat, held), pile=pile - drawn, discard=discard + excess)
    return Transition(after, (*events, MovesDrawn(seat=seat, drawn=drawn, discarded=excess)))
