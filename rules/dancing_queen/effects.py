"""Dancing Queen: the deal, and what each move does."""

from msgspec.structs import replace

from rules.chance import shuffled
from rules.dancing_queen.components import ALL_DANCERS, DECK, OTHER_HALF, PLAYERS, RULES_VERSION, Role
from rules.dancing_queen.events import (
    CardDealt,
    CardDrawn,
    DancerPlaced,
    DancerRotated,
    EndAgreed,
    EndProposed,
    Event,
    GameWon,
    LeadChosen,
    LeadOpened,
    LeadsRevealed,
    MicrophonePassed,
    RoundStarted,
    Step,
    TrophyWon,
)
from rules.dancing_queen.moves import AgreeEnd, Draw, Move, Open, Place, ProposeEnd, RotateTarget
from rules.dancing_queen.scoring import dancers, opponent, outcome, points, round_winner, star
from rules.dancing_queen.state import Dancer, LastRound, Options, Phase, RevealedLead, RoundEnd, Side, State
from rules.game import Transition
from rules.records import Chance, Seat, opening_members, removed, replaced

EMPTY = Side(hand=None, lead=None, backups=())


def deal(seats: int, options: Options, seed: str) -> Step:
    """1.1 The first round; the seat that the options name holds the microphone."""
    return start_round(
        State(
            **opening_members("dancing-queen", RULES_VERSION, seats, options, Chance(seed=seed, drawn=0)),
            phase=Phase.OPENING,
            to_move=(),
            round=1,
            microphone=options.microphone,
            trophies=(0,) * seats,
            sides=(EMPTY,) * seats,
            deck=(),
            last_round=None,
        )
    )


def start_round(state: State) -> Step:
    """1.1 Nine shuffled cards, one dealt to each seat."""
    deck, chance = shuffled(DECK, state.chance)
    dealt, rest = deck[:PLAYERS], deck[PLAYERS:]
    after = replace(
        state,
        phase=Phase.OPENING,
        to_move=tuple(range(PLAYERS)),
        chance=chance,
        sides=tuple(replace(EMPTY, hand=card) for card in dealt),
        deck=rest,
    )
    started = RoundStarted(round=state.round, microphone=state.microphone)
    return Transition(after, (started, *(CardDealt(seat=seat, card=card) for seat, card in enumerate(dealt))))


def play(state: State, move: Move) -> Step:
    """Carry out a move that the rules allow."""
    match move:
        case Open():
            return open_lead(state, move)
        case Draw():
            return draw(state, move.seat)
        case ProposeEnd():
            return propose_end(state, move.seat)
        case AgreeEnd():
            return end_round(state, RoundEnd.AGREED, (EndAgreed(seat=move.seat),))
        case Place():
            return place(state, move)


def open_lead(state: State, move: Open) -> Step:
    """1.2 Choose a half; the second to choose opens both. 1.3 Then the microphone's holder begins."""
    card = state.sides[move.seat].hand
    assert card is not None
    side = Side(hand=None, lead=Dancer(card=card, gender=move.gender), backups=())
    waiting = removed(state.to_move, move.seat)
    after = replace(state, sides=replaced(state.sides, move.seat, side), to_move=waiting)
    chosen = LeadChosen(seat=move.seat, gender=move.gender)
    if waiting:
        return Transition(after, (chosen,))
    opened = (
        LeadOpened(seat=seat, card=dancer.card, gender=dancer.gender)
        for seat, side in enumerate(after.sides)
        for dancer in dancers(side)
    )
    return look_for_stars(after, next_turn=state.microphone, events=(chosen, *opened))


def draw(state: State, seat: Seat) -> Step:
    """1.5 Hand over the microphone, if you hold it, and take the top card."""
    card, *rest = state.deck
    passed = (MicrophonePassed(seat=opponent(seat)),) if state.microphone == seat else ()
    after = replace(
        state,
        phase=Phase.PLACING,
        to_move=(seat,),
        microphone=opponent(seat),
        sides=replaced(state.sides, seat, replace(state.sides[seat], hand=card)),
        deck=tuple(rest),
    )
    return Transition(after, (*passed, CardDrawn(seat=seat, card=card)))


def propose_end(state: State, seat: Seat) -> Step:
    """6.1 With one card fewer the round ends at once. 6.2 With equally many the opponent answers."""
    proposed = (EndProposed(seat=seat),)
    mine, theirs = (len(dancers(state.sides[each])) for each in (seat, opponent(seat)))
    if mine < theirs:
        return end_round(state, RoundEnd.PROPOSED, proposed)
    return Transition(replace(state, phase=Phase.REPLY, to_move=(opponent(seat),)), proposed)


def place(state: State, move: Place) -> Step:
    """2.1, 2.2 Play the drawn card. 5.5 Rotate another one, if wanted. 1.6, 6.3, D3 Then it is the opponent's turn."""
    side = state.sides[move.seat]
    assert side.hand is not None
    assert side.lead is not None
    new, old = Dancer(card=side.hand, gender=move.gender), side.lead
    lead, backup = (new, old) if move.role == Role.LEAD else (old, new)
    placed = Side(hand=None, lead=lead, backups=(*side.backups, backup))
    after = replace(state, sides=replaced(state.sides, move.seat, placed))
    events: tuple[Event, ...] = (DancerPlaced(seat=move.seat, card=new.card, gender=new.gender, role=move.role),)
    if move.rotate:
        after, rotated = rotate(after, move.rotate)
        events = (*events, rotated)
    return look_for_stars(after, next_turn=opponent(move.seat), events=events)


def rotate(state: State, target: RotateTarget) -> tuple[State, DancerRotated]:
    """5.5 A rotated dancer shows its other half."""
    side = state.sides[target.seat]
    dancer = dancers(side)[target.position]
    turned = replace(dancer, gender=OTHER_HALF[dancer.gender])
    lead, *backups = replaced(dancers(side), target.position, turned)
    after = replace(state, sides=replaced(state.sides, target.seat, replace(side, lead=lead, backups=tuple(backups))))
    return after, DancerRotated(seat=target.seat, position=target.position, gender=turned.gender)


def look_for_stars(state: State, next_turn: Seat, events: tuple[Event, ...]) -> Step:
    """7.1, 7.2, D2, D4 A star on any lead dancer ends the round. 8.1 So do eight cards. Otherwise the next turn begins.

    D6 The openings are checked like any card.
    """
    if any(star(state, seat) for seat in range(PLAYERS)):
        return end_round(state, RoundEnd.STAR, events)
    if sum(len(dancers(side)) for side in state.sides) == ALL_DANCERS:
        return end_round(state, RoundEnd.ALL_DANCERS, events)
    return Transition(replace(state, phase=Phase.TURN, to_move=(next_turn,)), events)


def end_round(state: State, ended_by: RoundEnd, events: tuple[Event, ...]) -> Step:
    """9.4 The winner takes a trophy. 9.5 Four win the game; until then a new round starts."""
    leads = tuple(revealed(state, seat, ended_by) for seat in range(PLAYERS))
    winner = round_winner(leads, state.microphone)
    trophies = replaced(state.trophies, winner, state.trophies[winner] + 1)
    after = replace(
        state,
        trophies=trophies,
        last_round=LastRound(
            number=state.round, ended_by=ended_by, leads=leads, microphone=state.microphone, winner=winner
        ),
        outcome=outcome(trophies),
    )
    events = (
        *events,
        LeadsRevealed(ended_by=ended_by, leads=leads),
        TrophyWon(seat=winner, trophies=trophies[winner]),
    )
    if after.outcome:
        return Transition(replace(after, to_move=()), (*events, GameWon(seat=winner)))
    fresh = start_round(replace(after, round=state.round + 1))
    return Transition(fresh.state, (*events, *fresh.events))


def revealed(state: State, seat: Seat, ended_by: RoundEnd) -> RevealedLead:
    """9.1 A star wins the round, and nobody counts points then. 9.2 Otherwise both lead dancers score."""
    lead = state.sides[seat].lead
    assert lead is not None
    return RevealedLead(
        card=lead.card,
        gender=lead.gender,
        points=None if ended_by == RoundEnd.STAR else points(state, seat),
        star=star(state, seat),
    )
