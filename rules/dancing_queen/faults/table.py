"""Dancing Queen: why a table cannot be, whatever was dealt."""

from collections.abc import Iterator

from rules.dancing_queen.components import (
    ALL_DANCERS,
    DECK,
    MOST_BACKUPS,
    MOST_DANCERS,
    PLAYERS,
    STARRING,
    TROPHIES_TO_WIN,
    Card,
)
from rules.dancing_queen.faults.counters import possible_plies
from rules.dancing_queen.scoring import dancers, opponent, outcome, points, round_winner, star
from rules.dancing_queen.state import LastRound, Phase, RoundEnd, Side, State
from rules.game import Fault, drawn_faults, ply_faults

OPENING, TURN, REPLY, PLACING = Phase.OPENING, Phase.TURN, Phase.REPLY, Phase.PLACING  # Phase.X takes its time
STAR_ENDED = RoundEnd.STAR
DRAWN_A_ROUND = len(DECK) - 1  # numbers that the shuffle of the nine cards takes


def faults(state: State) -> Iterator[Fault]:
    """The cards first: what comes after them may count on them."""
    if wrong_cards := (*card_faults(state), *side_faults(state)):
        yield from wrong_cards
        return
    of_phase = opening_faults if state.phase == OPENING else playing_faults
    if wrong := (*round_faults(state), *of_phase(state)):
        yield from wrong
    else:
        yield from ply_faults(state, possible_plies(state))


def card_faults(state: State) -> Iterator[Fault]:
    """1.1 Every card lies in exactly one place."""
    cards = [*state.deck]
    for side in state.sides:
        cards += [dancer.card for dancer in dancers(side)]
        if side.hand is not None:
            cards.append(side.hand)
    if len(cards) == len(set(cards)) == len(DECK):
        return
    if missing := [card for card in DECK if card not in cards]:
        yield Fault("/deck", f"The card {missing[0]} is nowhere.")
    for pointer, card in places(state):
        if cards.count(card) > 1:
            yield Fault(pointer, f"The card {card} is in more than one place.")


def places(state: State) -> Iterator[tuple[str, Card]]:
    """Every place where a card lies, and the card."""
    for seat, side in enumerate(state.sides):
        if side.hand is not None:
            yield f"/sides/{seat}/hand", side.hand
        if side.lead is not None:
            yield f"/sides/{seat}/lead/card", side.lead.card
        for index, dancer in enumerate(side.backups):
            yield f"/sides/{seat}/backups/{index}/card", dancer.card
    for index, card in enumerate(state.deck):
        yield f"/deck/{index}", card


def side_faults(state: State) -> Iterator[Fault]:
    """1.2 In the opening a seat has chosen or not. 2.1 Later it has a lead dancer; a hand is a card to be placed."""
    opening, placing = state.phase == OPENING, state.phase == PLACING and state.outcome is None
    for seat, side in enumerate(state.sides):
        if len(side.backups) > MOST_BACKUPS:
            yield Fault(f"/sides/{seat}/backups", "A seat has at most three backup dancers.")
        if opening:
            if (side.hand is None) == (side.lead is None) or side.backups:
                yield Fault(f"/sides/{seat}", "In the opening a seat has one card, either in hand or as lead dancer.")
            continue
        if side.lead is None:
            yield Fault(f"/sides/{seat}/lead", "There is a lead dancer once the opening is over.")
        if (side.hand is not None) != (placing and seat in state.to_move):
            yield Fault(f"/sides/{seat}/hand", "A card is in hand exactly while its seat is to place it.")


def round_faults(state: State) -> Iterator[Fault]:
    """9.4, 9.5 Every round but the one that is played has given a trophy, and has been shuffled once."""
    played = state.round - (state.outcome is None)
    if sum(state.trophies) != played:
        yield Fault("/trophies", f"{played} rounds have ended, each with one trophy.")
    yield from drawn_faults(state, (state.round * DRAWN_A_ROUND,))
    if state.trophies == (TROPHIES_TO_WIN,) * PLAYERS:
        yield Fault("/trophies", "The game ends with somebody's fourth trophy.")
    elif state.outcome != outcome(state.trophies):
        yield Fault("/outcome", "This is not how the game stands.")
    if (state.last_round is None) != (played == 0):
        yield Fault("/last_round", "It is null until a round has ended, and never again.")
    elif state.last_round:
        yield from last_round_faults(state, state.last_round, played)


def last_round_faults(state: State, last: LastRound, played: int) -> Iterator[Fault]:
    """9.1 to 9.4 The winner follows from the lead dancers and the microphone."""
    if last.number != played:
        yield Fault("/last_round/number", f"The last round that ended is number {played}.")
    if last.leads[0].card == last.leads[1].card:
        yield Fault("/last_round/leads", "There is only one card of each kind.")
    for seat, lead in enumerate(last.leads):
        if (lead.points is None) != (last.ended_by == STAR_ENDED):
            yield Fault(f"/last_round/leads/{seat}/points", "Points count exactly when no star ended the round.")
        if lead.star and lead.card not in STARRING:
            yield Fault(f"/last_round/leads/{seat}/star", "This card has no star.")
    if (last.leads[0].star or last.leads[1].star) != (last.ended_by == STAR_ENDED):
        yield Fault("/last_round/ended_by", "A star ends the round, and nothing else then does.")
    if last.winner != round_winner(last.leads, last.microphone):
        yield Fault("/last_round/winner", "This seat did not win the round.")
    if not state.trophies[last.winner]:
        yield Fault(f"/trophies/{last.winner}", "The winner of the last round has a trophy.")
    if state.outcome:
        yield from final_faults(state, last)


def final_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """9.5 The game is over: its last round still lies on the table."""
    if state.trophies[last.winner] != TROPHIES_TO_WIN:
        yield Fault("/last_round/winner", "The last round gave the fourth trophy.")
    if state.microphone != last.microphone:
        yield Fault("/microphone", "The microphone stays where it is when a round ends.")
    if last.ended_by not in endings(state):
        yield Fault("/last_round/ended_by", "No round can have ended so with this table in this phase.")
    for seat, (side, lead) in enumerate(zip(state.sides, last.leads, strict=True)):
        on_table = side.lead and (side.lead.card, side.lead.gender, star(state, seat))
        if on_table != (lead.card, lead.gender, lead.star):
            yield Fault(f"/last_round/leads/{seat}", "This is not the lead dancer on the table.")
        elif lead.points not in (None, points(state, seat)):
            yield Fault(f"/last_round/leads/{seat}/points", "The lead dancer on the table scores otherwise.")


def endings(state: State) -> tuple[RoundEnd, ...]:
    """6.1, 6.2, 7.1, 8.1 How a round can have ended on this table."""
    match state.phase:
        case Phase.TURN:
            return (RoundEnd.PROPOSED,)
        case Phase.REPLY:
            return (RoundEnd.AGREED,)
        case _:
            full = sum(map(in_play, state.sides)) == ALL_DANCERS
            return (RoundEnd.STAR, RoundEnd.ALL_DANCERS) if full else (RoundEnd.STAR,)


def opening_faults(state: State) -> Iterator[Fault]:
    """1.2 Whoever has not chosen is to move."""
    choosing = tuple(seat for seat, side in enumerate(state.sides) if side.hand is not None)
    if not choosing or state.outcome:
        yield Fault("/phase", "The opening is over when both have chosen.")
    elif state.to_move != choosing:
        yield Fault("/to_move", "Whoever has not chosen a half is to move.")
    yield from first_microphone_faults(state)


def first_microphone_faults(state: State) -> Iterator[Fault]:
    """1.5, 9.4 Until a card is drawn the microphone is where the last round, or the options, left it."""
    if state.microphone != (state.last_round or state.options).microphone:
        yield Fault("/microphone", "The microphone changes hands only when a card is drawn.")


def playing_faults(state: State) -> Iterator[Fault]:
    """1.5, 6.2 One seat is to move; the microphone tells which. 3.1, 7.1, 8.1 The round is not over."""
    on_turn = state.microphone if state.phase == TURN else opponent(state.microphone)
    if state.outcome is None and state.to_move != (on_turn,):
        yield Fault("/to_move", "In this phase the microphone is with the seat on turn, or has just left it.")
    yield from count_faults(state, on_turn)
    if state.phase != PLACING and sum(map(in_play, state.sides)) == PLAYERS:
        yield from first_microphone_faults(state)
    if state.outcome is None and (star(state, 0) or star(state, 1)):
        yield Fault("/sides", "A lead dancer's star has ended this round.")


def count_faults(state: State, on_turn: int) -> Iterator[Fault]:
    """How many dancers each seat can have: the one on turn as many as the other, or one fewer."""
    mine, theirs = in_play(state.sides[on_turn]), in_play(state.sides[opponent(on_turn)])
    if state.outcome and state.phase == PLACING:
        mine -= 1  # the card that ended the game has been placed
    if mine + theirs == ALL_DANCERS or mine >= MOST_DANCERS:
        yield Fault("/sides", "With eight cards in play the round is over.")
    if mine not in counts(state, theirs):
        yield Fault(f"/sides/{on_turn}", "The seat on turn has as many cards in play as the other, or one fewer.")


def in_play(side: Side) -> int:
    """How many dancers a side has."""
    return len(side.backups) + (side.lead is not None)


def counts(state: State, theirs: int) -> tuple[int, ...]:
    """6.1, 6.2 An answer is asked for with equally many cards; a proposal ends the game with one fewer."""
    if state.phase == REPLY:
        return (theirs,)
    if state.phase == TURN and state.outcome:
        return (theirs - 1,)
    return theirs, theirs - 1
